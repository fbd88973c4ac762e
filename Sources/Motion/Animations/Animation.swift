/// How a value moves from what it was to what it becomes; SwiftUI's `Animation`.
public struct Animation: Hashable, Sendable {
  /// What an animation is made of.
  public indirect enum Kind: Hashable, Sendable {
    /// SwiftUI's spring family: interruptions merge, with the velocity kept.
    case spring(Spring, blendDuration: Double)
    /// A curve over a time in seconds.
    case curve(UnitCurve, duration: Double)
    /// Another animation, later by a time in seconds.
    case delay(Animation, Double)
  }

  /// What this animation is made of.
  public let kind: Kind

  /// Creates an animation of a kind.
  public init(_ kind: Kind) {
    self.kind = kind
  }

  /// A spring with some bounce: duration 0.5 s, bounce 0.3.
  public static let bouncy = Animation(.spring(Spring(duration: 0.5, bounce: 0.3), blendDuration: 0))
  /// A spring without bounce: duration 0.5 s.
  public static let smooth = Animation(.spring(Spring(duration: 0.5, bounce: 0), blendDuration: 0))
  /// SwiftUI's animation where none is named: a spring of response 0.55 s and damping ratio 1.
  public static let `default` = Animation(.spring(Spring(duration: 0.55, bounce: 0), blendDuration: 0))
}
