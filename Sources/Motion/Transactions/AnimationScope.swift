/// Which animation a change is shown with, where `withAnimation` and modifiers disagree; SwiftUI's rules.
///
/// The modifiers are those above what changes, from the outermost in. A modifier that does not enclose what changes
/// has no say, nor has one inside it.
public struct AnimationScope: Hashable, Sendable {
  /// A modifier that has a say in the animation of what it encloses.
  public enum Modifier: Hashable, Sendable {
    /// `.animation(_:value:)`, and whether the value that it watches has changed.
    case animation(Animation?, valueChanged: Bool)
    /// `.transaction { $0.animation = … }`.
    case transaction(Animation?)
    /// `.transaction { $0.disablesAnimations = … }`.
    case disablesAnimations(Bool)
  }

  /// The animation of `withAnimation`, the innermost where they nest; `nil` where there was none.
  public var animation: Animation?
  /// Whether `.animation(_:value:)` is passed over.
  public var disablesAnimations: Bool

  /// Creates the scope of a change.
  public init(animation: Animation? = nil, disablesAnimations: Bool = false) {
    self.animation = animation
    self.disablesAnimations = disablesAnimations
  }

  /// The animation of what changes below some modifiers, from the outermost in; `nil` where nothing animates.
  ///
  /// `.animation(_:value:)` replaces what comes from outside when its value changed, by nothing too, unless animations
  /// are disabled; `.transaction` always does.
  public func animation(below modifiers: [Modifier]) -> Animation? {
    var scope = self
    for modifier in modifiers {
      switch modifier {
      case .animation(let animation, let valueChanged):
        if valueChanged && !scope.disablesAnimations { scope.animation = animation }
      case .transaction(let animation): scope.animation = animation
      case .disablesAnimations(let disables): scope.disablesAnimations = disables
      }
    }
    return scope.animation
  }
}
