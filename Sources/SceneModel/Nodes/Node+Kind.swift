public import Geometry
public import Motion

extension Node {
  /// What a view is.
  ///
  /// Some of SwiftUI's views are these under another name: a menu, a link and a share link are buttons, a lazy stack
  /// is a stack in a frame as wide as is offered, a form is a list, and a view that shows nothing is an empty group.
  public enum Kind: Hashable, Sendable {
    /// Children from top to bottom, `spacing` points apart; by default 8 between most.
    case vStack(alignment: HorizontalAlignment, spacing: Double?)
    /// Children from left to right, `spacing` points apart; by default 8 between most.
    case hStack(alignment: VerticalAlignment, spacing: Double?)
    /// Children one over the other.
    case zStack(alignment: Alignment)
    /// Children along tracks, of which each line takes one each; vertical is SwiftUI's `LazyVGrid`.
    case lazyGrid(Axis, tracks: [GridTrack], alignment: Alignment, spacing: Double?)
    /// Rows whose cells share columns; children that are no rows take the whole width.
    case grid(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
    /// The cells of one row of a grid.
    case gridRow(alignment: VerticalAlignment?)
    /// The first of the children that fits what is offered along the axes, else the last.
    case viewThatFits(horizontal: Bool, vertical: Bool)
    /// All of the space offered, with the children in its top leading corner; ``Layout/readings(of:on:)`` tells its
    /// size by the tag.
    case geometryReader(tag: String)
    /// A gap that grows, of at least some points.
    case spacer(minLength: Double)
    /// A hairline across the stack around.
    case divider
    /// Children that stand in the parent as if they were its own, and take the group's modifiers each.
    case group
    /// A control whose children are its label; the name is what a tap names.
    case button(label: String)
    /// A switch after its label, which the children are.
    case toggle(label: String, isOn: Bool)
    /// A track with a knob at a fraction of its length.
    case slider(label: String, fraction: Double)
    /// Two small buttons after their label, which the children are.
    case stepper(label: String)
    /// A choice among the children, of which the one at an index is chosen.
    case picker(label: String, selection: Int?)
    /// A line to type in: its text, or what is asked for.
    case textField(text: String, isPrompt: Bool)
    /// A bar filled to a fraction, or a wheel that turns; the children are its label.
    case progressView(fraction: Double?)
    /// A symbol by its SF Symbols name.
    case image(systemName: String, isResizable: Bool)
    /// A picture of the project's own, whose size is not known.
    case asset(name: String, isResizable: Bool)
    /// A symbol and a text beside it; where there are children they are the title and the icon instead.
    case label(title: String, systemImage: String)
    /// Lines of text.
    case text(String)
    /// A shape that fills what it is offered; without a colour it takes the foreground style.
    case shape(NodeShape, fill: Color?)
    /// Children one under the other, in a window that they may be longer than.
    case scrollView(horizontal: Bool, vertical: Bool)
    /// Rows in a window of all the space there is.
    case list
    /// A screen whose content stands under a bar with the title and the tools that the views in it ask for.
    case navigation
    /// One of its children at a time, above a bar with each child's ``Modifier/tabItem(_:)``.
    case tabView(selection: Int, hasBar: Bool)
    /// A region of glass; several children stand one under the other.
    case glassEffectContainer(spacing: Double, blend: BlendOperator)
  }
}

/// One of the two directions.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The direction across.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// One column of a vertical grid, or one row of a horizontal one; SwiftUI's `GridItem`.
public struct GridTrack: Hashable, Sendable {
  /// How wide a track is, in points.
  public enum Extent: Hashable, Sendable {
    /// So wide.
    case fixed(Double)
    /// A share of what is left, within bounds.
    case flexible(minimum: Double, maximum: Double)
    /// As many tracks as fit into a share of what is left, each within bounds.
    case adaptive(minimum: Double, maximum: Double)
  }

  /// How wide the track is.
  public var extent: Extent
  /// The gap to the next track, in points; 8 where none is given.
  public var spacing: Double?
  /// Where a view stands in its cell; `nil` is as the grid aligns.
  public var alignment: Alignment?

  /// Creates a track.
  public init(_ extent: Extent, spacing: Double? = nil, alignment: Alignment? = nil) {
    self.extent = extent
    self.spacing = spacing
    self.alignment = alignment
  }
}
