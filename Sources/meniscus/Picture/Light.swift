import Motion

/// Red, green and blue in 0…1, gamma-encoded, as the picture is mixed.
typealias Light = SIMD3<Float>

extension SIMD3<Float> {
  /// The components of a colour without its opacity.
  init(_ color: Color) {
    self.init(Float(color.red), Float(color.green), Float(color.blue))
  }

  /// A colour by its hex code.
  init(hex: UInt32) {
    self.init(Float(hex >> 16 & 255) / 255, Float(hex >> 8 & 255) / 255, Float(hex & 255) / 255)
  }

  /// The colour a part of the way to another.
  func mixed(with other: Light, _ part: Float) -> Light {
    self + (other - self) * part
  }

  /// How bright it looks, 0…1.
  var brightness: Float { 0.299 * x + 0.587 * y + 0.114 * z }
}
