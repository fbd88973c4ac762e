import Motion
import TestSupport

/// Springs of every regime for the tests of banks: mass, velocity and origin are never the plain ones.
extension SeededGenerator {
  /// A damping ratio from far below critical to far above, often at it or beside it.
  mutating func bankSpring() -> Spring {
    let mass = Double.random(in: 0.2...5, using: &self)
    let frequency = Double.random(in: 2...40, using: &self)
    let ratios = [0, 0.05, 0.5, 1 - 1e-9, 1, 1 + 1e-9, 1.5, 8, Double.random(in: 0...2, using: &self)]
    let ratio = ratios[Int.random(in: 0..<ratios.count, using: &self)]
    return Spring(
      mass: mass, stiffness: mass * frequency * frequency, damping: 2 * ratio * mass * frequency,
      allowOverDamping: true)
  }

  mutating func bankMember<Scalar: BankScalar>() -> SpringBank<Scalar>.Member {
    let spring = bankSpring()
    return SpringBank<Scalar>.Member(
      spring, from: Scalar(Double.random(in: -50...50, using: &self)),
      velocity: Scalar(Double.random(in: -200...200, using: &self)),
      target: Scalar(Double.random(in: -50...50, using: &self)))
  }

  mutating func bankMembers<Scalar: BankScalar>(_ count: Int) -> [SpringBank<Scalar>.Member] {
    (0..<count).map { _ in bankMember() }
  }
}
