/// One corner of a shape, mirrored so that the shape lies to the left and above of it, about its own centre.
///
/// In this frame the corner's curve runs from (0, reach.height), where one edge ends, to (reach.width, 0),
/// where the other starts, and the plane beyond it is where both coordinates are positive.
struct Corner: Hashable, Sendable {
  /// The curve of the corner.
  enum Curve: Hashable, Sendable {
    /// A quarter of an ellipse, a circle or, where there is no reach, a point.
    case round
    /// Cubics one after the other that turn one way only, with a slight kink at each joint.
    case chain([CubicCurve])
  }

  /// −1 where the corner is on the left, else 1.
  var signX: Double
  /// −1 where the corner is on the top, else 1.
  var signY: Double
  /// The centre of the corner's box from the shape's centre, mirrored by the signs.
  var center: Vector
  /// How far the curve reaches from its centre along each axis, in points.
  var reach: Size
  /// The curve.
  var curve: Curve

  /// A point on or near a corner's curve.
  struct Foot {
    /// The nearest point of the curve.
    var point: Point
    /// The unit normal there, outwards.
    var normal: Vector
    /// The curvature there, per point; infinite where the curve has a corner.
    var curvature: Double
    /// How far along the curve, 0 where it starts, 1 where it ends.
    var parameter: Double
  }

  /// A point from the shape's centre in this corner's frame.
  @inline(__always)
  func folded(_ point: Vector) -> Point {
    Point(x: point.dx * signX - center.dx, y: point.dy * signY - center.dy)
  }

  /// A direction of this corner's frame in the shape's.
  @inline(__always)
  func unfolded(_ vector: Vector) -> Vector {
    Vector(dx: vector.dx * signX, dy: vector.dy * signY)
  }

  /// Whether the curve is a quarter of a circle (or a point).
  @inline(__always)
  var isCircular: Bool {
    if case .round = curve { return reach.width == reach.height }
    return false
  }

  /// The point of the curve nearest to one beyond it, both of whose coordinates are not negative.
  ///
  /// The curve turns one way, so the nearest point is the only one whose normal goes through `point`.
  func footFromOutside(_ point: Point) -> Foot {
    switch curve {
    case .round:
      if reach.width == reach.height { return circleFoot(point) }
      return EllipseQuarter(a: reach.width, b: reach.height).foot(of: point)
    case .chain(let cubics):
      return CubicChain(cubics: cubics).footFromOutside(point)
    }
  }

  /// Whether a point both of whose coordinates are positive lies beyond the curve.
  func isOutside(_ point: Point) -> Bool {
    switch curve {
    case .round:
      let a = reach.width
      let b = reach.height
      if a == b { return point.x * point.x + point.y * point.y >= a * a }
      let x = point.x / a
      let y = point.y / b
      return x * x + y * y >= 1
    case .chain(let cubics):
      guard point.x < reach.width, point.y < reach.height else { return true }
      let foot = CubicChain(cubics: cubics).footFromOutside(point)
      return (point - foot.point).dot(foot.normal) >= 0
    }
  }

  /// How far a point lies under the chord between the curve's ends, in points; negative beyond it.
  @inline(__always)
  func depthUnderChord(_ point: Point) -> Double {
    let a = reach.width
    let b = reach.height
    return (a * b - point.x * b - point.y * a) / (a * a + b * b).squareRoot()
  }

  /// The nearest point of the curve for a point inside the shape, or nil where no inner normal reaches it.
  func footFromInside(_ point: Point) -> Foot? {
    let isInQuadrant = point.x > 0 && point.y > 0
    if isCircular { return isInQuadrant ? circleFoot(point) : nil }
    if isInQuadrant {
      // A normal that is shorter than every radius of curvature is a cubic's only one, and that of a whole
      // ellipse from a point in its quadrant is found exactly.
      guard case .chain(let cubics) = curve else { return footFromOutside(point) }
      let foot = CubicChain(cubics: cubics).footFromNear(point)
      if foot.point.distance(to: point) < leastBendRadius { return foot }
    }
    var best = self.point(at: 0)
    for range in smoothRanges {
      let foot = nearestFoot(to: point, in: range)
      if foot.point.distance(to: point) < best.point.distance(to: point) { best = foot }
    }
    return best
  }

  /// A bound on the radius of curvature of a chain from below, in points.
  ///
  /// The tightest bend of a continuous corner has 0.93 of its radius, and no mix with a circle is tighter; a
  /// stretch along one axis takes at most the square of the ratio away.
  private var leastBendRadius: Double {
    let shorter = min(reach.width, reach.height)
    let longer = max(reach.width, reach.height)
    return 0.5 * shorter * shorter / longer / (1 + ContinuousCorner.expansion)
  }

  /// The ranges of the parameter over which the point moves along, without the kinks between.
  private var smoothRanges: [ClosedRange<Double>] {
    guard case .chain = curve else { return [0...1] }
    return [0...0.2, 0.4...0.6, 0.8...1]
  }

  /// The nearest point in a range of the parameter: the best of a few, then halving on the tangent.
  private func nearestFoot(to point: Point, in range: ClosedRange<Double>) -> Foot {
    let samples = 12
    let step = (range.upperBound - range.lowerBound) / Double(samples)
    var best: (distance: Double, parameter: Double) = (.infinity, 0)
    for index in 0...samples {
      let parameter = range.lowerBound + Double(index) * step
      let distance = self.point(at: parameter).point.distance(to: point)
      if distance < best.distance { best = (distance, parameter) }
    }
    // The point lies ahead of where (point − curve)·tangent is positive and behind where it is negative.
    var low = max(best.parameter - step, range.lowerBound)
    var high = min(best.parameter + step, range.upperBound)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      let foot = self.point(at: middle)
      let tangent = Vector(dx: foot.normal.dy, dy: -foot.normal.dx)
      if (point - foot.point).dot(tangent) > 0 { low = middle } else { high = middle }
    }
    return self.point(at: (low + high) / 2)
  }

  private func circleFoot(_ point: Point) -> Foot {
    let out = point - Point.zero
    let length = out.length
    let normal = length > 0 ? out * (1 / length) : Vector(dx: 0.5.squareRoot(), dy: 0.5.squareRoot())
    return Foot(
      point: Point.zero + normal * reach.width, normal: normal,
      curvature: reach.width > 0 ? 1 / reach.width : .infinity, parameter: .nan)
  }

  /// The point, normal and curvature at a parameter in 0…1, from where the curve starts.
  func point(at parameter: Double) -> Foot {
    switch curve {
    case .round:
      return EllipseQuarter(a: reach.width, b: reach.height).point(at: parameter)
    case .chain(let cubics):
      return CubicChain(cubics: cubics).point(at: parameter)
    }
  }

  /// The parameter of a foot on this curve, in 0…1.
  func parameter(of foot: Foot) -> Double {
    guard case .round = curve else { return foot.parameter }
    return EllipseQuarter(a: reach.width, b: reach.height).parameter(normal: foot.normal)
  }
}
