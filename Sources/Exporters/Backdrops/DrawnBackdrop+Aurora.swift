// Soft bands of light with fine ribbons across: the bands show tint and blur, the ribbons show bending.

extension DrawnBackdrop {
  /// Soft light on a violet evening.
  static let lightAurora = DrawnBackdrop(
    gradients: [
      night("#1a2b74", "#5a2f9c", "#0e4a73"), glow("#2fe6c0", 20, 26, 48), glow("#ff5fa2", 84, 30, 46),
      glow("#ffb04a", 80, 84, 46), glow("#4a8bff", 22, 82, 46), glow("#b46bff", 50, 52, 34),
    ],
    markup: """
      <path fill="url(#bg0)" d="M-20-20H120V120H-20Z"/><circle cx="20" cy="26" r="48" fill="url(#bg1)"/>\
      <circle cx="84" cy="30" r="46" fill="url(#bg2)"/><circle cx="80" cy="84" r="46" fill="url(#bg3)"/>\
      <circle cx="22" cy="82" r="46" fill="url(#bg4)"/><circle cx="50" cy="52" r="34" fill="url(#bg5)"/>\
      <path fill="none" stroke="#fff" stroke-opacity=".3" stroke-width=".55" d="M-5 44c19-22 39 18 61 0s32-14 49-2\
      M-5 49c19-22 39 18 61 0s32-14 49-2M-5 54c19-22 39 18 61 0s32-14 49-2M-5 59c19-22 39 18 61 0s32-14 49-2\
      M-5 64c19-22 39 18 61 0s32-14 49-2M-5 69c19-22 39 18 61 0s32-14 49-2M-5 74c19-22 39 18 61 0s32-14 49-2"/>
      """)

  /// The same light late at night.
  static let darkAurora = DrawnBackdrop(
    gradients: [
      night("#070c24", "#1a1240", "#051824"), glow("#12b899", 20, 26, 46), glow("#b8266a", 84, 30, 44),
      glow("#b56a18", 80, 84, 44), glow("#2558c4", 22, 82, 44), glow("#6631b8", 50, 52, 32),
    ],
    markup: """
      <path fill="url(#bg0)" d="M-20-20H120V120H-20Z"/><circle cx="20" cy="26" r="46" fill="url(#bg1)"/>\
      <circle cx="84" cy="30" r="44" fill="url(#bg2)"/><circle cx="80" cy="84" r="44" fill="url(#bg3)"/>\
      <circle cx="22" cy="82" r="44" fill="url(#bg4)"/><circle cx="50" cy="52" r="32" fill="url(#bg5)"/>\
      <path fill="none" stroke="#fff" stroke-opacity=".2" stroke-width=".55" d="M-5 44c19-22 39 18 61 0s32-14 49-2\
      M-5 49c19-22 39 18 61 0s32-14 49-2M-5 54c19-22 39 18 61 0s32-14 49-2M-5 59c19-22 39 18 61 0s32-14 49-2\
      M-5 64c19-22 39 18 61 0s32-14 49-2M-5 69c19-22 39 18 61 0s32-14 49-2M-5 74c19-22 39 18 61 0s32-14 49-2"/>
      """)

  private static func night(_ top: StaticString, _ middle: StaticString, _ bottom: StaticString) -> Gradient {
    .linear(
      x1: 0, y1: 0, x2: 40, y2: 100,
      [
        Stop(offset: 0, color: top), Stop(offset: 0.5, color: middle), Stop(offset: 1, color: bottom),
      ])
  }

  private static func glow(_ color: StaticString, _ x: Double, _ y: Double, _ radius: Double) -> Gradient {
    .radial(
      x: x, y: y, radius: radius,
      [
        Stop(offset: 0, color: color, opacity: 0.95), Stop(offset: 0.5, color: color, opacity: 0.4),
        Stop(offset: 1, color: color, opacity: 0),
      ])
  }
}
