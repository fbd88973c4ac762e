/// A colour: sRGB components as they stand in a hex code, and an opacity that is not multiplied in.
///
/// Components outside 0…1 are kept, as SwiftUI keeps them, and clamped only where a format demands it.
public struct Color: Hashable, Sendable {
  /// Red, 0…1, gamma-encoded sRGB.
  public var red: Double
  /// Green, 0…1, gamma-encoded sRGB.
  public var green: Double
  /// Blue, 0…1, gamma-encoded sRGB.
  public var blue: Double
  /// Opacity, 0…1, straight.
  public var opacity: Double

  /// Creates a colour from gamma-encoded sRGB components and a straight opacity, each in 0…1.
  @inlinable
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// White.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// White of no opacity.
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
}
