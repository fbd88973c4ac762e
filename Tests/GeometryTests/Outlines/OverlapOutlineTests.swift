import Geometry
import TestSupport
import Testing

/// Shapes that lie over each other, most of them with sharp corners: where a level set is hardest to follow.
@Suite struct OverlapOutlineTests {
  private static func field(_ spacing: Double, _ rows: [[Double]]) -> BlendedField {
    BlendedField(
      members: rows.map { row in
        let rect = Rect(x: row[0], y: row[1], width: row[2], height: row[3])
        return .init(PlacedShape(rect: rect, radii: CornerRadii(row[4])))
      }, spacing: spacing)
  }

  /// Arrangements that were once outlined wrongly: x, y, width, height and corner radius of each shape.
  static let arrangements = [
    field(
      200,
      [
        [469.095, 501.92, 110.33, 59.52, 0], [631.275, 475.105, 34.83, 31.95, 0],
        [394.245, 343.48, 50.67, 104.02, 0], [324.09, 536.365, 90.24, 82.21, 0],
        [339.475, 589.835, 39.65, 39.65, 19.825],
      ]),
    field(
      200,
      [
        [422.885, 337.395, 104.67, 38.97, 0], [338.565, 367.365, 82.77, 82.77, 41.385],
        [442.63, 323.91, 86.88, 86.88, 43.44],
      ]),
    field(
      80,
      [
        [450, 570, 20, 20, 10], [398, 558, 44, 44, 10], [360, 560, 40, 40, 10], [640, 400, 40, 40, 20],
        [360, 400, 40, 40, 10], [480, 640, 40, 40, 20], [640, 400, 40, 40, 10], [610, 450, 20, 20, 10],
        [410, 530, 20, 20, 10],
      ]),
  ]

  /// Two to nine circles and rectangles, sharp or rounded, over each other.
  private static func random(_ seed: UInt64) -> BlendedField {
    var random = SeededGenerator(seed: seed)
    let rows = (0..<Int.random(in: 2...9, using: &random)).map { _ in
      let size = (0..<2).map { _ in random.number(in: 20...120) }
      let kind = Int.random(in: 0..<3, using: &random)
      let height = kind == 2 ? size[0] : size[1]
      return [
        random.number(in: 0...250), random.number(in: 0...250), size[0], height, [0, 10, size[0] / 2][kind],
      ]
    }
    return field([20.0, 40, 80, 200][Int.random(in: 0..<4, using: &random)], rows)
  }

  /// Rows that come together in one card: their upper and lower edges lie on the same lines.
  @Test(arguments: [1e-6, 0.001, 0.26, 2, 12, 83.6, 160], [BlendOperator.gradientAware, .none])
  func edgesThatAreSharedStayWhole(apart: Double, blend: BlendOperator) {
    for count in 2...4 {
      let shapes = (0..<count).map { index in
        let rect = Rect(x: 22.7 + Double(index) * apart, y: 336.1, width: 180.3, height: 204.8)
        return PlacedShape(rect: rect, radii: CornerRadii(27.86))
      }
      let outline = BlendedField(members: shapes.map { .init($0) }, spacing: 16, blend: blend).outline()
      #expect(outline.contours.count == 1)
      // Four corners of two curves or three, the edges between, and what is bridged between two corners.
      #expect(outline.contours.reduce(0) { $0 + $1.path.elements.count } <= 18 + 16 * (count - 1), "\(count)")
      // From 95 points on the round corners leave notches between two shapes.
      guard apart < 95 else { continue }
      let whole = Rect(x: 22.7, y: 336.1, width: 180.3 + Double(count - 1) * apart, height: 204.8)
      #expect(abs(outline.area - PlacedShape(rect: whole, radii: CornerRadii(27.86)).path.signedArea) < 30)
    }
  }

  /// Points of an even grid that are on the wrong side of the outline, a quarter of a point and more from it.
  private func wrongPoints(_ oracle: OutlineOracle, spaced step: Double) -> [Point] {
    let bounds = oracle.bounds
    // Off the round numbers: a point on a diagonal of two rectangles belongs to either by rounding alone.
    return stride(from: bounds.minY + 0.1371, to: bounds.maxY, by: step).flatMap { y in
      stride(from: bounds.minX + 0.0713, to: bounds.maxX, by: step).compactMap { x in
        let point = Point(x: x, y: y)
        let d = oracle.sampler.sample(at: point).distance
        return abs(d) > 0.25 && oracle.winding(about: point) != (d < 0 ? 1 : 0) ? point : nil
      }
    }
  }

  @Test(arguments: arrangements) func overlapsAreFilledAsTheFieldSays(_ field: BlendedField) {
    let oracle = OutlineOracle(field)
    #expect(wrongPoints(oracle, spaced: 6).isEmpty)
    #expect(oracle.crossings == 0)
    for contour in oracle.outline.contours {
      #expect((contour.path.signedArea < 0) == contour.isHole)
      #expect(!contour.members.isEmpty)
    }
  }

  @Test func randomOverlapsAreFilledAsTheFieldSays() {
    for seed in UInt64(1)...8 {
      let oracle = OutlineOracle(Self.random(seed))
      #expect(wrongPoints(oracle, spaced: 11).isEmpty, "seed \(seed)")
      #expect(oracle.worstStray <= 0.0501, "seed \(seed)")
    }
  }

  /// Seeds whose outlines once strayed: about a sharp corner, in a shallow pocket, into a notch, at a crease.
  @Test(arguments: [12, 56, 113, 182, 256, 320, 457, 592, 687, 730, 745, 857] as [UInt64])
  func sharpOverlapsAreWithinTheTolerance(_ seed: UInt64) {
    let oracle = OutlineOracle(Self.random(seed))
    #expect(oracle.worstStray <= 0.0501)
    #expect(oracle.crossings == 0)
    #expect(wrongPoints(oracle, spaced: 5).isEmpty)
  }

  @Test func shapesOfHardlyAnySizeAreOutlined() {
    for seed in UInt64(1)...40 {
      var random = SeededGenerator(seed: seed)
      let sizes = [0, 1e-9, 0.029296, 0.040197, 0.999997, 1, 17.85, 46.49]
      func number() -> Double { sizes[Int.random(in: sizes.indices, using: &random)] }
      let rows = (0..<Int.random(in: 2...8, using: &random)).map { _ in
        let (width, height) = (number(), number())
        let radius = Bool.random(using: &random) ? 0 : min(width, height) / 2
        return [100 + number(), 100 + number(), width, height, radius]
      }
      for contour in Self.field(number(), rows).outline().contours {
        let bounds = contour.path.bounds
        #expect(bounds.map { $0.minX > 0 && $0.maxX < 300 } ?? false, "seed \(seed)")
      }
    }
  }
}
