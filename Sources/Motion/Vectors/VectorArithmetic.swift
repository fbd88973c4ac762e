/// A value that can be added, scaled and measured, and so animated; SwiftUI's protocol of this name.
public protocol VectorArithmetic: AdditiveArithmetic, Sendable {
  /// Multiplies every component by a factor.
  mutating func scale(by factor: Double)
  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value with every component multiplied by a factor.
  @inlinable
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// Moves the value towards another by a share of the way: 0 stays, 1 arrives, others go beyond.
  @inlinable
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// The value a share of the way towards another: 0 is this one, 1 the other, others lie beyond.
  @inlinable
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  @inlinable
  public mutating func scale(by factor: Double) { self *= factor }
  /// The square of the number.
  @inlinable
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by a factor.
  @inlinable
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  /// The square of the number.
  @inlinable
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
