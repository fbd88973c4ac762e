public import Geometry

/// Where views stand beside each other across a vertical stack; SwiftUI's `HorizontalAlignment`.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  /// Left edges in line.
  case leading
  /// Centres in line.
  case center
  /// Right edges in line.
  case trailing

  /// 0 at the leading edge, 1 at the trailing one.
  public var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  static var names: [String] { allCases.map(\.rawValue) }
}

/// Where views stand beside each other across a horizontal stack; SwiftUI's `VerticalAlignment`.
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  /// Top edges in line.
  case top
  /// Centres in line.
  case center
  /// Bottom edges in line.
  case bottom

  /// 0 at the top, 1 at the bottom.
  public var fraction: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }

  static var names: [String] { allCases.map(\.rawValue) }
}

/// A place in a rectangle; SwiftUI's `Alignment`.
public enum Alignment: String, Hashable, Sendable, CaseIterable {
  /// The middle of each side, the corners, and the centre.
  case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing

  /// The place along the width.
  public var horizontal: HorizontalAlignment {
    switch self {
    case .topLeading, .leading, .bottomLeading: .leading
    case .top, .center, .bottom: .center
    case .topTrailing, .trailing, .bottomTrailing: .trailing
    }
  }

  /// The place along the height.
  public var vertical: VerticalAlignment {
    switch self {
    case .topLeading, .top, .topTrailing: .top
    case .leading, .center, .trailing: .center
    case .bottomLeading, .bottom, .bottomTrailing: .bottom
    }
  }

  /// The top-left corner of something of a size that stands at this place of a rectangle.
  public func origin(of size: Size, in rect: Rect) -> Point {
    Point(
      x: rect.minX + (rect.width - size.width) * horizontal.fraction,
      y: rect.minY + (rect.height - size.height) * vertical.fraction)
  }

  static var names: [String] { allCases.map(\.rawValue) }
}

extension RoundedCornerStyle {
  static var names: [String] { allCases.map(\.rawValue) }
}
