import Motion
import TestSupport
import Testing

/// The rest of a frame is carried: the same time at any frame rate, for hours.
@Suite struct SteppedSpringTests {
  private func make() -> SteppedSpring<Double, SemiImplicitEulerMethod> {
    SteppedSpring(
      Spring(duration: 3.1, bounce: 0.999_999), value: 0, velocity: 3, target: 1,
      method: SemiImplicitEulerMethod(), step: 1.0 / 8)
  }

  @Test(arguments: [24.0, 60, 90, 120, 144, 240]) func noDriftInTenThousandSeconds(_ rate: Double) {
    var expected = make()
    for _ in 0..<10_000 { expected.advance(by: 1) }
    var spring = make()
    for _ in 0..<Int(10_000 * rate) { spring.advance(by: 1 / rate) }
    #expect(spring.stepCount == 80_000)
    #expect(spring.state == expected.state)
    #expect(abs(spring.time - 10_000) < 1e-8)
  }

  @Test(arguments: [71] as [UInt64]) func irregularFrames(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var expected = make()
    for _ in 0..<10_000 { expected.advance(by: 1) }
    var spring = make()
    // Durations on a binary grid, so that their sum is known to be 10 000 s.
    var left = 10_000 * 4096
    while left > 0 {
      let ticks = Swift.min(left, Int(random.number(in: 1...200)))
      spring.advance(by: Double(ticks) / 4096)
      left -= ticks
    }
    #expect(spring.state == expected.state)
    #expect(spring.rest < 1e-9)
  }

  @Test func theRestIsShown() {
    var spring = SteppedSpring(Spring.bouncy, value: 0.0, target: 1, method: ExactMethod(), step: 0.1)
    spring.advance(by: 0.27)
    #expect(spring.stepCount == 2)
    #expect(abs(spring.rest - 0.07) < 1e-15)
    #expect(abs(spring.value - Spring.bouncy.value(target: 1.0, time: 0.27)) < 1e-12)
    #expect(abs(spring.velocity - Spring.bouncy.velocity(target: 1.0, time: 0.27)) < 1e-11)
  }

  @Test func aNewTargetKeepsValueAndVelocity() {
    var spring = SteppedSpring(Spring.bouncy, value: 0.0, target: 1, method: RungeKuttaMethod())
    spring.advance(by: 0.1)
    let (value, velocity) = (spring.value, spring.velocity)
    spring.target = -3
    #expect(abs(spring.value - value) < 1e-14)
    #expect(abs(spring.velocity - velocity) < 1e-12)
  }
}
