public import Motion

/// How a change of state is to be shown; SwiftUI's `Transaction`.
public struct Transaction: Hashable, Sendable {
  /// The animation of `withAnimation`; `nil` where there was none.
  public var animation: Animation?
  /// Whether `.animation(_:value:)` modifiers are to be passed over.
  public var disablesAnimations: Bool

  /// Creates a transaction.
  public init(animation: Animation? = nil, disablesAnimations: Bool = false) {
    self.animation = animation
    self.disablesAnimations = disablesAnimations
  }
}
