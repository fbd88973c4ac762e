import Geometry
import Motion
import SceneModel

/// Everything about an element that moves, as one vector: one animation carries all of it.
struct ElementVector: VectorArithmetic, Hashable {
  /// x, y, width and height of the frame, in points.
  var frame: SIMD4<Double>
  /// The absolute radii of the corners, in points.
  var radii: SIMD4<Double>
  /// The form's `relative`, `own`, `squareness` and `smoothing`.
  var corners: SIMD4<Double>
  /// Opacity, content opacity, material and blur.
  var looks: SIMD4<Double>
  /// Scale, rotation, clarity and reach.
  var pose: SIMD4<Double>

  static let zero = ElementVector(frame: .zero, radii: .zero, corners: .zero, looks: .zero, pose: .zero)

  static func + (a: ElementVector, b: ElementVector) -> ElementVector {
    ElementVector(
      frame: a.frame + b.frame, radii: a.radii + b.radii, corners: a.corners + b.corners,
      looks: a.looks + b.looks, pose: a.pose + b.pose)
  }

  static func - (a: ElementVector, b: ElementVector) -> ElementVector {
    ElementVector(
      frame: a.frame - b.frame, radii: a.radii - b.radii, corners: a.corners - b.corners,
      looks: a.looks - b.looks, pose: a.pose - b.pose)
  }

  mutating func scale(by factor: Double) {
    frame *= factor
    radii *= factor
    corners *= factor
    looks *= factor
    pose *= factor
  }

  /// The square of a length in points: a part of a side, a scale and an angle count as they move an edge 100 pt
  /// away, and what is only light counts as 10 pt.
  var magnitudeSquared: Double {
    let lengths = frame * frame + radii * radii
    let edges = (corners * corners) * 1e4
    let light = (looks * looks) * SIMD4(1e2, 1e2, 1e2, 1)
    let turns = (pose * pose) * SIMD4(1e4, 1e4, 1e2, 1e2)
    return (lengths + edges + light + turns).sum()
  }
}

extension ElementVector {
  /// What an element is at rest in its state, filling its own shape.
  init(_ element: PlacedElement) {
    frame = SIMD4(element.frame)
    radii = element.form.radii
    corners = SIMD4(
      element.form.relative, element.form.own, element.form.squareness, element.form.smoothing)
    let variant = element.glass?.glass.variant
    looks = SIMD4(
      element.opacity, 1, variant == nil || variant == .identity ? 0 : 1, element.blur)
    pose = SIMD4(element.scale, element.rotation, variant == .clear ? 1 : 0, 1)
  }

  var opacity: Double {
    get { looks.x }
    set { looks.x = newValue }
  }
  var contentOpacity: Double {
    get { looks.y }
    set { looks.y = newValue }
  }
  var material: Double {
    get { looks.z }
    set { looks.z = newValue }
  }
  var blur: Double {
    get { looks.w }
    set { looks.w = newValue }
  }
  var scale: Double {
    get { pose.x }
    set { pose.x = newValue }
  }
  var rotation: Double {
    get { pose.y }
    set { pose.y = newValue }
  }
  var clarity: Double {
    get { pose.z }
    set { pose.z = newValue }
  }
  /// How far on the way from its source the element is, 0…1 and beyond where a spring overshoots.
  var departure: Double {
    get { pose.w }
    set { pose.w = newValue }
  }

  /// The corners' numbers.
  var form: ShapeForm {
    ShapeForm(
      radii: radii, relative: corners.x, own: corners.y, squareness: corners.z, smoothing: corners.w)
  }

  /// The frame with sides that are not negative, about the centre that the vector has.
  var bounds: Rect {
    if frame.z >= 0, frame.w >= 0 { return Rect(x: frame.x, y: frame.y, width: frame.z, height: frame.w) }
    let center = Point(x: frame.x + frame.z / 2, y: frame.y + frame.w / 2)
    return Rect(center: center, size: Size(width: max(frame.z, 0), height: max(frame.w, 0)))
  }

  /// Takes another element's geometry and glass, and keeps its own content and place in time.
  mutating func take(geometryOf other: ElementVector) {
    frame = other.frame
    radii = other.radii
    corners = other.corners
    looks.x = other.looks.x
    looks.z = other.looks.z
    pose.x = other.pose.x
    pose.y = other.pose.y
    pose.z = other.pose.z
  }
}

extension SIMD4<Double> {
  /// x, y, width and height, in points.
  init(_ rect: Rect) {
    self.init(rect.minX, rect.minY, rect.width, rect.height)
  }
}
