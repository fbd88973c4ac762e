import Foundation
import Motion
import TestSupport
import Testing

/// What holds for every spring: checked on seeded springs on both sides of every branch.
@Suite struct SpringPropertyTests {
  /// Springs of all regimes: mass ≠ 1, damping ratios from 0.01 to 30 and as near to 1 as doubles come.
  static func springs(seed: UInt64) -> [Spring] {
    var random = SeededGenerator(seed: seed)
    var ratios = [0.01, 0.2, 0.7, 0.95, 0.999, 1, 1.001, 1.3, 4, 30]
    for digits in 4...16 {
      ratios += [1 - pow(10, -Double(digits)), 1 + pow(10, -Double(digits))]
    }
    return ratios.map { ratio in
      let mass = random.magnitude(in: 0.2...5)
      let stiffness = random.magnitude(in: 5...2000)
      return Spring(
        mass: mass, stiffness: stiffness, damping: 2 * ratio * (mass * stiffness).squareRoot(),
        allowOverDamping: true)
    }
  }

  /// The state after a, moved on by b, is the state after a + b.
  @Test(arguments: [11, 12] as [UInt64]) func timeShift(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for spring in Self.springs(seed: seed) {
      for _ in 0..<20 {
        let (a, b) = (random.magnitude(in: 1e-4...2), random.magnitude(in: 1e-4...2))
        let (start, target) = (random.number(in: -10...10), random.number(in: -10...10))
        let initial = random.number(in: -50...50)
        var (value, velocity) = (start, initial)
        spring.update(value: &value, velocity: &velocity, target: target, deltaTime: a)
        spring.update(value: &value, velocity: &velocity, target: target, deltaTime: b)
        let whole = spring.oscillator.map(over: a + b)
        let range = Swift.max(abs(start - target), abs(initial) / spring.angularFrequency, 1)
        let expected = target + whole.displacement(start - target, initial)
        #expect(abs(value - expected) <= 1e-12 * range, "seed \(seed) \(spring)")
        let speed = whole.velocity(start - target, initial)
        #expect(
          abs(velocity - speed) <= 1e-12 * range * Swift.max(1, spring.angularFrequency),
          "seed \(seed) \(spring)")
      }
    }
  }

  @Test(arguments: [21] as [UInt64]) func linearity(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for spring in Self.springs(seed: seed) {
      let time = random.magnitude(in: 1e-3...3)
      let (t1, v1) = (random.number(in: -5...5), random.number(in: -50...50))
      let (t2, v2) = (random.number(in: -5...5), random.number(in: -50...50))
      let sum = spring.value(target: 2 * t1 + 3 * t2, initialVelocity: 2 * v1 + 3 * v2, time: time)
      let parts =
        2 * spring.value(target: t1, initialVelocity: v1, time: time)
        + 3 * spring.value(target: t2, initialVelocity: v2, time: time)
      #expect(abs(sum - parts) <= 1e-12 * 100, "seed \(seed) \(spring)")
    }
  }

  /// The velocity is the slope of the value, and the force what the mass takes to change it.
  @Test(arguments: [31] as [UInt64]) func derivatives(_ seed: UInt64) {
    for spring in Self.springs(seed: seed) {
      let step = 1e-4 / spring.angularFrequency
      for swing in [0.1, 0.7, 2.0] {
        let time = swing / spring.angularFrequency
        func value(_ t: Double) -> Double { spring.value(target: 3.0, initialVelocity: 7, time: t) }
        func velocity(_ t: Double) -> Double { spring.velocity(target: 3.0, initialVelocity: 7, time: t) }
        let slope = (value(time + step) - value(time - step)) / (2 * step)
        let scale = (3 + 7 / spring.angularFrequency) * spring.angularFrequency
        let range = 1e-6 * scale * Swift.max(1, spring.dampingRatio * spring.dampingRatio)
        #expect(abs(slope - velocity(time)) <= range, "\(spring)")
        let acceleration = (velocity(time + step) - velocity(time - step)) / (2 * step)
        let force = spring.force(target: 3, position: value(time), velocity: velocity(time))
        #expect(
          abs(force - spring.mass * acceleration)
            <= range * spring.mass * spring.angularFrequency * Swift.max(1, spring.dampingRatio), "\(spring)")
      }
    }
  }

  /// Against a Runge–Kutta of halving steps, extrapolated.
  @Test func agreesWithRungeKutta() {
    for spring in [Spring(mass: 2, stiffness: 130, damping: 9), Spring(duration: 0.6, bounce: -0.4)] {
      func run(_ steps: Int) -> Double {
        var state = OscillatorState(displacement: -4.0, velocity: 11)
        for _ in 0..<steps {
          RungeKuttaMethod().advance(&state, of: spring.oscillator, step: 0.4 / Double(steps))
        }
        return state.displacement
      }
      let (coarse, fine) = (run(2000), run(4000))
      let expected = fine + (fine - coarse) / 15
      let value = spring.value(target: 4.0, initialVelocity: 11, time: 0.4) - 4
      #expect(abs(value - expected) < 1e-11)
    }
  }

  @Test func genericFormsAgree() {
    let spring = Spring.bouncy
    let pair = AnimatablePair(2.0, -3.0)
    let value = spring.value(target: pair, time: 0.2)
    #expect(value.first == spring.value(target: 2.0, time: 0.2))
    #expect(value.second == spring.value(target: -3.0, time: 0.2))
    let between = spring.value(fromValue: 5.0, toValue: 7.0, initialVelocity: 1, time: 0.2)
    #expect(abs(between - 5 - spring.value(target: 2.0, initialVelocity: 1, time: 0.2)) < 1e-15)
    let speed = spring.velocity(fromValue: 5.0, toValue: 7.0, initialVelocity: 1, time: 0.2)
    #expect(speed == spring.velocity(target: 2.0, initialVelocity: 1, time: 0.2))
    #expect(
      spring.force(fromValue: 5.0, toValue: 7.0, position: 6, velocity: 1)
        == spring.force(target: 7.0, position: 6, velocity: 1))
    #expect(
      spring.settlingDuration(fromValue: 5.0, toValue: 7.0, initialVelocity: 0, epsilon: 0.01)
        == spring.settlingDuration(target: 2.0, epsilon: 0.01))
  }

  @Test func parametersConvertBack() {
    for bounce in [-0.9, -0.3, 0, 0.15, 0.3, 0.99, 1, 1.5] {
      let spring = Spring(duration: 0.7, bounce: bounce)
      let again = Spring(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: true)
      #expect(spring.bounce == Swift.min(bounce, 1))
      #expect(abs(again.bounce - spring.bounce) < 1e-14)
      #expect(abs(again.duration - 0.7) < 1e-15)
      #expect(abs(Spring(response: 0.7, dampingRatio: spring.dampingRatio).damping - spring.damping) < 1e-13)
    }
    let clamped = Spring(mass: 3, stiffness: 12, damping: 100)
    #expect(clamped.dampingRatio == 1 && clamped.damping == 12)
  }
}
