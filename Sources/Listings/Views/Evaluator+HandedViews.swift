import SceneModel

/// Views that are handed to modifiers of other files: `.pinnedBar(bar)`.
extension Evaluator {
  /// Views that are handed to an undeclared modifier, shown where its name says.
  func decorated(_ base: Node, _ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit)
    -> Node?
  {
    guard !Modifiers.isKnown(name) else { return nil }
    // `isPresented:` or the like.
    for item in arguments.items {
      guard case .binding(let binding) = item.value else { continue }
      if try value(of: binding).bool == false { return nil }
    }
    guard !arguments.items.contains(where: { $0.value.bool == false }) else { return nil }
    var nodes: [Node] = []
    for (index, item) in arguments.items.enumerated() where isView(item.value, of: name) {
      nodes += try content(item.value, step: "given\(index)").joined(step: "\(index)", place: nil)
    }
    guard !nodes.isEmpty else { return nil }
    let (alignment, words) = Self.side(name)
    say(.note, "‘\(name)’ is not declared in what was read; what it is given is shown \(words)", at: span)
    var node = base
    node.modifiers.append(
      Self.speaks(name, of: "background")
        ? .background(nodes, alignment: alignment) : .overlay(nodes, alignment: alignment))
    return node
  }

  /// Whether a modifier of a name is given a view: one that is made, or a closure where the name says where it is.
  func isView(_ value: Value, of name: String) -> Bool {
    switch value {
    case .views: true
    case .instance(let instance): program.types[instance.type]?.isView == true
    case .symbol(let symbol): symbol.isUndeclaredView && symbol.root?.hasSuffix("View") == true
    case .closure(let closure):
      closure.syntax.parameters?.isEmpty != false && !name.hasPrefix("on")
        && Self.places.contains { Self.speaks(name, of: $0) }
    default: false
    }
  }

  private static let places = [
    "toolbar", "bar", "bottom", "top", "header", "footer", "accessory", "overlay", "background",
  ]

  /// Whether a name has a word: `bottomBar` has bar, `stop` no top.
  private static func speaks(_ name: String, of word: String) -> Bool {
    name.hasPrefix(word) || name.contains(word.prefix(1).uppercased() + word.dropFirst())
  }

  /// The side that a name speaks of.
  private static func side(_ name: String) -> (Alignment, String) {
    if ["toolbar", "bottom", "footer", "accessory"].contains(where: { speaks(name, of: $0) }) {
      return (.bottom, "at the bottom")
    }
    if speaks(name, of: "top") || speaks(name, of: "header") { return (.top, "at the top") }
    if speaks(name, of: "bar") { return (.bottom, "at the bottom") }
    return (.center, speaks(name, of: "background") ? "behind it" : "over it")
  }
}
