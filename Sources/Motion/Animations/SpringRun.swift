/// A spring under way, from a displacement and a velocity at its start.
@usableFromInline
final class SpringRun<Value: VectorArithmetic>: Sendable {
  /// When the motion starts, in seconds on the caller's clock.
  @usableFromInline let start: Double
  /// When another takes the motion over; infinite where none does.
  @usableFromInline let until: Double
  /// How the spring is played.
  @usableFromInline let schedule: SpringSchedule
  /// Whether it took over the motion that it met, and hands on its own.
  @usableFromInline let merges: Bool
  /// What is between the value and the target before the start.
  @usableFromInline let held: Value
  /// What is between the value and the target at the start.
  @usableFromInline let displacement: Value
  /// The rate of change at the start, per second.
  @usableFromInline let velocity: Value

  @inlinable
  init(
    start: Double, until: Double = .infinity, schedule: SpringSchedule, merges: Bool, held: Value,
    displacement: Value, velocity: Value
  ) {
    self.start = start
    self.until = until
    self.schedule = schedule
    self.merges = merges
    self.held = held
    self.displacement = displacement
    self.velocity = velocity
  }

  @inlinable
  func displacement(at time: Double) -> Value {
    if time >= until { return .zero }
    let elapsed = time - start
    if elapsed < 0 { return held }
    if elapsed >= schedule.end { return .zero }
    return schedule.map(over: elapsed).displacement(displacement, velocity)
  }

  @inlinable
  func velocity(at time: Double) -> Value {
    let elapsed = time - start
    if time >= until || elapsed < 0 || elapsed >= schedule.end { return .zero }
    return schedule.map(over: elapsed).velocity(displacement, velocity)
  }

  @inlinable
  func state(at time: Double) -> (displacement: Value, velocity: Value) {
    let elapsed = time - start
    if time >= until { return (.zero, .zero) }
    if elapsed < 0 { return (held, .zero) }
    if elapsed >= schedule.end { return (.zero, .zero) }
    let map = schedule.map(over: elapsed)
    return (map.displacement(displacement, velocity), map.velocity(displacement, velocity))
  }

  @inlinable
  func takenOver(at time: Double) -> SpringRun {
    SpringRun(
      start: start, until: Swift.min(until, time), schedule: schedule, merges: merges, held: held,
      displacement: displacement, velocity: velocity)
  }
}
