import Motion
import SceneModel

extension Evaluator {
  /// `.background(…)` and `.overlay(…)` in all their forms.
  func decoration(_ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node.Modifier]
  {
    let alignment = self.alignment(arguments["alignment"]) ?? .center
    var nodes: [Node] = []
    if let written = arguments["content"] ?? arguments.trailing {
      nodes = try content(written, step: name)
    } else if let style = arguments.first {
      nodes = try decoration(style, in: self.shape(arguments["in"]), span)
    } else if arguments["in"] != nil {
      nodes = [Node(.shape(self.shape(arguments["in"]) ?? .rectangle, fill: .white), step: "0")]
    }
    nodes = nodes.numbered
    guard !nodes.isEmpty else { return [] }
    return [
      name == "background" ? .background(nodes, alignment: alignment) : .overlay(nodes, alignment: alignment)
    ]
  }

  /// A view, or a style that fills a shape; without one it goes on under the bars.
  private func decoration(_ style: Value, in shape: NodeShape?, _ span: Syntax.Span) throws(Exit) -> [Node] {
    switch style {
    case .views(let given): return given
    case .instance: return try views(from: style, span)
    default: break
    }
    if let color = material(style) ?? color(style) {
      var fill = Node(.shape(shape ?? .rectangle, fill: color), step: "0")
      if shape == nil { fill.modifiers.append(.ignoresSafeArea(.all)) }
      return [fill]
    }
    // A style that is not known is nothing that the morph could see.
    return self.shape(style).map { [Node(.shape($0, fill: nil), step: "0")] } ?? []
  }

  /// A material, which is drawn as the haze of white that it lays over a bright picture.
  private func material(_ value: Value) -> Color? {
    guard let word = value.word else { return nil }
    let opacities = [
      "ultraThinMaterial": 0.4, "thinMaterial": 0.5, "regularMaterial": 0.65, "thickMaterial": 0.8,
      "ultraThickMaterial": 0.9, "bar": 0.7, "ultraThin": 0.4, "thin": 0.5, "thick": 0.8,
    ]
    return opacities[word].map { Color(red: 1, green: 1, blue: 1, opacity: $0) }
  }

  /// What a `clipShape`, a `cornerRadius` or a `mask` of one shape leaves of a fill: a fill of that shape.
  ///
  /// A plain shape or picture takes the shape itself, other views their last background; the rest is not cut.
  func clipped(_ base: Node, _ name: String, _ arguments: Arguments) throws(Exit) -> Node {
    var shape = self.shape(arguments.first)
    if name == "cornerRadius" {
      let radius = max(arguments.first?.finite ?? 0, 0)
      shape = .fixed(.roundedRectangle(cornerRadius: radius, style: .continuous))
    } else if name == "mask", shape == nil {
      let nodes = try content(arguments.closure("mask"), step: name)
      if nodes.count == 1, nodes[0].modifiers.isEmpty, case .shape(let lone, _) = nodes[0].kind {
        shape = lone
      }
    }
    guard let shape else { return base }
    var node = base
    let isPlain = node.modifiers.allSatisfy { modifier in
      switch modifier {
      case .frame, .flexibleFrame, .aspectRatio, .opacity: true
      default: false
      }
    }
    // A picture that overflows its frame is cut off at it.
    let isFramed = node.modifiers.contains { if case .frame = $0 { true } else { false } }
    if isPlain, isFramed {
      node.modifiers.removeAll { if case .aspectRatio(_, .fill) = $0 { true } else { false } }
    }
    switch node.kind {
    case .shape(.rectangle, let fill) where isPlain: node.kind = .shape(shape, fill: fill)
    case .asset(let title, true) where isPlain:
      node.kind = .shape(shape, fill: Self.picture)
      node.name = node.name ?? title
    default:
      guard case .background(var nodes, let alignment)? = node.modifiers.last, nodes.count == 1,
        case .shape(.rectangle, let fill) = nodes[0].kind
      else { return base }
      nodes[0].kind = .shape(shape, fill: fill)
      nodes[0].modifiers.removeAll { if case .ignoresSafeArea = $0 { true } else { false } }
      node.modifiers[node.modifiers.count - 1] = .background(nodes, alignment: alignment)
    }
    return node
  }

  /// The grey that stands for a picture of which nothing is known.
  private static let picture = Color(red: 0.46, green: 0.46, blue: 0.5, opacity: 0.2)
}
