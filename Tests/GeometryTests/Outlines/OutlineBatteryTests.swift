import Geometry
import TestSupport
import Testing

/// Every kind of shape with itself, under every operator, from a hundredth of a point to ten thousand points.
@Suite struct OutlineBatteryTests {
  /// The kinds of shapes, in a rectangle.
  enum Kind: String, CaseIterable {
    case circle, capsule, ellipse, rectangle, rounded, continuous, uneven, turned

    func shape(in rect: Rect) -> PlacedShape {
      let radius = rect.size.shorterSide / 4
      switch self {
      case .circle: return .circle(center: rect.center, radius: rect.size.shorterSide / 2)
      case .capsule: return .capsule(rect)
      case .ellipse: return .ellipse(rect)
      case .rectangle: return PlacedShape(rect: rect)
      case .rounded: return PlacedShape(rect: rect, radii: CornerRadii(radius))
      case .continuous: return PlacedShape(rect: rect, radii: CornerRadii(radius), smoothing: 1)
      case .uneven:
        let (small, large) = (
          Size(width: radius / 2, height: radius), Size(width: 2 * radius, height: radius)
        )
        return PlacedShape(
          rect: rect,
          radii: CornerRadii(topLeft: small, topRight: large, bottomRight: .zero, bottomLeft: small))
      case .turned: return PlacedShape(rect: rect, radii: CornerRadii(radius), rotation: 0.4)
      }
    }
  }

  /// How the second of two shapes stands to the first, in parts of the width and the height.
  private static let places = [
    (1.15, 0.0), (1, 0), (0.55, 0), (0.02, 0), (0, 0), (1.05, 1.05), (0.6, 0.7), (0, 1.2), (2.5, 0),
  ]

  private func field(_ kind: Kind, _ blend: BlendOperator, width: Double, place: (Double, Double))
    -> BlendedField
  {
    let size = Size(width: width, height: 0.75 * width)
    // Not at the origin, and off the round numbers.
    let first = Rect(x: 7.3 * width + 3.1, y: -2.2 * width - 1.7, width: size.width, height: size.height)
    var second = first
    second.origin.x += place.0 * size.width
    second.origin.y += place.1 * size.height
    return BlendedField(
      members: [.init(kind.shape(in: first)), .init(kind.shape(in: second))], spacing: 0.5 * width,
      blend: blend)
  }

  @Test(arguments: Kind.allCases, BlendOperator.allCases)
  func agreesWithTheFieldAtEverySize(kind: Kind, blend: BlendOperator) {
    for width in [44, 10_000.0] {
      for place in Self.places.prefix(width > 1000 ? 6 : 9) {
        // Two that are not blended and touch along an edge are one area or two, by rounding alone.
        if blend == .none, place == (1, 0) { continue }
        let oracle = OutlineOracle(field(kind, blend, width: width, place: place))
        var random = SeededGenerator(seed: 17)
        #expect(oracle.worstStray <= 0.0501, "\(width) \(place)")
        #expect(oracle.crossings == 0, "\(width) \(place)")
        #expect(oracle.wrongPoints(&random, count: 60).isEmpty, "\(width) \(place)")
        #expect(oracle.outline.contours.allSatisfy { $0.isHole == ($0.path.signedArea < 0) })
      }
    }
  }

  @Test(arguments: Kind.allCases, BlendOperator.allCases)
  func staysWithItsShapesWhereTheyAreTiny(kind: Kind, blend: BlendOperator) {
    for place in Self.places {
      let field = field(kind, blend, width: 0.01, place: place)
      let outline = field.outline()
      let bounds = field.members.map(\.shape.bounds).reduce(field.members[0].shape.bounds) { $0.union($1) }
        .insetBy(dx: -0.005, dy: -0.005)
      let points = outline.contours.flatMap(\.path.segments).flatMap { segment in
        (0...4).map { segment.cubic.point(at: Double($0) / 4) }
      }
      #expect(
        points.allSatisfy { point in
          point.x >= bounds.minX && point.x <= bounds.maxX && point.y >= bounds.minY && point.y <= bounds.maxY
        }, "\(place)")
      #expect(outline.area >= 0 && outline.area <= bounds.width * bounds.height)
    }
  }
}
