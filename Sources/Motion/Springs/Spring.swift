/// A damped spring of unit-free mass, stiffness and damping; SwiftUI's `Spring`.
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double
  /// The force per unit of displacement.
  public let stiffness: Double
  /// The force per unit of velocity.
  public let damping: Double

  /// Creates a spring from its physical parameters.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = mass
    self.stiffness = stiffness
    let critical = 2 * (mass * stiffness).squareRoot()
    self.damping = allowOverDamping ? damping : Swift.min(damping, critical)
  }

  /// Creates a spring from the duration it is perceived to take, in seconds, and how much it bounces, −1…1.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let frequency = 2 * Double.pi / duration
    let ratio = bounce >= 0 ? 1 - Swift.min(bounce, 1) : 1 / (1 + bounce)
    self.init(stiffness: frequency * frequency, damping: 2 * ratio * frequency, allowOverDamping: true)
  }
}
