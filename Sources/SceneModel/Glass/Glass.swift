public import Motion

/// The material of a shape of glass; SwiftUI's `Glass`.
public struct Glass: Hashable, Sendable {
  /// How much the glass does to what is behind it.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    /// Adaptive, and blurs what is behind.
    case regular
    /// Permanently more transparent, and not adaptive.
    case clear
    /// As if no glass was applied.
    case identity
  }

  /// How much the glass does to what is behind it.
  public var variant: Variant
  /// The colour that suggests prominence, where there is one.
  public var tint: Color?
  /// Whether the glass reacts to touch.
  public var isInteractive: Bool

  /// Creates a glass.
  public init(_ variant: Variant = .regular, tint: Color? = nil, isInteractive: Bool = false) {
    self.variant = variant
    self.tint = tint
    self.isInteractive = isInteractive
  }

  /// Adaptive glass that blurs what is behind it.
  public static let regular = Glass(.regular)
  /// Glass that is permanently more transparent.
  public static let clear = Glass(.clear)
  /// No glass at all.
  public static let identity = Glass(.identity)
}
