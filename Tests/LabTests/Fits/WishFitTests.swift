import Lab
import Motion
import TestSupport
import Testing

@Suite struct WishFitTests {
  @Test func meetsASettleAndAnOvershoot() throws {
    let fit = WishFit(
      [SpringWish(.settle, .equal, 0.4), SpringWish(.overshoot, .equal, 0.05)],
      base: SpringRecipe(.perceptual))
    #expect(fit.isMet)
    #expect(isClose(fit.motion.settleTime(), 0.4, within: 4e-7))
    #expect(isClose(try #require(fit.motion.overshootRatio), 0.05, within: 5e-8))
  }

  @Test(arguments: [0.0, 0.1, 0.25, 0.5], [0.2, 0.7, 2]) func findsAnySpringAgain(
    bounce: Double, duration: Double
  )
    throws
  {
    let motion = SpringMotion(Spring(duration: duration, bounce: bounce))
    let wishes = [
      SpringWish(.overshoot, .equal, try #require(motion.overshootRatio)),
      SpringWish(.rise, .equal, try #require(motion.riseTime)),
    ]
    let fit = WishFit(wishes, base: SpringRecipe(.perceptual))
    #expect(fit.isMet)
    #expect(
      isClose(try #require(fit.motion.riseTime), try #require(motion.riseTime), within: 1e-6 * duration))
  }

  @Test func inequalitiesLeaveTheLeastBounce() {
    let fit = WishFit([SpringWish(.settle, .atMost, 0.5)], base: SpringRecipe(.perceptual))
    #expect(fit.isMet)
    #expect(abs(fit.motion.spring.bounce) < 0.01)
  }

  @Test func whatCannotBeMetIsSaidWithTheNearest() {
    let fit = WishFit(
      [SpringWish(.bounce, .equal, 0), SpringWish(.overshoot, .atLeast, 0.3)], base: SpringRecipe(.perceptual)
    )
    #expect(!fit.isMet)
    #expect(fit.outcomes.count == 2)
  }
}
