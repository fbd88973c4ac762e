/// One keyframe of a track: where the value goes, in what time and in what manner.
///
/// It is a plain description, so that a track can stand in a document. ``LinearKeyframe``, ``CubicKeyframe``,
/// ``SpringKeyframe`` and ``MoveKeyframe`` make it with SwiftUI's names.
public struct Keyframe<Value: Animatable & Sendable>: Sendable where Value.AnimatableData: Sendable {
  /// How the value gets there.
  public enum Manner: Sendable {
    /// Evenly, or eased by a curve.
    case linear(duration: Double, curve: UnitCurve)
    /// Along a cubic, with velocities per second at its ends; `nil` is what makes the track smooth.
    case cubic(duration: Double, startVelocity: Value?, endVelocity: Value?)
    /// By a spring, with a velocity per second at its start; `nil` is the velocity that comes in.
    case spring(Spring, duration: Double?, startVelocity: Value?)
    /// At once.
    case move
  }

  /// The value at the end.
  public let value: Value
  /// How the value gets there.
  public let manner: Manner

  /// Creates a keyframe; its duration must be positive, and a spring without one must settle.
  public init(_ value: Value, _ manner: Manner) {
    self.value = value
    self.manner = manner
    precondition(
      isMove || (duration > 0 && duration.isFinite),
      "A keyframe's duration must be a positive, finite number; MoveKeyframe takes no time.")
  }

  /// The time that it takes, in seconds.
  public var duration: Double {
    switch manner {
    case .linear(let duration, _), .cubic(let duration, _, _): duration
    case .spring(let spring, let duration, _): duration ?? spring.settlingDuration
    case .move: 0
    }
  }

  var isMove: Bool {
    if case .move = manner { true } else { false }
  }
}

extension Keyframe.Manner: Equatable where Value: Equatable {}
extension Keyframe.Manner: Hashable where Value: Hashable {}
extension Keyframe: Equatable where Value: Equatable {}
extension Keyframe: Hashable where Value: Hashable {}
