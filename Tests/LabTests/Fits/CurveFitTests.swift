import Lab
import Motion
import TestSupport
import Testing

@Suite struct CurveFitTests {
  @Test func findsTheSpringInACurveOfASpring() {
    let motion = SpringMotion(Spring(duration: 0.4, bounce: 0.2))
    let fit = CurveFit(duration: 2) { motion.value(at: 2 * $0) }
    #expect(isClose(fit.motion.spring.duration, 0.4, within: 1e-4))
    #expect(isClose(fit.motion.spring.bounce, 0.2, within: 1e-4))
    #expect(fit.error < 1e-4)
  }

  @Test func staysNearAnEasing() {
    let fit = CurveFit(duration: 0.35) { UnitCurve.easeOut.value(at: $0) }
    #expect(fit.error < 0.12)
    #expect(fit.meanError <= fit.error)
  }

  @Test func aBezierComesNearASpringThatDoesNotBounce() throws {
    let bezier = try #require(ClosestBezier(ProgressCurve(SpringMotion(.smooth)), epsilon: 0.001))
    #expect(bezier.error < 0.02)
  }

  @Test(arguments: [0.0, 0.3, 0.7, -0.3], [1e-2, 1e-3]) func keysStayWithinTheirError(
    bounce: Double, maxError: Double
  )
    throws
  {
    let curve = ProgressCurve(SpringMotion(Spring(duration: 0.5, bounce: bounce), velocity: 3))
    let result = try #require(BezierKeys(curve, maxError: maxError))
    #expect(result.error <= 2 * maxError)
    var worst = 0.0
    for (start, end) in zip(result.keys, result.keys.dropFirst()) {
      #expect(start.time < end.time && start.value != end.value)
      for step in 0...200 {
        let part = Double(step) / 200
        let time = start.time + part * (end.time - start.time)
        worst = max(worst, abs(BezierKeys.value(at: part, from: start, to: end) - curve.value(at: time)))
      }
    }
    #expect(worst <= result.error * 1.01)
  }
}
