/// How a value moves from what it was to what it becomes; SwiftUI's `Animation`.
///
/// Modifiers nest as they are written: `.linear(duration: 1).delay(0.2).repeatCount(3)` waits before every run,
/// `.linear(duration: 1).repeatCount(3).delay(0.2)` once.
public struct Animation: Hashable, Sendable {
  /// What an animation is made of.
  public indirect enum Kind: Hashable, Sendable {
    /// SwiftUI's spring family: interruptions merge, with the velocity kept.
    case spring(Spring, blendDuration: Double)
    /// A spring that does not merge; the velocity at the start is in changes per second.
    case interpolatingSpring(Spring, initialVelocity: Double)
    /// A curve over a time in seconds.
    case curve(UnitCurve, duration: Double)
    /// An animation of the caller's own.
    case custom(AnyCustomAnimation)
    /// Another animation, later by a time in seconds.
    case delay(Animation, Double)
    /// Another animation, faster by a factor.
    case speed(Animation, Double)
    /// Another animation, so many times over (`nil` for ever), every second time backwards or not.
    case repeated(Animation, count: Int?, autoreverses: Bool)
    /// Another animation, which counts as complete after a time in seconds.
    case logicallyComplete(Animation, after: Double)
  }

  /// What this animation is made of.
  public let kind: Kind

  /// Creates an animation of a kind.
  ///
  /// *Edge cases*: durations and delays must be finite and not negative, speeds positive, counts 1 or more.
  public init(_ kind: Kind) {
    Self.check(kind)
    self.kind = kind
  }

  private static func check(_ kind: Kind) {
    switch kind {
    case .spring(_, let blend):
      precondition(blend >= 0 && blend.isFinite, "A blend duration must be finite and not negative.")
    case .interpolatingSpring(_, let velocity):
      precondition(velocity.isFinite, "An initial velocity must be finite.")
    case .curve(_, let duration):
      precondition(duration >= 0 && duration.isFinite, "A duration must be finite and not negative.")
    case .custom: break
    case .delay(_, let delay):
      precondition(delay.isFinite, "A delay must be finite.")
    case .speed(_, let factor):
      precondition(factor > 0 && factor.isFinite, "A speed must be positive and finite.")
    case .repeated(_, let count, _):
      precondition(count.map { $0 >= 1 } ?? true, "An animation is repeated once or more.")
    case .logicallyComplete(_, let time):
      precondition(time >= 0 && time.isFinite, "A time of completion must be finite and not negative.")
    }
  }
}
