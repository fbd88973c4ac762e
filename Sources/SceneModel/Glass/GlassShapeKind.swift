/// The shape an author gave to glass, before it has a size.
public enum GlassShapeKind: Hashable, Sendable {
  /// Corner radius half the shorter side; SwiftUI's default.
  case capsule
  /// The largest circle in the middle of the frame.
  case circle
  /// The ellipse that fills the frame.
  case ellipse
  /// A rectangle with corners of one radius, in points.
  case roundedRectangle(cornerRadius: Double, style: RoundedCornerStyle)
  /// A rectangle with a radius for each corner, in points: top leading, top trailing, bottom trailing, bottom leading.
  case unevenRoundedRectangle(
    topLeading: Double, topTrailing: Double, bottomTrailing: Double, bottomLeading: Double,
    style: RoundedCornerStyle)
}

/// The way a corner curves; SwiftUI's `RoundedCornerStyle`.
public enum RoundedCornerStyle: String, Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// iOS's corner, which eases into its edges; SwiftUI's default.
  case continuous
}
