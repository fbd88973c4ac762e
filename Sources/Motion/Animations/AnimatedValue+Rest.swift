extension AnimatedValue {
  /// The time, on the caller's clock, from which on the value stays within a tolerance of its target for ever.
  ///
  /// For one spring it is solved exactly. Curves are at rest at their end. Where several springs run together, each is
  /// asked for an equal part of the tolerance, so the time may be late and is never early.
  ///
  /// *Edge cases*: infinite for an animation that repeats for ever or a spring without damping; the time of the change
  /// where nothing moves. The tolerance is a Euclidean distance and must be positive.
  @inlinable
  public func restTime(tolerance: Double = 0.001) -> Double {
    precondition(tolerance > 0 && tolerance.isFinite, "A tolerance must be a positive, finite number.")
    guard let run else { return changeTime }
    if furtherRuns.isEmpty { return Swift.max(changeTime, run.restTime(tolerance: tolerance)) }
    let endless = furtherRuns.reduce(run.isEndless ? 1 : 0) { $0 + ($1.isEndless ? 1 : 0) }
    let share = tolerance / Double(Swift.max(1, endless))
    return furtherRuns.reduce(Swift.max(changeTime, run.restTime(tolerance: share))) {
      Swift.max($0, $1.restTime(tolerance: share))
    }
  }

  /// Whether the value is within a tolerance of its target from a time on, for ever.
  @inlinable
  public func isAtRest(at time: Double, tolerance: Double = 0.001) -> Bool {
    time >= restTime(tolerance: tolerance)
  }
}
