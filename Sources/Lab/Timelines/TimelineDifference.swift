/// How far apart two values of a column may be.
public struct TimelineTolerance: Hashable, Sendable {
  /// The distance allowed whatever the values are.
  public var absolute: Double
  /// The distance allowed as a part of the first value.
  public var relative: Double

  /// Creates a tolerance; the larger of the two distances is allowed.
  public init(absolute: Double = 0, relative: Double = 0) {
    precondition(absolute >= 0 && relative >= 0, "A tolerance is not negative.")
    (self.absolute, self.relative) = (absolute, relative)
  }

  /// The distance allowed from a value.
  public func allowance(at value: Double) -> Double { Swift.max(absolute, relative * abs(value)) }
}

/// What differs between two timelines, column by column.
public struct TimelineDifference: Hashable, Sendable {
  /// A place at which two timelines differ.
  public struct Place: Hashable, Sendable {
    /// The time, in seconds, or the number of the row where there are no times.
    public var time: Double
    /// Who the row is of.
    public var key: String
    /// The first timeline's value.
    public var first: String
    /// The second timeline's value.
    public var second: String
    /// How far apart they are; infinite between text and anything else.
    public var distance: Double
  }

  /// One column.
  public struct Column: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// What is allowed.
    public var tolerance: TimelineTolerance
    /// The place of the largest difference; `nil` where there is none.
    public var worst: Place?
    /// The first place that is beyond the tolerance; `nil` where all are within.
    public var firstBeyond: Place?
    /// How many values are beyond the tolerance.
    public var beyondCount = 0
    /// The largest numerical differences over time, thinned out.
    public var profile = DifferenceProfile()
  }

  /// The columns that both have, in the order of the first.
  public var columns: [Column] = []
  /// How many rows were compared.
  public var rowsCompared = 0
  /// Rows of the first without a counterpart.
  public var rowsOnlyInFirst = 0
  /// Rows of the second without a counterpart.
  public var rowsOnlyInSecond = 0
  /// The first place at which a row has no counterpart.
  public var firstMissing: Place?
  /// Whether the second was interpolated to the times of the first.
  public var isResampled = false
  /// Columns of the first that the second lacks.
  public var columnsOnlyInFirst: [String] = []
  /// Columns of the second that the first lacks.
  public var columnsOnlyInSecond: [String] = []

  /// Whether every row has a counterpart and every value is within its tolerance.
  public var isWithin: Bool {
    rowsOnlyInFirst == 0 && rowsOnlyInSecond == 0 && columns.allSatisfy { $0.beyondCount == 0 }
  }

  /// The column whose largest difference is the largest in units of its allowance, then in itself.
  public var worstColumn: Column? {
    columns.filter { $0.worst != nil }.max { rank($0) < rank($1) }
  }

  private func rank(_ column: Column) -> (Int, Double) {
    (column.beyondCount > 0 ? 1 : 0, column.worst?.distance ?? 0)
  }
}

/// The largest differences over time in at most so many pieces, whose length doubles as the timeline grows.
public struct DifferenceProfile: Hashable, Sendable {
  /// The time of each piece's largest difference.
  public private(set) var times: [Double] = []
  /// Each piece's largest difference.
  public private(set) var distances: [Double] = []
  private var pieceLength = 1
  private var inPiece = 0
  private var lastTime = -Double.infinity

  private static let mostPieces = 1024

  mutating func add(_ distance: Double, at time: Double) {
    if time == lastTime {
      raise(to: distance, at: time)
      return
    }
    lastTime = time
    if inPiece == 0 || inPiece >= pieceLength {
      if times.count == Self.mostPieces { halve() }
      times.append(time)
      distances.append(distance)
      inPiece = 1
    } else {
      inPiece += 1
      raise(to: distance, at: time)
    }
  }

  private mutating func raise(to distance: Double, at time: Double) {
    guard distance > distances[distances.count - 1] else { return }
    times[times.count - 1] = time
    distances[distances.count - 1] = distance
  }

  private mutating func halve() {
    let pairs = stride(from: 0, to: times.count - 1, by: 2).map {
      distances[$0 + 1] > distances[$0] ? $0 + 1 : $0
    }
    times = pairs.map { times[$0] }
    distances = pairs.map { distances[$0] }
    pieceLength *= 2
    inPiece = 0
  }
}
