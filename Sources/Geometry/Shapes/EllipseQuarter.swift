/// A quarter of an ellipse about the origin, from (0, b) to (a, 0).
struct EllipseQuarter {
  /// The half axis along x, in points.
  var a: Double
  /// The half axis along y, in points.
  var b: Double

  /// The point of the quarter nearest to one in the same quadrant, within the ellipse or beyond it.
  ///
  /// The nearest point is (a²x/(t + a²), b²y/(t + b²)), t the greatest root of
  /// (ax/(t + a²))² + (by/(t + b²))² = 1 (D. Eberly, "Distance from a point to an ellipse"). The left side is
  /// convex and falls, so that Newton's steps from the left of the root never pass it.
  ///
  /// *Accuracy*: about 1e-15 of the greater of the axes and the coordinates.
  func foot(of point: Point) -> Corner.Foot {
    guard a > 0, b > 0 else { return self.point(at: point.x > point.y ? 1 : 0) }
    let ax = a * point.x
    let by = b * point.y
    // From a point inside t is negative; from one outside 0 is a closer start.
    let x = point.x / a
    let y = point.y / b
    var t = max(ax - a * a, by - b * b, (1e-14 - 1) * min(a * a, b * b))
    if x * x + y * y >= 1 { t = max(t, 0) }
    for _ in 0..<40 {
      let u = ax / (t + a * a)
      let v = by / (t + b * b)
      let value = u * u + v * v - 1
      let slope = -2 * (u * u / (t + a * a) + v * v / (t + b * b))
      guard value > 1e-16, slope < 0 else { break }
      let next = t - value / slope
      guard next > t else { break }
      t = next
    }
    return foot(x: a * ax / (t + a * a), y: b * by / (t + b * b))
  }

  /// The foot at a point of the quarter.
  private func foot(x: Double, y: Double) -> Corner.Foot {
    let gradient = Vector(dx: x / (a * a), dy: y / (b * b))
    let length = gradient.length
    return Corner.Foot(
      point: Point(x: x, y: y), normal: gradient.normalized(or: Vector(dx: 0, dy: 1)),
      curvature: 1 / (a * a * b * b * length * length * length), parameter: .nan)
  }

  /// The point at a part of the quarter turn of the ellipse's own angle, from (0, b).
  func point(at parameter: Double) -> Corner.Foot {
    let direction = Vector(angle: parameter * .pi / 2)
    let point = Point(x: a * direction.dy, y: b * direction.dx)
    guard a > 0, b > 0 else {
      return Corner.Foot(
        point: point, normal: Vector(dx: direction.dy, dy: direction.dx), curvature: .infinity,
        parameter: parameter)
    }
    let slope = Vector(dx: b * direction.dy, dy: a * direction.dx)
    let length = slope.length
    return Corner.Foot(
      point: point, normal: slope * (1 / length), curvature: a * b / (length * length * length),
      parameter: parameter)
  }

  /// The parameter at which the quarter has a normal.
  func parameter(normal: Vector) -> Double {
    let sine = a > 0 ? a * max(normal.dx, 0) : max(normal.dx, 0)
    let cosine = b > 0 ? b * max(normal.dy, 0) : max(normal.dy, 0)
    return Vector(dx: cosine, dy: sine).angle / (Double.pi / 2)
  }
}
