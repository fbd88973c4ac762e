import Exporters

/// A drawn backdrop as a function of the place on a square of 100 × 100.
struct DrawnLight {
  /// A soft disc of light.
  struct Glow {
    var hex: UInt32
    var x: Float
    var y: Float
    var radius: Float
  }

  private let night: [UInt32]
  private let glows: [Glow]

  /// Soft light on an evening, or late at night.
  static func aurora(_ scheme: ColorScheme) -> DrawnLight { scheme == .dark ? darkAurora : lightAurora }

  private static let lightAurora = DrawnLight(
    night: [0x1A2B74, 0x5A2F9C, 0x0E4A73],
    glows: [
      Glow(hex: 0x2FE6C0, x: 20, y: 26, radius: 48), Glow(hex: 0xFF5FA2, x: 84, y: 30, radius: 46),
      Glow(hex: 0xFFB04A, x: 80, y: 84, radius: 46), Glow(hex: 0x4A8BFF, x: 22, y: 82, radius: 46),
      Glow(hex: 0xB46BFF, x: 50, y: 52, radius: 34),
    ])

  private static let darkAurora = DrawnLight(
    night: [0x070C24, 0x1A1240, 0x051824],
    glows: [
      Glow(hex: 0x12B899, x: 20, y: 26, radius: 46), Glow(hex: 0xB8266A, x: 84, y: 30, radius: 44),
      Glow(hex: 0xB56A18, x: 80, y: 84, radius: 44), Glow(hex: 0x2558C4, x: 22, y: 82, radius: 44),
      Glow(hex: 0x6631B8, x: 50, y: 52, radius: 32),
    ])

  /// The colour at a place.
  func light(at place: SIMD2<Float>) -> Light {
    // Along the line from (0, 0) to (40, 100).
    let along = (place.x * 40 + place.y * 100) / (40 * 40 + 100 * 100)
    var light = Self.mixed(night, along)
    for glow in glows {
      let offset = place - SIMD2(glow.x, glow.y)
      let distance = (offset * offset).sum().squareRoot() / glow.radius
      guard distance < 1 else { continue }
      let opacity = distance < 0.5 ? 0.95 - 1.1 * distance : 0.8 * (1 - distance)
      light = light.mixed(with: Light(hex: glow.hex), opacity)
    }
    return light
  }

  /// Colours at even distances from 0 to 1.
  private static func mixed(_ colors: [UInt32], _ part: Float) -> Light {
    let place = min(max(part, 0), 1) * Float(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    return Light(hex: colors[index]).mixed(with: Light(hex: colors[index + 1]), place - Float(index))
  }
}

extension DrawnLight {
  /// A lake below mountains, by day or by night.
  static func photo(_ scheme: ColorScheme, at place: SIMD2<Float>) -> Light {
    let isNight = scheme == .dark
    if place.y > ground(place.x) { return Light(hex: isNight ? 0x070F0E : 0x1F4A3A) }
    if place.y > 69 {
      let water: [UInt32] = isNight ? [0x2A3768, 0x080D22] : [0x2F93B0, 0x0E4A6E]
      return mixed(water, (place.y - 68) / 32)
    }
    if place.y > 59 {
      let shore: [UInt32] = isNight ? [0x10241F, 0x1F3D35] : [0x2F5D50, 0x6EA35F]
      return mixed(shore, (place.y - 54) / 20)
    }
    if place.y > ridge(place.x) {
      let rock: [UInt32] = isNight ? [0x232A52, 0x3A3F6E] : [0x5D7FB0, 0x8AA3C4]
      return mixed(rock, (place.y - 26) / 40)
    }
    let sky: [UInt32] = isNight ? [0x0B1230, 0x2B2F66, 0xB0527A] : [0x2F6FB8, 0x8FC0E6, 0xFFD9A8]
    let offset = place - SIMD2(69, 36)
    let distance = (offset * offset).sum().squareRoot() / 24
    let shine = distance < 0.25 ? 1 : max(0, 0.55 * (1 - distance) / 0.75)
    return mixed(sky, place.y / 66).mixed(with: Light(hex: isNight ? 0xECEEFF : 0xFFF0C0), shine)
  }

  private static let peaks: [(x: Float, y: Float)] = [
    (-20, 60), (0, 54), (13, 39), (21, 46), (36, 27), (50, 46), (60, 39), (76, 53), (88, 43), (100, 51),
    (120, 60),
  ]

  /// The height of the mountains: lines from peak to peak.
  private static func ridge(_ x: Float) -> Float {
    guard let next = peaks.firstIndex(where: { $0.x > x }), next > 0 else { return 60 }
    let (left, right) = (peaks[next - 1], peaks[next])
    return left.y + (right.y - left.y) * (x - left.x) / (right.x - left.x)
  }

  /// The near bank, from the left.
  private static func ground(_ x: Float) -> Float { x < 52 ? 84 + max(0, x) * max(0, x) * 0.0078 : 200 }
}
