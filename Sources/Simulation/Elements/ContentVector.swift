import Geometry
import Motion
import SceneModel

/// What moves about content, as one vector: its place, its size, its opacity, and the corners of a plain shape.
struct ContentVector: VectorArithmetic, Hashable {
  /// The offset from the element's centre and the size, in points.
  var place: SIMD4<Double>
  /// The absolute radii of a shape's corners, in points.
  var radii: SIMD4<Double>
  /// A shape's `relative`, `own`, `squareness` and `smoothing`; 0 for what is no shape.
  var corners: SIMD4<Double>
  var opacity: Double

  static let zero = ContentVector(place: .zero, radii: .zero, corners: .zero, opacity: 0)

  static func + (a: ContentVector, b: ContentVector) -> ContentVector {
    ContentVector(
      place: a.place + b.place, radii: a.radii + b.radii, corners: a.corners + b.corners,
      opacity: a.opacity + b.opacity)
  }

  static func - (a: ContentVector, b: ContentVector) -> ContentVector {
    ContentVector(
      place: a.place - b.place, radii: a.radii - b.radii, corners: a.corners - b.corners,
      opacity: a.opacity - b.opacity)
  }

  mutating func scale(by factor: Double) {
    place *= factor
    radii *= factor
    corners *= factor
    opacity *= factor
  }

  /// The square of a length in points: a part of a side counts as it moves an edge 100 pt away, the opacity as
  /// 10 pt.
  var magnitudeSquared: Double {
    (place * place + radii * radii + corners * corners * 1e4).sum() + opacity * opacity * 1e2
  }
}

extension ContentVector {
  /// What content is at rest.
  init(_ content: Content) {
    place = SIMD4(content.offset.dx, content.offset.dy, content.size.width, content.size.height)
    opacity = content.opacity
    if case .shape(let form) = content.kind {
      radii = form.radii
      corners = SIMD4(form.relative, form.own, form.squareness, form.smoothing)
    } else {
      (radii, corners) = (.zero, .zero)
    }
  }

  /// The corners' numbers.
  var form: ShapeForm {
    ShapeForm(
      radii: radii, relative: corners.x, own: corners.y, squareness: corners.z, smoothing: corners.w)
  }
}
