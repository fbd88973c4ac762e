import Geometry
import Motion
import SceneModel

extension Evaluator {
  /// A colour of a symbol such as `.blue.opacity(0.5)`; `nil` where it is none that is known.
  func color(_ value: Value?) -> Color? {
    guard case .symbol(let symbol)? = value else {
      if case .views(let nodes)? = value, case .shape(_, let fill)? = nodes.first?.kind { return fill }
      return nil
    }
    return color(of: symbol)
  }

  private func color(of symbol: Symbol) -> Color? {
    guard let last = symbol.steps.last else { return nil }
    if let resolved = extended(symbol, "Color") { return color(resolved) }
    if symbol.root == nil, symbol.steps.first?.name == "init" {
      guard case .symbol(let made) = coerce(.symbol(symbol), toLibraryType: "Color") else { return nil }
      return made.root == nil ? nil : color(of: made)
    }
    if symbol.steps.count == 1 {
      guard let arguments = last.arguments else {
        return Self.namedColor(last.name) ?? Self.spokenColor(last.name)
      }
      return madeColor(symbol.root, last.name, arguments)
    }
    if last.arguments == nil, symbol.root != "Color", let color = Self.spokenColor(last.name) { return color }
    switch last.name {
    case "opacity":
      guard var color = color(of: symbol.base), let factor = last.arguments?.first?.finite else { return nil }
      color.opacity *= min(max(factor, 0), 1)
      return color
    case "gradient", "mix", "secondary", "tertiary", "quaternary", "shadow", "blendMode", "exposureAdjust",
      "resolve":
      return color(of: symbol.base)
    case let name where name.hasSuffix("Background"): return Self.namedColor(name)
    default: return symbol.steps.count == 2 && symbol.steps[0].name.isEmpty ? nil : color(of: symbol.base)
    }
  }

  private static func namedColor(_ name: String) -> Color? {
    switch name {
    case "clear": return Color(red: 0, green: 0, blue: 0, opacity: 0)
    case "primary", "label": return Color(sceneText: "black")
    case "secondary": return Color(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, opacity: 0.6)
    case "tertiary": return Color(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, opacity: 0.3)
    case "accent", "accentColor", "tint": return Color(sceneText: "blue")
    case "systemBackground", "background", "tertiarySystemBackground", "secondarySystemGroupedBackground":
      return Color(sceneText: "white")
    // As UIColor prints them in light appearance.
    case "systemGroupedBackground", "secondarySystemBackground", "tertiarySystemGroupedBackground":
      return Color(sceneText: "#F2F2F7")
    default:
      if let color = Color(sceneText: name) { return color }
      guard name.hasPrefix("system"), let first = name.dropFirst(6).first else { return nil }
      return Color(sceneText: first.lowercased() + name.dropFirst(7))
    }
  }

  /// The colour that a name of another file speaks of: red of `Theme.recordRed`, orange of `.brandOrange`.
  private static func spokenColor(_ name: String) -> Color? {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    guard words.count > 1 || colorWords[name] != nil else { return nil }
    return words.reversed().lazy.compactMap { word in
      colorWords[word].flatMap { Color(sceneText: $0) }
        ?? (hueWords.contains(word) ? Color(sceneText: word) : nil)
    }.first
  }

  private static let hueWords: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "gray", "black", "white",
  ]

  private static let colorWords = [
    "grey": "gray", "tomato": "red", "crimson": "red", "scarlet": "red", "coral": "orange", "amber": "orange",
    "gold": "yellow", "lemon": "yellow", "lime": "green", "olive": "green", "emerald": "green",
    "turquoise": "teal", "aqua": "cyan", "sky": "cyan", "navy": "blue", "violet": "purple",
    "lavender": "purple", "magenta": "pink", "rose": "pink", "salmon": "pink", "chocolate": "brown",
    "charcoal": "black", "ivory": "white",
    // What names of other files say of the use.
    "accent": "blue", "secondary": "gray", "muted": "gray", "text": "black", "success": "green",
    "warning": "orange", "danger": "red", "error": "red", "destructive": "red",
  ]

  private func madeColor(_ root: String?, _ name: String, _ arguments: Arguments) -> Color? {
    func part(_ label: String) -> Double? { arguments[label]?.finite }
    let opacity = min(max(part("opacity") ?? part("alpha") ?? 1, 0), 1)
    if let red = part("red"), let green = part("green"), let blue = part("blue") {
      return Color(red: red, green: green, blue: blue, opacity: opacity)
    }
    if let white = part("white") { return Color(red: white, green: white, blue: white, opacity: opacity) }
    if let hue = part("hue") {
      return Self.color(
        hue: hue, saturation: part("saturation") ?? 1, brightness: part("brightness") ?? 1, opacity)
    }
    switch name {
    case "linearGradient", "radialGradient", "angularGradient", "conicGradient":
      return mean(ofGradient: arguments, isLinear: name == "linearGradient")
    case "color", "tint", "foreground": return color(arguments.first)
    default: break
    }
    switch root {
    case "Color", "UIColor", "NSColor":
      // `Color(.systemBackground)`, `Color(uiColor: .label)`, and a colour of the catalogue by its name.
      if let color = color(arguments.items.first?.value) { return color }
      return Self.hexColor(arguments, opacity) ?? Color(sceneText: "gray")
    case "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
      "Gradient", "AnyGradient", "AnyShapeStyle":
      return mean(ofGradient: arguments, isLinear: root == "LinearGradient" || root == "MeshGradient")
    default: return nil
    }
  }

  /// `Color(hex: "FFE5D9")`, `Color(hex: 0xFFE5D9)`, which most projects declare somewhere.
  private static func hexColor(_ arguments: Arguments, _ opacity: Double) -> Color? {
    guard let item = arguments.items.first else { return nil }
    let isHex = item.label?.lowercased().contains("hex") == true
    if let number = item.value.int, isHex, (0...0xFF_FFFF).contains(number) {
      func part(_ shift: Int) -> Double { Double((number >> shift) & 0xFF) / 255 }
      return Color(red: part(16), green: part(8), blue: part(0), opacity: opacity)
    }
    guard let text = item.value.string, isHex || text.hasPrefix("#") else { return nil }
    var digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    if digits.hasPrefix("0x") { digits = String(digits.dropFirst(2)) }
    guard [3, 6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit),
      var color = Color(sceneText: "#" + digits)
    else { return nil }
    color.opacity *= opacity
    return color
  }

  private static func color(hue: Double, saturation: Double, brightness: Double, _ opacity: Double) -> Color {
    let sector = (hue - hue.rounded(.down)) * 6
    let part = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    let (red, green, blue) =
      switch Int(sector) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    return Color(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// The value of a symbol whose first member an extension of its type declares: `.brand` of `extension Color`.
  func extended(_ symbol: Symbol, _ type: String) -> Value? {
    for name in [symbol.root ?? type, "ShapeStyle"] {
      guard let info = program.extensions[name] ?? program.types[name], let first = symbol.steps.first,
        first.name != "",
        info.statics[first.name] != nil || info.staticComputed[first.name] != nil
          || info.staticMethods[first.name] != nil
      else { continue }
      let value = resolved(.symbol(Symbol(nil, symbol.steps)), as: info)
      if case .symbol(let other) = value, other.isEqual(to: Symbol(nil, symbol.steps)) { continue }
      return value
    }
    return nil
  }

  /// The animation of a symbol such as `.spring(duration: 0.4).delay(0.1)`; `nil` is none.
  func animation(_ value: Value?, _ span: Syntax.Span?) -> Animation? {
    if case .unknown? = value {
      say(.note, "what animation this is is not known; the default one is taken", at: span)
      return .default
    }
    guard case .symbol(let symbol)? = value else { return nil }
    if let resolved = extended(symbol, "Animation") { return animation(resolved, span) }
    guard let animation = Animations.animation(of: symbol, { self.spring($0) }) else {
      say(.note, "‘\(symbol.text)’ is no animation that is known; the default one is taken", at: span)
      return .default
    }
    return animation
  }

  /// The spring of a symbol such as `Spring(duration: 0.4)`.
  private func spring(_ value: Value) -> Spring? {
    guard case .symbol(let symbol) = value, let last = symbol.steps.last else { return nil }
    return Animations.spring(last.name, last.arguments ?? Arguments())
  }
}
