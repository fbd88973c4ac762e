/// A point of a curve over time.
public struct CurvePoint: Hashable, Sendable {
  /// The time, in seconds or as a part of a duration.
  public var time: Double
  /// The value there.
  public var value: Double

  /// Creates a point from its time and value.
  public init(time: Double, value: Double) {
    self.time = time
    self.value = value
  }
}
