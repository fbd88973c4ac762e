import Geometry
import TestSupport
import Testing

/// The action menu part way out: a circle in the middle and four around it, centres `offset` points away.
func menu(offset: Double, blend: BlendOperator = .gradientAware) -> BlendedField {
  let directions = [(0.0, 0.0), (0, -1), (-1, 0), (1, 0), (0, 1)]
  return BlendedField(
    members: directions.map { x, y in
      .init(.circle(center: Point(x: 200 + x * offset, y: 200 + y * offset), radius: 22))
    }, spacing: 30, blend: blend)
}

/// Circles on a larger circle, each near its neighbours.
private func ring(count: Int, radius: Double) -> BlendedField {
  BlendedField(
    members: (0..<count).map { index in
      let direction = Vector(angle: Double(index) / Double(count) * 2 * Double.pi)
      return .init(.circle(center: Point(x: 100, y: 100) + direction * radius, radius: 20))
    }, spacing: 24)
}

@Suite struct OutlineTests {
  private func counts(_ outline: Outline) -> (curves: Int, lines: Int) {
    let segments = outline.contours.flatMap(\.path.segments)
    let lines = segments.count { if case .line = $0 { true } else { false } }
    return (segments.count - lines, lines)
  }

  @Test func aShapeAloneKeepsItsPath() {
    for shape in PlacedShapeTests.battery {
      let far = PlacedShape.circle(center: Point(x: 400, y: 0), radius: 20)
      let outline = BlendedField(members: [.init(shape), .init(far)], spacing: 60).outline()
      #expect(outline.contours.map(\.path) == [shape.path, far.path])
      #expect(outline.contours.map(\.members) == [[0], [1]])
    }
    let circle = BlendedField(members: [.init(.circle(center: .zero, radius: 22))], spacing: 20).outline()
    #expect(counts(circle) == (4, 0))
    let capsule = PlacedShape.capsule(Rect(x: 0, y: 0, width: 90, height: 44))
    #expect(counts(BlendedField(members: [.init(capsule)], spacing: 20).outline()) == (4, 2))
  }

  /// From where the five lie on each other to a ten-thousandth of a point before they part.
  @Test func theMergedMenuIsOneSmallContourAtAnyTime() {
    let necks = [58.8, 58.9, 58.95, 58.971, 58.98, 58.99, 58.995, 58.999, 58.9999]
    for offset in stride(from: 0.25, to: 58.75, by: 0.37) + necks {
      let outline = menu(offset: offset).outline()
      #expect(outline.contours.count == 1, "offset \(offset)")
      #expect(outline.contours.first?.isHole == false)
      let count = counts(outline)
      #expect(count.curves + count.lines < 45, "offset \(offset)")
    }
  }

  @Test(arguments: [40.0, 54, 58, 58.9, 58.99]) func aThinNeckIsWithinTheTolerance(_ offset: Double) {
    let oracle = OutlineOracle(menu(offset: offset))
    #expect(oracle.worstStray <= 0.0501)
    #expect(oracle.crossings == 0)
  }

  @Test func aBridgePartsWhereTheFormulaSays() {
    // Two circles join where the gap falls to half the spacing: 59 − 44 = 30/2.
    #expect(menu(offset: 58.999).outline().contours.count == 1)
    #expect(menu(offset: 59.001).outline().contours.count == 5)
  }

  @Test func aRingHasAHoleThatRunsTheOtherWay() throws {
    let outline = ring(count: 6, radius: 48).outline()
    try #require(outline.contours.count == 2)
    #expect(outline.contours.map(\.isHole) == [false, true])
    #expect(outline.contours[0].path.signedArea > 0)
    #expect(outline.contours[1].path.signedArea < 0)
    var random = SeededGenerator(seed: 6)
    let oracle = OutlineOracle(ring(count: 6, radius: 48))
    #expect(oracle.wrongPoints(&random, count: 2000).isEmpty)
    #expect(oracle.worstStray <= 0.0501)
  }

  @Test func shapesOfNoSizeFillNothing() {
    for size in [Size.zero, Size(width: 40, height: 0), Size(width: 0, height: 40)] {
      let nothing = PlacedShape(rect: Rect(center: Point(x: 5, y: 5), size: size))
      #expect(BlendedField(members: [.init(nothing)], spacing: 20).outline().contours.isEmpty)
    }
    #expect(BlendedField(members: [], spacing: 20).outline().contours.isEmpty)
  }

  @Test(arguments: [0.01, 1, 100, 10_000]) func sizesFarApartAreOutlinedAlike(_ size: Double) {
    let rect = Rect(x: 0, y: 0, width: size, height: size)
    let shapes = [
      PlacedShape(rect: rect, radii: CornerRadii(size / 5)), .circle(center: rect.center, radius: size / 2),
    ]
    let outline = BlendedField(members: shapes.map { .init($0) }, spacing: size / 5).outline()
    let square = size * size - (4 - Double.pi) * size * size / 25
    #expect(outline.contours.count == 1)
    #expect(outline.area >= square * (1 - 1e-3) && outline.area < square * 1.01)
  }

  @Test(arguments: BlendOperator.allCases) func coincidentAndTangentShapes(_ blend: BlendOperator) {
    let circle = PlacedShape.circle(center: Point(x: 40, y: 40), radius: 22)
    var moved = circle
    moved.rect.origin.x += 44
    let tangent = BlendedField(members: [.init(circle), .init(moved)], spacing: 16, blend: blend)
    let oracle = OutlineOracle(tangent)
    var random = SeededGenerator(seed: 8)
    #expect(oracle.wrongPoints(&random, count: 1000).isEmpty)
    // Circles that touch in a point may be one curve through it, or two.
    #expect(oracle.outline.contours.count <= (blend == .none ? 2 : 1))
    let twice = BlendedField(members: [.init(circle), .init(circle)], spacing: 16, blend: blend)
    if blend != .quadratic { #expect(twice.outline().contours.map(\.path) == [circle.path]) }
  }

  @Test func roundShapesJoinWithoutCorners() throws {
    for offset in [30.0, 50, 58, 62, 70] {
      for contour in menu(offset: offset).outline().contours {
        let segments = contour.path.segments
        for (a, b) in zip(segments, segments.dropFirst() + [segments[0]]) where offset > 55 {
          let arrive = a.cubic.derivative(at: 1).normalized()
          let leave = b.cubic.derivative(at: 0).normalized()
          #expect(arrive.dot(leave) > 0.9999, "offset \(offset)")
        }
        let start = try #require(segments.first?.start)
        #expect(segments.last?.end.distance(to: start) ?? 1 < 1e-9)
      }
    }
  }

  @Test func outlinesFollowTheShapesWithoutAJump() {
    var previous = menu(offset: 20).outline()
    var starts = previous.contours.map(\.path.elements.first)
    for step in 1...90 {
      let offset = 20 + Double(step) * 0.4
      let outline = menu(offset: offset).outline()
      #expect(outline.hausdorffDistance(to: previous, tolerance: 0.2) <= 4 * 0.4 + 0.1, "offset \(offset)")
      if outline.contours.count == previous.contours.count, offset > 45 {
        for (a, b) in zip(starts, outline.contours.map(\.path.elements.first)) {
          if case .move(let a) = a, case .move(let b) = b { #expect(a.distance(to: b) < 1.6) }
        }
      }
      starts = outline.contours.map(\.path.elements.first)
      previous = outline
    }
  }
}
