import Geometry
import SceneModel
import Simulation
import Testing

@Suite struct ShapePairTests {
  private func container(
    _ shapes: [PlacedShape], spacing: Double, blend: BlendOperator = .gradientAware
  ) -> Frame.GlassContainer {
    Frame.GlassContainer(
      name: "c", spacing: spacing, blend: blend,
      shapes: shapes.enumerated().map { Frame.GlassShape(shape: $1, elements: [$0]) })
  }

  private func circles(_ gap: Double, spacing: Double, turn: Double = 0) -> Frame.GlassContainer {
    let way = Vector(angle: turn) * (22 + gap / 2)
    let center = Point(x: 33, y: -7)
    return container(
      [.circle(center: center - way, radius: 22), .circle(center: center + way, radius: 22)],
      spacing: spacing)
  }

  /// The exact figures for two equal circles: y = √(L² − c²), L the root of L³ − rL² − s·c²/4 = 0.
  @Test(arguments: [
    (20.0, 0.0, 13.231), (20, 4, 10.501), (20, 8, 6.206), (40, 0, 17.515), (40, 10, 13.225), (40, 16, 8.673),
  ])
  func theNeckOfTwoCirclesIsTheExactOne(spacing: Double, gap: Double, half: Double) throws {
    for turn in [0, 0.6, 2.1] {
      let neck = try #require(circles(gap, spacing: spacing, turn: turn).neck(between: 0, and: 1))
      #expect(abs(neck.width / 2 - half) < 6e-4)
    }
    var low = 22.0
    var high = 80.0
    let c = 22 + gap / 2
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if middle * middle * middle - 22 * middle * middle - spacing * c * c / 4 > 0 {
        high = middle
      } else {
        low = middle
      }
    }
    let neck = try #require(circles(gap, spacing: spacing).neck(between: 1, and: 0))
    #expect(abs(neck.width / 2 - (low * low - c * c).squareRoot()) < 1e-6)
  }

  @Test func twoShapesJoinAtTwiceTheirGap() throws {
    for gap in [3.0, 10, 17.5] {
      let spacing = try #require(circles(gap, spacing: 1, turn: 0.3).spacingToJoin(0, 1))
      #expect(abs(spacing - 2 * gap) < 1e-5)
      #expect(circles(gap, spacing: 2 * gap + 1e-3).pair(0, 1).isJoined)
      #expect(!circles(gap, spacing: 2 * gap - 1e-3).pair(0, 1).isJoined)
      #expect(circles(gap, spacing: gap * 1.01).pair(0, 1).isBulging)
      #expect(!circles(gap, spacing: gap * 0.99).pair(0, 1).isBulging)
    }
    let capsules = [
      PlacedShape.capsule(Rect(x: 0, y: 0, width: 120, height: 44)),
      PlacedShape(
        rect: Rect(x: 150, y: 10, width: 80, height: 30), radii: CornerRadii(9), smoothing: 1),
    ]
    let twice = 2 * capsules[0].gap(to: capsules[1])
    #expect(abs((container(capsules, spacing: 0).spacingToJoin(1, 0) ?? 0) - twice) < 1e-4)
    #expect(container(capsules, spacing: 0, blend: .none).spacingToJoin(0, 1) == nil)
    let quadratic = container(capsules, spacing: 0, blend: .quadratic)
    #expect(abs((quadratic.spacingToJoin(1, 0) ?? 0) - twice) < 1e-4)
  }

  @Test func theSpacingForANeckGivesThatNeck() throws {
    for width in [2.0, 12, 25] {
      var pair = circles(6, spacing: 0)
      let spacing = try #require(pair.spacing(forNeck: width, between: 0, and: 1))
      pair.spacing = spacing
      #expect(abs((pair.neck(between: 0, and: 1)?.width ?? 0) - width) < 1e-4)
    }
  }

  @Test func onlyNeighborsAreMeasured() {
    let row = (0..<30).map { PlacedShape.circle(center: Point(x: Double($0) * 60, y: 0), radius: 22) }
    let pairs = container(row, spacing: 20).pairs()
    #expect(pairs.count == 29)
    #expect(pairs.allSatisfy { $0.second == $0.first + 1 && abs($0.gap - 16) < 1e-9 && !$0.isJoined })
    #expect(container(row, spacing: 20).pairs(within: 80).count == 57)
  }

  @Test func shapesThatOverlapHaveANeckWhereTheyAreNarrow() throws {
    let neck = try #require(circles(-20, spacing: 0).neck(between: 0, and: 1))
    #expect(abs(neck.width / 2 - (22.0 * 22 - 12 * 12).squareRoot()) < 1e-5)
    let inside = container(
      [.circle(center: .zero, radius: 22), .circle(center: Point(x: 1, y: 0), radius: 20)], spacing: 10)
    #expect(inside.neck(between: 0, and: 1) == nil)
  }
}
