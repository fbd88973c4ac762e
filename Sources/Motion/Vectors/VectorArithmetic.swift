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
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  @inlinable
  public mutating func scale(by factor: Double) { self *= factor }
  /// The square of the number.
  @inlinable
  public var magnitudeSquared: Double { self * self }
}
