/// One cubic Bézier curve, in points.
public struct CubicCurve: Hashable, Sendable {
  /// Where the curve starts.
  public var start: Point
  /// The point that the curve leaves its start towards.
  public var control1: Point
  /// The point that the curve comes to its end from.
  public var control2: Point
  /// Where the curve ends.
  public var end: Point

  /// Creates a curve from its two ends and the two control points between them.
  @inlinable
  public init(start: Point, control1: Point, control2: Point, end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Creates the curve that runs straight between two points at an even pace.
  @inlinable
  public init(from start: Point, to end: Point) {
    self.init(
      start: start, control1: start.mixed(with: end, by: 1 / 3), control2: start.mixed(with: end, by: 2 / 3),
      end: end)
  }

  /// The point at a parameter in 0…1.
  @inlinable
  public func point(at t: Double) -> Point {
    let s = 1 - t
    let a = s * s * s
    let b = 3 * s * s * t
    let c = 3 * s * t * t
    let d = t * t * t
    return Point(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The derivative of the point by the parameter, in points.
  @inlinable
  public func derivative(at t: Double) -> Vector {
    let s = 1 - t
    return (control1 - start) * (3 * s * s) + (control2 - control1) * (6 * s * t)
      + (end - control2) * (3 * t * t)
  }

  /// The second derivative of the point by the parameter, in points.
  @inlinable
  public func secondDerivative(at t: Double) -> Vector {
    let first = (control2 - control1) - (control1 - start)
    let last = (end - control2) - (control2 - control1)
    return first * (6 * (1 - t)) + last * (6 * t)
  }

  /// The part of the curve between two parameters.
  public func part(from t0: Double, to t1: Double) -> CubicCurve {
    let third = (t1 - t0) / 3
    let p0 = t0 == 0 ? start : point(at: t0)
    let p3 = t1 == 1 ? end : point(at: t1)
    return CubicCurve(
      start: p0, control1: p0 + derivative(at: t0) * third, control2: p3 - derivative(at: t1) * third, end: p3
    )
  }

  /// The curve run the other way.
  @inlinable
  public var reversed: CubicCurve {
    CubicCurve(start: end, control1: control2, control2: control1, end: start)
  }

  /// The smallest rectangle that holds the curve, exact to rounding.
  public var bounds: Rect {
    let x = CubicCurve.extremes(start.x, control1.x, control2.x, end.x)
    let y = CubicCurve.extremes(start.y, control1.y, control2.y, end.y)
    return Rect(x: x.low, y: y.low, width: x.high - x.low, height: y.high - y.low)
  }

  /// The least and the greatest value of one coordinate along the curve.
  static func extremes(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> (low: Double, high: Double)
  {
    var low = min(p0, p3)
    var high = max(p0, p3)
    guard min(p1, p2) < low || max(p1, p2) > high else { return (low, high) }
    // The derivative is a·t² + 2b·t + c; where a vanishes the other form of the root still holds.
    let c = p1 - p0
    let b = p2 - 2 * p1 + p0
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return (low, high) }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    for t in [q / a, c / q] where t > 0 && t < 1 {
      let s = 1 - t
      let value = s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
      low = min(low, value)
      high = max(high, value)
    }
    return (low, high)
  }
}
