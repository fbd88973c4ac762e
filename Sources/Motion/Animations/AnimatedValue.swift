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
  public private(set) var target: Value
  /// The way that springs are moved on.
  public let playback: Playback
  /// When the last change began, in seconds.
  public private(set) var changeTime = -Double.infinity
  /// When the animation of the last change counts as complete, in seconds on the caller's clock.
  ///
  /// A spring does after its response, a curve at its end. Infinite for one that repeats for ever; before the first
  /// change, and where a change was not animated, the time of the change.
  public private(set) var logicalCompletionTime = -Double.infinity
  /// The animation under way, kept apart from further ones so that the usual case needs no array.
  @usableFromInline var run: MotionRun<Value>?
  /// The animation of the last change, which one of the caller's own is asked to merge with.
  private var latestAnimation: Animation?
  /// Further animations that run together with it.
  @usableFromInline var furtherRuns: [MotionRun<Value>] = []

  /// Creates a value at rest, whose springs are moved on in a way.
  public init(_ value: Value, playback: Playback = .exact) {
    target = value
    self.playback = playback
  }

  /// The value at a time.
  @inlinable
  public func value(at time: Double) -> Value {
    guard let run else { return target }
    var value = target + run.displacement(at: time)
    for other in furtherRuns { value += other.displacement(at: time) }
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

  /// Gives the value a new target from a time on; without an animation it is there at once.
  ///
  /// A spring takes over the value as it is shown, with the velocity of the springs before it; what a curve moved
  /// stops, as in SwiftUI. Any other animation runs on top of those under way. A delayed spring takes over when its
  /// delay is past. The target that the value has already changes nothing.
  public mutating func set(_ target: Value, at time: Double, animation: Animation?) {
    precondition(time.isFinite && time >= changeTime, "The changes of a value are made in order of time.")
    guard let animation else { return jump(to: target, at: time) }
    guard target != self.target else { return }
    let held = self.target - target
    dropEnded(at: time)
    if let form = animation.springForm {
      start(form, held: held, at: time)
    } else if animation.isCustom {
      startCustom(animation, held: held, at: time)
    } else {
      let course = MotionRun<Value>.Course.progress(animation, duration: animation.duration)
      append(MotionRun(start: time, held: held, course: course))
    }
    self.target = target
    latestAnimation = animation
    changeTime = time
    logicalCompletionTime = time + animation.logicalDuration
  }

  /// Puts the value at a target from a time on, with every animation dropped.
  private mutating func jump(to target: Value, at time: Double) {
    self.target = target
    changeTime = time
    logicalCompletionTime = time
    run = nil
    furtherRuns = []
  }
}

extension AnimatedValue {
  private mutating func start(_ form: SpringForm, held: Value, at time: Double) {
    let begin = time + form.delay
    let takeover = Swift.max(begin, time)
    let schedule = SpringSchedule(
      oscillator: form.spring.oscillator, playback: playback,
      blend: form.merges ? blend(of: form) : nil)
    guard form.merges else {
      let velocity = held.scaled(by: -(form.initialVelocity ?? 0))
      append(spring(schedule, from: begin, held: held, displacement: held, velocity: velocity, merges: false))
      return
    }
    let displacement = held + value(at: takeover) - target
    let velocity = springVelocity(at: takeover)
    if begin <= time {
      run = nil
      furtherRuns = []
    } else {
      if let until = run?.until { run?.until = Swift.min(until, begin) }
      for index in furtherRuns.indices {
        furtherRuns[index].until = Swift.min(furtherRuns[index].until, begin)
      }
    }
    append(
      spring(schedule, from: begin, held: held, displacement: displacement, velocity: velocity, merges: true))
  }

  private func spring(
    _ schedule: SpringSchedule, from begin: Double, held: Value, displacement: Value, velocity: Value,
    merges: Bool
  ) -> MotionRun<Value> {
    var schedule = schedule
    if playback.integrator == .swiftui {
      let sum = (displacement + velocity).magnitudeSquared
      let a = displacement.magnitudeSquared
      let c = velocity.magnitudeSquared
      schedule.end = schedule.carriedEnd(
        displacement: a, product: 0.5 * (sum - a - c), velocity: c,
        change: Swift.max(a, held.magnitudeSquared))
    }
    return MotionRun(
      start: begin, held: held,
      course: .spring(schedule, displacement: displacement, velocity: velocity, merges: merges))
  }

  /// From which response the new one is reached, and in what time; none where nothing changes.
  private func blend(of form: SpringForm) -> SpringSchedule.Blend? {
    guard form.blendDuration > 0 else { return nil }
    for other in furtherRuns.reversed() + [run].compactMap({ $0 }) {
      guard case .spring(let schedule, _, _, true) = other.course else { continue }
      let response = 2 * Double.pi / schedule.oscillator.frequency
      guard abs(response - form.spring.response) > 1e-12 * response else { return nil }
      return SpringSchedule.Blend(fromResponse: response, duration: form.blendDuration)
    }
    return nil
  }

  private func springVelocity(at time: Double) -> Value {
    var sum = Value.zero
    for other in [run].compactMap({ $0 }) + furtherRuns {
      if case .spring = other.course { sum += other.velocity(at: time) }
    }
    return sum
  }

  /// Starts an animation of the caller's own: from the shown value where it says that it merges, else on top.
  private mutating func startCustom(_ animation: Animation, held: Value, at time: Double) {
    var held = held
    var context = AnimationContext<Value>()
    if let previous = latestAnimation, let run {
      if case .custom(_, let left) = run.course { context = left }
      if animation.shouldMerge(
        previous: previous, value: .zero - run.held, time: time - run.start, context: &context)
      {
        held += value(at: time) - target
        self.run = nil
        furtherRuns = []
      } else {
        context = AnimationContext()
      }
    }
    append(MotionRun(start: time, held: held, course: .custom(animation, context)))
  }

  private mutating func append(_ new: MotionRun<Value>) {
    if run == nil { run = new } else { furtherRuns.append(new) }
  }

  private mutating func dropEnded(at time: Double) {
    furtherRuns.removeAll { $0.end <= time }
    while let first = run, first.end <= time {
      run = furtherRuns.isEmpty ? nil : furtherRuns.removeFirst()
    }
  }
}
