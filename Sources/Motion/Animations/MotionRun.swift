/// One animation under way: what it still leaves between the value and its target, as a function of time.
@usableFromInline
struct MotionRun<Value: VectorArithmetic>: Sendable {
  @usableFromInline
  enum Course: Sendable {
    /// A spring from a displacement and a velocity at its start.
    case spring(SpringSchedule, displacement: Value, velocity: Value, merges: Bool)
    /// A share of the change, by the animation's progress.
    case progress(Animation, duration: Double)
    /// An animation that must see the vector itself, with the context that it left when it started.
    case custom(Animation, AnimationContext<Value>)
  }

  /// When the motion starts, in seconds on the caller's clock.
  @usableFromInline let start: Double
  /// When another takes the motion over; infinite where none does.
  @usableFromInline var until = Double.infinity
  /// What is between the value and the target before the start: the change, taken away from the target.
  @usableFromInline let held: Value
  @usableFromInline let course: Course

  init(start: Double, held: Value, course: Course) {
    self.start = start
    self.held = held
    self.course = course
  }

  /// What is between the value and the target at a time.
  @inlinable
  func displacement(at time: Double) -> Value {
    if time >= until { return .zero }
    let elapsed = time - start
    if elapsed < 0 { return held }
    switch course {
    case .spring(let schedule, let displacement, let velocity, _):
      if elapsed >= schedule.end { return .zero }
      return schedule.map(over: elapsed).displacement(displacement, velocity)
    case .progress(let animation, let duration):
      return Self.remaining(of: held, animation, duration, elapsed)
    case .custom(let animation, let context):
      return Self.customRemaining(of: held, animation, context, elapsed)
    }
  }

  /// The rate of change at a time, per second.
  @inlinable
  func velocity(at time: Double) -> Value {
    let elapsed = time - start
    if time >= until || elapsed < 0 { return .zero }
    switch course {
    case .spring(let schedule, let displacement, let velocity, _):
      if elapsed >= schedule.end { return .zero }
      return schedule.map(over: elapsed).velocity(displacement, velocity)
    case .progress(let animation, let duration):
      return Self.rate(of: held, animation, duration, elapsed)
    case .custom(let animation, let context):
      return animation.velocity(value: .zero - held, time: elapsed, context: context) ?? .zero
    }
  }

  /// What is between the value and the target at a time, and its rate per second, by one evaluation of the spring.
  @inlinable
  func state(at time: Double) -> (displacement: Value, velocity: Value) {
    guard case .spring(let schedule, let displacement, let velocity, _) = course, time >= start, time < until
    else { return (self.displacement(at: time), self.velocity(at: time)) }
    if time - start >= schedule.end { return (.zero, .zero) }
    let map = schedule.map(over: time - start)
    return (map.displacement(displacement, velocity), map.velocity(displacement, velocity))
  }

  @usableFromInline
  static func remaining(of held: Value, _ animation: Animation, _ duration: Double, _ elapsed: Double)
    -> Value
  {
    elapsed >= duration ? .zero : held.scaled(by: 1 - animation.progress(at: elapsed).value)
  }

  @usableFromInline
  static func rate(of held: Value, _ animation: Animation, _ duration: Double, _ elapsed: Double) -> Value {
    elapsed >= duration ? .zero : held.scaled(by: -animation.progress(at: elapsed).velocity)
  }

  @usableFromInline
  static func customRemaining(
    of held: Value, _ animation: Animation, _ context: AnimationContext<Value>, _ elapsed: Double
  ) -> Value {
    var copy = context
    let done = animation.animate(value: .zero - held, time: elapsed, context: &copy)
    return done.map { held + $0 } ?? .zero
  }

  /// When the motion is over, as far as that is known without a tolerance.
  var end: Double {
    let own =
      switch course {
      case .spring(let schedule, _, _, _): start + schedule.end
      case .progress(_, let duration): start + duration
      case .custom(let animation, _): start + animation.duration
      }
    return Swift.min(own, until)
  }

  /// Whether the motion only ever comes nearer to its target and is not taken over by another.
  var isEndless: Bool { end == .infinity }

  /// The time from which on the motion leaves no more than a tolerance between the value and the target.
  func restTime(tolerance: Double) -> Double {
    guard case .spring(let schedule, let displacement, let velocity, _) = course else { return end }
    let settle = schedule.settleTime(
      displacement: displacement, velocity: velocity, tolerance: tolerance)
    return Swift.min(start + settle, until)
  }
}
