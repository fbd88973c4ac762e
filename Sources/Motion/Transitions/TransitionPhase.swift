/// Where a view is in its transition; SwiftUI's `TransitionPhase`.
public enum TransitionPhase: Hashable, Sendable, CaseIterable {
  /// Before it is there.
  case willAppear
  /// While it is there.
  case identity
  /// After it was there.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// −1 before the view is there, 0 while it is, 1 afterwards.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
