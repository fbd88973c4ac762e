/// A value on its way: what it was, what it is to become, and the animations that carry it, as functions of time.
///
/// Times are in seconds on one clock of the caller's; they do not run backwards past the last ``set(_:at:animation:)``.
/// From then on any time may be asked in any order: nothing is stepped from frame to frame, so the answers are the same
/// at any frame rate. A copy is a snapshot.
///
///     var x = AnimatedValue(0.0)
///     x.set(100, at: 0, animation: .bouncy)
///     x.value(at: 0.1)    // 42.33
///     x.set(0, at: 0.1, animation: .bouncy)
///     x.velocity(at: 0.1) // 570.76: kept across the interruption
public struct AnimatedValue<Value: VectorArithmetic>: Sendable {
  /// The value at rest, once every animation has ended.
  @inlinable
  public var target: Value { currentTarget }
  /// The way that springs are moved on.
  public let playback: Playback
  /// When the last change began, in seconds.
  @inlinable
  public var changeTime: Double { latestChangeTime }
  /// When the animation of the last change counts as complete, in seconds on the caller's clock.
  ///
  /// A spring does after its response, a curve at its end. Infinite for one that repeats for ever; before the first
  /// change, and where a change was not animated, the time of the change.
  @inlinable
  public var logicalCompletionTime: Double { latestCompletionTime }

  // What the properties above show is stored apart, because an inlinable `set` may not write a private setter.
  @usableFromInline var currentTarget: Value
  @usableFromInline var latestChangeTime = -Double.infinity
  @usableFromInline var latestCompletionTime = -Double.infinity
  /// The animation under way, kept apart from further ones so that the usual case needs no array.
  @usableFromInline var run: MotionRun<Value>?
  /// The animation of the last change, which one of the caller's own is asked to merge with.
  @usableFromInline var latestAnimation: Animation?
  /// Further animations that run together with it.
  @usableFromInline var furtherRuns: [MotionRun<Value>] = []

  /// Creates a value at rest, whose springs are moved on in a way.
  @inlinable
  public init(_ value: Value, playback: Playback = .exact) {
    currentTarget = value
    self.playback = playback
  }

  /// The value at a time.
  @inlinable
  public func value(at time: Double) -> Value {
    guard let run else { return target }
    var value = target + run.displacement(at: time)
    if !furtherRuns.isEmpty { for other in furtherRuns { value += other.displacement(at: time) } }
    return value
  }

  /// The rate of change at a time, per second.
  @inlinable
  public func velocity(at time: Double) -> Value {
    guard let run else { return .zero }
    var velocity = run.velocity(at: time)
    for other in furtherRuns { velocity += other.velocity(at: time) }
    return velocity
  }

  /// The value and its rate of change per second at a time; cheaper than asking for one after the other.
  @inlinable
  public func state(at time: Double) -> (value: Value, velocity: Value) {
    guard let run else { return (target, .zero) }
    let first = run.state(at: time)
    var (value, velocity) = (target + first.displacement, first.velocity)
    for other in furtherRuns {
      let state = other.state(at: time)
      value += state.displacement
      velocity += state.velocity
    }
    return (value, velocity)
  }
}
