import SceneModel

extension Evaluator {
  /// Modifiers that make another view of the view itself.
  func reshaped(_ base: Node, _ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit)
    -> Node?
  {
    var node = base
    if try present(name, arguments, span) != nil { return node }
    if let preferring = try preferring(base, name, arguments, span) { return preferring }
    switch name {
    case "resizable":
      switch base.kind {
      case .image(let symbol, _): node.kind = .image(systemName: symbol, isResizable: true)
      case .asset(let title, _): node.kind = .asset(name: title, isResizable: true)
      default: break
      }
      return node
    case "fill":
      if case .shape(let shape, _) = base.kind {
        node.kind = .shape(shape, fill: color(arguments.first) ?? Self.clear)
      }
      return node
    case "stroke", "strokeBorder":
      // A line's inside is empty.
      if case .shape(let shape, nil) = base.kind { node.kind = .shape(shape, fill: Self.clear) }
      return node
    case "tag":
      if let value = arguments.first { tags[path] = value }
      return node
    case "id":
      // A new id is a new view.
      if let value = arguments.first {
        node = Node(.group, children: [base], step: base.step, place: base.place);
        node.children[0].step = "id \(value.text)"
      }
      return node
    case "modifier": return try modifier(base, arguments, span)
    case "navigationDestination":
      try destination(arguments, span)
      return node
    case "presentationDetents":
      takeDetent(arguments.first)
      return node
    case "tabViewStyle":
      var word = arguments.first?.word
      if case .symbol(let style)? = arguments.first { word = style.steps.last?.name }
      if word == "page", case .tabView(let selection, _) = base.kind {
        node.kind = .tabView(selection: selection, hasBar: false)
      }
      return node
    case "contextMenu", "swipeActions":
      // What they hold is not drawn, but can be tapped.
      _ = try content(arguments.closure("menuItems") ?? arguments.closure("content"), step: name)
      return node
    case "navigationBarTitleDisplayMode":
      guard arguments.first?.word == "inline" else { return node }
      node.modifiers = node.modifiers.map { modifier in
        guard case .navigationTitle(let title, _) = modifier else { return modifier }
        return .navigationTitle(title, isLarge: false)
      }
      return node
    case "clipShape", "cornerRadius", "mask": return try clipped(base, name, arguments)
    case "alignmentGuide": return try guided(base, arguments, span)
    case "gaugeStyle": return gauged(base, arguments)
    case "matchedGeometryEffect": return matched(base, arguments, span)
    case "focused":
      focus(base, arguments, span)
      return node
    case "symbolRenderingMode", "geometryGroup", "transition", "zIndex", "border", "environment",
      "environmentObject",
      "disabled",
      "transaction", "onSubmit", "rotation3DEffect", "transformEffect":
      return node
    default: return nil
    }
  }

  /// A modifier of the author's own: a `ViewModifier` with its body.
  private func modifier(_ base: Node, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> Node {
    guard let value = arguments.first, case .instance(var instance) = value, let info = ownType(of: value),
      let function = info.methods["body"]?.first
    else {
      guard case .symbol(let symbol)? = arguments.first, let root = symbol.root,
        let glass = projectGlass(root, symbol.steps.first?.arguments ?? Arguments(), on: base, span)
      else { return base }
      var node = base
      node.modifiers.append(glass)
      return node
    }
    instance.identity = path + ".modifier.\(info.name)"
    for property in info.stored where property.wrapper == .environment {
      instance.fields[property.name] = try environmentValue(property, info)
    }
    let me = Scope.Me(.instance(instance), type: info.name)
    try animate(me, info, span)
    let scope = Scope(nil, me: me)
    let items = [Arguments.Item(label: "content", value: .views([base]), span: span)]
    return try views(from: invoke(function, Arguments(items: items), scope), span).one
  }

  /// What a modifier makes of a view that hands something down to the views below; `nil` for other modifiers.
  func handedDown(_ base: Syntax.Expression, _ written: Syntax.Name, _ call: Syntax.Call, _ scope: Scope)
    throws(Exit) -> Value?
  {
    let name = written.text
    guard Self.handingDown.contains(name) || Self.styleProtocols[name] != nil else { return nil }
    let reads = guessReads.count
    let arguments = try arguments(call, scope)
    let outer = (environment, path)
    defer { (environment, path) = outer }
    switch name {
    case "id":
      // Another id is another view, with states of its own.
      guard let value = arguments.first else { return nil }
      path += "/id \(value.text)"
    case "environment", "environmentObject":
      guard let first = arguments.first else { return nil }
      if case .keyPath(let path) = first, let key = path.first {
        environment.values[key] = arguments.plain.count > 1 ? arguments.plain[1] : .unknown
      } else if let type = ownType(of: first) {
        environment.objects[type.name] = first
      }
    case let kind where Self.styleProtocols[kind] != nil:
      guard let first = arguments.first else { return nil }
      environment.styles[kind] = resolvedStyle(first, kind)
    case "onSubmit":
      if case .closure(let closure)? = arguments.trailing { environment.submit.append(closure) }
    case "disabled":
      guard arguments.first?.bool == true else { break }
      environment.isDisabled = true
      wantEnabled(since: reads)
    case "animation":
      guard setting.uses.animates, let value = arguments["value"] else { return nil }
      environment.animations.append(
        .init(animation: animation(arguments.first, nil), value: StoredValue(value)))
    default: return nil
    }
    let receiver = try evaluate(base, scope)
    guard receiver.isViewLike(self) else { return nil }
    // The views are made here, where what is handed down can be seen.
    let shown = Value.views(try views(from: receiver, base.span))
    (environment, path) = outer
    return try callMethod(name, of: shown, arguments, written.span)
  }

  private static let handingDown: Set<String> = [
    "environment", "environmentObject", "onSubmit", "disabled", "id", "animation",
  ]
}

extension Value {
  /// Whether the value is a view that is to be shown.
  func isViewLike(_ evaluator: Evaluator) -> Bool {
    switch self {
    case .views: true
    case .instance(let instance): evaluator.program.types[instance.type]?.isView == true
    case .symbol(let symbol): symbol.isView
    default: false
    }
  }
}
