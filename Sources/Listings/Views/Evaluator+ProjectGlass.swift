import Geometry
import SceneModel

/// Glass that a project wraps in names of its own, declared in files that were not read: `.liquidGlass(in: .capsule)`,
/// `GlassCard { … }`. A name proves nothing, so it is said what it is taken for.
extension Evaluator {
  /// Whether a name that is declared nowhere says that it is about glass.
  static func tellsOfGlass(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("glass") && !name.contains("hourglass") && !name.contains("magnifyingglass")
  }

  /// What a modifier does that is declared nowhere and has glass in its name; `nil` for others.
  func projectGlass(_ name: String, _ arguments: Arguments, on base: Node, _ span: Syntax.Span) -> Node
    .Modifier?
  {
    guard Self.tellsOfGlass(name), !Modifiers.isKnown(name) else { return nil }
    // Around glass it is the same once more, unless it speaks of a surface that others stand on.
    let isSurface = Self.surfaces.contains(where: name.lowercased().contains)
    guard !base.holdsGlass || isSurface && !base.isGlass else { return nil }
    say(.note, "‘\(name)’ is not declared in what was read; it is taken for glassEffect", at: span)
    return projectGlass(name, arguments, fallback: .capsule)
  }

  private static let surfaces = ["card", "panel", "surface", "plate", "tile", "sheet"]

  /// Words in the names of colours that are not the glass's.
  private static let otherColors = [
    "shadow", "border", "stroke", "foreground", "text", "label", "icon", "title",
  ]

  /// Glass by what it is given: a glass, a shape or a radius, a colour.
  func projectGlass(_ name: String, _ arguments: Arguments, fallback: NodeShape) -> Node.Modifier {
    var material: Glass?
    var form: NodeShape?
    for item in arguments.items {
      let label = item.label?.lowercased() ?? ""
      if case .symbol(let symbol) = item.value, symbol.isGlass {
        material = glass(item.value, item.span) ?? material
      }
      if label.contains("radius"), let radius = item.value.finite {
        form = .fixed(.roundedRectangle(cornerRadius: max(radius, 0), style: .continuous))
      } else if form == nil, let given = shape(item.value) {
        form = given
      }
      let isColor = label.hasSuffix("color") && !Self.otherColors.contains(where: label.contains)
      if label.contains("tint") || isColor, let color = color(item.value) {
        material = material ?? .regular
        material?.tint = color
      }
      if label.contains("interactive"), let truth = item.value.bool {
        material = material ?? .regular
        material?.isInteractive = truth
      }
    }
    return .glassEffect(material ?? .regular, form ?? Self.form(of: name) ?? fallback)
  }

  /// The shape that a name speaks of.
  static func form(of name: String) -> NodeShape? {
    let name = name.lowercased()
    if name.contains("circle") { return .fixed(.circle) }
    if name.contains("capsule") || name.contains("pill") { return .capsule }
    guard ["card", "panel", "rect", "sheet", "tile"].contains(where: name.contains) else { return nil }
    return .fixed(.roundedRectangle(cornerRadius: 20, style: .continuous))
  }

  /// A view that is declared nowhere and has glass in its name: a container, or its content on glass.
  func projectGlass(
    _ root: String, _ arguments: Arguments, _ shown: [Node], hasContent: Bool, _ span: Syntax.Span
  )
    -> [Node]
  {
    guard Self.tellsOfGlass(root) else { return shown }
    if root.contains("Container") || root.contains("Group") {
      say(.note, "‘\(root)’ is taken for a GlassEffectContainer", at: span)
      let distance = max(arguments["spacing"]?.finite ?? 8, 0)
      return node(.glassEffectContainer(spacing: distance, blend: .gradientAware), shown, span)
    }
    // What is behind everything is not what is seen through.
    let isBehind = ["Background", "Backdrop"].contains(where: root.contains)
    guard !shown.contains(where: \.holdsGlass),
      hasContent || !root.contains("Background") && !(isBehind && setting.uses.isUnderGlass(span))
    else { return shown }
    say(.note, "‘\(root)’ is taken for glass, by its name", at: span)
    var one = shown.one
    // How far a card's edge is from what is on it, nobody can tell.
    if hasContent {
      one.modifiers.append(.padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)))
    }
    let card = NodeShape.fixed(.roundedRectangle(cornerRadius: 20, style: .continuous))
    one.modifiers.append(projectGlass(root, arguments, fallback: hasContent ? card : .capsule))
    return [one]
  }
}

extension Node {
  /// Whether the view itself is glass.
  var isGlass: Bool {
    modifiers.contains { if case .glassEffect = $0 { true } else { false } }
  }
}

extension Symbol {
  /// Whether it is written as a glass is: `.regular.tint(.blue)`, `Glass.clear`.
  fileprivate var isGlass: Bool {
    if root == "Glass" { return true }
    guard root == nil, let first = steps.first, first.arguments == nil else { return false }
    return ["regular", "clear", "identity"].contains(first.name)
  }
}
