import SceneModel

extension Evaluator {
  /// The modifiers of glass.
  func glassModifiers(_ name: String, _ arguments: Arguments, _ base: Node, _ span: Syntax.Span) throws(Exit)
    -> [Node.Modifier]?
  {
    switch name {
    case "glassEffect":
      let matched = geometryIDs.removeValue(forKey: path).map { [Node.Modifier.glassEffectID($0)] } ?? []
      return glassEffect(arguments, span) + matched
    case "glassEffectID":
      guard let value = arguments.first else { return [] }
      meet(span, isUnderstood: !value.isUnknown)
      if case .namespace = value, let id = arguments["in"] {
        say(
          .warning, "the id and the namespace stand the wrong way round: glassEffectID(id, in: namespace)",
          at: span)
        return [.glassEffectID(identity(id, value, span))]
      }
      if arguments["in"] == nil {
        say(.warning, "glassEffectID asks for a namespace: glassEffectID(id, in: namespace)", at: span)
      }
      return [.glassEffectID(identity(value, arguments["in"], span))]
    case "glassEffectUnion":
      guard let value = arguments["id"] ?? arguments.first else { return [] }
      meet(span, isUnderstood: true)
      return [.glassEffectUnion(union(value, arguments, span))]
    case "glassEffectTransition": return transition(arguments, span)
    case "buttonStyle": return buttonStyle(arguments, base, span)
    case "buttonBorderShape":
      guard let shape = borderShape(arguments.first) else { return [] }
      return [.buttonBorderShape(shape)]
    default: return nil
    }
  }

  /// `matchedGeometryEffect` on glass: where one view makes way for another of the id, the glass moves over.
  ///
  /// It takes nothing from an id of the glass's own, and a view that only follows another's frame stands there.
  func matched(_ base: Node, _ arguments: Arguments, _ span: Syntax.Span) -> Node {
    let base = following(base, arguments, span) ?? base
    guard let value = arguments["id"], !value.isUnknown, arguments["isSource"]?.bool != false,
      var id = identity(value, arguments["in"], span)
    else { return base }
    id.namespace += " geometry"
    var node = base
    let isGlass = node.modifiers.contains { if case .glassEffect = $0 { true } else { false } }
    let hasID = node.modifiers.contains { if case .glassEffectID = $0 { true } else { false } }
    if !isGlass { geometryIDs[path] = id } else if !hasID { node.modifiers.append(.glassEffectID(id)) }
    return node
  }

  private func glassEffect(_ arguments: Arguments, _ span: Syntax.Span) -> [Node.Modifier] {
    if let enabled = arguments["isEnabled"] {
      say(
        .warning, "glassEffect(…, isEnabled:) was removed in the release; use Glass.identity instead",
        at: span)
      if enabled.bool == false {
        meet(span, isUnderstood: true)
        return []
      }
    }
    var written = arguments.first
    if let value = written, value.isNothing { written = nil }
    let material = glass(written, span)
    let form = arguments["in"].map { shape($0) } ?? .capsule
    meet(span, isUnderstood: form != nil)
    if material == nil { say(.note, "what glass this is is not known; regular glass is taken", at: span) }
    if form == nil { say(.warning, "what shape this glass has is not known; a capsule is taken", at: span) }
    return [.glassEffect(material ?? .regular, form ?? .capsule)]
  }

  /// The union of an id; one that is not known is told by how it is written, so that equal ones unite.
  private func union(_ value: Value, _ arguments: Arguments, _ span: Syntax.Span) -> GlassID? {
    guard value.isUnknown || value.isObject,
      let written = (arguments.items.first { $0.label == "id" } ?? arguments.items.first)?.span,
      let file = program.files.indices.contains(Int(written.file)) ? program.files[Int(written.file)] : nil
    else { return identity(value, arguments["namespace"], span) }
    say(.note, "what this id is is not known; what is written alike is one union", at: span)
    return identity(.string(file.text.text(of: written)), arguments["namespace"], span)
  }

  func identity(_ value: Value, _ namespace: Value?, _ span: Syntax.Span) -> GlassID? {
    if value.isNothing { return nil }
    if value.isUnknown { say(.note, "what id this is is not known; its place is taken", at: span) }
    var space = "glass"
    if case .namespace(let name)? = namespace { space = name }
    // What is made of something unknown is told apart by where it stands.
    let text = identifier(value)
    return GlassID(
      text.contains("…") || value.text.contains("…")
        ? "\(Self.filling(text, "…")) \(path)" : text, namespace: space,
      isUnnamed: text.hasPrefix(Self.madeID))
  }

  private func transition(_ arguments: Arguments, _ span: Syntax.Span) -> [Node.Modifier] {
    if arguments["isEnabled"] != nil {
      say(.warning, "glassEffectTransition(_:isEnabled:) was removed in the release", at: span)
    }
    guard case .symbol(let symbol)? = arguments.first, let last = symbol.steps.last,
      let transition = GlassTransition(rawValue: last.name)
    else {
      meet(span, isUnderstood: false)
      say(.warning, "what transition this is is not known; it is passed over", at: span)
      return []
    }
    if last.arguments != nil {
      say(
        .warning, "matchedGeometry(properties:anchor:) was removed in the release; use matchedGeometry",
        at: span)
    }
    meet(span, isUnderstood: true)
    return [.glassEffectTransition(transition)]
  }

  private func buttonStyle(_ arguments: Arguments, _ base: Node, _ span: Syntax.Span) -> [Node.Modifier] {
    guard let value = arguments.first else { return [] }
    if let resolved = resolvedStyle(value, "buttonStyle"), ownType(of: resolved) != nil { return [] }
    guard case .symbol(let symbol) = value,
      let first = symbol.steps.first(where: { step in
        !Self.ways.contains { step.name.lowercased().contains($0) } || symbol.steps.count == 1
      })
    else { return [] }
    let name = first.name.isEmpty ? symbol.root ?? "" : first.name
    switch name {
    case "glass", "GlassButtonStyle":
      let material = glass(first.arguments?.first, span)
      meet(span, isUnderstood: true)
      if material == nil { say(.note, "what glass this is is not known; regular glass is taken", at: span) }
      var style = material ?? .regular
      style.isInteractive = true
      return [.buttonStyle(.glass(style))]
    case "glassProminent", "GlassProminentButtonStyle":
      meet(span, isUnderstood: true)
      return [.buttonStyle(.glassProminent)]
    case "plain", "PlainButtonStyle": return [.buttonStyle(.plain)]
    case "bordered", "BorderedButtonStyle": return [.buttonStyle(.bordered)]
    case "borderedProminent", "BorderedProminentButtonStyle": return [.buttonStyle(.borderedProminent)]
    case "automatic", "borderless", "DefaultButtonStyle", "BorderlessButtonStyle":
      return [.buttonStyle(.automatic)]
    default:
      if let style = styleWithID(name, first.arguments ?? Arguments(), on: base, span) { return style }
      guard Self.tellsOfGlass(name) else {
        say(.note, "the button style \(value.sourceText) is not known; passed over", at: span)
        return []
      }
      say(.note, "‘\(name)’ is not declared in what was read; it is taken for a glass button style", at: span)
      if let style = projectStyle(name, first.arguments ?? Arguments(), on: base) { return style }
      return [.buttonStyle(name.lowercased().contains("prominent") ? .glassProminent : .glass(.regular))]
    }
  }

  /// A style of the author's own: `MyStyle()`, or `.mine` of an extension of `ButtonStyle`.
  func resolvedStyle(_ value: Value, _ kind: String) -> Value? {
    if ownType(of: value) != nil { return value }
    guard case .symbol(let symbol) = value else { return nil }
    for name in Self.styleProtocols[kind] ?? [] {
      if program.extensions[name] != nil, let found = extended(symbol, name), ownType(of: found) != nil {
        return found
      }
    }
    return nil
  }

  private func borderShape(_ value: Value?) -> ButtonBorderShape? {
    guard case .symbol(let symbol)? = value, let last = symbol.steps.last else { return nil }
    switch last.name {
    case "automatic": return .automatic
    case "capsule": return .capsule
    case "circle": return .circle
    case "roundedRectangle": return .roundedRectangle(radius: max(last.arguments?["radius"]?.finite ?? 8, 0))
    default: return nil
    }
  }
}
