/// Compares two timelines as they are read, in memory that does not grow with them.
///
///     var comparison = TimelineComparison(options)
///     while let side = comparison.needs {
///       // read a piece of that side's file, then:
///       try comparison.read(side, bytes)      // or comparison.finish(side) at its end
///     }
///     comparison.difference.isWithin
///
/// Columns are matched by their names, rows by time and by key columns. Where the times differ, the second timeline
/// is interpolated linearly to the times of the first; text counts from its time on until it changes.
public struct TimelineComparison: Sendable {
  /// The two timelines.
  public enum Side: Int, Hashable, Sendable {
    /// The one that is held to be right.
    case first
    /// The one that is compared with it.
    case second
  }

  /// What to compare, and how strictly.
  public struct Options: Hashable, Sendable {
    /// The column of times; `nil` looks for time, t, seconds, timestamp or frame.
    public var timeColumn: String?
    /// The columns that say who a row is of; `nil` looks for element, name, id, key, label.
    public var keyColumns: [String]?
    /// The columns to compare; `nil` for all that both have.
    public var columns: [String]?
    /// What is allowed where a column has no tolerance of its own.
    public var tolerance = TimelineTolerance()
    /// What is allowed in single columns.
    public var columnTolerances: [String: TimelineTolerance] = [:]

    /// Creates options that compare everything exactly.
    public init() {}
  }

  /// What has been found so far.
  public private(set) var difference = TimelineDifference()
  private let options: Options
  private var readers = [TableReader(), TableReader()]
  private var groupers = [TimelineGrouper(), TimelineGrouper()]
  private var waiting: [[TableRow]] = [[], []]
  private var isFinished = [false, false]
  private var isLaidOut = false
  /// The two instants of the second timeline between which the first one's time lies.
  private var before: TimelineInstant?
  private var after: TimelineInstant?
  private var afterWasUsed = false
  private var hasFirst = false
  private var pending: TimelineInstant?

  /// Times closer than this, in seconds, are the same: what six digits after the point can tell apart.
  private static let sameTime = 1e-6

  /// Creates a comparison that has read nothing yet.
  public init(_ options: Options) {
    self.options = options
  }

  /// The side whose next piece is wanted; `nil` once both are finished.
  public var needs: Side? {
    if !isLaidOut {
      if readers[0].columns.isEmpty, !isFinished[0] { return .first }
      if readers[1].columns.isEmpty, !isFinished[1] { return .second }
    }
    if pending != nil, !isFinished[1] { return .second }
    if !isFinished[0] { return .first }
    return isFinished[1] ? nil : .second
  }

  /// Reads a piece of one side.
  public mutating func read(_ side: Side, _ bytes: UnsafeRawBufferPointer) throws(TableFault) {
    var rows: [TableRow] = []
    try readers[side.rawValue].read(bytes) { rows.append($0) }
    try take(rows, side)
  }

  /// Says that one side is at its end.
  public mutating func finish(_ side: Side) throws(TableFault) {
    var rows: [TableRow] = []
    try readers[side.rawValue].finish { rows.append($0) }
    isFinished[side.rawValue] = true
    guard isLaidOut else { return try take(rows, side) }
    for row in rows { try groupers[side.rawValue].add(row, columns: readers[side.rawValue].columns) }
    groupers[side.rawValue].finish()
    try advance()
  }

  private mutating func take(_ rows: [TableRow], _ side: Side) throws(TableFault) {
    let index = side.rawValue
    if !isLaidOut {
      waiting[index] += rows
      guard !readers[0].columns.isEmpty, !readers[1].columns.isEmpty else { return }
      try layOut()
      for other in 0...1 {
        for row in waiting[other] { try groupers[other].add(row, columns: readers[other].columns) }
        waiting[other] = []
        if isFinished[other] { groupers[other].finish() }
      }
    } else {
      for row in rows { try groupers[index].add(row, columns: readers[index].columns) }
    }
    try advance()
  }

  private mutating func layOut() throws(TableFault) {
    let matching = try TimelineColumns(readers[0].columns, readers[1].columns, options)
    groupers[0].start(matching.first)
    groupers[1].start(matching.second)
    difference.columns = matching.names.map { name in
      TimelineDifference.Column(
        name: name, tolerance: options.columnTolerances[name] ?? options.tolerance)
    }
    difference.columnsOnlyInFirst = matching.onlyInFirst
    difference.columnsOnlyInSecond = matching.onlyInSecond
    isLaidOut = true
  }

  /// Compares as far as both sides have been read.
  private mutating func advance() throws(TableFault) {
    while true {
      if pending == nil { pending = groupers[0].takeFirst() }
      guard let instant = pending else {
        if isFinished[0] { drainSecond() }
        return
      }
      while after.map({ $0.time < instant.time - Self.sameTime }) ?? true {
        guard let next = groupers[1].takeFirst() else { break }
        pass(next)
      }
      let isReached = after.map { $0.time >= instant.time - Self.sameTime } ?? false
      guard isReached || isFinished[1] && groupers[1].isEmpty else { return }
      compare(instant)
      hasFirst = true
      pending = nil
    }
  }

  /// Makes an instant of the second timeline the next one.
  private mutating func pass(_ next: TimelineInstant) {
    // What lies before the first timeline's start has no counterpart; what lies between its times is passed over.
    if let after, !hasFirst, !afterWasUsed { missing(in: .second, after) }
    before = after
    after = next
    afterWasUsed = false
  }

  private mutating func drainSecond() {
    if let after, !afterWasUsed, hasEnded(after) { missing(in: .second, after) }
    after = nil
    while let next = groupers[1].takeFirst() { missing(in: .second, next) }
  }

  /// Whether an instant of the second lies beyond the first's last, for all that is compared comes before it.
  private func hasEnded(_ instant: TimelineInstant) -> Bool { instant.time > lastTime + Self.sameTime }

  private var lastTime = -Double.infinity

  private mutating func compare(_ instant: TimelineInstant) {
    lastTime = instant.time
    guard let after else { return missing(in: .first, instant) }
    if abs(after.time - instant.time) <= Self.sameTime {
      afterWasUsed = true
      return match(instant, with: after.rows, counting: true)
    }
    guard after.time > instant.time, let before else { return missing(in: .first, instant) }
    difference.isResampled = true
    let share = (instant.time - before.time) / (after.time - before.time)
    match(instant, with: Self.between(before, after, share), counting: false)
  }

  /// The rows of an instant between two: numbers in proportion, texts as they were.
  private static func between(
    _ before: TimelineInstant, _ after: TimelineInstant, _ share: Double
  ) -> [TimelineInstant.Row] {
    before.rows.enumerated().map { index, row in
      guard let next = Self.counterpart(of: row, at: index, in: after.rows, among: before.rows) else {
        return row
      }
      var mixed = row
      for (place, value) in next.numbers.enumerated() where !value.isNaN && !row.numbers[place].isNaN {
        mixed.numbers[place] = row.numbers[place] + share * (value - row.numbers[place])
      }
      return mixed
    }
  }

  /// The row with the same key: of several the one that is the same in number among them.
  private static func counterpart(
    of row: TimelineInstant.Row, at index: Int, in rows: [TimelineInstant.Row],
    among own: [TimelineInstant.Row]
  ) -> TimelineInstant.Row? {
    // Two tables of one tool have their rows in the same order.
    if rows.count == own.count, rows[index].key == row.key { return rows[index] }
    let number = own[..<index].reduce(0) { $0 + ($1.key == row.key ? 1 : 0) }
    return rows.lazy.filter { $0.key == row.key }.dropFirst(number).first
  }

  private mutating func match(
    _ instant: TimelineInstant, with rows: [TimelineInstant.Row], counting: Bool
  ) {
    var matched = 0
    for (index, row) in instant.rows.enumerated() {
      guard let other = Self.counterpart(of: row, at: index, in: rows, among: instant.rows) else {
        difference.rowsOnlyInFirst += 1
        noteMissing(instant.time, row.key, in: .first)
        continue
      }
      matched += 1
      difference.rowsCompared += 1
      for column in difference.columns.indices { compare(row, other, column, instant.time) }
    }
    guard counting, rows.count > matched else { return }
    difference.rowsOnlyInSecond += rows.count - matched
    let keys = Set(instant.rows.map(\.key))
    noteMissing(instant.time, rows.first { !keys.contains($0.key) }?.key ?? "", in: .second)
  }

  private mutating func compare(
    _ row: TimelineInstant.Row, _ other: TimelineInstant.Row, _ column: Int, _ time: Double
  ) {
    let (a, b) = (row.numbers[column], other.numbers[column])
    let isText = a.isNaN || b.isNaN
    let isSame = isText && row.texts[column] == other.texts[column] && a.isNaN == b.isNaN
    let distance = isText ? (isSame ? 0 : Double.infinity) : abs(a - b)
    if !isText { difference.columns[column].profile.add(distance, at: time) }
    guard distance > 0 else { return }
    let isBeyond = isText || distance > difference.columns[column].tolerance.allowance(at: a)
    let isWorst = distance > difference.columns[column].worst?.distance ?? 0
    let isFirst = isBeyond && difference.columns[column].firstBeyond == nil
    if isBeyond { difference.columns[column].beyondCount += 1 }
    guard isWorst || isFirst else { return }
    let place = TimelineDifference.Place(
      time: time, key: row.key, first: row.texts[column] ?? "\(a)", second: other.texts[column] ?? "\(b)",
      distance: distance)
    if isWorst { difference.columns[column].worst = place }
    if isFirst { difference.columns[column].firstBeyond = place }
  }

  private mutating func missing(in side: Side, _ instant: TimelineInstant) {
    switch side {
    case .first: difference.rowsOnlyInFirst += instant.rows.count
    case .second: difference.rowsOnlyInSecond += instant.rows.count
    }
    noteMissing(instant.time, instant.rows[0].key, in: side)
  }

  private mutating func noteMissing(_ time: Double, _ key: String, in side: Side) {
    guard difference.firstMissing == nil else { return }
    difference.firstMissing = TimelineDifference.Place(
      time: time, key: key, first: side == .first ? "a row" : "", second: side == .second ? "a row" : "",
      distance: .infinity)
  }
}
