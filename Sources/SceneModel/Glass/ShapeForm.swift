public import Geometry

/// The corners of a shape as numbers that can be mixed, whatever kind of shape they came from.
///
/// In a frame of width w and height h, with m = min(w, h), a corner has the radii
/// `radius + relative · m/2 + own · w/2` horizontally and `radius + relative · m/2 + own · h/2` vertically;
/// `squareness` draws the frame in towards the square in its middle. A capsule is `relative` 1, an ellipse
/// `own` 1, a circle `relative` 1 and `squareness` 1. Each is linear, so a mix of two forms is a shape between.
public struct ShapeForm: Hashable, Sendable {
  /// Absolute radii of the four corners, clockwise from the top left, in points.
  public var radii: SIMD4<Double>
  /// The part of half the shorter side that is added to every radius.
  public var relative: Double
  /// The part of half of each side that is added to the radii along it.
  public var own: Double
  /// How far the frame is drawn in towards the square in its middle, 0…1.
  public var squareness: Double
  /// How far the corners are continuous ones, 0…1.
  public var smoothing: Double

  /// Creates a form from its numbers; radii in points, clockwise from the top left.
  public init(
    radii: SIMD4<Double> = .zero, relative: Double = 0, own: Double = 0, squareness: Double = 0,
    smoothing: Double = 0
  ) {
    self.radii = radii
    self.relative = relative
    self.own = own
    self.squareness = squareness
    self.smoothing = smoothing
  }

  /// The form of a shape kind.
  public init(_ kind: GlassShapeKind) {
    switch kind {
    case .capsule: self.init(relative: 1)
    case .circle: self.init(relative: 1, squareness: 1)
    case .ellipse: self.init(own: 1)
    case .roundedRectangle(let radius, let style):
      self.init(radii: SIMD4(repeating: radius), smoothing: style == .continuous ? 1 : 0)
    case .unevenRoundedRectangle(
      let topLeading, let topTrailing, let bottomTrailing, let bottomLeading, let style):
      self.init(
        radii: SIMD4(topLeading, topTrailing, bottomTrailing, bottomLeading),
        smoothing: style == .continuous ? 1 : 0)
    }
  }

  /// The shape that this form makes of a frame, scaled about its centre and turned by radians clockwise.
  public func placed(in frame: Rect, scale: Double = 1, rotation: Double = 0) -> PlacedShape {
    let width = Swift.max(frame.width, 0) * scale
    let height = Swift.max(frame.height, 0) * scale
    let short = Swift.min(width, height)
    let square = Swift.min(Swift.max(squareness, 0), 1)
    let size = Size(
      width: width + (short - width) * square, height: height + (short - height) * square)
    func corner(_ radius: Double) -> Size {
      let both = radius * scale + relative * short / 2
      return Size(
        width: Swift.max(both + own * size.width / 2, 0), height: Swift.max(both + own * size.height / 2, 0))
    }
    return PlacedShape(
      rect: Rect(center: frame.center, size: size),
      radii: CornerRadii(
        topLeft: corner(radii.x), topRight: corner(radii.y), bottomRight: corner(radii.z),
        bottomLeft: corner(radii.w)),
      smoothing: Swift.min(Swift.max(smoothing, 0), 1), rotation: rotation)
  }
}
