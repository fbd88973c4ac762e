/// A value on its way: what it was, what it is to become, and the animations that carry it, as functions of time.
///
/// Times are in seconds on one clock of the caller's; they do not run backwards past the last ``set(_:at:animation:)``.
public struct AnimatedValue<Value: VectorArithmetic>: Sendable {
  /// The value at rest, once every animation has ended.
  public private(set) var target: Value

  /// Creates a value at rest.
  public init(_ value: Value) {
    target = value
  }

  /// Gives the value a new target from a time on; without an animation it is there at once.
  public mutating func set(_ target: Value, at time: Double, animation: Animation?) {
    self.target = target
  }

  /// The value at a time.
  public func value(at time: Double) -> Value { target }

  /// The rate of change at a time, per second.
  public func velocity(at time: Double) -> Value { .zero }
}
