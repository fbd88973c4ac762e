extension Animation {
  /// The time in seconds from the change to the end of the motion; infinite where it repeats for ever.
  ///
  /// For a spring it is SwiftUI's settling duration; when a value is really at rest is said by
  /// ``AnimatedValue/restTime(tolerance:)``.
  public var duration: Double {
    switch kind {
    case .spring(let spring, _): spring.settlingDuration
    case .interpolatingSpring(let spring, let velocity):
      spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001)
    case .curve(_, let duration): duration
    case .custom(let custom): custom.duration
    case .delay(let base, let delay): Swift.max(0, base.duration + delay)
    case .speed(let base, let factor): base.duration / factor
    case .repeated(let base, let count, _):
      base.duration == 0 ? 0 : base.duration * (count.map(Double.init) ?? .infinity)
    case .logicallyComplete(let base, _): base.duration
    }
  }

  /// The time in seconds from the change to where the animation counts as complete.
  ///
  /// For a spring it is the response; for a curve its duration; another time where it was asked for.
  public var logicalDuration: Double {
    switch kind {
    case .spring(let spring, _), .interpolatingSpring(let spring, _): spring.response
    case .curve, .custom: duration
    case .delay(let base, let delay): Swift.max(0, base.logicalDuration + delay)
    case .speed(let base, let factor): base.logicalDuration / factor
    case .repeated(let base, let count, _):
      base.duration == 0
        ? 0 : base.duration * (count.map { Double($0 - 1) } ?? .infinity) + base.logicalDuration
    case .logicallyComplete(_, let time): time
    }
  }

  /// Whether the motion never ends.
  public var isForever: Bool { duration == .infinity }

  /// The share of the change that is done at a time in seconds, and its rate per second.
  ///
  /// After the end it is all of it, even where the last run went backwards, as SwiftUI shows it.
  @usableFromInline
  func progress(at time: Double) -> (value: Double, velocity: Double) {
    if time < 0 { return (0, 0) }
    switch kind {
    case .spring(let spring, _): return Self.springProgress(spring, velocity: 0, time: time)
    case .interpolatingSpring(let spring, let velocity):
      return Self.springProgress(spring, velocity: velocity, time: time)
    case .curve(let curve, let duration):
      guard time < duration else { return (1, 0) }
      let share = time / duration
      return (curve.value(at: share), curve.slope(at: share) / duration)
    case .custom(let custom): return custom.progress(at: time)
    case .delay(let base, let delay): return base.progress(at: time - delay)
    case .speed(let base, let factor):
      let (value, velocity) = base.progress(at: time * factor)
      return (value, velocity * factor)
    case .repeated(let base, let count, let autoreverses):
      return Self.repeatedProgress(base, count: count, autoreverses: autoreverses, time: time)
    case .logicallyComplete(let base, _): return base.progress(at: time)
    }
  }

  private static func springProgress(
    _ spring: Spring, velocity: Double, time: Double
  ) -> (value: Double, velocity: Double) {
    let map = spring.oscillator.map(over: time)
    return (1 - map.xx + velocity * map.xv, velocity * map.vv - map.vx)
  }

  private static func repeatedProgress(
    _ base: Animation, count: Int?, autoreverses: Bool, time: Double
  ) -> (value: Double, velocity: Double) {
    let period = base.duration
    guard period > 0 else { return (1, 0) }
    guard period.isFinite else { return base.progress(at: time) }
    let run = (time / period).rounded(.down)
    if let count, run >= Double(count) { return (1, 0) }
    let local = Swift.min(Swift.max(time - run * period, 0), period)
    if autoreverses && run.truncatingRemainder(dividingBy: 2) == 1 {
      let (value, velocity) = base.progress(at: period - local)
      return (value, -velocity)
    }
    return base.progress(at: local)
  }
}
