extension Color {
  /// A space in which a colour's components are given; SwiftUI's `RGBColorSpace`.
  public enum Space: String, Hashable, Sendable, CaseIterable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// sRGB in linear light.
    case sRGBLinear
    /// Gamma-encoded Display P3.
    case displayP3
  }

  /// Creates a colour from components in a space and a straight opacity, each in 0…1; they are kept as sRGB.
  ///
  /// *Edge cases*: a colour of Display P3 that sRGB cannot show has components outside 0…1.
  public init(_ space: Space, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    switch space {
    case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear:
      self.init(
        red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), opacity: opacity)
    case .displayP3:
      // Both spaces have the white D65 and one transfer curve. The matrix has the four decimals with which the values
      // that the framework prints come out; white and grays keep their bytes but for a tie at 0.3.
      let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      self.init(
        .sRGBLinear, red: 1.2249 * r - 0.2247 * g, green: -0.0420 * r + 1.0419 * g,
        blue: -0.0197 * r - 0.0786 * g + 1.0979 * b,
        opacity: opacity)
    }
  }
}
