import Motion
import Testing

/// Interruption, delays, repetition and rest of ``AnimatedValue``.
@Suite struct AnimatedValueTests {
  @Test func aSpringFollowsItsClosedForm() {
    var x = AnimatedValue(10.0)
    x.set(-5, at: 2, animation: .bouncy)
    for time in [2.0, 2.05, 2.3, 3, 9] {
      let expected = 10 + Spring.bouncy.value(target: -15.0, time: time - 2)
      #expect(abs(x.value(at: time) - expected) < 1e-12)
    }
  }

  @Test func aSpringTakesOverValueAndVelocity() {
    var x = AnimatedValue(0.0)
    x.set(100, at: 0, animation: .bouncy)
    let (before, speed) = (x.value(at: 0.1), x.velocity(at: 0.1))
    x.set(0, at: 0.1, animation: .smooth(duration: 0.9))
    #expect(abs(before - 42.330212307) < 1e-6)
    #expect(abs(speed - 570.7558337546) < 1e-6)
    #expect(abs(x.value(at: 0.1) - before) < 1e-12)
    #expect(abs(x.velocity(at: 0.1) - speed) < 1e-12)
  }

  @Test func aSpringInterruptsACurveFromStandstill() {
    var x = AnimatedValue(0.0)
    x.set(100, at: 0, animation: .linear(duration: 1))
    x.set(0, at: 0.5, animation: .bouncy)
    #expect(abs(x.value(at: 0.5) - 50) < 1e-12)
    #expect(x.velocity(at: 0.5) == 0)
  }

  @Test func curvesRunTogether() {
    var x = AnimatedValue(0.0)
    x.set(100, at: 0, animation: .linear(duration: 1))
    x.set(0, at: 0.5, animation: .linear(duration: 1))
    #expect(abs(x.value(at: 0.75) - (75 - 25)) < 1e-12)
    #expect(abs(x.value(at: 1.25) - (100 - 75)) < 1e-12)
    #expect(x.value(at: 1.5) == 0)
    #expect(x.restTime() == 1.5)
  }

  @Test func aDelayedSpringLetsTheMotionGoOn() {
    var x = AnimatedValue(0.0)
    x.set(100, at: 0, animation: .smooth)
    let alone = x
    x.set(0, at: 0.1, animation: .bouncy.delay(0.2))
    for time in [0.1, 0.2, 0.299] {
      #expect(abs(x.value(at: time) - alone.value(at: time)) < 1e-12)
    }
    #expect(abs(x.velocity(at: 0.3) - alone.velocity(at: 0.3)) < 1e-9)
    #expect(x.target == 0)
  }

  @Test func withoutAnimationItIsThere() {
    var x = AnimatedValue(0.0)
    x.set(100, at: 0, animation: .bouncy)
    x.set(7, at: 0.1, animation: nil)
    #expect(x.value(at: 0.1) == 7)
    #expect(x.velocity(at: 0.2) == 0)
    #expect(x.restTime() == 0.1)
  }

  @Test func repetitionReversesAndEnds() {
    var x = AnimatedValue(0.0)
    x.set(10, at: 0, animation: .linear(duration: 1).repeatCount(3))
    #expect(abs(x.value(at: 0.25) - 2.5) < 1e-12)
    #expect(abs(x.value(at: 1.25) - 7.5) < 1e-12)
    #expect(abs(x.value(at: 2.25) - 2.5) < 1e-12)
    #expect(x.value(at: 3) == 10)
    var forever = AnimatedValue(0.0)
    forever.set(10, at: 0, animation: .linear(duration: 1).repeatForever())
    #expect(forever.restTime() == .infinity)
  }

  @Test(arguments: Integrator.allCases) func everyIntegratorComesNear(_ integrator: Integrator) {
    var x = AnimatedValue(0.0, playback: Playback(integrator, step: 1.0 / 1200))
    x.set(100, at: 0, animation: .bouncy)
    for time in [0.1, 0.25, 0.77] {
      let expected = Spring.bouncy.value(target: 100.0, time: time)
      #expect(abs(x.value(at: time) - expected) < 1.0)
    }
    #expect(x.restTime(tolerance: 0.1) < 1.6)
  }

  @Test func aChangeOfResponseIsBlended() {
    var x = AnimatedValue(0.0)
    x.set(100, at: 0, animation: .spring(response: 1, dampingFraction: 1))
    let (before, speed) = (x.value(at: 0.2), x.velocity(at: 0.2))
    x.set(50, at: 0.2, animation: .spring(response: 0.3, dampingFraction: 1, blendDuration: 0.2))
    #expect(abs(x.value(at: 0.2) - before) < 1e-12)
    #expect(abs(x.velocity(at: 0.2) - speed) < 1e-10)
    let rest = x.restTime(tolerance: 0.01)
    #expect(abs(x.value(at: rest) - 50) < 0.0101)
    #expect(abs(x.value(at: rest - 0.001) - 50) > 0.00999)
  }
}
