/// A displacement in the plane, in points, y down.
public struct Vector: Hashable, Sendable {
  /// The extent to the right, in points.
  public var dx: Double
  /// The extent downwards, in points.
  public var dy: Double

  /// Creates the vector with the given extents, in points.
  @inlinable
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector of no length.
  public static let zero = Vector(dx: 0, dy: 0)

  /// The length, in points.
  @inlinable
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The scalar product, in square points.
  @inlinable
  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The z component of the cross product, in square points; positive where `other` is clockwise on a screen.
  @inlinable
  public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

  /// The sum of two vectors.
  @inlinable
  public static func + (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx + b.dx, dy: a.dy + b.dy) }

  /// The difference of two vectors.
  @inlinable
  public static func - (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx - b.dx, dy: a.dy - b.dy) }

  /// The vector turned round.
  @inlinable
  public static prefix func - (a: Vector) -> Vector { Vector(dx: -a.dx, dy: -a.dy) }

  /// The vector made longer by a factor.
  @inlinable
  public static func * (a: Vector, factor: Double) -> Vector { Vector(dx: a.dx * factor, dy: a.dy * factor) }
}
