public import Motion

extension OutputBuffer {
  /// Appends a colour as "#rrggbb", its components clamped and rounded to 8 bits; the opacity is left out.
  public mutating func append(hex color: Color) {
    append(byte: 0x23)
    for component in [color.red, color.green, color.blue] { append(hexByte: component) }
  }

  /// Appends a colour with its opacity as "#rrggbbaa", clamped and rounded to 8 bits.
  public mutating func append(hexWithOpacity color: Color) {
    append(hex: color)
    append(hexByte: color.opacity)
  }

  private mutating func append(hexByte component: Double) {
    let byte = UInt8((Swift.min(Swift.max(component, 0), 1) * 255).rounded())
    append(byte: Self.hexDigit(byte >> 4))
    append(byte: Self.hexDigit(byte & 15))
  }

  static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
