import Exporters
import Geometry

/// The outline of a container of glass, from its field to path text.
enum OutlineBench {
  static var benches: [Bench] {
    [
      Bench(name: "outline-rounded-rectangles") {
        workload("outline-rounded-rectangles", rectangles, contours: 1, wanted: 1.5e6)
      },
      Bench(name: "outline-action-menu") {
        workload("outline-action-menu", menu, contours: 1, wanted: 0.25e6)
      },
      Bench(name: "outline-spread-shapes") {
        workload("outline-spread-shapes", spread, contours: 1000, wanted: 20e6)
      },
    ]
  }

  /// Eight rounded rectangles that blend, on 512 × 512 pt.
  static let rectangles = BlendedField(
    members: (0..<8).map { index in
      let origin = Point(x: 16 + Double(index % 3) * 165, y: 20 + Double(index / 3) * 160)
      return .init(
        PlacedShape(
          rect: Rect(origin: origin, size: Size(width: 150, height: 145)), radii: CornerRadii(24)))
    }, spacing: 40)

  /// A circle and four that came out of it, merged.
  static let menu = BlendedField(
    members: [(0.0, 0.0), (0, -50), (-50, 0), (50, 0), (0, 50)].map { x, y in
      .init(.circle(center: Point(x: 200 + x, y: 200 + y), radius: 22))
    }, spacing: 30)

  /// A thousand circles that stand apart, in one container.
  static let spread = BlendedField(
    members: (0..<1000).map { index in
      .init(.circle(center: Point(x: Double(index % 32) * 90, y: Double(index / 32) * 90), radius: 22))
    }, spacing: 30)

  private static func workload(
    _ name: String, _ field: BlendedField, contours: Int, wanted: Double
  ) -> Workload {
    Workload(
      name: name, operations: 1, unit: "outline", firstIsLimit: false,
      contestants: [
        Contestant("outline and path text", wanted: .nanoseconds(wanted)) {
          var text = OutputBuffer()
          for contour in field.outline().contours { text.append(short: contour.path, decimals: 2) }
          return Double(text.count)
        }
      ],
      check: { complaint(field, contours: contours) })
  }

  /// What is wrong with the outline of a field, or nil: its contours, and their distance from the level set.
  private static func complaint(_ field: BlendedField, contours: Int) -> String? {
    let outline = field.outline()
    let outer = outline.contours.count { !$0.isHole }
    guard outer == contours else { return "\(outer) outer contours instead of \(contours)" }
    let sampler = FieldSampler(field)
    for line in outline.contours.flatMap({ $0.path.flattened(tolerance: 0.002) }) {
      for point in line {
        let sample = sampler.sample(at: point)
        let stray = abs(sample.distance) / max(sample.gradient.length, 0.1)
        guard stray <= 0.055 else { return "\(stray) pt from the level set at \(point)" }
      }
    }
    return nil
  }
}
