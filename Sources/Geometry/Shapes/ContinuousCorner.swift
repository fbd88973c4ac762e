/// The curve of iOS's continuous corner and its mixes with a circular one, as a chain of three cubics.
enum ContinuousCorner {
  /// How much farther along the edge a continuous corner reaches than its radius, per point of radius.
  ///
  /// `CALayer.cornerCurveExpansionFactor` is 1.528665.
  static let expansion = 0.528665

  /// The points of the chain from the corner of the box, in units of the radius: dx along the edge that the
  /// chain starts on, dy along the other.
  private static let continuous: [Vector] = [
    Vector(dx: 1.528665, dy: 0),
    Vector(dx: 1.088492957618529, dy: 0),
    Vector(dx: 0.868406944063002, dy: 0),
    Vector(dx: 0.631493792830993, dy: 0.074911387847016),
    Vector(dx: 0.372823826625747, dy: 0.16905955604437),
    Vector(dx: 0.16905955604437, dy: 0.372823826625747),
    Vector(dx: 0.074911387847016, dy: 0.631493792830993),
    Vector(dx: 0, dy: 0.868406944063002),
    Vector(dx: 0, dy: 1.088492957618529),
    Vector(dx: 0, dy: 1.528665),
  ]

  /// The quarter circle cut where its tangents are about those of the continuous chain's joints, so that
  /// every mix of the two chains turns one way only.
  private static let circular: [Vector] = {
    let joint = 18.8 * Double.pi / 180
    let angles = [0, joint, Double.pi / 2 - joint, Double.pi / 2]
    func point(_ angle: Double) -> Vector {
      let direction = Vector(angle: angle)
      return Vector(dx: 1 - direction.dy, dy: 1 - direction.dx)
    }
    func tangent(_ angle: Double) -> Vector {
      let direction = Vector(angle: angle)
      return Vector(dx: -direction.dx, dy: direction.dy)
    }
    var points = [point(0)]
    for (a, b) in zip(angles, angles.dropFirst()) {
      let handle = arcHandle(b - a)
      points.append(point(a) + tangent(a) * handle)
      points.append(point(b) - tangent(b) * handle)
      points.append(point(b))
    }
    return points
  }()

  /// The three cubics of a corner about the centre of its box, from (0, reach.height) to (reach.width, 0).
  ///
  /// - Parameters:
  ///   - radius: the radii along the two edges, in points.
  ///   - smoothing: 0 for a circular corner, 1 for a continuous one.
  /// - Returns: the cubics in order.
  static func chain(radius: Size, smoothing: Double) -> [CubicCurve] {
    let reach = 1 + expansion * smoothing
    let points = zip(circular, continuous).map { round, smooth in
      let mix = round + (smooth - round) * smoothing
      return Point(x: (reach - mix.dx) * radius.width, y: (reach - mix.dy) * radius.height)
    }
    return stride(from: 0, to: 9, by: 3).map { index in
      CubicCurve(
        start: points[index], control1: points[index + 1], control2: points[index + 2], end: points[index + 3]
      )
    }
  }
}
