public import Geometry
public import Motion

/// The surface a scene is drawn on.
public struct Canvas: Hashable, Sendable {
  /// The size, in points.
  public var size: Size
  /// What lies behind everything.
  public var background: Background

  /// Creates a canvas of a size in points with a background.
  public init(size: Size, background: Background) {
    self.size = size
    self.background = background
  }
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
