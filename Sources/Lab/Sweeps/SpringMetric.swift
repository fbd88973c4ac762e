import Motion

/// What can be measured of a spring's motion.
public enum SpringMetric: String, Hashable, Sendable, CaseIterable {
  /// When the value stays within epsilon of the target, in seconds.
  case settle
  /// SwiftUI's settling duration, in seconds.
  case settlingDuration = "settling-duration"
  /// How far beyond the target it goes, as a part of the range.
  case overshoot
  /// When it is farthest beyond the target, in seconds.
  case overshootTime = "overshoot-time"
  /// How far it comes back across the target, as a part of the range.
  case undershoot
  /// When it is farthest back, in seconds.
  case undershootTime = "undershoot-time"
  /// How often the value is the target until it has settled.
  case crossings
  /// When the value first is the target, in seconds.
  case firstCrossing = "first-crossing"
  /// The velocity of greatest magnitude, per second.
  case peakVelocity = "peak-velocity"
  /// When it is fastest, in seconds.
  case peakVelocityTime = "peak-velocity-time"
  /// The time from 10 % to 90 % of the way, in seconds.
  case rise
  /// The part of the energy left after the spring's duration.
  case energyLeft = "energy-left"
  /// The perceived duration, in seconds.
  case duration
  /// How much it bounces.
  case bounce
  /// The damping over the critical damping.
  case dampingRatio = "damping-ratio"
  /// The mass.
  case mass
  /// The force per unit of displacement.
  case stiffness
  /// The force per unit of velocity.
  case damping

  /// The unit, where it has one.
  public var unit: String {
    switch self {
    case .settle, .settlingDuration, .overshootTime, .undershootTime, .firstCrossing, .peakVelocityTime,
      .rise,
      .duration:
      "s"
    case .peakVelocity: "1/s"
    default: ""
    }
  }

  /// Measures a motion.
  ///
  /// - Parameters:
  ///   - motion: What is measured.
  ///   - epsilon: The distance from the target that counts as settled, in units of the value.
  /// - Returns: The measure; `nil` where there is none: no overshoot has no time, what never settles no settle.
  public func value(of motion: SpringMotion, epsilon: Double) -> Double? {
    switch self {
    case .settle: finite(motion.settleTime(within: epsilon))
    case .settlingDuration:
      finite(
        motion.spring.settlingDuration(
          target: motion.target - motion.start, initialVelocity: motion.velocity, epsilon: epsilon))
    case .overshoot: motion.overshootRatio
    case .overshootTime: motion.overshoot?.time
    case .undershoot:
      motion.range > 0 ? (motion.undershoot.map { abs($0.value - motion.target) } ?? 0) / motion.range : nil
    case .undershootTime: motion.undershoot?.time
    case .crossings: motion.targetCrossingCount(until: epsilon).map(Double.init)
    case .firstCrossing: motion.firstCrossing
    case .peakVelocity: motion.peakVelocity.value
    case .peakVelocityTime: motion.peakVelocity.time
    case .rise: motion.riseTime
    case .energyLeft: motion.energyLeft(at: motion.spring.duration)
    case .duration: motion.spring.duration
    case .bounce: motion.spring.bounce
    case .dampingRatio: motion.spring.dampingRatio
    case .mass: motion.spring.mass
    case .stiffness: motion.spring.stiffness
    case .damping: motion.spring.damping
    }
  }

  private func finite(_ value: Double) -> Double? { value.isFinite ? value : nil }
}
