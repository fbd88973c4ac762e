extension SpringSchedule {
  /// SwiftUI's end of a stepped spring, in seconds after the start.
  ///
  /// It is over at the first step where the greater of |velocity|² and |acceleration|² is at most 0.0036 and what is
  /// left is within 1 % of the change; infinite where that is not so within an hour.
  @usableFromInline
  func carriedEnd(displacement: Double, product: Double, velocity: Double, change: Double) -> Double {
    func square(_ row: SIMD3<Double>) -> Double {
      row.x * row.x * displacement + 2 * row.x * row.y * product + row.y * row.y * velocity
    }
    let step = CarriedStep(oscillator, step: playback.step)
    let limit = Int((3600 / playback.step).rounded(.up))
    var map = CarriedStep.identity
    var count = 0
    while count < limit {
      let time = Double(count) * playback.step
      let current =
        (blend.map { time < $0.duration } ?? false)
        ? CarriedStep(oscillatorShown(at: time + 0.5 * playback.step), step: playback.step) : step
      map = current.after(map)
      count += 1
      if Swift.max(square(map.rows.1), square(map.rows.2)) <= 0.0036
        && square(map.rows.0) <= 1e-4 * change
      {
        return Double(count) * playback.step
      }
    }
    return .infinity
  }

  /// The time after the start, in seconds, from which on the displacement stays within a tolerance for ever.
  @inlinable
  func settleTime<V: VectorArithmetic>(displacement: V, velocity: V, tolerance: Double) -> Double {
    if end.isFinite { return end }
    if playback.integrator == .exact {
      guard let blend else {
        return oscillator.settleTime(displacement: displacement, velocity: velocity, tolerance: tolerance)
      }
      let steps = (blend.duration / Integrator.defaultStep).rounded(.up)
      let start = steps * Integrator.defaultStep
      let map = map(over: start)
      return start
        + oscillator.settleTime(
          displacement: map.displacement(displacement, velocity),
          velocity: map.velocity(displacement, velocity), tolerance: tolerance)
    }
    return scannedSettleTime(displacement: displacement, velocity: velocity, tolerance: tolerance)
  }

  /// Steps on until the energy is too small ever to leave the tolerance again, and notes the last step outside.
  @inlinable
  func scannedSettleTime<V: VectorArithmetic>(
    displacement: V, velocity: V, tolerance: Double
  ) -> Double {
    let limit = Int((3600 / playback.step).rounded(.up))
    var (place, speed) = (displacement, velocity)
    var last = 0
    for count in 1...limit {
      let time = (Double(count) - 0.5) * playback.step
      let step = playback.integrator.map(of: oscillatorShown(at: time), step: playback.step)
      (place, speed) = (step.displacement(place, speed), step.velocity(place, speed))
      let distance = place.magnitudeSquared
      if distance > tolerance * tolerance { last = count }
      let energy = distance + speed.magnitudeSquared / oscillator.frequencySquared
      if energy < 0.25 * tolerance * tolerance { return Double(last + 1) * playback.step }
    }
    return .infinity
  }
}
