/// The radii of a rectangle's four corners, each along the horizontal and the vertical edge, in points.
///
/// Two radii for a corner make an ellipse a rectangle whose corners meet, so that any shape of glass can
/// turn into any other by moving numbers.
public struct CornerRadii: Hashable, Sendable {
  /// The top-left corner.
  public var topLeft: Size
  /// The top-right corner.
  public var topRight: Size
  /// The bottom-right corner.
  public var bottomRight: Size
  /// The bottom-left corner.
  public var bottomLeft: Size

  /// Creates the radii of the four corners, clockwise from the top left, in points.
  @inlinable
  public init(topLeft: Size, topRight: Size, bottomRight: Size, bottomLeft: Size) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates four circular corners of one radius, in points.
  @inlinable
  public init(_ radius: Double) {
    let corner = Size(width: radius, height: radius)
    self.init(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
  }

  /// Square corners.
  public static let zero = CornerRadii(0)
}
