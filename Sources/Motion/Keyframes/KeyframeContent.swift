/// Something that makes keyframes for a value; SwiftUI's protocol of this name.
public protocol KeyframeTrackContent<Value>: Sendable {
  /// What the keyframes move.
  associatedtype Value: Animatable & Sendable where Value.AnimatableData: Sendable
  /// The keyframes, in order.
  var keyframes: [Keyframe<Value>] { get }
}

/// A keyframe that is reached evenly or eased by a curve.
public struct LinearKeyframe<Value: Animatable & Sendable>: KeyframeTrackContent
where Value.AnimatableData: Sendable {
  /// The one keyframe.
  public let keyframes: [Keyframe<Value>]

  /// Creates a keyframe that is reached in a time in seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    keyframes = [Keyframe(to, .linear(duration: duration, curve: timingCurve))]
  }
}

/// A keyframe that is reached along a cubic.
public struct CubicKeyframe<Value: Animatable & Sendable>: KeyframeTrackContent
where Value.AnimatableData: Sendable {
  /// The one keyframe.
  public let keyframes: [Keyframe<Value>]

  /// Creates a keyframe that is reached in a time in seconds, with velocities per second at its ends.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframes = [
      Keyframe(to, .cubic(duration: duration, startVelocity: startVelocity, endVelocity: endVelocity))
    ]
  }
}

/// A keyframe that a spring pulls to.
public struct SpringKeyframe<Value: Animatable & Sendable>: KeyframeTrackContent
where Value.AnimatableData: Sendable {
  /// The one keyframe.
  public let keyframes: [Keyframe<Value>]

  /// Creates a keyframe with a spring; without a duration it takes the spring's settling duration.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    keyframes = [Keyframe(to, .spring(spring, duration: duration, startVelocity: startVelocity))]
  }
}

/// A keyframe that is there at once.
public struct MoveKeyframe<Value: Animatable & Sendable>: KeyframeTrackContent
where Value.AnimatableData: Sendable {
  /// The one keyframe.
  public let keyframes: [Keyframe<Value>]

  /// Creates a keyframe that takes no time.
  public init(_ to: Value) {
    keyframes = [Keyframe(to, .move)]
  }
}

/// Several keyframes in a row.
public struct KeyframeList<Value: Animatable & Sendable>: KeyframeTrackContent
where Value.AnimatableData: Sendable {
  /// The keyframes, in order.
  public let keyframes: [Keyframe<Value>]

  /// Creates a list.
  public init(_ keyframes: [Keyframe<Value>]) {
    self.keyframes = keyframes
  }
}

/// Builds a track from keyframes written below each other.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable & Sendable>
where Value.AnimatableData: Sendable {
  /// Takes a keyframe.
  public static func buildExpression(_ content: some KeyframeTrackContent<Value>) -> KeyframeList<Value> {
    KeyframeList(content.keyframes)
  }
  /// Joins keyframes in a row.
  public static func buildBlock(_ parts: KeyframeList<Value>...) -> KeyframeList<Value> {
    KeyframeList(parts.flatMap(\.keyframes))
  }
  /// Joins keyframes made in a loop.
  public static func buildArray(_ parts: [KeyframeList<Value>]) -> KeyframeList<Value> {
    KeyframeList(parts.flatMap(\.keyframes))
  }
  /// Leaves out what a condition leaves out.
  public static func buildOptional(_ part: KeyframeList<Value>?) -> KeyframeList<Value> {
    part ?? KeyframeList([])
  }
  /// Takes the first branch of a condition.
  public static func buildEither(first: KeyframeList<Value>) -> KeyframeList<Value> { first }
  /// Takes the second branch of a condition.
  public static func buildEither(second: KeyframeList<Value>) -> KeyframeList<Value> { second }
}
