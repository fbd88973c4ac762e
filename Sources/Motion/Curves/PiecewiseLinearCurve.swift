/// CSS's `linear()`: a progress along straight pieces between stops.
public struct PiecewiseLinearCurve: Hashable, Sendable {
  /// A point of the curve.
  public struct Stop: Hashable, Sendable {
    /// The progress at which the curve passes.
    public let input: Double
    /// The eased progress there.
    public let output: Double

    /// Creates a point from a progress and the eased progress there.
    public init(input: Double, output: Double) {
      precondition(input.isFinite && output.isFinite, "A stop of a curve must be finite.")
      self.input = input
      self.output = output
    }
  }

  /// The points, in order of their input.
  public let stops: [Stop]

  /// Creates a curve from its points: two at least, with inputs that never fall.
  public init(stops: [Stop]) {
    precondition(stops.count >= 2, "A piecewise curve has two stops at least.")
    precondition(
      zip(stops, stops.dropFirst()).allSatisfy { $0.input <= $1.input },
      "The inputs of a piecewise curve never fall.")
    self.stops = stops
  }

  /// The height at an x; beyond the outer stops the first and the last piece go on, as CSS says.
  public func value(at x: Double) -> Double {
    let (start, end) = piece(at: x)
    guard end.input > start.input else { return end.output }
    return start.output + (end.output - start.output) * ((x - start.input) / (end.input - start.input))
  }

  /// The slope at an x, that of the piece on the right at a stop.
  public func slope(at x: Double) -> Double {
    let (start, end) = piece(at: x)
    return end.input > start.input ? (end.output - start.output) / (end.input - start.input) : 0
  }

  /// The piece that holds an x, by bisection; at a jump the last stop of that input counts.
  private func piece(at x: Double) -> (Stop, Stop) {
    var low = 0
    var high = stops.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if stops[middle].input <= x { low = middle } else { high = middle }
    }
    return (stops[low], stops[high])
  }
}
