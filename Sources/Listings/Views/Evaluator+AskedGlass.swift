import SceneModel

/// Glass of views, modifiers and styles of other files, told by the namespace that they are handed or by the container
/// that holds nothing else.
extension Evaluator {
  /// What stands in a container of glass; where no glass is written in it, it must be that of what is declared nowhere.
  func contained(_ arguments: Arguments) throws(Exit) -> [Node] {
    let outer = environment
    defer { environment = outer }
    environment.isContained = true
    let content = arguments.closure("content")
    if case .closure(let closure)? = content {
      let body = closure.syntax.body
      // What a container in a glass card holds is the card's.
      environment.lacksGlass = !setting.uses.mayReachGlass(body) && !setting.uses.isUnderGlass(body.span)
    }
    return try self.content(content)
  }

  /// A view that is declared nowhere, on glass where it is handed the namespace of ids, or must be what a container is for.
  func takenForGlass(_ root: String, _ arguments: Arguments, _ shown: [Node], _ span: Syntax.Span) -> [Node] {
    let isAsked = environment.isContained && arguments.namespace != nil && !setting.uses.isUnderGlass(span)
    guard isAsked || environment.lacksGlass, !shown.contains(where: \.holdsGlass) else { return shown }
    say(
      .note,
      isAsked
        ? "‘\(root)’ is taken for glass, since it is handed a namespace in a container"
        : "‘\(root)’ is taken for glass, since nothing else in the container is", at: span)
    var one = shown.one
    one.modifiers += asked(root, arguments, span)
    return [one]
  }

  /// Whether a modifier that is declared nowhere puts glass on a view, by the namespace that it is handed.
  func takesForGlass(_ name: String, _ arguments: Arguments, _ base: inout Node, _ span: Syntax.Span) -> Bool
  {
    guard environment.isContained, arguments.namespace != nil, !base.holdsGlass else { return false }
    say(.note, "‘.\(name)’ is taken for glass, since it is handed a namespace in a container", at: span)
    base.modifiers += asked(name, arguments, span)
    return true
  }

  /// A button's style that is declared nowhere and is handed a namespace.
  func styleWithID(_ name: String, _ arguments: Arguments, on base: Node, _ span: Syntax.Span) -> [Node
    .Modifier]?
  {
    guard arguments.namespace != nil else { return nil }
    say(.note, "‘\(name)’ is taken for a style of glass, since it is handed a namespace", at: span)
    let modifiers = asked(name, arguments, span)
    if let own = projectStyle(name, arguments, on: base) { return own + modifiers.filter(\.isGlassID) }
    return modifiers.map { modifier in
      if case .glassEffect(let glass, _) = modifier { return .buttonStyle(.glass(glass)) }
      return modifier
    }
  }

  /// Glass by what it is given, and the id that is meant.
  private func asked(_ name: String, _ arguments: Arguments, _ span: Syntax.Span) -> [Node.Modifier] {
    var modifiers: [Node.Modifier] = []
    let isRound =
      arguments["width"] == nil && (arguments["size"] ?? arguments["diameter"])?.finite != nil
    if case .glassEffect(var glass, let form) = projectGlass(
      name, arguments, fallback: isRound ? .fixed(.circle) : .capsule)
    {
      glass.isInteractive = true
      modifiers.append(.glassEffect(glass, form))
    }
    guard let space = arguments.namespace else { return modifiers }
    let named = arguments.items.first { Self.namesID($0.label) }?.value
    let id = named.flatMap { $0.isUnknown ? nil : $0 } ?? madeUpID(name, arguments)
    if let id = identity(id, space, span) { modifiers.append(.glassEffectID(id)) }
    return modifiers
  }

  /// An id where none is given: what is written on the view, with its place where another has that.
  private func madeUpID(_ name: String, _ arguments: Arguments) -> Value {
    let text = arguments.items.lazy.compactMap(\.value.string).first ?? name
    let isTaken = madeUpIDs[text].map { $0 != path } ?? false
    if !isTaken { madeUpIDs[text] = path }
    return .string(isTaken ? "\(text) \(path)" : text)
  }

  /// Whether a label is that of an id: `id:`, `glassId:`, `effectID:`.
  static func namesID(_ label: String?) -> Bool {
    guard let label else { return false }
    return label == "id" || label.hasSuffix("ID") || label.hasSuffix("Id")
  }
}

extension Arguments {
  /// The namespace among them.
  var namespace: Value? {
    items.lazy.map(\.value).first { if case .namespace = $0 { true } else { false } }
  }
}

extension Node.Modifier {
  fileprivate var isGlassID: Bool { if case .glassEffectID = self { true } else { false } }
}
