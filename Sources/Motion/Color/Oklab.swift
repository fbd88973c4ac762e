/// A colour as Oklab coordinates with a straight opacity, in which colours are interpolated.
///
/// Components are linear in perception: halfway between two colours looks halfway. Source of the matrices: Björn
/// Ottosson, "A perceptual color space for image processing", 2020.
public struct Oklab: VectorArithmetic, Hashable {
  /// The lightness, 0 for black and 1 for white.
  public var lightness: Double
  /// Green (negative) to red.
  public var a: Double
  /// Blue (negative) to yellow.
  public var b: Double
  /// The opacity, 0…1, not multiplied into the others.
  public var opacity: Double

  /// Creates coordinates.
  @inlinable
  public init(lightness: Double, a: Double, b: Double, opacity: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
    self.opacity = opacity
  }

  /// All zeros.
  @inlinable
  public static var zero: Oklab { Oklab(lightness: 0, a: 0, b: 0, opacity: 0) }
  /// The sum, coordinate by coordinate.
  @inlinable
  public static func + (x: Oklab, y: Oklab) -> Oklab {
    Oklab(
      lightness: x.lightness + y.lightness, a: x.a + y.a, b: x.b + y.b, opacity: x.opacity + y.opacity)
  }
  /// The difference, coordinate by coordinate.
  @inlinable
  public static func - (x: Oklab, y: Oklab) -> Oklab {
    Oklab(
      lightness: x.lightness - y.lightness, a: x.a - y.a, b: x.b - y.b, opacity: x.opacity - y.opacity)
  }
  /// Multiplies every coordinate by a factor.
  @inlinable
  public mutating func scale(by factor: Double) {
    lightness *= factor
    a *= factor
    b *= factor
    opacity *= factor
  }
  /// The sum of the squares of the coordinates.
  @inlinable
  public var magnitudeSquared: Double { lightness * lightness + a * a + b * b + opacity * opacity }

  /// The cube roots of the responses of the eye's three cones, of which the coordinates are sums.
  ///
  /// SwiftUI hands these, times 128, to custom animations as a colour's animatable data; since they are linear in the
  /// coordinates, interpolating either is the same. Source: differences printed by the framework on macOS 27.
  public var coneResponses: (long: Double, medium: Double, short: Double) {
    (
      0.9999999984505198 * lightness + 0.39633779217376786 * a + 0.2158037580607588 * b,
      1.0000000088817609 * lightness - 0.10556134232365635 * a - 0.06385417477170591 * b,
      1.0000000546724108 * lightness - 0.08948418209496575 * a - 1.2914855378640917 * b
    )
  }
}
