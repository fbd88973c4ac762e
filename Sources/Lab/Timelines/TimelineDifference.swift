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
    /// How the numbers differ over time, thinned out: of each of the ``TimelineDifference/profiledKeys``, then of all
    /// others together.
    var profiles = [DifferenceProfile()]
  }

  /// The columns that both have, in the order of the first.
  public var columns: [Column] = []
  /// Those whose values are followed one by one over time: the first that appear.
  public internal(set) var profiledKeys: [String] = []
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

  /// How the numbers of a column differ over time for one key; of a key that is not among ``profiledKeys``, together
  /// with all others that are not.
  public func profile(of column: Column, key: String) -> DifferenceProfile {
    column.profiles[(profiledKeys.firstIndex(of: key) ?? profiledKeys.count)]
  }

  private func rank(_ column: Column) -> (Int, Double) {
    (column.beyondCount > 0 ? 1 : 0, column.worst?.distance ?? 0)
  }
}
