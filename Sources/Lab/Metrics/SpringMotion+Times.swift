import Motion

extension SpringMotion {
  /// The time in seconds from which on the value stays within a distance of the target for ever.
  ///
  /// *Edge cases*: 0 where it never leaves; infinite where it swings beyond the distance for ever.
  /// *Accuracy*: better than a nanosecond.
  public func settleTime(within epsilon: Double = 0.001) -> Double {
    displacement.settleTime(within: epsilon)
  }

  /// The first time in seconds at which a part of the way to the target is done; `nil` where it never is.
  ///
  /// A part is below 1; the target itself may only be approached, see ``firstCrossing``.
  ///
  /// *Edge cases*: 0 for a part of 0 or less; `nil` where the motion starts on its target.
  public func time(reaching part: Double) -> Double? {
    precondition(part < 1, "A part of the way is less than 1.")
    guard range > 0 else { return nil }
    guard part > 0 else { return 0 }
    let level = displacement.initial * (1 - part)
    // A velocity away from the target first carries it back to a turn; from there on it comes without a stop.
    let isAway = velocity * direction < 0
    let origin = isAway ? displacement.derivative.firstZero ?? 0 : 0
    let isAbove = displacement.initial > 0
    return displacement.crossing(of: level, isAbove: isAbove, from: origin, to: displacement.firstZero)
  }

  /// The time in seconds from 10 % to 90 % of the way, the usual rise time; `nil` where there is no way.
  public var riseTime: Double? {
    guard let low = time(reaching: 0.1) else { return nil }
    let isAbove = displacement.initial > 0
    let end = displacement.firstZero
    return displacement.crossing(of: 0.1 * displacement.initial, isAbove: isAbove, from: low, to: end) - low
  }

  /// The time in seconds at which the value first is the target; `nil` where it only comes near.
  public var firstCrossing: Double? { displacement.firstZero }

  /// The part of the energy at the start that is left at a time in seconds, 0…1.
  ///
  /// Energy is half the stiffness times the displacement squared and half the mass times the velocity squared.
  ///
  /// *Edge cases*: 0 where there is none at the start.
  public func energyLeft(at time: Double) -> Double {
    let whole = energy(displacement.initial, displacement.slope)
    guard whole > 0 else { return 0 }
    let sample = displacement.sample(at: time)
    return energy(sample.value, sample.slope) / whole
  }

  /// Twice the energy per unit of mass.
  private func energy(_ displacement: Double, _ velocity: Double) -> Double {
    spring.oscillator.frequencySquared * displacement * displacement + velocity * velocity
  }
}
