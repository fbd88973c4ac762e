/// An animation of a library user's own; SwiftUI's protocol of this name.
///
/// The functions are given the whole change as `value`, counted from zero, and the time since it in seconds.
/// Here they are asked at any time and in any order, each time with a copy of the context that ``shouldMerge(previous:value:time:context:)``
/// left; so state that is kept while animating is not seen by the next call.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of the change that is done at a time, `nil` once the animation has ended.
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V?

  /// The rate of change at a time, per second; `nil` where it is not known, which counts as none.
  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation, which interrupts another, takes over its motion instead of running on top of it.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? { nil }

  /// Never.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// A name for a piece of state that an animation keeps.
public protocol AnimationStateKey {
  /// What is kept.
  associatedtype Value: Sendable
  /// What is there before anything is kept.
  static var defaultValue: Value { get }
}

/// What an animation keeps from one call to the next.
public struct AnimationState<V: VectorArithmetic>: Sendable {
  @usableFromInline var values: [ObjectIdentifier: any Sendable] = [:]

  /// Creates an empty state.
  @inlinable
  public init() {}

  /// What is kept under a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What an animation is told and keeps while it runs.
public struct AnimationContext<V: VectorArithmetic>: Sendable {
  /// What the animation keeps.
  public var state: AnimationState<V>
  /// Whether the animation counts as complete already.
  public var isLogicallyComplete: Bool

  /// Creates a context.
  @inlinable
  public init(state: AnimationState<V> = AnimationState(), isLogicallyComplete: Bool = false) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// The context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
  }
}

/// A custom animation of any type.
public struct AnyCustomAnimation: Hashable, Sendable {
  /// The animation itself.
  public let base: any CustomAnimation

  /// Wraps an animation.
  public init(_ base: some CustomAnimation) {
    self.base = base
  }

  /// Whether two animations are of one type and equal.
  public static func == (a: AnyCustomAnimation, b: AnyCustomAnimation) -> Bool {
    AnyHashable(a.base) == AnyHashable(b.base)
  }

  /// Feeds the animation into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }
}

extension Animation {
  /// Creates an animation from one of the caller's own.
  public init(_ base: some CustomAnimation) {
    self.init(.custom(AnyCustomAnimation(base)))
  }
}
