public import Motion

/// A spring on its way: from a value, towards a target, with a velocity at the start.
///
///     let motion = SpringMotion(.bouncy)
///     motion.settleTime()          // 0.8187 s
///     motion.overshoot?.value      // 1.0460
///
/// All of its measures are exact: closed forms, or roots bracketed between two turning points that are closed
/// forms, so that no swing is stepped over however short.
public struct SpringMotion: Hashable, Sendable {
  /// The spring.
  public let spring: Spring
  /// The value at time 0.
  public let start: Double
  /// The value that the spring pulls to.
  public let target: Double
  /// The velocity at time 0, in units of the value per second.
  public let velocity: Double
  /// The displacement from the target.
  public let displacement: FreeCurve

  /// Creates the motion of a spring from a value to a target, with a velocity per second at the start.
  public init(_ spring: Spring, from start: Double = 0, target: Double = 1, velocity: Double = 0) {
    precondition(
      start.isFinite && target.isFinite && velocity.isFinite,
      "A motion has a finite start, target and velocity.")
    self.spring = spring
    self.start = start
    self.target = target
    self.velocity = velocity
    displacement = FreeCurve(spring.oscillator, initial: start - target, slope: velocity)
  }

  /// How far it is from the start to the target.
  public var range: Double { abs(target - start) }

  /// 1 where the motion goes upwards, −1 where downwards: towards the target, or where it is there, with the velocity.
  public var direction: Double {
    target != start ? (target > start ? 1 : -1) : (velocity < 0 ? -1 : 1)
  }

  /// The value at a time in seconds.
  @inlinable
  public func value(at time: Double) -> Double { target + displacement.value(at: time) }

  /// The value and the velocity, per second, at a time in seconds.
  @inlinable
  public func state(at time: Double) -> (value: Double, velocity: Double) {
    let sample = displacement.sample(at: time)
    return (target + sample.value, sample.slope)
  }
}
