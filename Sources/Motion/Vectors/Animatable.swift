/// A value whose animated part is a vector; SwiftUI's protocol of this name.
public protocol Animatable {
  /// The vector that stands for what is animated.
  associatedtype AnimatableData: VectorArithmetic
  /// What is animated, as a vector.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  @inlinable
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {}
extension Float: Animatable {}

/// The vector of a value that does not animate.
public struct EmptyAnimatableData: VectorArithmetic, Hashable {
  /// Creates the vector of no components.
  @inlinable
  public init() {}
  /// The vector of no components.
  @inlinable
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// The vector of no components.
  @inlinable
  public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  /// The vector of no components.
  @inlinable
  public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  /// Changes nothing.
  @inlinable
  public mutating func scale(by factor: Double) {}
  /// Always 0.
  @inlinable
  public var magnitudeSquared: Double { 0 }
}

/// Two vectors that animate together; SwiftUI's `AnimatablePair`.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first vector.
  public var first: First
  /// The second vector.
  public var second: Second

  /// Creates a pair of vectors.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of zeros.
  @inlinable
  public static var zero: Self { Self(.zero, .zero) }
  /// The sum, part by part.
  @inlinable
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  /// The difference, part by part.
  @inlinable
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
  /// Multiplies both vectors by a factor.
  @inlinable
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
  /// The sum of the squares of all components.
  @inlinable
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
