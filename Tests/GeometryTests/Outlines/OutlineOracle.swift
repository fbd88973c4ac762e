import Geometry
import TestSupport
import Testing

/// What an outline has to be, checked against the field it came from by means that share nothing with it.
struct OutlineOracle {
  let field: BlendedField
  let sampler: FieldSampler
  let outline: Outline
  let polygons: [[Point]]

  init(_ field: BlendedField, tolerance: Double = 0.05) {
    self.field = field
    sampler = FieldSampler(field)
    outline = field.outline(tolerance: tolerance)
    polygons = outline.contours.flatMap { $0.path.flattened(tolerance: 0.004) }
  }

  var bounds: Rect {
    field.members.map(\.shape.bounds).reduce(field.members[0].shape.bounds) { $0.union($1) }
      .insetBy(dx: -field.spacing, dy: -field.spacing)
  }

  /// How often the outline goes round a point, clockwise on a screen.
  func winding(about point: Point) -> Int {
    var winding = 0
    for line in polygons {
      for (a, b) in zip(line, line.dropFirst()) where (a.y <= point.y) != (b.y <= point.y) {
        let side = (b - a).cross(point - a)
        if b.y > a.y, side > 0 { winding += 1 }
        if b.y < a.y, side < 0 { winding -= 1 }
      }
    }
    return winding
  }

  /// How far the level set may be from a point, in points, to a few percent; infinite beyond 1 pt.
  ///
  /// The field has both signs on a circle about the point, or the other sign than at the point, where the
  /// level set comes within the circle's radius.
  func stray(_ point: Point) -> Double {
    let isInside = sampler.sample(at: point).distance < 0
    var radius = 0.005
    while radius <= 1 {
      for step in 0..<24 {
        let place = point + Vector(angle: Double(step) * Double.pi / 12) * radius
        if (sampler.sample(at: place).distance < 0) != isInside { return radius }
      }
      radius *= radius < 0.05 ? 1.25892541179 : 1.4
    }
    return .infinity
  }

  /// The worst distance of the outline from the level set, at points along every curve.
  var worstStray: Double {
    outline.contours.flatMap(\.path.segments).reduce(0) { worst, segment in
      (1...7).reduce(worst) { max($0, stray(segment.cubic.point(at: Double($1) / 8))) }
    }
  }

  /// Points whose winding is not what the field's sign says, of those that are not within a hair of it.
  func wrongPoints(_ random: inout SeededGenerator, count: Int) -> [Point] {
    let bounds = self.bounds
    return (0..<count).compactMap { _ in
      let point = Point(
        x: random.number(in: bounds.minX...bounds.maxX), y: random.number(in: bounds.minY...bounds.maxY))
      let d = sampler.sample(at: point).distance
      guard abs(d) > 0.06 else { return nil }
      return winding(about: point) == (d < 0 ? 1 : 0) ? nil : point
    }
  }

  /// The number of places where the outline crosses itself.
  var crossings: Int {
    var pieces: [(a: Point, b: Point, line: Int, index: Int, count: Int)] = []
    for (number, contour) in outline.contours.enumerated() {
      for line in contour.path.flattened(tolerance: 0.05) {
        for (index, pair) in zip(line, line.dropFirst()).enumerated() {
          pieces.append((pair.0, pair.1, number, index, line.count - 1))
        }
      }
    }
    pieces.sort { min($0.a.x, $0.b.x) < min($1.a.x, $1.b.x) }
    var crossings = 0
    for (number, p) in pieces.enumerated() {
      for q in pieces[(number + 1)...] {
        if min(q.a.x, q.b.x) > max(p.a.x, p.b.x) { break }
        if p.line == q.line {
          let apart = abs(p.index - q.index)
          if apart <= 1 || apart == p.count - 1 { continue }
        }
        let pq = (p.b - p.a).cross(q.a - p.a) * (p.b - p.a).cross(q.b - p.a)
        let qp = (q.b - q.a).cross(p.a - q.a) * (q.b - q.a).cross(p.b - q.a)
        if pq < 0, qp < 0 { crossings += 1 }
      }
    }
    return crossings
  }
}

extension SeededGenerator {
  /// A shape of any kind, its centre in a square of the given side.
  mutating func shape(within side: Double) -> PlacedShape {
    let center = Point(x: number(in: 0...side), y: number(in: 0...side))
    let size = Size(width: number(in: 12...70), height: number(in: 12...70))
    let rect = Rect(center: center, size: size)
    let rotation = number(in: 0...1) < 0.5 ? 0 : number(in: -3...3)
    switch Int.random(in: 0..<7, using: &self) {
    case 0: return .circle(center: center, radius: size.width / 2)
    case 1: return .capsule(rect, rotation: rotation)
    case 2: return .ellipse(rect, rotation: rotation)
    case 3: return PlacedShape(rect: rect, rotation: rotation)
    case 4: return PlacedShape(rect: rect, radii: CornerRadii(number(in: 1...20)), rotation: rotation)
    case 5:
      return PlacedShape(
        rect: rect, radii: CornerRadii(number(in: 2...20)), smoothing: number(in: 0...1) < 0.7 ? 1 : 0.4,
        rotation: rotation)
    default:
      let corners = (0..<4).map { _ in Size(width: number(in: 0...25), height: number(in: 0...25)) }
      return PlacedShape(
        rect: rect,
        radii: CornerRadii(
          topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3]),
        rotation: rotation)
    }
  }
}
