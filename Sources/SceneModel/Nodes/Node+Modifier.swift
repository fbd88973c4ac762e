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
    /// The width times a ratio as the height, by default the view's own, within what is offered or over it.
    case aspectRatio(Double?, ContentMode)
    /// A frame that is a share of the screen: `span` of `count` parts with gaps between them, in points.
    case containerRelativeFrame(
      horizontal: Bool, vertical: Bool, count: Int, span: Int, spacing: Double, alignment: Alignment)
    /// Room under the bars and corners of the screen as well, where the view reaches those edges.
    case ignoresSafeArea(EdgeSet)
    /// Views at an edge, for which the view makes room; SwiftUI's `safeAreaInset` and `safeAreaBar`.
    case safeAreaInset(Edge, alignment: Alignment, spacing: Double?, [Node])
    /// Views at the bar of the navigation around.
    case toolbar([ToolbarItem])
    /// The title in the bar of the navigation around, a large one under it.
    case navigationTitle(String, isLarge: Bool)
    /// What stands for the view in the bar of the tabs around.
    case tabItem([Node])
    /// How many columns of a grid a cell takes.
    case gridCellColumns(Int)
    /// The ideal size instead of the offered one.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// Where the line of an alignment goes through the view, in points from its leading or top edge: horizontal are
    /// `leading`, `center` and `trailing`, vertical `top`, `center` and `bottom`; other names say nothing.
    case alignmentGuide(Axis, String, Double)
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
    /// The most lines that texts below take; `nil` is as many as they need.
    case lineLimit(Int?)
    /// The size of the symbols below beside their font's.
    case imageScale(ImageScale)
    /// What labels below show.
    case labelStyle(LabelStyle)
    /// Controls below without their labels.
    case labelsHidden
    /// The look of the pickers below.
    case pickerStyle(PickerStyle)
    /// The look of the toggles below.
    case toggleStyle(ToggleStyle)
    /// The look of the text fields below.
    case textFieldStyle(TextFieldStyle)
    /// The look of the progress views below.
    case progressViewStyle(ProgressViewStyle)
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
