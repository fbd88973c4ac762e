import SpringKernels

/// A cubic Bézier from (0, 0) to (1, 1) read as a function of x, as CSS's `cubic-bezier()` and SwiftUI's timing curves.
///
/// *Accuracy*: within 10⁻¹⁴ of the exact curve, times the largest of |y1|, |y2| and 1, for all control points; see
/// BezierCurve.c for how upright tangents keep their digits.
///
/// Making a curve takes some 8 µs and 7 kB, for the roots that solving starts from; copies share them.
public struct CubicBezierCurve: Sendable {
  /// The x of the first inner control point, 0…1.
  public let x1: Double
  /// The y of the first inner control point.
  public let y1: Double
  /// The x of the second inner control point, 0…1.
  public let x2: Double
  /// The y of the second inner control point.
  public let y2: Double

  /// The curve made ready for solving.
  let prepared: PreparedBezier

  /// Creates a curve with two inner control points; their x is kept within 0…1.
  ///
  /// *Edge cases*: the coordinates must be finite.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    precondition(
      x1.isFinite && y1.isFinite && x2.isFinite && y2.isFinite,
      "The control points of a Bézier must be finite.")
    self.x1 = Swift.min(Swift.max(x1, 0), 1)
    self.y1 = y1
    self.x2 = Swift.min(Swift.max(x2, 0), 1)
    self.y2 = y2
    prepared = PreparedBezier(x1: self.x1, y1: y1, x2: self.x2, y2: y2)
  }

  /// The powers of the parameter in x, as (cubic · t + quadratic) · t + linear, all times t.
  public var xCoefficients: (cubic: Double, quadratic: Double, linear: Double) {
    Self.coefficients(x1, x2)
  }

  /// The powers of the parameter in y, as (cubic · t + quadratic) · t + linear, all times t.
  public var yCoefficients: (cubic: Double, quadratic: Double, linear: Double) {
    Self.coefficients(y1, y2)
  }

  private static func coefficients(
    _ first: Double, _ second: Double
  ) -> (cubic: Double, quadratic: Double, linear: Double) {
    let linear = 3 * first
    let quadratic = 3 * (second - first) - linear
    return (1 - linear - quadratic, quadratic, linear)
  }

  /// The y at an x within 0…1.
  public func value(at x: Double) -> Double {
    bezier_value(prepared.pointer, x)
  }

  /// The parameter, 0…1, at which the curve has an x.
  func parameter(at x: Double) -> Double {
    bezier_parameter(prepared.pointer, x)
  }

  /// The slope dy/dx at an x within 0…1; a number of the caller's, or the limit, where both derivatives vanish.
  func slope(at x: Double, wherePointsCoincide substitute: Double?) -> Double {
    let t = parameter(at: x)
    let dx = Self.derivative(x1, x2, t)
    let dy = Self.derivative(y1, y2, t)
    if dx > 1e-12 { return dy / dx }
    if abs(dy) > 1e-9 { return dy < 0 ? -.infinity : .infinity }
    return substitute ?? limitingSlope(at: t)
  }

  /// The slope where both first derivatives vanish: that of the second derivatives.
  private func limitingSlope(at t: Double) -> Double {
    let ddx = Self.secondDerivative(x1, x2, t)
    let ddy = Self.secondDerivative(y1, y2, t)
    return ddx == 0 ? 1 : ddy / ddx
  }

  private static func derivative(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * (s * s * first + 2 * s * t * (second - first) + t * t * (1 - second))
  }

  private static func secondDerivative(_ first: Double, _ second: Double, _ t: Double) -> Double {
    6 * ((1 - t) * (second - 2 * first) + t * (1 - 2 * second + first))
  }
}

extension CubicBezierCurve: Hashable {
  /// Whether two curves have the same control points.
  public static func == (a: CubicBezierCurve, b: CubicBezierCurve) -> Bool {
    a.x1 == b.x1 && a.y1 == b.y1 && a.x2 == b.x2 && a.y2 == b.y2
  }

  /// Feeds the control points into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(x1)
    hasher.combine(y1)
    hasher.combine(x2)
    hasher.combine(y2)
  }
}
