/// A damped spring; SwiftUI's `Spring`, physically right in every regime.
///
/// A spring is made from a duration and a bounce, a response and a damping ratio, physical parameters, or a
/// time to settle, and answers in all of them. Values and velocities are the exact solution of
/// m x″ + c x′ + k(x − target) = 0; ``SwiftUISpring`` gives the framework's own answers, quirks included.
///
/// Two springs are equal if their mass, stiffness and damping are.
public struct Spring: Sendable {
  /// The mass at the end of the spring.
  public let mass: Double
  /// The force per unit of displacement.
  public let stiffness: Double
  /// The force per unit of velocity.
  public let damping: Double
  /// The time of one undamped swing, 2π/W, in seconds: the duration that the spring is perceived to take.
  public let duration: Double
  /// The damping over the critical damping: below 1 the spring bounces, above 1 it creeps.
  public let dampingRatio: Double
  /// How much the spring bounces: 1 for ever, 0 not at all, towards −1 ever slower.
  public let bounce: Double
  /// The motion about the target, per unit of mass.
  public let oscillator: Oscillator

  init(
    mass: Double, stiffness: Double, damping: Double, duration: Double, dampingRatio: Double,
    bounce: Double, oscillator: Oscillator
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.duration = duration
    self.dampingRatio = dampingRatio
    self.bounce = bounce
    self.oscillator = oscillator
  }

  /// The time of one undamped swing, in seconds; another name of ``duration``.
  @inlinable
  public var response: Double { duration }

  /// The undamped angular frequency W, in radians per second.
  @inlinable
  public var angularFrequency: Double { oscillator.frequency }

  /// The rate at which the swing decays, damping/(2 · mass), per second.
  @inlinable
  public var decayConstant: Double { oscillator.decay }
}

extension Spring: Hashable {
  /// Whether two springs have the same mass, stiffness and damping.
  public static func == (a: Spring, b: Spring) -> Bool {
    a.mass == b.mass && a.stiffness == b.stiffness && a.damping == b.damping
  }

  /// Feeds mass, stiffness and damping into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(mass)
    hasher.combine(stiffness)
    hasher.combine(damping)
  }
}
