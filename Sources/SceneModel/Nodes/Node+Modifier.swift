public import Motion

extension Node {
  /// Something said of a view, with every value decided.
  public enum Modifier: Hashable, Sendable {
    /// A fixed frame, in points, where a side is given.
    case frame(width: Double?, height: Double?, alignment: Alignment)
    /// A frame within bounds, in points, where they are given.
    case flexibleFrame(FlexibleFrame)
    /// Space around the view, in points.
    case padding(EdgeInsets)
    /// A displacement in points that the layout does not see.
    case offset(x: Double, y: Double)
    /// The centre, in points, in all the space there is.
    case position(x: Double, y: Double)
    /// The ideal size instead of the offered one.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// Who is served first in a stack.
    case layoutPriority(Double)
    /// An opacity, 0…1, times what is around.
    case opacity(Double)
    /// A factor on the size as drawn, about a point.
    case scaleEffect(Double, anchor: Alignment)
    /// A turn in radians, clockwise, about a point.
    case rotationEffect(Double, anchor: Alignment)
    /// A blur of the content, a standard deviation in points.
    case blur(Double)
    /// The tint of the buttons below.
    case tint(Color?)
    /// The colour of text, symbols and shapes below; `nil` is what reads best.
    case foregroundStyle(Color?)
    /// The font of the texts and symbols below.
    case font(Font)
    /// Views behind this one, which has the say on the size.
    case background([Node], alignment: Alignment)
    /// Views over this one, which has the say on the size.
    case overlay([Node], alignment: Alignment)
    /// Glass behind the view, of the view's frame at this place of the chain.
    case glassEffect(Glass, NodeShape)
    /// The identity of the glass in and on this view; `nil` is none.
    case glassEffectID(GlassID?)
    /// The union of the glass in and on this view; `nil` is none.
    case glassEffectUnion(GlassID?)
    /// How the glass in and on this view comes and goes.
    case glassEffectTransition(GlassTransition)
    /// The look of the buttons below.
    case buttonStyle(ButtonStyle)
    /// The shape of the buttons below.
    case buttonBorderShape(ButtonBorderShape)
    /// The size of the buttons below.
    case controlSize(ControlSize)
    /// The shape whose corners concentric rectangles below follow.
    case containerShape(GlassShapeKind)
    /// How changes below are shown when a value changes.
    case animation(Animation?, value: StateValue)
  }

  /// The bounds of a flexible frame, in points; `nil` leaves that to the view.
  public struct FlexibleFrame: Hashable, Sendable {
    /// The bounds of the width.
    public var minWidth, idealWidth, maxWidth: Double?
    /// The bounds of the height.
    public var minHeight, idealHeight, maxHeight: Double?
    /// Where the view stands in the frame.
    public var alignment: Alignment

    /// Creates the bounds of a flexible frame, in points.
    public init(
      minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
      idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
    ) {
      self.minWidth = minWidth
      self.idealWidth = idealWidth
      self.maxWidth = maxWidth
      self.minHeight = minHeight
      self.idealHeight = idealHeight
      self.maxHeight = maxHeight
      self.alignment = alignment
    }
  }
}

/// Space on the four sides of a view, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The sides.
  public var top, leading, bottom, trailing: Double

  /// Creates insets, in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// The look of a button.
public enum ButtonStyle: Hashable, Sendable {
  /// The label alone, in the tint.
  case automatic
  /// The label alone, as it is.
  case plain
  /// The label on interactive glass.
  case glass(Glass)
  /// The label on interactive glass that takes the tint.
  case glassProminent
}

/// The shape of a glass button; SwiftUI's `ButtonBorderShape`.
public enum ButtonBorderShape: Hashable, Sendable {
  /// A capsule.
  case automatic
  /// A capsule.
  case capsule
  /// A circle about the label.
  case circle
  /// A rounded rectangle with a radius in points.
  case roundedRectangle(radius: Double)
}

extension ButtonStyle {
  /// Whether the style draws glass.
  var isGlass: Bool {
    switch self {
    case .automatic, .plain: false
    case .glass, .glassProminent: true
    }
  }
}

/// The size of a control; SwiftUI's `ControlSize`.
public enum ControlSize: String, Hashable, Sendable, CaseIterable {
  /// The sizes from the smallest to the largest.
  case mini, small, regular, large, extraLarge

  /// The space between a glass button's label and its edge above and below, in points.
  ///
  /// Regular was measured (7); large is about 10 by one source. The others were not found and are this project's choice.
  public var verticalInset: Double {
    switch self {
    case .mini: 3
    case .small: 5
    case .regular: 7
    case .large: 10
    case .extraLarge: 14
    }
  }

  /// The space between a glass button's label and its edge on either side, in points; regular was measured (12).
  public var horizontalInset: Double {
    switch self {
    case .mini: 8
    case .small: 10
    case .regular: 12
    case .large: 15
    case .extraLarge: 19
    }
  }
}
