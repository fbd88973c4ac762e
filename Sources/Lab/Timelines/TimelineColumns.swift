/// Which column of one timeline is which of the other, and what each is for.
struct TimelineColumns: Sendable {
  /// The names of the columns that are compared, in the order of the first timeline.
  let names: [String]
  let first: TimelineLayout
  let second: TimelineLayout
  let onlyInFirst: [String]
  let onlyInSecond: [String]

  private static let timeNames = ["time", "t", "seconds", "timestamp", "frame"]
  private static let keyNames = ["element", "name", "id", "key", "label", "container", "contour", "spring"]

  init(
    _ a: [String], _ b: [String], _ options: TimelineComparison.Options
  ) throws(TableFault) {
    let shared = a.filter(b.contains)
    let time = try Self.time(shared, options)
    let keys = try Self.keys(shared, options)
    var names = shared.filter { $0 != time && !keys.contains($0) }
    // A number of the frame says nothing that the time does not.
    if time == "time" { names.removeAll { $0 == "frame" } }
    if let wanted = options.columns {
      for name in wanted where !names.contains(name) { throw Self.absent(name, a, b) }
      names = wanted
    }
    for name in options.columnTolerances.keys.sorted() where !names.contains(name) {
      throw Self.absent(name, a, b)
    }
    guard !names.isEmpty else {
      throw TableFault(
        line: 1, "has no column to compare: \(a.joined(separator: ", ")) against \(b.joined(separator: ", "))"
      )
    }
    func layout(_ columns: [String]) -> TimelineLayout {
      func place(_ name: String) -> Int? { columns.firstIndex(of: name) }
      return TimelineLayout(
        time: time.flatMap(place), keys: keys.compactMap(place), compared: names.compactMap(place))
    }
    self.names = names
    (first, second) = (layout(a), layout(b))
    onlyInFirst = a.filter { !b.contains($0) }
    onlyInSecond = b.filter { !a.contains($0) }
  }

  private static func time(
    _ shared: [String], _ options: TimelineComparison.Options
  ) throws(TableFault) -> String? {
    guard let wanted = options.timeColumn else { return timeNames.first(where: shared.contains) }
    guard shared.contains(wanted) else { throw absent(wanted, shared, shared) }
    return wanted
  }

  private static func keys(
    _ shared: [String], _ options: TimelineComparison.Options
  ) throws(TableFault) -> [String] {
    guard let wanted = options.keyColumns else { return keyNames.filter(shared.contains) }
    for name in wanted where !shared.contains(name) { throw absent(name, shared, shared) }
    return wanted
  }

  private static func absent(_ name: String, _ a: [String], _ b: [String]) -> TableFault {
    let both = a.filter(b.contains).joined(separator: ", ")
    return TableFault(line: 1, column: name, "is no column of both; both have \(both)")
  }
}
