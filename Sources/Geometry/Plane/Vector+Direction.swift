extension Vector {
  /// The vector turned a quarter clockwise on a screen.
  @inlinable
  public var quarterTurned: Vector { Vector(dx: -dy, dy: dx) }

  /// The vector of length 1 in the same direction, or `fallback` where the length is zero.
  @inlinable
  public func normalized(or fallback: Vector = Vector(dx: 1, dy: 0)) -> Vector {
    let length = self.length
    return length > 0 ? Vector(dx: dx / length, dy: dy / length) : fallback
  }
}

extension Point {
  /// The distance to another point, in points.
  @inlinable
  public func distance(to other: Point) -> Double { (self - other).length }

  /// The point a part of the way to another: 0 is here, 1 is there.
  @inlinable
  public func mixed(with other: Point, by part: Double) -> Point {
    Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
