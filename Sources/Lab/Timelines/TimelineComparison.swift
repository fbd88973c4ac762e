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
    try withReader(side) { reader, body throws(TableFault) in try reader.read(bytes, body) }
    try advance()
  }

  /// Says that one side is at its end.
  public mutating func finish(_ side: Side) throws(TableFault) {
    try withReader(side) { reader, body throws(TableFault) in try reader.finish(body) }
    isFinished[side.rawValue] = true
    if isLaidOut { groupers[side.rawValue].finish() }
    try advance()
  }

  /// Lets a side's reader read, and takes its rows as they come; those before both sides' names are known wait.
  private mutating func withReader(
    _ side: Side,
    _ read: (inout TableReader, (TableRow) throws(TableFault) -> Void) throws(TableFault) -> Void
  ) throws(TableFault) {
    let index = side.rawValue
    // Out of the array, so that the rows it lends can be put into the rest of the comparison.
    var reader = TableReader()
    swap(&reader, &readers[index])
    defer { swap(&reader, &readers[index]) }
    let columns = reader.columns
    try read(&reader) { row throws(TableFault) in
      if isLaidOut {
        try groupers[index].add(row, columns: columns)
      } else {
        waiting[index].append(row)
      }
    }
    if !isLaidOut { try layOut(reader.columns, of: index) }
  }

  /// Matches the columns once both sides' names are known, and takes the rows that waited for it.
  private mutating func layOut(_ columns: [String], of index: Int) throws(TableFault) {
    var names = readers.map(\.columns)
    names[index] = columns
    guard !names[0].isEmpty, !names[1].isEmpty else { return }
    let matching = try TimelineColumns(names[0], names[1], options)
    groupers[0].start(matching.first)
    groupers[1].start(matching.second)
    difference.columns = matching.names.map { name in
      TimelineDifference.Column(
        name: name, tolerance: options.columnTolerances[name] ?? options.tolerance)
    }
    difference.columnsOnlyInFirst = matching.onlyInFirst
    difference.columnsOnlyInSecond = matching.onlyInSecond
    isLaidOut = true
    for side in 0...1 {
      for row in waiting[side] { try groupers[side].add(row, columns: names[side]) }
      waiting[side] = []
      if isFinished[side] { groupers[side].finish() }
    }
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
      return match(instant, with: after, counting: true)
    }
    guard after.time > instant.time, let before else { return missing(in: .first, instant) }
    difference.isResampled = true
    let share = (instant.time - before.time) / (after.time - before.time)
    match(instant, with: before.interpolated(towards: after, share), counting: false)
  }

  private mutating func match(
    _ instant: TimelineInstant, with other: TimelineInstant, counting: Bool
  ) {
    var matched = 0
    for row in 0..<instant.count {
      guard let counterpart = other.counterpart(of: row, in: instant) else {
        difference.rowsOnlyInFirst += 1
        noteMissing(instant.time, instant.key(row), in: .first)
        continue
      }
      matched += 1
      difference.rowsCompared += 1
      let profile = place(ofKey: instant.key(row), near: row)
      for column in difference.columns.indices {
        compare((instant, row), (other, counterpart), column, profile)
      }
    }
    guard counting, other.count > matched else { return }
    difference.rowsOnlyInSecond += other.count - matched
    let keys = Set((0..<instant.count).map(instant.key))
    let surplus = (0..<other.count).first { !keys.contains(other.key($0)) }
    noteMissing(instant.time, surplus.map(other.key) ?? "", in: .second)
  }

  /// How many keys are followed one by one.
  private static let mostProfiledKeys = 24

  /// The place of a key among those that are followed, or behind them; rows of an instant mostly come in one order.
  private mutating func place(ofKey key: String, near row: Int) -> Int {
    let keys = difference.profiledKeys
    if row < keys.count, keys[row] == key { return row }
    if let place = keys.firstIndex(of: key) { return place }
    guard keys.count < Self.mostProfiledKeys else { return keys.count }
    difference.profiledKeys.append(key)
    for column in difference.columns.indices {
      difference.columns[column].profiles.append(DifferenceProfile())
    }
    return keys.count
  }

  private mutating func compare(
    _ own: (instant: TimelineInstant, row: Int), _ other: (instant: TimelineInstant, row: Int), _ column: Int,
    _ profile: Int
  ) {
    let (a, b) = (own.instant.number(own.row, column), other.instant.number(other.row, column))
    if a.isNaN || b.isNaN {
      let (first, second) = (own.instant.text(own.row, column), other.instant.text(other.row, column))
      // A text against a number differs even where it is not the number's text.
      if first != second || a.isNaN != b.isNaN {
        note(column, own, first ?? "\(a)", second ?? "\(b)", .infinity, isBeyond: true)
      }
      return
    }
    difference.columns[column].profiles[profile].add(
      DifferenceProfile.Moment(time: own.instant.time, first: a, second: b))
    guard a != b else { return }
    let distance = abs(a - b)
    let isBeyond = distance > difference.columns[column].tolerance.allowance(at: a)
    let isWorst = distance > difference.columns[column].worst?.distance ?? 0
    if isBeyond || isWorst { note(column, own, "\(a)", "\(b)", distance, isBeyond: isBeyond) }
  }

  /// Notes a place at which a column differs, if it is its worst or first.
  private mutating func note(
    _ column: Int, _ own: (instant: TimelineInstant, row: Int), _ first: @autoclosure () -> String,
    _ second: @autoclosure () -> String, _ distance: Double, isBeyond: Bool
  ) {
    let isWorst = distance > difference.columns[column].worst?.distance ?? 0
    let isFirst = isBeyond && difference.columns[column].firstBeyond == nil
    if isBeyond { difference.columns[column].beyondCount += 1 }
    guard isWorst || isFirst else { return }
    let place = TimelineDifference.Place(
      time: own.instant.time, key: own.instant.key(own.row), first: first(), second: second(),
      distance: distance)
    if isWorst { difference.columns[column].worst = place }
    if isFirst { difference.columns[column].firstBeyond = place }
  }

  private mutating func missing(in side: Side, _ instant: TimelineInstant) {
    switch side {
    case .first: difference.rowsOnlyInFirst += instant.count
    case .second: difference.rowsOnlyInSecond += instant.count
    }
    noteMissing(instant.time, instant.key(0), in: side)
  }

  private mutating func noteMissing(_ time: Double, _ key: String, in side: Side) {
    guard difference.firstMissing == nil else { return }
    difference.firstMissing = TimelineDifference.Place(
      time: time, key: key, first: side == .first ? "a row" : "", second: side == .second ? "a row" : "",
      distance: .infinity)
  }
}
