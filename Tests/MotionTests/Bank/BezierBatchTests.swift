import Motion
import TestSupport
import Testing

/// Bézier easing at many values: ends that stand upright or lie flat, middles that stand upright, and all others.
struct BezierBatchTests {
  @Test(arguments: BatchArithmetic.allCases)
  func agreesWithSixtyDigits(_ arithmetic: BatchArithmetic) throws {
    let table = try FixtureTable("bezier-exact.csv")
    #expect(table.rows.count == 384)
    for row in table.rows {
      let numbers = try row.dropLast().map { try #require(Double($0)) }
      let curve = CubicBezierCurve(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
      let value = curve.values(at: [numbers[4]], arithmetic: arithmetic)[0]
      #expect(abs(curve.value(at: numbers[4]) - numbers[5]) <= 1e-14, "\(row)")
      #expect(abs(value - numbers[5]) <= 1e-14, "\(row) gave \(value)")
    }
  }

  /// The forward direction: a point of the curve, found from its parameter, is found again from its x.
  @Test(arguments: BatchArithmetic.allCases)
  func findsThePointsOfRandomCurves(_ arithmetic: BatchArithmetic) {
    let seed: UInt64 = 0xBE21E4
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let (x1, x2) = (generator.number(in: 0.02...0.98), generator.number(in: 0.02...0.98))
      let (y1, y2) = (generator.number(in: -1...2), generator.number(in: -1...2))
      let curve = CubicBezierCurve(x1: x1, y1: y1, x2: x2, y2: y2)
      let points = (0...32).map { step -> (x: Double, y: Double, steepness: Double) in
        let s = Double(step) / 32
        let r = 1 - s
        let slope = 3 * (r * r * x1 + 2 * s * r * (x2 - x1) + s * s * (1 - x2))
        let rise = 3 * (r * r * y1 + 2 * s * r * (y2 - y1) + s * s * (1 - y2))
        return (
          s * (3 * r * (r * x1 + s * x2) + s * s), s * (3 * r * (r * y1 + s * y2) + s * s),
          abs(rise / slope)
        )
      }
      let values = curve.values(at: points.map(\.x), arithmetic: arithmetic)
      for (point, value) in zip(points, values) {
        // The x that is asked for is itself rounded.
        #expect(abs(value - point.y) <= 1e-14 + point.steepness * 2e-16, "seed \(seed) \(x1) \(x2) \(point)")
      }
    }
  }

  @Test func portableAndReproducibleAgreeToTheBit() {
    var generator = SeededGenerator(seed: 77)
    for _ in 0..<50 {
      let curve = CubicBezierCurve(
        x1: generator.number(in: 0...1), y1: generator.number(in: -1...2), x2: generator.number(in: 0...1),
        y2: generator.number(in: -1...2))
      let xs = (0..<101).map { _ in generator.magnitude(in: 1e-12...1) } + [0, 1, -3, 7]
      let portable = curve.values(at: xs, arithmetic: .portable)
      #expect(curve.values(at: xs, arithmetic: .reproducible) == portable)
      for (x, value) in zip(xs, portable) {
        #expect(abs(curve.value(at: x) - value) <= 4e-15, "\(curve) \(x)")
      }
      #expect(curve.values(at: xs, arithmetic: .portable, workers: 3) == portable)
      #expect(Array(portable.suffix(4)) == [0, 1, 0, 1])
      for count in 1...9 {
        #expect(
          curve.values(at: Array(xs.prefix(count)), arithmetic: .portable) == Array(portable.prefix(count)))
      }
    }
  }

  /// An x below 2⁻⁶⁰⁰ is taken for it, so that no power leaves the range of numbers: a cube root is then 2⁻²⁰⁰.
  @Test func theSmallestNumbersAreNearTheStart() {
    for (x1, x2) in [(0.0, 0.0), (0, 1), (0, 0.5), (1, 1), (1e-300, 0), (1, 0), (0.3, 0.6)] {
      let curve = CubicBezierCurve(x1: x1, y1: 1, x2: x2, y2: 1)
      for x in [Double.leastNonzeroMagnitude, Double(bitPattern: 12_345), 1e-300, 1e-200] {
        let value = curve.values(at: [x])[0]
        #expect(value >= 0 && value < 0x1p-198, "\(x1) \(x2) \(x) gave \(value)")
        #expect(curve.value(at: x) == value)
      }
    }
  }

  @Test func controlPointsAreClampedAlongX() {
    let curve = CubicBezierCurve(x1: -2, y1: 0.5, x2: 3, y2: 0.25)
    #expect(curve.x1 == 0 && curve.x2 == 1)
    #expect(curve.values(at: [0.3]) == CubicBezierCurve(x1: 0, y1: 0.5, x2: 1, y2: 0.25).values(at: [0.3]))
  }

  @Test func whatIsNoNumberIsRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = CubicBezierCurve(x1: .nan, y1: 0, x2: 1, y2: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = CubicBezierCurve(x1: 0, y1: 0, x2: 1, y2: 1).values(at: [0, .nan])
    }
  }
}
