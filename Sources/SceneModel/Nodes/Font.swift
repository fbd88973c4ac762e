/// Apple's text styles, with their sizes at the default text size of iOS.
public enum FontStyle: String, Hashable, Sendable, CaseIterable {
  /// The styles from the largest to the smallest.
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2

  /// The size, in points, as UIFont prints it at the text size Large.
  public var size: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  /// CSS's weight, 100…900.
  public var weight: Int { self == .headline ? 600 : 400 }
}

/// The size and weight of text; what is `nil` is left as the views around set it.
public struct Font: Hashable, Sendable {
  /// The size, in points.
  public var size: Double?
  /// CSS's weight, 100…900.
  public var weight: Int?

  /// Creates a font from a size in points and CSS's weight.
  public init(size: Double? = nil, weight: Int? = nil) {
    self.size = size
    self.weight = weight
  }

  /// Creates the font of a text style.
  public init(_ style: FontStyle) {
    self.init(size: style.size, weight: style.weight)
  }
}
