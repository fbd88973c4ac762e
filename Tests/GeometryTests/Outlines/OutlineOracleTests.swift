import Geometry
import TestSupport
import Testing

@Suite struct OutlineOracleTests {
  static func random(_ seed: UInt64) -> BlendedField {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...7, using: &random)
    let side = 60 + 25 * Double(count)
    let blend = BlendOperator.allCases[Int(seed % 5) < 3 ? 0 : Int(seed % 5) - 2]
    let weakened = random.number(in: 0...1) < 0.2
    return BlendedField(
      members: (0..<count).map { _ in
        .init(random.shape(within: side), strength: weakened ? random.number(in: 0...1) : 1)
      }, spacing: random.number(in: 0...1) < 0.1 ? 0 : random.number(in: 1...45), blend: blend)
  }

  @Test(arguments: 0..<3) func agreesWithTheField(_ batch: Int) {
    for seed in UInt64(batch * 50)..<UInt64(batch * 50 + 50) {
      let oracle = OutlineOracle(Self.random(seed))
      var random = SeededGenerator(seed: seed ^ 0xABCD)
      #expect(oracle.worstStray <= 0.0501, "seed \(seed)")
      let wrong = oracle.wrongPoints(&random, count: 120)
      #expect(wrong.isEmpty, "seed \(seed)")
      #expect(oracle.crossings == 0, "seed \(seed)")
    }
  }

  private static func circles(_ seed: UInt64) -> BlendedField {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 3...9, using: &random)
    let members = (0..<count).map { _ in
      let center = Point(x: random.number(in: 0...170), y: random.number(in: 0...170))
      return BlendedField.Member(.circle(center: center, radius: random.number(in: 8...24)))
    }
    return BlendedField(members: members, spacing: random.number(in: 8...50))
  }

  /// Many circles about each other.
  ///
  /// In those from 211 on one blends in through others, from farther away than
  /// two spacings; from 1450 on a cubic once strayed or ran back over itself.
  @Test(
    arguments: [
      1, 2, 3, 4, 5, 6, 7, 8, 211, 219, 347, 374, 387, 397, 720, 1450, 2079, 2092, 3203,
    ] as [UInt64])
  func circlesAgreeWithTheField(_ seed: UInt64) {
    let oracle = OutlineOracle(Self.circles(seed))
    #expect(oracle.worstStray <= 0.0501)
    #expect(oracle.crossings == 0)
    var random = SeededGenerator(seed: seed ^ 0xABCD)
    #expect(oracle.wrongPoints(&random, count: 400).isEmpty)
  }
}
