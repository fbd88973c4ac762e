extension TerminalColor {
  /// One of the two colours of the palette of 256 on either side of a colour, by where the pixel is: seen together,
  /// neighbours mix to the colour itself.
  ///
  /// Ordered dithering by Bayer's matrix of 4 × 4 (1973): what does not move does not flicker either.
  init(dithered color: SIMD3<Float>, column: Int, row: Int) {
    // What is near one of the two is given it: at the size of a terminal's pixels a sparse pattern is only noise.
    let threshold = 0.5 + (Self.order[(row & 3) * 4 + (column & 3)] - 7.5) / 16 * 0.6
    let spread = color.max() - color.min()
    // The cube has few greys of its own; the ramp has one every ten steps.
    let levels = spread < 0.04 ? Self.ramp : Self.cube
    func pick(_ value: Float) -> UInt8 {
      let scaled = min(max(value, 0), 1) * 255
      guard let above = levels.firstIndex(where: { Float($0) > scaled }) else {
        return UInt8(levels[levels.count - 1])
      }
      guard above > 0 else { return UInt8(levels[0]) }
      let (low, high) = (levels[above - 1], levels[above])
      return UInt8((scaled - Float(low)) / Float(high - low) > threshold ? high : low)
    }
    if spread < 0.04 {
      let gray = pick(color.sum() / 3)
      self.init(red: gray, green: gray, blue: gray)
    } else {
      self.init(red: pick(color.x), green: pick(color.y), blue: pick(color.z))
    }
  }

  private static let order: [Float] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
  private static let cube = [0, 95, 135, 175, 215, 255]
  private static let ramp = [0] + (0..<24).map { 8 + 10 * $0 } + [255]
}
