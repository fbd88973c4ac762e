public import Geometry
public import Motion

/// The surface a scene is drawn on.
public struct Canvas: Hashable, Sendable {
  /// The size, in points.
  public var size: Size
  /// What lies behind everything.
  public var background: Background
  /// The space at the edges that a screen keeps for its corners and bars, in points.
  public var safeArea: EdgeInsets

  /// Creates a canvas of a size in points with a background.
  public init(size: Size, background: Background, safeArea: EdgeInsets = .zero) {
    self.size = size
    self.background = background
    self.safeArea = safeArea
  }

  /// The size of an iPhone's screen, in points: that of an iPhone 15 or 16.
  public static let phoneSize = Size(width: 393, height: 852)
  /// What such a screen keeps free in portrait, in points: 59 at the top and 34 at the bottom, as is widely reported.
  public static let phoneSafeArea = EdgeInsets(top: 59, bottom: 34)
}

/// What lies behind everything on a canvas.
public enum Background: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours at even distances along a line, at an angle in radians clockwise from straight down.
  case linearGradient([Color], angle: Double)
  /// A drawn picture that makes glass visible.
  case backdrop(Backdrop)
}

/// The drawn pictures that make glass visible.
public enum Backdrop: String, Hashable, Sendable, CaseIterable {
  /// Soft bands of light.
  case aurora
  /// Large soft shapes in the colours of a landscape.
  case photo
  /// A board of squares, which shows bending.
  case checker
  /// Lines of text, which show blurring.
  case text
}
