/// The rows of a timeline that have the same time, in flat arrays: a long timeline allocates little for each.
struct TimelineInstant: Sendable {
  var time = 0.0
  /// How many rows there are.
  private(set) var count = 0
  /// The compared cells, row by row; NaN where one is text.
  var numbers: [Double] = []
  /// The texts of cells that are no numbers, by their places in `numbers`.
  private var texts: [Int: String] = [:]
  /// Who each row is of; empty where the timeline has no column that says it.
  private var keys: [String] = []

  /// How many cells a row has.
  private var width: Int { count == 0 ? 0 : numbers.count / count }

  func key(_ row: Int) -> String { keys.isEmpty ? "" : keys[row] }
  func number(_ row: Int, _ column: Int) -> Double { numbers[row * width + column] }
  func text(_ row: Int, _ column: Int) -> String? { texts.isEmpty ? nil : texts[row * width + column] }

  mutating func append(
    _ row: TableRow, _ layout: TimelineLayout, columns: [String]
  ) throws(TableFault) {
    for place in layout.compared {
      if let number = row.number(place) {
        numbers.append(number)
      } else {
        if let oddity = row.oddity(place) {
          throw TableFault(line: row.line, column: columns[place], oddity)
        }
        texts[numbers.count] = row.text(place)
        numbers.append(.nan)
      }
    }
    if layout.keys.count == 1 {
      keys.append(row.text(layout.keys[0]))
    } else if layout.keys.count > 1 {
      keys.append(layout.keys.map { row.text($0) }.joined(separator: ", "))
    }
    count += 1
  }

  /// The row with the key of a row of another instant: of several the one that is the same in number among them.
  func counterpart(of row: Int, in other: TimelineInstant) -> Int? {
    // Two tables of one tool have their rows in the same order.
    if count == other.count, row < count, key(row) == other.key(row) { return row }
    let wanted = other.key(row)
    var number = (0..<row).reduce(0) { $0 + (other.key($1) == wanted ? 1 : 0) }
    for candidate in 0..<count where key(candidate) == wanted {
      if number == 0 { return candidate }
      number -= 1
    }
    return nil
  }

  /// The instant a share of the way to a later one: numbers in proportion, texts as they were.
  func interpolated(towards next: TimelineInstant, _ share: Double) -> TimelineInstant {
    var mixed = self
    for row in 0..<count {
      guard let other = next.counterpart(of: row, in: self) else { continue }
      for column in 0..<width {
        let (start, end) = (number(row, column), next.number(other, column))
        if !start.isNaN && !end.isNaN { mixed.numbers[row * width + column] = start + share * (end - start) }
      }
    }
    return mixed
  }
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
