import Motion
import SceneModel

/// The colours of content that was given none: what reads best on what lies behind it.
struct ContentColors {
  let scheme: ColorScheme
  let background: Background

  private static let ink = Color(red: 0.09, green: 0.09, blue: 0.1)

  /// The colour of an element's labels.
  func label(of element: Frame.Element) -> Color {
    if element.isGlass, element.tint.opacity > 0.4 { return Self.contrast(to: element.tint) }
    if scheme == .dark { return .white }
    return !element.isGlass && isDarkBehind ? .white : Self.ink
  }

  /// White on what is dark or strongly coloured, ink on what is bright.
  static func contrast(to color: Color) -> Color {
    luminance(of: color) > 0.72 ? ink : .white
  }

  private var isDarkBehind: Bool {
    switch background {
    case .backdrop(.aurora): true
    case .color(let color): Self.luminance(of: color) < 0.45
    case .linearGradient(let colors, _):
      colors.reduce(0) { $0 + Self.luminance(of: $1) } < 0.45 * Double(colors.count)
    case .backdrop: false
    }
  }

  /// How bright a colour is to the eye, 0…1, from its encoded components.
  private static func luminance(of color: Color) -> Double {
    0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
  }
}
