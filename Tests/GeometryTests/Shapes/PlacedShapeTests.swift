import Geometry
import Testing

/// The signed distance to closed polylines, by trying every piece of them.
func bruteDistance(to lines: [[Point]], from point: Point) -> Double {
  var nearest = Double.infinity
  var isInside = false
  for line in lines {
    for (a, b) in zip(line, line.dropFirst()) {
      let along = b - a
      let square = along.dot(along)
      let part = square > 0 ? min(max((point - a).dot(along) / square, 0), 1) : 0
      nearest = min(nearest, point.distance(to: a + along * part))
      if (a.y > point.y) != (b.y > point.y), point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) {
        isInside.toggle()
      }
    }
  }
  return isInside ? -nearest : nearest
}

@Suite struct PlacedShapeTests {
  static let battery: [PlacedShape] = {
    let rect = Rect(x: 30, y: -20, width: 90, height: 44)
    let uneven = CornerRadii(
      topLeft: Size(width: 40, height: 20), topRight: Size(width: 4, height: 12),
      bottomRight: Size(width: 44, height: 30), bottomLeft: .zero)
    return [
      .circle(center: Point(x: 7, y: 5), radius: 22),
      .capsule(rect), .capsule(rect, rotation: 0.7),
      .ellipse(rect), .ellipse(Rect(x: 0, y: 0, width: 10, height: 80), rotation: -1.1),
      PlacedShape(rect: rect), PlacedShape(rect: rect, radii: CornerRadii(12)),
      PlacedShape(rect: rect, radii: CornerRadii(12), smoothing: 1),
      PlacedShape(rect: rect, radii: CornerRadii(18), smoothing: 1, rotation: 0.4),
      PlacedShape(rect: rect, radii: CornerRadii(12), smoothing: 0.3),
      PlacedShape(rect: rect, radii: uneven),
      PlacedShape(rect: rect, radii: uneven, smoothing: 1, rotation: 2),
      PlacedShape(rect: rect, radii: CornerRadii(500), smoothing: 1),
    ]
  }()

  @Test(arguments: battery) func isAsFarAsItsPath(_ shape: PlacedShape) {
    let lines = shape.path(tolerance: 1e-6).flattened(tolerance: 4e-6)
    let bounds = shape.bounds.insetBy(dx: -15, dy: -15)
    for row in 0..<17 {
      for column in 0..<17 {
        let point = Point(
          x: bounds.minX + bounds.width * (Double(column) + 0.31) / 17,
          y: bounds.minY + bounds.height * (Double(row) + 0.47) / 17)
        let sample = shape.sample(at: point)
        let brute = bruteDistance(to: lines, from: point)
        #expect(abs(sample.distance - brute) < 1e-5, "\(shape) at \(point)")
        #expect(abs(sample.gradient.length - 1) < 1e-12)
        let foot = point - sample.gradient * sample.distance
        #expect(abs(shape.sample(at: foot).distance) < 1e-6, "\(shape) at \(point)")
      }
    }
  }
}
