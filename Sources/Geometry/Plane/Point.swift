/// A place in the plane, in points, y down.
///
/// A `Point` is where something is; a ``Vector`` is how far and in what direction. Their arithmetic keeps
/// the two apart: the difference of two points is a vector, and the sum of two points has no meaning.
public struct Point: Hashable, Sendable {
  /// The distance right of the origin, in points.
  public var x: Double
  /// The distance below the origin, in points.
  public var y: Double

  /// Creates the point with the given coordinates, in points.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point at (0, 0).
  public static let zero = Point(x: 0, y: 0)

  /// The place reached from a point by a vector.
  @inlinable
  public static func + (point: Point, offset: Vector) -> Point {
    Point(x: point.x + offset.dx, y: point.y + offset.dy)
  }

  /// The place from which a vector reaches a point.
  @inlinable
  public static func - (point: Point, offset: Vector) -> Point {
    Point(x: point.x - offset.dx, y: point.y - offset.dy)
  }

  /// The vector that leads from the second point to the first.
  @inlinable
  public static func - (end: Point, start: Point) -> Vector {
    Vector(dx: end.x - start.x, dy: end.y - start.y)
  }
}
