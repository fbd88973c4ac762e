import Foundation
import Motion
import TestSupport
import Testing

/// The project's elementary functions against the C library's.
@Suite struct ElementaryTests {
  /// The distance of two numbers in units in the last place of the second.
  private func ulps(_ a: Double, _ b: Double) -> Double {
    a == b ? 0 : abs(a - b) / b.ulp
  }

  @Test func exponential() {
    var random = SeededGenerator(seed: 1)
    var worst = 0.0
    for _ in 0..<50_000 {
      let x = random.number(in: -700...700)
      worst = Swift.max(worst, ulps(Elementary.exp(x), exp(x)))
      let small = random.number(in: -1...1)
      worst = Swift.max(worst, ulps(Elementary.exp(small), exp(small)))
    }
    #expect(worst <= 1, "\(worst)")
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(-800) == 0)
    #expect(Elementary.exp(800) == .infinity)
    #expect(Elementary.exp(.nan).isNaN)
    #expect(abs(Elementary.exp(-740) - exp(-740)) <= .leastNonzeroMagnitude)
  }

  @Test func smallExponents() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let x = random.number(in: -3...3) * pow(10, random.number(in: -12...0))
      #expect(ulps(Elementary.expMinusOne(x), expm1(x)) <= 4)
      #expect(ulps(Elementary.decayQuotient(x), -expm1(-x) / x) <= 4)
    }
    #expect(Elementary.decayQuotient(0) == 1)
  }

  @Test func sineAndCosine() {
    var random = SeededGenerator(seed: 3)
    var worst = 0.0
    for _ in 0..<50_000 {
      let x = random.number(in: -1...1) * pow(10, random.number(in: -3...5.9))
      let (sine, cosine) = Elementary.sineAndCosine(x)
      worst = Swift.max(worst, ulps(sine, sin(x)), ulps(cosine, cos(x)))
    }
    #expect(worst <= 1, "\(worst)")
    #expect(Elementary.sineAndCosine(0) == (0, 1))
    #expect(Elementary.sineAndCosine(.infinity).sine.isNaN)
    for x in [1e6, 3.3e8, -7e10] {
      let (sine, cosine) = Elementary.sineAndCosine(x)
      #expect(abs(sine - sin(x)) < 1e-14 && abs(cosine - cos(x)) < 1e-14)
    }
  }

  @Test func swing() {
    var random = SeededGenerator(seed: 6)
    var (worst, worstNearZero) = (0.0, 0.0)
    for _ in 0..<200_000 {
      let x = random.number(in: -1...1) * pow(10, random.number(in: -9...5.9))
      let (sine, cosine) = Elementary.swing(x)
      worst = Swift.max(worst, abs(sine - sin(x)), abs(cosine - cos(x)))
      let small = random.number(in: -1...1) * pow(10, random.number(in: -300...0))
      worstNearZero = Swift.max(worstNearZero, ulps(Elementary.swing(small).sine, sin(small)))
    }
    // The C library's own last place is in it.
    #expect(worst <= 2.3e-16, "\(worst)")
    #expect(worstNearZero <= 3, "\(worstNearZero)")
    #expect(Elementary.swing(0) == (0, 1))
    #expect(Elementary.swing(.infinity).sine.isNaN && Elementary.swing(.nan).cosine.isNaN)
    for quarter in -9...9 {
      // The angle's own rounding is left, as for the C library.
      let (sine, cosine) = Elementary.swing(Double(quarter) * Double.pi / 2)
      #expect(abs(sine - sin(Double(quarter) * Double.pi / 2)) < 1e-31)
      #expect(abs(cosine - cos(Double(quarter) * Double.pi / 2)) < 1e-31)
    }
  }

  @Test func logarithmsAndRoots() {
    var random = SeededGenerator(seed: 4)
    var worst = 0.0
    for _ in 0..<50_000 {
      let x = pow(10, random.number(in: -300...300))
      worst = Swift.max(worst, ulps(Elementary.log(x), log(x)))
      let y = random.number(in: 0.5...2)
      worst = Swift.max(worst, abs(Elementary.log(y) - log(y)) / Swift.max(log(y).ulp, 1e-17))
      // glibc's own cbrt is up to four units off, so the cube is compared instead.
      let root = Elementary.cubeRoot(x)
      #expect(abs(root * root * root / x - 1) <= 1e-15)
      let z = random.number(in: -0.9...5) * pow(10, random.number(in: -9...0))
      #expect(ulps(Elementary.logOnePlus(z), log1p(z)) <= 4)
      let w = random.number(in: 0...1)
      #expect(abs(Elementary.power(w, 2.4) - pow(w, 2.4)) <= 4e-16)
    }
    #expect(worst <= 2, "\(worst)")
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.log(1) == 0)
    #expect(Elementary.cubeRoot(-27) == -3)
  }

  @Test func arcTangent() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let x = random.number(in: -1...1) * pow(10, random.number(in: -5...5))
      #expect(ulps(Elementary.arcTangent(x), atan(x)) <= 4)
    }
    #expect(Elementary.arcTangent(.infinity) == Double.pi / 2)
    #expect(Elementary.arcTangent(-.infinity) == -Double.pi / 2)
  }
}
