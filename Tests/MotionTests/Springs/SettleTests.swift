import Foundation
import Motion
import TestSupport
import Testing

/// The true settle: never early nor late by more than a microsecond against the curve itself.
@Suite struct SettleTests {
  private func leaves(
    _ spring: Spring, _ target: Double, _ velocity: Double, _ epsilon: Double, after time: Double
  ) -> Bool {
    let end = time + 12 / spring.oscillator.slowestDecay
    let step = Swift.min(0.02 / spring.angularFrequency, (end - time) / 500)
    var t = time
    while t < end {
      if abs(spring.value(target: target, initialVelocity: velocity, time: t) - target) > epsilon * (1 + 1e-9)
      {
        return true
      }
      t += step
    }
    return false
  }

  @Test(arguments: [41, 42] as [UInt64]) func neverEarlyNorLate(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for spring in SpringPropertyTests.springs(seed: seed) {
      for _ in 0..<3 {
        let target = random.number(in: -3...3)
        let velocity = random.number(in: -60...60)
        let epsilon = random.magnitude(in: 1e-5...0.05)
        let settle = spring.settleTime(target: target, initialVelocity: velocity, epsilon: epsilon)
        let label = "seed \(seed) \(spring) \(target) \(velocity) \(epsilon) \(settle)"
        #expect(!leaves(spring, target, velocity, epsilon, after: settle + 1e-9), "\(label)")
        if settle > 1e-6 {
          let before = spring.value(target: target, initialVelocity: velocity, time: settle - 1e-6)
          #expect(abs(before - target) >= epsilon, "\(label)")
        }
      }
    }
  }

  @Test func edges() {
    let undamped = Spring(duration: 1, bounce: 1)
    #expect(undamped.settleTime() == .infinity)
    #expect(undamped.settleTime(target: 0.0005, epsilon: 0.001) == 0)
    #expect(Spring.smooth.settleTime(target: 0.0, epsilon: 0.001) == 0)
    // Starts at the target with a kick that carries it out of the band, and back.
    let kicked = Spring.smooth.settleTime(target: 0.0, initialVelocity: 1, epsilon: 0.001)
    #expect(kicked > 0)
    // A kick too weak to leave the band.
    #expect(Spring.smooth.settleTime(target: 0.0, initialVelocity: 0.001, epsilon: 0.001) == 0)
    #expect(abs(Spring.bouncy.settleTime() - 0.818746) < 1e-6)
  }

  @Test func vectorsSettleByTheirLength() {
    for spring in [Spring.bouncy, .smooth, Spring(duration: 0.5, bounce: -0.3)] {
      let target = AnimatablePair(3.0, -4.0)
      let velocity = AnimatablePair(20.0, 45.0)
      let settle = spring.settleTime(target: target, initialVelocity: velocity, epsilon: 0.01)
      func distance(_ time: Double) -> Double {
        (spring.value(target: target, initialVelocity: velocity, time: time) - target).magnitudeSquared
          .squareRoot()
      }
      #expect(abs(distance(settle) - 0.01) < 1e-10)
      for step in 1...3000 { #expect(distance(settle + 0.001 * Double(step)) <= 0.01) }
      // One dimension of it is the scalar.
      let scalar = spring.settleTime(target: 5.0, initialVelocity: 30, epsilon: 0.01)
      let along = spring.settleTime(
        target: AnimatablePair(3.0, 4.0), initialVelocity: AnimatablePair(18.0, 24.0), epsilon: 0.01)
      #expect(abs(scalar - along) < 1e-9)
    }
  }
}
