/// The rows of a timeline that have the same time.
struct TimelineInstant: Sendable {
  /// One row: who it is of, and its cells by the place of the column among those compared.
  struct Row: Sendable {
    var key: String
    /// The numbers; NaN where a cell is text, so that a row is one flat array.
    var numbers: [Double]
    /// The texts of cells that are no numbers, by column.
    var texts: [Int: String]
  }

  var time: Double
  var rows: [Row]
}

/// How the columns of a timeline are read.
struct TimelineLayout: Sendable {
  /// The place of the column of times; `nil` where rows are numbered instead.
  var time: Int?
  /// The places of the columns that say who a row is of.
  var keys: [Int]
  /// The places of the columns that are compared, in the order of the comparison.
  var compared: [Int]
}

/// Puts the rows of a table together by their time.
struct TimelineGrouper: Sendable {
  private var layout: TimelineLayout?
  private var current: TimelineInstant?
  private var rowNumber = 0
  private var ready: [TimelineInstant] = []
  private var taken = 0

  mutating func start(_ layout: TimelineLayout) { self.layout = layout }

  /// Takes the earliest instant whose rows have all been read.
  mutating func takeFirst() -> TimelineInstant? {
    guard taken < ready.count else {
      ready.removeAll(keepingCapacity: true)
      taken = 0
      return nil
    }
    taken += 1
    return ready[taken - 1]
  }

  /// Whether no instant is complete.
  var isEmpty: Bool { taken == ready.count }

  mutating func add(_ row: TableRow, columns: [String]) throws(TableFault) {
    guard let layout else { return }
    let time = try time(of: row, layout, columns)
    rowNumber += 1
    let added = TimelineInstant.Row(
      key: layout.keys.map { row.text($0) }.joined(separator: ", "),
      numbers: try numbers(of: row, layout, columns), texts: texts(of: row, layout))
    if let last = current, last.time == time {
      current?.rows.append(added)
      return
    }
    if let last = current {
      guard time > last.time else {
        throw TableFault(
          line: row.line, column: layout.time.map { columns[$0] } ?? "",
          "goes back in time, from \(last.time) to \(time); sort the rows by time")
      }
      ready.append(last)
    }
    current = TimelineInstant(time: time, rows: [added])
  }

  mutating func finish() {
    if let current { ready.append(current) }
    current = nil
  }

  private func time(of row: TableRow, _ layout: TimelineLayout, _ columns: [String]) throws(TableFault)
    -> Double
  {
    guard let place = layout.time else { return Double(rowNumber) }
    if let time = row.number(place) { return time }
    let oddity = row.oddity(place) ?? "holds “\(row.text(place))”; expected a time"
    throw TableFault(line: row.line, column: columns[place], oddity)
  }

  private func numbers(
    of row: TableRow, _ layout: TimelineLayout, _ columns: [String]
  ) throws(TableFault) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(layout.compared.count)
    for place in layout.compared {
      if let number = row.number(place) {
        numbers.append(number)
      } else {
        if let oddity = row.oddity(place) {
          throw TableFault(line: row.line, column: columns[place], oddity)
        }
        numbers.append(.nan)
      }
    }
    return numbers
  }

  private func texts(of row: TableRow, _ layout: TimelineLayout) -> [Int: String] {
    var texts: [Int: String] = [:]
    for (index, place) in layout.compared.enumerated() where row.number(place) == nil {
      texts[index] = row.text(place)
    }
    return texts
  }
}
