/// One primitive shape in its place: a rectangle with rounded corners, turned about its centre.
///
/// Rectangles, circles, capsules, ellipses, rounded rectangles with circular, continuous and unequal corners
/// are all this one value, so that any can turn into any other by moving numbers.
///
/// - Precondition: sizes and radii are finite and not negative; radii that do not fit are scaled down where
///   the shape is used, as CSS does with `border-radius`.
public struct PlacedShape: Hashable, Sendable {
  /// The bounds before the turn, in points.
  public var rect: Rect
  /// The corner radii, in points.
  public var radii: CornerRadii
  /// How far the corners are iOS's continuous ones: 0 circular, 1 continuous.
  public var smoothing: Double
  /// The turn about the centre of `rect`, in radians, clockwise on a screen.
  public var rotation: Double

  /// Creates a shape from its bounds, its radii in points, its smoothing in 0…1 and its turn in radians.
  @inlinable
  public init(rect: Rect, radii: CornerRadii = .zero, smoothing: Double = 0, rotation: Double = 0) {
    self.rect = rect
    self.radii = radii
    self.smoothing = smoothing
    self.rotation = rotation
  }
}
