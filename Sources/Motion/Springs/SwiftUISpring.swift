/// The framework's own answers for a spring, its quirks included: the compatibility switch of ``Spring``.
///
/// Use it to compare with recordings of SwiftUI, not to move anything. It takes any numbers and answers NaN where the
/// framework does. Below and at critical damping it agrees with ``Spring``. Overdamped, the framework keeps the rate
/// √(γ² − W²) as if it were a frequency, so that stiffness and force are those of γ² + rate², and its velocity has the
/// target added. Source: values printed by the framework (macOS 26, iOS 26), as listed in docs/springs.md.
public struct SwiftUISpring: Hashable, Sendable {
  /// What the framework keeps as angular frequency: √|W² − γ²|, per second.
  public let angularFrequency: Double
  /// What the framework keeps as decay: γ, per second.
  public let decayConstant: Double
  /// The mass.
  public let mass: Double
  private let isOverdamped: Bool

  /// The spring of a duration in seconds and a bounce, as the framework makes it.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let ratio = bounce > 1 ? 0 : bounce >= 0 ? 1 - bounce : bounce > -1 ? 1 / (1 + bounce) : .infinity
    self.init(response: duration, dampingRatio: ratio)
  }

  /// The spring of a response in seconds and a damping ratio, as the framework makes it.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * Double.pi / response, ratio: dampingRatio, mass: 1)
  }

  /// The spring of physical parameters, as the framework makes it.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let frequency = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    let isClamped = decay > frequency && !allowOverDamping
    self.mass = mass
    decayConstant = isClamped ? frequency : decay
    isOverdamped = decayConstant > frequency
    angularFrequency =
      isClamped ? 0 : abs(frequency * frequency - decay * decay).squareRoot()
  }

  /// The spring that settles in about a time in seconds, by the framework's search.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let search = SettlingSearch(duration: settlingDuration, ratio: dampingRatio, epsilon: epsilon)
    self.init(frequency: search.frequency(), ratio: search.ratio, mass: 1)
  }

  private init(frequency: Double, ratio: Double, mass: Double) {
    self.mass = mass
    decayConstant = frequency * ratio
    isOverdamped = ratio > 1
    angularFrequency = frequency * abs((1 - ratio) * (1 + ratio)).squareRoot()
  }
}

extension SwiftUISpring {
  /// The stiffness that the framework reports: mass · (γ² + rate²), wrong where overdamped.
  public var stiffness: Double {
    mass * (angularFrequency * angularFrequency + decayConstant * decayConstant)
  }

  /// The damping that the framework reports: 2 · mass · γ.
  public var damping: Double { 2 * mass * decayConstant }

  /// The undamped frequency, per second, from what the framework keeps.
  private var frequency: Double {
    let square = decayConstant * decayConstant
    let rate = angularFrequency * angularFrequency
    return (isOverdamped ? square - rate : square + rate).squareRoot()
  }

  /// The duration, in seconds.
  public var duration: Double { 2 * Double.pi / frequency }
  /// The response, in seconds.
  public var response: Double { duration }
  /// The damping ratio.
  public var dampingRatio: Double { decayConstant / frequency }
  /// The bounce.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// The exact motion, which the framework's values follow in every regime.
  private var exact: Spring {
    Spring(
      mass: mass, stiffness: mass * frequency * frequency, damping: damping, allowOverDamping: true)
  }

  /// The value at a time in seconds, on the way from 0 to a target.
  public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    exact.value(target: target, initialVelocity: initialVelocity, time: time)
  }

  /// The velocity that the framework reports, per second: overdamped, the target is added to it.
  public func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    let velocity = exact.velocity(target: target, initialVelocity: initialVelocity, time: time)
    return isOverdamped ? velocity + target : velocity
  }

  /// The force that the framework reports, with its stiffness.
  public func force(target: Double, position: Double, velocity: Double) -> Double {
    (target - position) * stiffness - velocity * damping
  }

  /// The time in seconds in which the framework says that a change of 1 comes to rest.
  public var settlingDuration: Double { exact.settlingDuration }
}
