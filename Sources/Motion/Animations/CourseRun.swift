/// A curve, or an animation of the caller's own, under way.
@usableFromInline
final class CourseRun<Value: VectorArithmetic>: Sendable {
  /// When the motion starts, in seconds on the caller's clock.
  @usableFromInline let start: Double
  /// When another takes the motion over; infinite where none does.
  @usableFromInline let until: Double
  /// What is between the value and the target before the start.
  @usableFromInline let held: Value
  @usableFromInline let animation: Animation
  /// How long the animation takes, in seconds.
  @usableFromInline let duration: Double
  /// What an animation left when it started that must see the vector itself; none where its progress is enough.
  @usableFromInline let context: AnimationContext<Value>?

  @inlinable
  init(
    start: Double, until: Double = .infinity, held: Value, animation: Animation, duration: Double,
    context: AnimationContext<Value>?
  ) {
    self.start = start
    self.until = until
    self.held = held
    self.animation = animation
    self.duration = duration
    self.context = context
  }

  /// When the motion is over.
  @inlinable
  var end: Double { Swift.min(start + duration, until) }

  @inlinable
  func displacement(at time: Double) -> Value {
    if time >= until { return .zero }
    let elapsed = time - start
    if elapsed < 0 { return held }
    guard var context else {
      return elapsed >= duration ? .zero : held.scaled(by: 1 - animation.progress(at: elapsed).value)
    }
    let done = animation.animate(value: .zero - held, time: elapsed, context: &context)
    return done.map { held + $0 } ?? .zero
  }

  @inlinable
  func velocity(at time: Double) -> Value {
    let elapsed = time - start
    if time >= until || elapsed < 0 { return .zero }
    guard let context else {
      return elapsed >= duration ? .zero : held.scaled(by: -animation.progress(at: elapsed).velocity)
    }
    return animation.velocity(value: .zero - held, time: elapsed, context: context) ?? .zero
  }

  @inlinable
  func takenOver(at time: Double) -> CourseRun {
    CourseRun(
      start: start, until: Swift.min(until, time), held: held, animation: animation, duration: duration,
      context: context)
  }
}
