import Motion
import TestSupport
import Testing

/// The Bézier solve against the curve itself, taken at a parameter.
@Suite struct BezierTests {
  /// For a parameter whose x is exact enough, the curve must give the y of that parameter.
  private func check(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let curve = UnitCurve.bezier(x1, y1, x2, y2)
    for step in 0...4096 {
      let t = Double(step) / 4096
      let s = 1 - t
      let x = 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t
      let y = 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t
      let dx = 3 * (s * s * x1 + 2 * s * t * (x2 - x1) + t * t * (1 - x2))
      let dy = 3 * (s * s * y1 + 2 * s * t * (y2 - y1) + t * t * (1 - y2))
      // The rounding of x itself moves y by the slope times it.
      guard dx > 1e-4 else { continue }
      let allowed = 1e-13 + 4e-16 * abs(dy) / dx
      #expect(abs(curve.value(at: x) - y) <= allowed, "\(x1) \(y1) \(x2) \(y2) at \(t)")
    }
  }

  @Test func ordinaryCurves() {
    for (x1, y1, x2, y2) in [
      (0.42, 0.0, 0.58, 1.0), (0.25, 0.1, 0.25, 1), (0.22, 0.9, 0.28, 1), (0.68, -0.6, 0.32, 1.6),
    ] {
      check(x1, y1, x2, y2)
    }
  }

  /// A cubic coefficient of 0, a quadratic one of 0, both, and tangents that are vertical at an end.
  @Test func degenerateCurves() {
    for (x1, y1, x2, y2) in [
      (0.0, 0.5, 1.0 / 3, 1.0), (1.0 / 3, 0, 2.0 / 3, 1), (1.0 / 3, 0, 1, 1), (0, 0, 0, 1), (1, 0, 1, 1),
      (0, 1, 1, 0), (0, 0, 1, 1), (0.5, 0.5, 0.5, 0.5),
    ] {
      check(x1, y1, x2, y2)
    }
  }

  @Test(arguments: [51] as [UInt64]) func anyCurve(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      check(
        random.number(in: 0...1), random.number(in: -2...3), random.number(in: 0...1),
        random.number(in: -2...3))
    }
  }

  /// Vertical in the middle: x − ½ = 4(t − ½)³, so the root is known in closed form.
  @Test func aTripleRootKeepsItsDigits() {
    let curve = UnitCurve.bezier(1, 0, 0, 1)
    for exponent in 3...40 {
      let d = 1.0 / Double(1 << exponent)
      let x = 0.5 + 4 * d * d * d
      guard x - 0.5 == 4 * d * d * d else { continue }
      let t = 0.5 + d
      let y = 3 * (1 - t) * t * t + t * t * t
      #expect(abs(curve.value(at: x) - y) <= 1e-12, "\(exponent)")
    }
    #expect(curve.value(at: 0.5) == 0.5)
    #expect(curve.velocity(at: 0.5) == .infinity)
  }

  @Test func slopesAtTheEnds() {
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    #expect(UnitCurve.easeIn.velocity(at: 1) == 1)
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
    #expect(UnitCurve.bezier(0, 1, 1, 0).velocity(at: 0) == .infinity)
    #expect(UnitCurve.bezier(0, -1, 1, 0).velocity(at: 0) == -.infinity)
  }
}
