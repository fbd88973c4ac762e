extension Oscillator {
  /// Moves a value and its velocity on, exactly, by a time in which the target moves evenly from one place to another.
  ///
  /// Measured from the moving target, the displacement obeys y″ + 2γy′ + W²y = −2γu with u the target's velocity, so it
  /// is y* + (the map of the step)(y − y*, y′) with the lag y* = −2γu/W².
  ///
  /// *Edge cases*: a time of 0 changes nothing. *Accuracy*: as ``map(over:)``.
  @inlinable
  public func advance<V: VectorArithmetic>(
    value: inout V, velocity: inout V, targetFrom start: V, targetTo end: V, over time: Double
  ) {
    precondition(time >= 0 && time.isFinite, "A spring is moved on by a finite time, not negative.")
    guard time > 0 else { return }
    let drift = (end - start).scaled(by: 1 / time)
    let lag = drift.scaled(by: -2 * decay / frequencySquared)
    let map = map(over: time)
    let displacement = value - start - lag
    let relative = velocity - drift
    value = end + lag + map.displacement(displacement, relative)
    velocity = drift + map.velocity(displacement, relative)
  }
}
