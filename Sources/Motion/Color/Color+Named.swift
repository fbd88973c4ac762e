extension Color {
  /// SwiftUI's named colours, each with the sRGB value it has in light and in dark appearance.
  ///
  /// Source: values printed on macOS 27.0.1 by a public probe, where given; the others are Apple's published
  /// system colours of the same release.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// Apple's gray.
    case gray
    /// Apple's red.
    case red
    /// Apple's orange.
    case orange
    /// Apple's yellow.
    case yellow
    /// Apple's green.
    case green
    /// Apple's mint.
    case mint
    /// Apple's teal.
    case teal
    /// Apple's cyan.
    case cyan
    /// Apple's blue.
    case blue
    /// Apple's indigo.
    case indigo
    /// Apple's purple.
    case purple
    /// Apple's pink.
    case pink
    /// Apple's brown.
    case brown
    /// White in both appearances.
    case white
    /// Black in both appearances.
    case black
    /// White of no opacity.
    case clear
    /// The colour of text: black in light appearance, white in dark.
    case primary
    /// The colour of less important text: half-transparent black or white.
    case secondary

    /// The colour in light or in dark appearance.
    public func color(isDark: Bool = false) -> Color { isDark ? dark : light }
  }

  /// A colour from a number 0xRRGGBB.
  init(rgb: Int, opacity: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255,
      blue: Double(rgb & 255) / 255, opacity: opacity)
  }
}

extension Color.Name {
  private var light: Color {
    switch self {
    case .gray: Color(rgb: 0x8E8E93)
    case .red: Color(rgb: 0xFF383C)
    case .orange: Color(rgb: 0xFF8D28)
    case .yellow: Color(rgb: 0xFFCC00)
    case .green: Color(rgb: 0x34C759)
    case .mint: Color(rgb: 0x00C8B3)
    case .teal: Color(rgb: 0x00C3D0)
    case .cyan: Color(rgb: 0x00C0E8)
    case .blue: Color(rgb: 0x0088FF)
    case .indigo: Color(rgb: 0x6155F5)
    case .purple: Color(rgb: 0xCB30E0)
    case .pink: Color(rgb: 0xFF2D55)
    case .brown: Color(rgb: 0xAC7F5E)
    case .white: .white
    case .black: .black
    case .clear: .clear
    case .primary: Color(rgb: 0x000000, opacity: 0.85)
    case .secondary: Color(rgb: 0x000000, opacity: 0.5)
    }
  }

  private var dark: Color {
    switch self {
    case .gray: Color(rgb: 0x98989D)
    case .red: Color(rgb: 0xFF4245)
    case .orange: Color(rgb: 0xFF9230)
    case .yellow: Color(rgb: 0xFFD600)
    case .green: Color(rgb: 0x30D158)
    case .mint: Color(rgb: 0x00DAC3)
    case .teal: Color(rgb: 0x00D2E0)
    case .cyan: Color(rgb: 0x3CD3FE)
    case .blue: Color(rgb: 0x0091FF)
    case .indigo: Color(rgb: 0x6D7CFF)
    case .purple: Color(rgb: 0xDB34F2)
    case .pink: Color(rgb: 0xFF375F)
    case .brown: Color(rgb: 0xB78A66)
    case .white: .white
    case .black: .black
    case .clear: .clear
    case .primary: Color(rgb: 0xFFFFFF, opacity: 0.85)
    case .secondary: Color(rgb: 0xFFFFFF, opacity: 0.55)
    }
  }
}
