extension AnimatedValue {
  /// Gives the value a new target from a time on; without an animation it is there at once.
  ///
  /// A spring takes over the value as it is shown, with the velocity of the springs before it; what a curve moved
  /// stops, as in SwiftUI. Any other animation runs on top of those under way. A delayed spring takes over when its
  /// delay is past. The target that the value has already changes nothing.
  @inlinable
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
      append(
        .course(
          CourseRun(
            start: time, held: held, animation: animation, duration: animation.duration, context: nil)))
    }
    currentTarget = target
    latestAnimation = animation
    latestChangeTime = time
    latestCompletionTime = time + animation.logicalDuration
  }

  /// Puts the value at a target from a time on, with every animation dropped.
  @inlinable
  mutating func jump(to target: Value, at time: Double) {
    currentTarget = target
    latestChangeTime = time
    latestCompletionTime = time
    run = nil
    furtherRuns = []
  }
}

extension AnimatedValue {
  @inlinable
  mutating func start(_ form: SpringForm, held: Value, at time: Double) {
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
      run = run?.takenOver(at: begin)
      furtherRuns = furtherRuns.map { $0.takenOver(at: begin) }
    }
    append(
      spring(schedule, from: begin, held: held, displacement: displacement, velocity: velocity, merges: true))
  }

  @inlinable
  func spring(
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
    return .spring(
      SpringRun(
        start: begin, schedule: schedule, merges: merges, held: held, displacement: displacement,
        velocity: velocity))
  }

  /// From which response the new one is reached, and in what time; none where nothing changes.
  @inlinable
  func blend(of form: SpringForm) -> SpringSchedule.Blend? {
    guard form.blendDuration > 0 else { return nil }
    for other in furtherRuns.reversed() + [run].compactMap({ $0 }) {
      guard case .spring(let spring) = other, spring.merges else { continue }
      let response = 2 * Double.pi / spring.schedule.oscillator.frequency
      guard abs(response - form.spring.response) > 1e-12 * response else { return nil }
      return SpringSchedule.Blend(fromResponse: response, duration: form.blendDuration)
    }
    return nil
  }

  @inlinable
  func springVelocity(at time: Double) -> Value {
    var sum = Value.zero
    if case .spring(let spring) = run { sum += spring.velocity(at: time) }
    for case .spring(let spring) in furtherRuns { sum += spring.velocity(at: time) }
    return sum
  }

  /// Starts an animation of the caller's own: from the shown value where it says that it merges, else on top.
  @inlinable
  mutating func startCustom(_ animation: Animation, held: Value, at time: Double) {
    var held = held
    var context = AnimationContext<Value>()
    if let previous = latestAnimation, let run {
      if case .course(let course) = run, let left = course.context { context = left }
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
    append(
      .course(
        CourseRun(
          start: time, held: held, animation: animation, duration: animation.duration, context: context)))
  }

  @inlinable
  mutating func append(_ new: MotionRun<Value>) {
    if run == nil { run = new } else { furtherRuns.append(new) }
  }

  @inlinable
  mutating func dropEnded(at time: Double) {
    furtherRuns.removeAll { $0.end <= time }
    while let first = run, first.end <= time {
      run = furtherRuns.isEmpty ? nil : furtherRuns.removeFirst()
    }
  }
}
