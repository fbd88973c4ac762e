/// Whether two numbers are no farther apart than a tolerance; false where either is not a number.
public func isClose(_ a: Double, _ b: Double, within tolerance: Double) -> Bool {
  abs(a - b) <= tolerance
}

/// The distance of two numbers as a part of a range, in units of which tables of springs state their tolerance.
public func error(of value: Double, against reference: Double, inRange range: Double) -> Double {
  abs(value - reference) / max(range, .leastNormalMagnitude)
}
