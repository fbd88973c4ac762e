/// A shape made ready for many samples: its corners fitted, its turn resolved.
struct PreparedShape: Sendable {
  /// The centre, in points.
  let center: Point
  /// The cosine of the turn.
  let cosine: Double
  /// The sine of the turn.
  let sine: Double
  /// Half the width, in points.
  let halfWidth: Double
  /// Half the height, in points.
  let halfHeight: Double
  /// The corners, clockwise from the top left.
  let corners: [Corner]
  /// The radius of all four corners where they are equal and circular, else negative.
  let uniformRadius: Double
  /// The radius of the circle about the centre that holds the shape, in points.
  let outerRadius: Double

  /// Prepares a shape.
  ///
  /// - Parameters:
  ///   - shape: the shape.
  ///   - leastRadius: no corner is sharper than this, in points, or than a twentieth of the shorter side, and no shape thinner than a fifth of it.
  init(_ shape: PlacedShape, leastRadius: Double = 0) {
    var shape = shape
    if leastRadius > 0 {
      let least = leastRadius / 5
      shape.rect = Rect(
        center: shape.rect.center,
        size: Size(width: max(shape.rect.width, least), height: max(shape.rect.height, least)))
    }
    center = shape.rect.center
    let turn = shape.rotation == 0 ? Vector(dx: 1, dy: 0) : Vector(angle: shape.rotation)
    cosine = turn.dx
    sine = turn.dy
    halfWidth = shape.rect.width / 2
    halfHeight = shape.rect.height / 2
    corners = PreparedShape.corners(
      of: shape, leastRadius: min(leastRadius, shape.rect.size.shorterSide / 20))
    let first = corners[0]
    let even = corners.allSatisfy { $0.isCircular && $0.reach == first.reach }
    uniformRadius = even ? first.reach.width : -1
    outerRadius =
      even
      ? Vector(dx: halfWidth - uniformRadius, dy: halfHeight - uniformRadius).length + uniformRadius
      : Vector(dx: halfWidth, dy: halfHeight).length
  }

  /// A point from the centre, with the turn undone.
  @inline(__always)
  func local(_ point: Point) -> Vector {
    turnedBack(point - center)
  }

  /// A direction with the shape's turn undone.
  @inline(__always)
  func turnedBack(_ vector: Vector) -> Vector {
    Vector(dx: vector.dx * cosine + vector.dy * sine, dy: vector.dy * cosine - vector.dx * sine)
  }

  /// A direction of the shape's own axes as it stands after the turn.
  @inline(__always)
  func turned(_ vector: Vector) -> Vector {
    Vector(dx: vector.dx * cosine - vector.dy * sine, dy: vector.dy * cosine + vector.dx * sine)
  }

  /// The corners with their radii fitted and their smoothing cut where a side is too short for it.
  private static func corners(of shape: PlacedShape, leastRadius: Double) -> [Corner] {
    let radii = shape.fittedRadii.atLeast(leastRadius)
    let fitted = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    let wanted = min(max(shape.smoothing, 0), 1)
    /// The most smoothing for which two corners fit on a side.
    func room(_ side: Double, _ first: Double, _ second: Double) -> Double {
      let sum = first + second
      return sum > 0 ? max(side / sum - 1, 0) / ContinuousCorner.expansion : 1
    }
    let top = room(shape.rect.width, radii.topLeft.width, radii.topRight.width)
    let bottom = room(shape.rect.width, radii.bottomLeft.width, radii.bottomRight.width)
    let left = room(shape.rect.height, radii.topLeft.height, radii.bottomLeft.height)
    let right = room(shape.rect.height, radii.topRight.height, radii.bottomRight.height)
    let rooms = [min(top, left), min(top, right), min(bottom, right), min(bottom, left)]
    let signs: [(Double, Double)] = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    return fitted.indices.map { index in
      let smoothing = min(wanted, rooms[index])
      let radius = fitted[index]
      let isChain = smoothing > 1e-9 && radius.width > 0
      let factor = isChain ? 1 + ContinuousCorner.expansion * smoothing : 1
      let reach = Size(width: radius.width * factor, height: radius.height * factor)
      return Corner(
        signX: signs[index].0, signY: signs[index].1,
        center: Vector(dx: shape.rect.width / 2 - reach.width, dy: shape.rect.height / 2 - reach.height),
        reach: reach,
        curve: isChain ? .chain(ContinuousCorner.chain(radius: radius, smoothing: smoothing)) : .round)
    }
  }
}

extension CornerRadii {
  /// The radii, none less than a least one, in points.
  fileprivate func atLeast(_ radius: Double) -> CornerRadii {
    func raised(_ corner: Size) -> Size {
      Size(width: max(corner.width, radius), height: max(corner.height, radius))
    }
    guard radius > 0 else { return self }
    return CornerRadii(
      topLeft: raised(topLeft), topRight: raised(topRight), bottomRight: raised(bottomRight),
      bottomLeft: raised(bottomLeft))
  }
}
