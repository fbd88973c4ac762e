import Geometry
import Testing

/// Two circles of one radius, facing each other along x across the origin.
private func pair(
  radius: Double, gap: Double, spacing: Double, blend: BlendOperator = .gradientAware
) -> BlendedField {
  let reach = radius + gap / 2
  return BlendedField(
    members: [
      .init(.circle(center: Point(x: -reach, y: 0), radius: radius)),
      .init(.circle(center: Point(x: reach, y: 0), radius: radius)),
    ], spacing: spacing, blend: blend)
}

/// Where a function that falls below zero between two arguments crosses it.
private func crossing(_ low: Double, _ high: Double, _ value: (Double) -> Double) -> Double {
  var low = low
  var high = high
  for _ in 0..<80 {
    let middle = (low + high) / 2
    if value(middle) < 0 { low = middle } else { high = middle }
  }
  return (low + high) / 2
}

@Suite struct BlendedFieldTests {
  @Test(arguments: GlassPixels.middleColumn) func drawsTheCompositorsPixels(_ row: GlassPixels) {
    let reach = row.radius + row.gap / 2
    let field = BlendedField(
      members: [
        .init(.circle(center: Point(x: 60 - reach, y: 45), radius: row.radius)),
        .init(.circle(center: Point(x: 60 + reach, y: 45), radius: row.radius)),
      ], spacing: row.spacing)
    let covered = (0..<180).filter { pixel in
      let place = Point(x: 120.5 / 2, y: (Double(pixel) + 0.5) / 2)
      return min(max(0.5 - field.sample(at: place).distance * 2, 0), 1) >= 0.5
    }
    #expect(covered.first == row.firstPixel)
    #expect(covered.last == row.lastPixel)
    #expect(covered.count == row.lastPixel - row.firstPixel + 1)
  }

  @Test(arguments: [(18.0, 0.0557), (15, 0.4289), (12, 1.5279), (10, 5)])
  func bulgesAsTheFormulaSays(gap: Double, printed: Double) {
    let field = pair(radius: 22, gap: gap, spacing: 20)
    let exact = (gap - (20 * (2 * gap - 20)).squareRoot()) / 2
    let edge = crossing(-gap / 2 - 1, gap < 10.001 ? 1e-9 : 0) { x in
      field.sample(at: Point(x: x, y: 0)).distance
    }
    #expect(abs(exact - printed) < 5e-5)
    #expect(abs(edge + gap / 2 - exact) < 2e-7)
  }

  @Test(arguments: [
    (20.0, 0.0, 13.231), (20, 4, 10.501), (20, 8, 6.206), (40, 0, 17.515), (40, 10, 13.225), (40, 16, 8.673),
  ])
  func hasTheNeckOfTheCubic(spacing: Double, gap: Double, printed: Double) {
    let c = 22 + gap / 2
    let length = crossing(22, 100) { l in l * l * l - 22 * l * l - spacing * c * c / 4 }
    let exact = (length * length - c * c).squareRoot()
    let field = pair(radius: 22, gap: gap, spacing: spacing)
    let neck = crossing(0, 40) { field.sample(at: Point(x: 0, y: $0)).distance }
    #expect(abs(exact - printed) < 5e-4)
    #expect(abs(neck - exact) < 1e-9)
  }

  @Test func aCoincidentShapeAddsNothing() {
    let circle = PlacedShape.circle(center: Point(x: 3, y: 4), radius: 10)
    let field = BlendedField(members: [.init(circle), .init(circle)], spacing: 30)
    for step in 0..<50 {
      let point = Point(x: Double(step) - 20, y: Double(step * 7 % 40) - 20)
      #expect(field.sample(at: point).distance == circle.sample(at: point).distance)
    }
  }

  @Test func aShapeOfNoStrengthNeverBlends() {
    var field = pair(radius: 22, gap: 4, spacing: 20)
    for weak in 0..<2 {
      field.members[0].strength = weak == 0 ? 0 : 1
      field.members[1].strength = weak == 1 ? 0 : 1
      #expect(abs(field.sample(at: .zero).distance - 2) < 1e-12)
    }
    field.members[0].strength = 0.25
    field.members[1].strength = 1
    #expect(abs(field.sample(at: .zero).distance - (2 - 20 * 0.25 / 4)) < 1e-12)
  }
}
