import Geometry
import TestSupport
import Testing

@Suite struct PlacedShapeGapTests {
  /// The least distance between two outlines that do not meet, by trying points of one against pieces of the other.
  private func bruteGap(_ one: PlacedShape, _ other: PlacedShape) -> Double {
    let lines = other.path(tolerance: 1e-6).flattened(tolerance: 4e-6)
    let points = one.path(tolerance: 1e-6).flattened(tolerance: 4e-3).flatMap { $0 }
    return points.map { bruteDistance(to: lines, from: $0) }.min() ?? .infinity
  }

  @Test func shapesApartAreAsFarAsTheirOutlines() {
    let seed: UInt64 = 0x6a9
    var random = SeededGenerator(seed: seed)
    for one in PlacedShapeTests.battery.prefix(5) {
      for other in PlacedShapeTests.battery.suffix(4) {
        var moved = other
        moved.rect.origin.x += random.number(in: 160...260)
        moved.rect.origin.y += random.number(in: -90...90)
        let exact = bruteGap(one, moved)
        let gap = one.gap(to: moved)
        #expect(abs(gap - exact) < 5e-3, "seed \(seed): \(one) \(moved)")
        #expect(abs(moved.gap(to: one) - gap) < 1e-7)
        let near = one.nearest(to: moved)
        #expect(abs(near.first.distance(to: near.second) - gap) < 1e-4)
        #expect(abs(bruteDistance(to: one.path.flattened(tolerance: 1e-3), from: near.first)) < 0.05)
      }
    }
  }

  @Test func overlappingShapesTouchOnceTheyAreMovedBySoMuch() {
    let one = PlacedShape(
      rect: Rect(x: 10, y: 20, width: 80, height: 40), radii: CornerRadii(9), smoothing: 1, rotation: 0.4)
    let other = PlacedShape.ellipse(Rect(x: 60, y: 30, width: 70, height: 30), rotation: -0.3)
    let near = one.nearest(to: other)
    #expect(near.distance < -5)
    // At the deepest point the way out is the segment between the two points.
    var moved = other
    let way = near.first - near.second
    moved.rect.origin = moved.rect.origin + way
    #expect(abs(way.length + near.distance) < 1e-4)
    #expect(abs(one.gap(to: moved)) < 1e-4)
  }

  @Test func parallelEdgesFaceEachOtherInTheMiddleOfWhatTheyShare() {
    let one = PlacedShape(rect: Rect(x: 0, y: 0, width: 100, height: 40))
    let other = PlacedShape(rect: Rect(x: 60, y: 65, width: 100, height: 40))
    let near = one.nearest(to: other)
    #expect(abs(near.distance - 25) < 1e-9)
    #expect(near.first.distance(to: Point(x: 80, y: 40)) < 1e-3)
    #expect(near.second.distance(to: Point(x: 80, y: 65)) < 1e-3)
    #expect(one.gap(to: other) == 25)
  }

  @Test func theQuickWayAgreesWithTheGeneralOne() {
    let seed: UInt64 = 0xbee
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let one = PlacedShape.capsule(Rect(x: 0, y: 0, width: 90, height: 44))
      let other = PlacedShape(
        rect: Rect(
          x: random.number(in: -100...100), y: random.number(in: -100...100),
          width: random.number(in: 20...80), height: random.number(in: 20...80)), radii: CornerRadii(8))
      #expect(abs(one.gap(to: other) - one.nearest(to: other).distance) < 1e-8, "seed \(seed)")
    }
  }

  @Test func theQuickWaysAgreeWithTheGeneralOneWhereverShapesStand() {
    let seed: UInt64 = 0xdee9
    var random = SeededGenerator(seed: seed)
    func shape() -> PlacedShape {
      let rect = Rect(
        x: random.number(in: -160...160), y: random.number(in: -160...160),
        width: random.number(in: 20...200),
        height: random.number(in: 20...200))
      let most = min(rect.width, rect.height) / 2
      var radii = CornerRadii(random.number(in: 0...most))
      // Uneven ones may take up a whole edge.
      if random.number(in: 0...1) < 0.3 { radii.topLeft = Size(width: 2 * most, height: 2 * most) }
      return PlacedShape(rect: rect, radii: radii, smoothing: random.number(in: 0...1))
    }
    for _ in 0..<600 {
      let (one, other) = (shape(), shape())
      // A turn that moves nothing by a billionth of a point takes the general way.
      var turned = one
      turned.rotation = 1e-13
      let (quick, general) = (one.nearest(to: other), turned.nearest(to: other))
      #expect(abs(quick.distance - general.distance) < 1e-8, "seed \(seed): \(one) \(other)")
      let way = quick.second - quick.first
      #expect(abs(way.dot(quick.direction) - quick.distance) < 1e-7, "seed \(seed): \(one) \(other)")
      #expect(abs(one.sample(at: quick.first).distance) < 1e-6, "seed \(seed): \(one) \(other)")
      #expect(abs(other.sample(at: quick.second).distance) < 1e-6, "seed \(seed): \(one) \(other)")
      guard quick.distance > 0 else { continue }
      // Two points of convex shapes, each the nearest to the other, are the nearest of all.
      #expect(
        abs(other.sample(at: quick.first).distance - quick.distance) < 1e-6, "seed \(seed): \(one) \(other)")
      #expect(
        abs(one.sample(at: quick.second).distance - quick.distance) < 1e-6, "seed \(seed): \(one) \(other)")
    }
  }
}
