// A lake below mountains, by day and by night: large soft shapes, a few hard edges, and one bright spot.

extension DrawnBackdrop {
  /// The lake in the morning.
  static let lightPhoto = DrawnBackdrop(
    gradients: [
      slope(0, 66, ["#2f6fb8", "#8fc0e6", "#ffd9a8"]), slope(26, 66, ["#5d7fb0", "#8aa3c4"]),
      slope(54, 74, ["#2f5d50", "#6ea35f"]), slope(68, 100, ["#2f93b0", "#0e4a6e"]),
      shine("#fff6d8", around: "#ffe6a0"),
    ],
    markup: """
      <path fill="url(#bg0)" d="M-20-20H120V120H-20Z"/><circle cx="69" cy="36" r="24" fill="url(#bg4)"/>\
      <path fill="#fff" fill-opacity=".7" d="M8 20c0-4 6-5 8-3 2-5 10-5 11 0 4-1 7 1 7 4h-24q-2 0-2-1zM74 14c0-3 5-4 6-2 \
      2-3 7-3 8 0 3 0 4 1 4 3h-17q-1 0-1-1z"/>\
      <path fill="url(#bg1)" d="M-20 60L0 54 13 39 21 46 36 27 50 46 60 39 76 53 88 43 100 51 120 60V72H-20Z"/>\
      <path fill="#fff" fill-opacity=".8" d="M36 27l-7.5 9.5 4.5-1.5 3 4 4-4 4 3z"/>\
      <path fill="url(#bg2)" d="M-20 62C0 58 22 61 34 58s24 5 36-1 22 2 50-2V74H-20Z"/>\
      <path fill="url(#bg3)" d="M-20 69H120V120H-20Z"/>\
      <path fill="none" stroke="#fff" stroke-opacity=".45" stroke-linecap="round" stroke-width=".6" d="M58 72h24m-20 \
      3h16m-12 3h8M8 74h22m-14 6h28m-40 8h22m34 2h32"/>\
      <path fill="#1f4a3a" d="M-20 84C8 84 14 88 22 91s18 5 30 14V120H-20Z"/>\
      <path fill="#e8593c" d="M64 88h18l-2.5 4h-13z"/><path fill="#fff" d="M72 66v20.5H61zM73.5 69v17.5H82z"/>
      """)

  /// The lake under the moon.
  static let darkPhoto = DrawnBackdrop(
    gradients: [
      slope(0, 66, ["#0b1230", "#2b2f66", "#b0527a"]), slope(26, 66, ["#232a52", "#3a3f6e"]),
      slope(54, 74, ["#10241f", "#1f3d35"]), slope(68, 100, ["#2a3768", "#080d22"]),
      shine("#fff", around: "#d9dcff"),
    ],
    markup: """
      <path fill="url(#bg0)" d="M-20-20H120V120H-20Z"/><circle cx="69" cy="36" r="24" fill="url(#bg4)"/>\
      <path fill="#fff" fill-opacity=".16" d="M8 20c0-4 6-5 8-3 2-5 10-5 11 0 4-1 7 1 7 4h-24q-2 0-2-1zM74 14c0-3 5-4 6-2 \
      2-3 7-3 8 0 3 0 4 1 4 3h-17q-1 0-1-1z"/>\
      <path fill="url(#bg1)" d="M-20 60L0 54 13 39 21 46 36 27 50 46 60 39 76 53 88 43 100 51 120 60V72H-20Z"/>\
      <path fill="#fff" fill-opacity=".7" d="M36 27l-7.5 9.5 4.5-1.5 3 4 4-4 4 3z"/>\
      <path fill="url(#bg2)" d="M-20 62C0 58 22 61 34 58s24 5 36-1 22 2 50-2V74H-20Z"/>\
      <path fill="url(#bg3)" d="M-20 69H120V120H-20Z"/>\
      <path fill="none" stroke="#fff" stroke-opacity=".4" stroke-linecap="round" stroke-width=".6" d="M58 72h24m-20 \
      3h16m-12 3h8M8 74h22m-14 6h28m-40 8h22m34 2h32"/>\
      <path fill="#070f0e" d="M-20 84C8 84 14 88 22 91s18 5 30 14V120H-20Z"/>\
      <path fill="#c2482f" d="M64 88h18l-2.5 4h-13z"/>\
      <path fill="#dfe3f4" d="M72 66v20.5H61zM73.5 69v17.5H82z"/>
      """)

  private static func slope(_ top: Double, _ bottom: Double, _ colors: [StaticString]) -> Gradient {
    let stops = colors.enumerated().map {
      Stop(offset: Double($0.offset) / Double(colors.count - 1), color: $0.element)
    }
    return .linear(x1: 0, y1: top, x2: 0, y2: bottom, stops)
  }

  private static func shine(_ disc: StaticString, around: StaticString) -> Gradient {
    .radial(
      x: 69, y: 36, radius: 24,
      [
        Stop(offset: 0, color: disc), Stop(offset: 0.22, color: disc),
        Stop(offset: 0.28, color: around, opacity: 0.55), Stop(offset: 1, color: around, opacity: 0),
      ])
  }
}
