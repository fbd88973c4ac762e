import SceneModel

/// Glass that is written nowhere, but that an id, a namespace or a container asks for.
extension Evaluator {
  /// Puts glass on a view that has an id for glass and has none: one that is declared nowhere, or with a modifier that is.
  func takeForGlass(_ receiver: Value, _ base: inout Node, _ span: Syntax.Span) {
    // In what is glass as a whole, an id alone does not say that a part is too.
    guard !base.holdsGlass, environment.isContained || !setting.uses.isUnderGlass(span) else { return }
    var name: String?
    if case .symbol(let symbol) = receiver, !symbol.isView, let root = symbol.root {
      name = root
    } else if let stranger = strangers[path] {
      name = stranger
    }
    guard let name else { return }
    say(.note, "‘\(name)’ is taken for glass, since it has an id for it", at: span)
    guessedGlass[path] = base.modifiers.count
    base.modifiers.append(.glassEffect(Glass(.regular, isInteractive: true), Self.form(of: name) ?? .capsule))
  }

  /// Takes a guess back where the glass is written further on in the chain.
  func dropGuess(_ base: inout Node) {
    guard let index = guessedGlass.removeValue(forKey: path), base.modifiers.indices.contains(index),
      case .glassEffect = base.modifiers[index]
    else { return }
    base.modifiers.remove(at: index)
  }

  /// `animation(_:body:)`: what the closure adds changes by an animation of its own.
  func animated(_ base: Node, by body: Value, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit)
    -> [Node]
  {
    var node = try content(body, [.views([base])], step: "animated").one
    node.step = base.step
    let added = StateValue.string(node.modifiers.map { "\($0)" }.joined(separator: ";"))
    node.modifiers.append(.animation(animation(arguments.first, span), value: added))
    return [node]
  }

  /// A button in a style that is declared nowhere and has glass in its name, where its label has a size of its own: the
  /// glass is on the label, and adds nothing to it.
  func projectStyle(_ name: String, _ arguments: Arguments, on base: Node) -> [Node.Modifier]? {
    guard case .button = base.kind, let label = base.children.first, base.children.count == 1,
      let size = label.fixedSize
    else { return nil }
    let fallback: NodeShape = size.width == size.height ? .fixed(.circle) : .capsule
    guard case .glassEffect(var glass, let form) = projectGlass(name, arguments, fallback: fallback) else {
      return nil
    }
    glass.isInteractive = true
    return [.buttonStyle(.plain), .glassEffect(glass, form)]
  }
}

extension Node {
  /// The size that the view's own frame gives it, padding left out.
  fileprivate var fixedSize: (width: Double, height: Double)? {
    for modifier in modifiers.reversed() {
      if case .frame(let width?, let height?, _) = modifier { return (width, height) }
    }
    return nil
  }
}
