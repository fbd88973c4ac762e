import Geometry
import Motion
import SceneModel

extension Evaluator {
  /// The shape that a value is: `.capsule`, `RoundedRectangle(cornerRadius: 20)`, `.rect(cornerRadius: 20)`.
  func shape(_ value: Value?) -> NodeShape? {
    guard case .symbol(let symbol)? = value else {
      if case .views(let nodes)? = value, case .shape(let shape, _)? = nodes.first?.kind { return shape }
      return nil
    }
    if let resolved = extended(symbol, "Shape") { return shape(resolved) }
    return shape(of: symbol)
  }

  private func shape(of symbol: Symbol) -> NodeShape? {
    guard let last = symbol.steps.last else { return nil }
    if symbol.steps.count > 1 {
      // `Circle().inset(by: 2)`: the shape itself.
      return shape(of: symbol.base)
    }
    let name = last.name.isEmpty ? symbol.root ?? "" : last.name
    let arguments = last.arguments ?? Arguments()
    switch name {
    case "Capsule", "capsule", "DefaultGlassEffectShape", "buttonBorder", "ButtonBorderShape", "automatic":
      return .capsule
    case "Circle", "circle": return .fixed(.circle)
    case "Ellipse", "ellipse": return .fixed(.ellipse)
    case "Rectangle": return .rectangle
    case "rect":
      if arguments["corners"] != nil { return concentric(arguments) }
      return arguments.items.isEmpty ? .rectangle : rounded(arguments)
    case "RoundedRectangle": return rounded(arguments)
    case "UnevenRoundedRectangle": return uneven(arguments)
    case "ConcentricRectangle", "containerRelative", "ContainerRelativeShape": return concentric(arguments)
    case "AnyShape": return shape(arguments.first)
    default: return nil
    }
  }

  private func rounded(_ arguments: Arguments) -> NodeShape {
    if arguments["topLeadingRadius"] != nil || arguments["bottomLeadingRadius"] != nil
      || arguments["topTrailingRadius"] != nil || arguments["bottomTrailingRadius"] != nil
      || arguments["cornerRadii"] != nil
    {
      return uneven(arguments)
    }
    var radius = arguments["cornerRadius"]?.finite
    if radius == nil, case .symbol(let size)? = arguments["cornerSize"] { radius = size.pair?.0 }
    let known =
      radius ?? guessedRadius(arguments["cornerRadius"] == nil ? "cornerSize" : "cornerRadius", arguments)
    return .fixed(.roundedRectangle(cornerRadius: max(known, 0), style: cornerStyle(arguments)))
  }

  private func uneven(_ arguments: Arguments) -> NodeShape {
    var parts = arguments
    if case .symbol(let radii)? = arguments["cornerRadii"] {
      parts = radii.steps.last?.arguments ?? Arguments()
    }
    func radius(_ corner: String) -> Double {
      let label = parts[corner] == nil ? corner + "Radius" : corner
      return max(parts[label]?.finite ?? guessedRadius(label, parts), 0)
    }
    return .fixed(
      .unevenRoundedRectangle(
        topLeading: radius("topLeading"), topTrailing: radius("topTrailing"),
        bottomTrailing: radius("bottomTrailing"), bottomLeading: radius("bottomLeading"),
        style: cornerStyle(arguments)))
  }

  /// The radius of a corner that is given one that is not known: one that can be seen; 0 where none is given.
  func guessedRadius(_ label: String, _ arguments: Arguments) -> Double {
    guard let item = arguments.items.first(where: { $0.label == label }), !item.value.isNothing else {
      return 0
    }
    say(.note, "this corner radius is not known; 16 is taken", at: item.span)
    return 16
  }

  private func cornerStyle(_ arguments: Arguments) -> RoundedCornerStyle {
    arguments["style"]?.word == "circular" ? .circular : .continuous
  }

  private func concentric(_ arguments: Arguments) -> NodeShape {
    var minimum = 0.0
    if case .symbol(let corners)? = arguments["corners"] ?? arguments.first {
      let inner = corners.steps.last?.arguments
      if corners.steps.last?.name == "fixed", let radius = inner?.first?.finite {
        return .fixed(.roundedRectangle(cornerRadius: max(radius, 0), style: .continuous))
      }
      if case .symbol(let least)? = inner?["minimum"] ?? inner?.first {
        minimum = least.steps.last?.arguments?.first?.finite ?? 0
      } else {
        minimum = inner?["minimum"]?.finite ?? 0
      }
    }
    return .concentric(minimum: max(minimum, 0), isUniform: arguments["isUniform"]?.bool ?? false)
  }

  /// The glass of a symbol such as `.regular.tint(.blue).interactive()`; `nil` where it is none that is known.
  func glass(_ value: Value?, _ span: Syntax.Span) -> Glass? {
    switch value {
    case nil: return .regular
    case .symbol(let symbol)?:
      if let resolved = extended(symbol, "Glass") { return glass(resolved, span) }
      return glass(of: symbol, span)
    default: return nil
    }
  }

  private func glass(of symbol: Symbol, _ span: Syntax.Span) -> Glass? {
    guard let last = symbol.steps.last else { return nil }
    if symbol.steps.count == 1 {
      switch last.name {
      case "regular": return .regular
      case "clear": return .clear
      case "identity": return .identity
      // Beta names: the release has regular and clear.
      case "thin", "thick", "ultraThin", "prominent":
        say(.warning, "Glass.\(last.name) was removed in the release; regular is taken", at: span)
        return .regular
      default: return nil
      }
    }
    guard var glass = glass(of: symbol.base, span) else { return nil }
    switch last.name {
    case "tint": glass.tint = color(last.arguments?.first)
    case "interactive": glass.isInteractive = last.arguments?.first?.bool ?? true
    case _ where last.arguments != nil:
      say(.note, ".\(last.name) of a glass is not known; passed over", at: span)
    default: return nil
    }
    return glass
  }

  /// The font that a value sets.
  func font(_ value: Value?) -> Font? {
    guard case .symbol(let symbol)? = value, let first = symbol.steps.first else { return nil }
    if let resolved = extended(symbol, "Font") { return font(resolved) }
    var font: Font
    let arguments = first.arguments
    if let style = FontStyle(swiftName: first.name) {
      font = Font(style)
    } else if first.name == "preferredFont" {
      // `UIFont.preferredFont(forTextStyle: .title1)`.
      font = Font((arguments?["forTextStyle"]?.word).flatMap(FontStyle.init(swiftName:)) ?? .body)
    } else if let size = arguments?["ofSize"]?.finite {
      // `UIFont.systemFont(ofSize: 17)`.
      font = Font(size: size, weight: first.name == "boldSystemFont" ? 700 : 400)
    } else if first.name == "system" || first.name == "custom" || first.name.isEmpty {
      if let style = (arguments?.first ?? arguments?["style"])?.word.flatMap(FontStyle.init(swiftName:)) {
        font = Font(style)
      } else {
        font = Font(size: (arguments?["size"] ?? arguments?.first)?.finite ?? 17, weight: 400)
      }
    } else {
      return nil
    }
    if let weight = Self.weight(arguments?["weight"]) { font.weight = weight }
    for step in symbol.steps.dropFirst() {
      switch step.name {
      case "bold": font.weight = 700
      case "weight": font.weight = Self.weight(step.arguments?.first) ?? font.weight
      default: break
      }
    }
    return font
  }

  static func weight(_ value: Value?) -> Int? {
    switch value?.word {
    case "ultraLight": 100
    case "thin": 200
    case "light": 300
    case "regular": 400
    case "medium": 500
    case "semibold": 600
    case "bold": 700
    case "heavy": 800
    case "black": 900
    default: nil
    }
  }

  /// `.topLeading`, and `Alignment(horizontal: .leading, vertical: .top)`.
  func alignment(_ value: Value?) -> Alignment? {
    if let word = value?.word { return Alignment(rawValue: word) ?? Self.unusual[word] }
    guard case .symbol(let symbol)? = value, let arguments = symbol.steps.last?.arguments,
      arguments["horizontal"] != nil || arguments["vertical"] != nil
    else { return nil }
    let horizontal = arguments["horizontal"]?.word ?? "center"
    let vertical = arguments["vertical"]?.word ?? "center"
    return Alignment.allCases.first {
      $0.horizontal.rawValue == horizontal && $0.vertical.rawValue == vertical
    }
  }

  private static let unusual: [String: Alignment] = [
    "leadingFirstTextBaseline": .leading, "centerFirstTextBaseline": .center,
    "trailingFirstTextBaseline": .trailing, "leadingLastTextBaseline": .leading,
    "centerLastTextBaseline": .center, "trailingLastTextBaseline": .trailing,
  ]

  /// An anchor: `.topLeading`, or the nearest to `UnitPoint(x: 0.2, y: 0)`.
  func anchor(_ value: Value?) -> Alignment {
    if let alignment = alignment(value) { return alignment }
    guard case .symbol(let symbol)? = value, let (x, y) = symbol.pair else { return .center }
    return Alignment.allCases.first {
      abs($0.horizontal.fraction - x) <= 0.25 && abs($0.vertical.fraction - y) <= 0.25
    } ?? .center
  }

  /// An angle in radians, clockwise.
  func angle(_ value: Value?) -> Double? {
    value?.word == "zero" ? 0 : value?.radians
  }
}

extension FontStyle {
  /// The style of a name of `Font` or of `UIFont.TextStyle`.
  fileprivate init?(swiftName name: String) {
    switch name {
    case "subheading": self = .subheadline
    case "title1": self = .title
    case "caption1": self = .caption
    default: self.init(rawValue: name)
    }
  }
}
