/// One side of a rectangle; SwiftUI's `Edge`.
public enum Edge: String, Hashable, Sendable, CaseIterable {
  /// The sides, clockwise from the top.
  case top, trailing, bottom, leading
}

/// Some sides of a rectangle; SwiftUI's `Edge.Set`.
public struct EdgeSet: OptionSet, Hashable, Sendable {
  /// A bit for each side.
  public let rawValue: Int

  /// Creates a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The set of one side.
  public init(_ edge: Edge) {
    switch edge {
    case .top: self = .top
    case .trailing: self = .trailing
    case .bottom: self = .bottom
    case .leading: self = .leading
    }
  }

  /// The upper side.
  public static let top = EdgeSet(rawValue: 1)
  /// The left side.
  public static let leading = EdgeSet(rawValue: 2)
  /// The lower side.
  public static let bottom = EdgeSet(rawValue: 4)
  /// The right side.
  public static let trailing = EdgeSet(rawValue: 8)
  /// The left and the right side.
  public static let horizontal: EdgeSet = [.leading, .trailing]
  /// The upper and the lower side.
  public static let vertical: EdgeSet = [.top, .bottom]
  /// Every side.
  public static let all: EdgeSet = [.top, .leading, .bottom, .trailing]
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

extension EdgeInsets {
  /// No space.
  public static let zero = EdgeInsets()
}

/// How a view of a ratio takes a space of another; SwiftUI's `ContentMode`.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// As large as goes into the space.
  case fit
  /// As small as covers the space.
  case fill
}
