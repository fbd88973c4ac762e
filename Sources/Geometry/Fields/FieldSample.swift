/// A field at one point: the signed distance to an outline, and the direction in which it grows.
public struct FieldSample: Hashable, Sendable {
  /// The distance to the outline, in points: negative inside, zero on it, positive outside.
  public var distance: Double
  /// The gradient of the distance; of length 1 for a primitive, shorter where a blend is at work.
  public var gradient: Vector

  /// Creates a sample from a distance in points and the gradient there.
  @inlinable
  public init(distance: Double, gradient: Vector) {
    self.distance = distance
    self.gradient = gradient
  }
}
