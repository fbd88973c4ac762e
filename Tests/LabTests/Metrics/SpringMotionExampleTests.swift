import Lab
import Motion
import TestSupport
import Testing

@Suite struct SpringMotionExampleTests {
  @Test func aBouncySpringIsAsAppleDescribesIt() throws {
    let motion = SpringMotion(.bouncy)
    #expect(isClose(motion.settleTime(), 0.818_746, within: 1e-6))
    let overshoot = try #require(motion.overshoot)
    // e^(−πζ/√(1−ζ²)) at π/ω.
    #expect(isClose(overshoot.value, 1.045_987_910_260, within: 1e-11))
    #expect(isClose(overshoot.time, 0.350_070_021_007, within: 1e-11))
    #expect(try #require(motion.undershoot).value < 1)
    #expect(motion.turningPoints().count == 2)
  }

  @Test func aSpringWithoutBounceNeverCrosses() {
    let motion = SpringMotion(.smooth)
    #expect(motion.overshoot == nil)
    #expect(motion.undershoot == nil)
    #expect(motion.targetCrossings().isEmpty)
    #expect(motion.firstCrossing == nil)
    #expect(motion.overshootRatio == 0)
  }

  @Test func aThrownSpringCrossesOnceEvenOverdamped() throws {
    let motion = SpringMotion(Spring(duration: 0.5, bounce: -0.3), velocity: 200)
    #expect(motion.targetCrossings().count == 1)
    #expect(try #require(motion.overshoot).value > 1)
  }

  @Test func anUndampedSpringNeverSettles() {
    let motion = SpringMotion(Spring(duration: 0.5, bounce: 1))
    #expect(motion.settleTime() == .infinity)
    #expect(motion.targetCrossingCount() == nil)
    #expect(motion.targetCrossings(limit: 7).count == 7)
    #expect(SpringMotion(Spring(duration: 0.5, bounce: 1), target: 1e-4).settleTime() == 0)
  }

  @Test func whatIsAtRestHasNothingToMeasure() {
    let motion = SpringMotion(.bouncy, from: 3, target: 3)
    #expect(motion.settleTime() == 0)
    #expect(motion.overshoot == nil)
    #expect(motion.peakVelocity.value == 0)
    #expect(motion.riseTime == nil)
    #expect(motion.overshootRatio == nil)
    #expect(motion.energyLeft(at: 1) == 0)
  }

  @Test func aMotionThrownAwayFirstTurns() throws {
    let motion = SpringMotion(.smooth, velocity: -20)
    let first = try #require(motion.turningPoints().first)
    #expect(first.value < 0)
    #expect(try #require(motion.time(reaching: 0.1)) > first.time)
  }
}
