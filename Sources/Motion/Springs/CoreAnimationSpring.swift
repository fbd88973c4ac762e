/// A spring by the rules of Core Animation's `CASpringAnimation`, whose settling duration is not SwiftUI's.
///
/// Source: values measured on QuartzCore by a public test suite; see docs/springs.md.
public struct CoreAnimationSpring: Hashable, Sendable {
  /// The spring itself; none where the damping is infinite, with a bounce of −1.
  public let spring: Spring?
  /// The velocity at the start, in changes per second.
  public let initialVelocity: Double

  /// Creates the spring of physical parameters, with Core Animation's defaults.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    spring = Spring(
      mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allowsOverdamping)
    self.initialVelocity = initialVelocity
  }

  /// Creates the spring of a perceived duration in seconds and a bounce, −1…1; negative bounces are overdamped.
  public init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    precondition(bounce >= -1, "A spring's bounce must be −1 or more.")
    spring = bounce == -1 ? nil : Spring(duration: perceptualDuration, bounce: bounce)
    self.initialVelocity = initialVelocity
  }

  /// The damping; infinite for a bounce of −1.
  public var damping: Double { spring?.damping ?? .infinity }

  /// The bounce.
  public var bounce: Double { spring?.bounce ?? -1 }

  /// The time in seconds in which Core Animation says that the spring settles.
  ///
  /// Below critical damping it is ln((1 + |B|)/0.001)/γ with B = (γ − v)/ω. From there on the rule is not published:
  /// at critical damping this gives the first tenth of a second from which on the curve stays within 0.001, above it the
  /// time from which on it stays within 0.01. Both are guesses that fit the one published value each.
  ///
  /// *Edge cases*: infinite without damping, 0 where the damping is infinite.
  public var settlingDuration: Double {
    guard let spring else { return 0 }
    let oscillator = spring.oscillator
    if oscillator.decay == 0 { return .infinity }
    if oscillator.isOverdamped || oscillator.rate == 0 {
      let epsilon = oscillator.isOverdamped ? 0.01 : 0.001
      let settle = spring.settleTime(target: 1.0, initialVelocity: initialVelocity, epsilon: epsilon)
      return oscillator.isOverdamped ? settle : (settle * 10).rounded(.up) / 10
    }
    let phase = abs(oscillator.decay - initialVelocity) / oscillator.rate
    return Elementary.log((1 + phase) / 0.001) / oscillator.decay
  }
}
