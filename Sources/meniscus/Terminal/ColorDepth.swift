/// A colour as a terminal takes it: eight bits for each of red, green and blue.
struct TerminalColor: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The colour nearest to components in 0…1.
  init(_ color: SIMD3<Float>) {
    let scaled = (color * 255).rounded(.toNearestOrAwayFromZero).clamped(
      lowerBound: .zero, upperBound: .init(repeating: 255))
    (red, green, blue) = (UInt8(scaled.x), UInt8(scaled.y), UInt8(scaled.z))
  }

  /// The entry of the 256-colour palette that lies nearest: of its cube of 6 × 6 × 6, or of its 24 greys.
  var paletteIndex: Int {
    func level(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
    func value(_ level: Int) -> Int { level == 0 ? 0 : 55 + 40 * level }
    let (r, g, b) = (level(red), level(green), level(blue))
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let gray = min(max((mean - 3) / 10, 0), 23)
    let cube = distance(value(r), value(g), value(b))
    let shade = distance(8 + 10 * gray, 8 + 10 * gray, 8 + 10 * gray)
    return shade < cube ? 232 + gray : 16 + 36 * r + 6 * g + b
  }

  private func distance(_ r: Int, _ g: Int, _ b: Int) -> Int {
    let (x, y, z) = (Int(red) - r, Int(green) - g, Int(blue) - b)
    return x * x + y * y + z * z
  }
}

/// What a terminal can show.
enum ColorDepth: Hashable {
  /// Any colour.
  case full
  /// The palette of 256.
  case palette
  /// Plain characters without colour.
  case none

  /// By what was asked for, and by what the terminal says of itself in `COLORTERM` and `TERM`.
  static func detected(_ choice: ColorChoice, environment: (String) -> String?) -> ColorDepth {
    if choice == .never { return .none }
    if choice == .auto, let wish = environment("NO_COLOR"), !wish.isEmpty { return .none }
    let term = environment("TERM") ?? ""
    if let claim = environment("COLORTERM"), ["truecolor", "24bit"].contains(claim) { return .full }
    if term.hasSuffix("-direct") { return .full }
    let able = [
      "256color", "xterm", "kitty", "alacritty", "foot", "tmux", "screen", "rxvt", "wezterm", "ghostty",
    ]
    if able.contains(where: { term.contains($0) }) { return .palette }
    return choice == .always ? .full : .none
  }
}
