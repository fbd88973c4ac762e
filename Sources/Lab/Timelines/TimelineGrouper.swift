/// Puts the rows of a table together by their time.
struct TimelineGrouper: Sendable {
  private var layout: TimelineLayout?
  private var current = TimelineInstant()
  private var rowNumber = 0
  private var ready: [TimelineInstant] = []
  private var taken = 0

  mutating func start(_ layout: TimelineLayout) { self.layout = layout }

  /// Whether no instant is complete.
  var isEmpty: Bool { taken == ready.count }

  /// Takes the earliest instant whose rows have all been read.
  mutating func takeFirst() -> TimelineInstant? {
    guard taken < ready.count else { return nil }
    let first = ready[taken]
    taken += 1
    // Some instants nearly always wait for the other side, so the room of those taken is not only freed at the end.
    if taken == ready.count {
      ready.removeAll(keepingCapacity: true)
      taken = 0
    } else if taken >= 1024, taken > ready.count / 2 {
      ready.removeFirst(taken)
      taken = 0
    }
    return first
  }

  mutating func add(_ row: TableRow, columns: [String]) throws(TableFault) {
    guard let layout else { return }
    let time = try time(of: row, layout, columns)
    rowNumber += 1
    if current.count > 0, time != current.time {
      guard time > current.time else {
        throw TableFault(
          line: row.line, column: layout.time.map { columns[$0] } ?? "",
          "goes back in time, from \(current.time) to \(time); sort the rows by time")
      }
      finish()
    }
    current.time = time
    try current.append(row, layout, columns: columns)
  }

  /// Says that the rows of the last instant have all been read.
  mutating func finish() {
    if current.count > 0 { ready.append(current) }
    current = TimelineInstant()
  }

  private func time(of row: TableRow, _ layout: TimelineLayout, _ columns: [String]) throws(TableFault)
    -> Double
  {
    guard let place = layout.time else { return Double(rowNumber) }
    if let time = row.number(place) { return time }
    let oddity = row.oddity(place) ?? "holds “\(row.text(place))”; expected a time"
    throw TableFault(line: row.line, column: columns[place], oddity)
  }
}
