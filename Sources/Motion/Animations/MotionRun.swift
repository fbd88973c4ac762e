/// One animation under way: what it still leaves between the value and its target, as a function of time.
///
/// Either case is a reference to what does not change, so that a value is copied, and asked, without moving its
/// vectors about.
@usableFromInline
enum MotionRun<Value: VectorArithmetic>: Sendable {
  /// A spring, which is what nearly every motion is.
  case spring(SpringRun<Value>)
  /// A curve or an animation of the caller's own.
  case course(CourseRun<Value>)

  /// When the motion starts, in seconds on the caller's clock.
  @inlinable
  var start: Double {
    switch self {
    case .spring(let run): run.start
    case .course(let run): run.start
    }
  }

  /// What is between the value and the target before the start: the change, taken away from the target.
  @inlinable
  var held: Value {
    switch self {
    case .spring(let run): run.held
    case .course(let run): run.held
    }
  }

  /// What is between the value and the target at a time.
  @inlinable
  func displacement(at time: Double) -> Value {
    switch self {
    case .spring(let run): run.displacement(at: time)
    case .course(let run): run.displacement(at: time)
    }
  }

  /// The rate of change at a time, per second.
  @inlinable
  func velocity(at time: Double) -> Value {
    switch self {
    case .spring(let run): run.velocity(at: time)
    case .course(let run): run.velocity(at: time)
    }
  }

  /// What is between the value and the target at a time, and its rate per second, by one evaluation of the spring.
  @inlinable
  func state(at time: Double) -> (displacement: Value, velocity: Value) {
    switch self {
    case .spring(let run): run.state(at: time)
    case .course(let run): (run.displacement(at: time), run.velocity(at: time))
    }
  }

  /// The same motion, taken over by another at a time or, where that is earlier, when it was before.
  @inlinable
  func takenOver(at time: Double) -> MotionRun {
    switch self {
    case .spring(let run): .spring(run.takenOver(at: time))
    case .course(let run): .course(run.takenOver(at: time))
    }
  }

  /// When the motion is over, as far as that is known without a tolerance.
  @inlinable
  var end: Double {
    switch self {
    case .spring(let run): Swift.min(run.start + run.schedule.end, run.until)
    case .course(let run): run.end
    }
  }

  /// Whether the motion only ever comes nearer to its target and is not taken over by another.
  @inlinable
  var isEndless: Bool { end == .infinity }

  /// The time from which on the motion leaves no more than a tolerance between the value and the target.
  @inlinable
  func restTime(tolerance: Double) -> Double {
    guard case .spring(let run) = self else { return end }
    let settle = run.schedule.settleTime(
      displacement: run.displacement, velocity: run.velocity, tolerance: tolerance)
    return Swift.min(run.start + settle, run.until)
  }
}
