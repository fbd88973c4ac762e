import Motion
import TestSupport
import Testing

/// Rest: where it is, what it costs, and that nothing decays into denormal numbers.
struct BankRestTests {
  @Test(arguments: BatchArithmetic.allCases)
  func aSpringAtRestIsOnItsTargetAndNotVisited(_ arithmetic: BatchArithmetic) {
    var bank = SpringBank<Double>(timeStep: 1.0 / 60, arithmetic: arithmetic)
    for place in 0..<40 {
      bank.append(.init(Spring(duration: 0.5, bounce: 0.3), from: 3, velocity: -8, target: Double(place)))
    }
    #expect(bank.visitedCount == 48)
    bank.advance(steps: 60 * 5)
    #expect(bank.isAtRest)
    #expect(bank.visitedCount == 0)
    for place in 0..<40 {
      #expect(bank.position(of: place) == Double(place))
      #expect(bank.velocity(of: place) == 0)
    }
    bank.retarget(20, to: 5)
    #expect(bank.visitedCount == 16)
    bank.advance(steps: 10)
    #expect(bank.position(of: 20) != 20)
    #expect(bank.position(of: 21) == 21)
  }

  @Test func aSpringIsNotAtRestBeforeBothItsOffsetAndItsSpeedAreSmall() {
    var bank = SpringBank<Double>(timeStep: 1.0 / 60, restDistance: 0.01)
    // Undamped and started on its target: whenever it is looked at it moves or is away.
    let spring = Spring(mass: 2, stiffness: 50, damping: 0)
    bank.append(.init(spring, from: 1, velocity: 10, target: 1))
    bank.advance(steps: 10_000)
    #expect(!bank.isAtRest)
    // Half a million radians short of it, a spring within the distance stops.
    bank.setState(of: 0, position: 1.009, velocity: 0.04)
    bank.advance(steps: 32)
    #expect(bank.isAtRest)
    #expect(bank.position(of: 0) == 1)
  }

  @Test(arguments: BatchArithmetic.allCases)
  func nothingBecomesDenormal(_ arithmetic: BatchArithmetic) {
    noneIsDenormal(SpringBank<Double>.self, arithmetic)
    noneIsDenormal(SpringBank<Float>.self, arithmetic)
  }

  private func noneIsDenormal<Scalar: BankScalar>(_: SpringBank<Scalar>.Type, _ arithmetic: BatchArithmetic) {
    var generator = SeededGenerator(seed: 12)
    var bank = SpringBank<Scalar>(timeStep: 1.0 / 120, arithmetic: arithmetic)
    for _ in 0..<100 {
      bank.append(.init(generator.bankSpring(), from: 4, velocity: 1, target: 0))
    }
    for _ in 0..<400 {
      bank.advance(steps: 32)
      #expect(bank.positions.allSatisfy { !$0.isSubnormal })
      #expect(bank.velocities.allSatisfy { !$0.isSubnormal })
    }
  }

  @Test func aMillionStepsOfAnUndampedSpringKeepItsEnergy() {
    var bank = SpringBank<Double>(timeStep: 1.0 / 100, arithmetic: .reproducible)
    bank.append(.init(Spring(mass: 3, stiffness: 75, damping: 0), from: -2, velocity: 1.5, target: 4))
    let energy = { (bank: SpringBank<Double>) in
      75 * (bank.position(of: 0) - 4) * (bank.position(of: 0) - 4)
        + 3 * bank.velocity(of: 0) * bank.velocity(of: 0)
    }
    let before = energy(bank)
    bank.advance(steps: 1_000_000)
    #expect(abs(energy(bank) / before - 1) <= 1e-9)
  }
}
