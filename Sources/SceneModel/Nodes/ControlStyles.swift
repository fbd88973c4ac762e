/// What a label shows; SwiftUI's `LabelStyle`.
public enum LabelStyle: String, Hashable, Sendable, CaseIterable {
  /// The icon and the title, but the icon alone in a bar's tools.
  case automatic
  /// The icon alone.
  case iconOnly
  /// The title alone.
  case titleOnly
  /// The icon and the title.
  case titleAndIcon
}

/// The size of symbols beside their font's; SwiftUI's `Image.Scale`.
public enum ImageScale: String, Hashable, Sendable, CaseIterable {
  /// The sizes from the smallest.
  case small, medium, large

  /// A factor on the size; no figures were found, and these are this project's choice.
  public var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.25
    }
  }
}

/// The look of a picker.
public enum PickerStyle: String, Hashable, Sendable, CaseIterable {
  /// The choice with an arrow beside it.
  case menu
  /// All choices side by side, sharing the width.
  case segmented
  /// All choices one under the other.
  case inline
  /// A wheel of choices.
  case wheel
}

/// The look of a toggle.
public enum ToggleStyle: String, Hashable, Sendable, CaseIterable {
  /// The label, and a switch at the other end of the width.
  case `switch`
  /// A button with the label.
  case button
}

/// The look of a text field.
public enum TextFieldStyle: String, Hashable, Sendable, CaseIterable {
  /// The text alone.
  case plain
  /// The text in a box.
  case roundedBorder
}

/// The look of a progress view.
public enum ProgressViewStyle: String, Hashable, Sendable, CaseIterable {
  /// A bar where there is a fraction, else a wheel.
  case automatic
  /// A bar.
  case linear
  /// A wheel.
  case circular
}

/// One view at the bar of a navigation.
public struct ToolbarItem: Hashable, Sendable {
  /// Where a view stands.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// At the bar's leading end.
    case leading
    /// In the bar's middle, in place of the title.
    case principal
    /// At the bar's trailing end.
    case trailing
    /// In a bar at the bottom.
    case bottom
  }

  /// Where the view stands.
  public var placement: Placement
  /// The views, side by side.
  public var content: [Node]

  /// Creates an item.
  public init(_ placement: Placement, content: [Node]) {
    self.placement = placement
    self.content = content
  }
}
