/// The look of a button.
public enum ButtonStyle: Hashable, Sendable {
  /// The label alone, in the tint; SwiftUI's `borderless` as well.
  case automatic
  /// The label alone, as it is.
  case plain
  /// The label on interactive glass.
  case glass(Glass)
  /// The label on interactive glass that takes the tint.
  case glassProminent
  /// The label on a plain grey shape.
  case bordered
  /// The label on a plain shape in the tint.
  case borderedProminent
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
    case .automatic, .plain, .bordered, .borderedProminent: false
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
