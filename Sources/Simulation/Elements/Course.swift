import Motion

/// A value on its way, with the time at which it counts as at rest.
///
/// At rest means within a tolerance of the target for ever, by default a hundredth of a point. What is no length
/// is weighed by its vector, so that no part of a picture moves farther when the value is put at its target.
struct Course<Value: VectorArithmetic>: Sendable {
  private let tolerance: Double
  private var way: AnimatedValue<Value>
  /// The time from which on the value is its target, in seconds; infinite where it never rests.
  private(set) var restTime = -Double.infinity

  /// Creates a value at rest, whose springs are moved on in a way.
  init(_ value: Value, playback: Playback, tolerance: Double = 0.01) {
    self.tolerance = tolerance
    way = AnimatedValue(value, playback: playback)
  }

  var target: Value { way.target }
  var playback: Playback { way.playback }

  /// When the last change began, in seconds.
  var changeTime: Double { way.changeTime }

  /// When the animation of the last change counts as complete, in seconds.
  var logicalCompletionTime: Double { way.logicalCompletionTime }

  /// Sends the value to a target; nothing happens where it is going there already.
  mutating func set(_ target: Value, at time: Double, animation: Animation?) {
    guard target != way.target else { return }
    way.set(target, at: time, animation: animation)
    restTime = way.restTime(tolerance: tolerance)
  }

  func value(at time: Double) -> Value { time >= restTime ? way.target : way.value(at: time) }

  /// The value and its rate of change per second, which costs less than the one after the other.
  func state(at time: Double) -> (value: Value, velocity: Value) {
    time >= restTime ? (way.target, .zero) : way.state(at: time)
  }

  func velocity(at time: Double) -> Value { time >= restTime ? .zero : way.velocity(at: time) }
}
