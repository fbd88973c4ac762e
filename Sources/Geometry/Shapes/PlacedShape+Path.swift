extension PlacedShape {
  /// The outline as a closed path within 0.04 pt, clockwise on a screen from the left end of the top edge.
  ///
  /// A circle is four cubics, a capsule four cubics and two lines. A shape without a width or a height has an
  /// empty path, for it fills nothing.
  public var path: Path { path(tolerance: 0.04) }

  /// The outline as a closed path within a distance of the shape.
  ///
  /// One cubic for each circular or elliptic corner strays by 1.96e-4 of the greater radius; corners are cut
  /// where that is more than the tolerance. A continuous corner's three cubics are exact.
  ///
  /// - Parameter tolerance: how far the path may stray, in points; must be positive.
  /// - Returns: one closed subpath, or an empty path where the shape fills nothing.
  public func path(tolerance: Double) -> Path {
    precondition(tolerance > 0, "A path is drawn within a positive tolerance.")
    guard rect.width > 0, rect.height > 0 else { return Path() }
    return ShapeBoundary(PreparedShape(self)).path(tolerance: tolerance)
  }

  /// The smallest rectangle with sides along the axes that holds the shape.
  ///
  /// *Accuracy*: exact to rounding for circular and elliptic corners, 1e-12 pt for continuous ones.
  public var bounds: Rect {
    guard rotation != 0 else { return rect }
    let shape = PreparedShape(self)
    let xs = [Vector(dx: -1, dy: 0), Vector(dx: 1, dy: 0)].map { shape.support($0).x }
    let ys = [Vector(dx: 0, dy: -1), Vector(dx: 0, dy: 1)].map { shape.support($0).y }
    return Rect(x: xs[0], y: ys[0], width: xs[1] - xs[0], height: ys[1] - ys[0])
  }
}

extension PreparedShape {
  /// The point of the shape that lies farthest in a direction.
  ///
  /// It is where the outline's normal is that direction, and so the foot of a point far away that way.
  func support(_ direction: Vector) -> Point {
    let local = turnedBack(direction)
    for corner in corners {
      let folded = Vector(dx: local.dx * corner.signX, dy: local.dy * corner.signY)
      guard folded.dx >= 0, folded.dy >= 0 else { continue }
      let part = corner.parameter(normal: folded)
      let foot = corner.point(at: part)
      return center + turned(corner.unfolded(foot.point - Point.zero + corner.center))
    }
    return center
  }
}

extension Corner {
  /// The parameter at which the curve has a normal of which no coordinate is negative.
  func parameter(normal: Vector) -> Double {
    switch curve {
    case .round: EllipseQuarter(a: reach.width, b: reach.height).parameter(normal: normal)
    case .chain: chainParameter(normal: normal)
    }
  }

  private func chainParameter(normal: Vector) -> Double {
    // The normal turns one way from (0, 1) to (1, 0), so halving finds it.
    var low = 0.0
    var high = 1.0
    for _ in 0..<54 {
      let middle = (low + high) / 2
      if point(at: middle).normal.cross(normal) < 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
