/// The values that a parameter takes in a sweep: from one to another in equal steps, both included.
public struct SweepAxis: Hashable, Sendable {
  /// What is varied.
  public let parameter: SweepParameter
  /// The first value.
  public let first: Double
  /// The step from each to the next.
  public let step: Double
  /// How many values there are.
  public let count: Int

  /// Why values cannot be swept over.
  public enum Refusal: Error, Hashable, Sendable {
    /// The last value is below the first.
    case inverted
    /// The step is not above 0.
    case noStep
    /// There are more values than can be counted.
    case tooMany
    /// A value is none that the parameter can have; why.
    case unsound(Double, String)
  }

  /// Creates the values first, first + step, … up to last.
  ///
  /// A last value that is not a whole number of steps away is not reached; rounding up to a millionth of a step is
  /// forgiven.
  public init(_ parameter: SweepParameter, first: Double, last: Double, step: Double) throws(Refusal) {
    guard first <= last else { throw .inverted }
    guard step > 0 || first == last else { throw .noStep }
    let steps = first == last ? 0 : ((last - first) / step + 1e-6).rounded(.down)
    guard steps < 1e15 else { throw .tooMany }
    (self.parameter, self.first, self.step) = (parameter, first, step)
    count = Int(steps) + 1
    for value in [first, first + steps * step] {
      if let fault = parameter.fault(value) { throw .unsound(value, fault) }
    }
  }

  /// The value with a number, counted from 0.
  ///
  /// Decimal steps give decimal values: 0.05 from 0 gives 0.15 and not the sum of three rounded numbers.
  public func value(_ index: Int) -> Double {
    // With up to six digits after the point, thousandths and the like are whole numbers of millionths.
    let (a, b) = (first * 1e6, step * 1e6)
    let isDecimal =
      abs(a - a.rounded()) < 1e-6 && abs(b - b.rounded()) < 1e-6 && abs(b) * Double(count) < 1e15
    return isDecimal ? (a.rounded() + Double(index) * b.rounded()) / 1e6 : first + Double(index) * step
  }
}
