import Lab
import Motion
import TestSupport
import Testing

@Suite struct LinearApproximationTests {
  private func line(_ approximation: LinearApproximation, at part: Double) -> Double {
    let points = approximation.points
    let next = points.firstIndex { $0.time >= part } ?? points.count - 1
    guard next > 0 else { return points[0].value }
    let (a, b) = (points[next - 1], points[next])
    return b.time > a.time ? a.value + (b.value - a.value) * (part - a.time) / (b.time - a.time) : b.value
  }

  @Test(arguments: [0.0, 0.15, 0.3, 0.7, -0.4], [1e-2, 1e-3])
  func staysWithinTheErrorItStates(bounce: Double, maxError: Double) throws {
    let curve = ProgressCurve(SpringMotion(Spring(duration: 0.5, bounce: bounce)))
    let result = try LinearApproximation(curve, maxError: maxError, epsilon: 1e-3)
    #expect(result.error <= maxError)
    var worst = 0.0
    for index in 0...20_000 {
      let part = Double(index) / 20_000
      worst = max(worst, abs(line(result, at: part) - curve.value(at: part * result.duration)))
    }
    #expect(worst <= result.error + 1e-12)
    #expect(result.points.first == CurvePoint(time: 0, value: 0))
    #expect(result.points.last == CurvePoint(time: 1, value: 1))
  }

  @Test func aVelocityAtTheStartIsFollowed() throws {
    let curve = ProgressCurve(SpringMotion(.bouncy, from: 10, target: -10, velocity: 300))
    let result = try LinearApproximation(curve, maxError: 2e-3, epsilon: 1e-3)
    #expect(result.error <= 2e-3)
    #expect((result.points.map(\.value).min() ?? 0) < -0.1)
  }

  @Test func needsFewerPointsForALargerError() throws {
    let curve = ProgressCurve(SpringMotion(.bouncy))
    let counts = try [5e-4, 2e-3, 1e-2].map {
      try LinearApproximation(curve, maxError: $0, epsilon: 1e-3).points.count
    }
    #expect(counts[0] > counts[1] && counts[1] > counts[2])
  }

  @Test func whatNeverSettlesIsRefused() {
    let curve = ProgressCurve(SpringMotion(Spring(duration: 0.5, bounce: 1)))
    #expect(throws: LinearApproximation.Refusal.neverSettles) {
      try LinearApproximation(curve, maxError: 1e-3, epsilon: 1e-3)
    }
  }
}
