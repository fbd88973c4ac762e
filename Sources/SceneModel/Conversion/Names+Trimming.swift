extension [ViewTemplate] {
  /// The views without the names that they would go by anyway, buttons with their labels as titles.
  func withoutPlainNames(from initial: SceneState) -> [ViewTemplate] {
    let titled = map(\.withTitle)
    let bare = titled.changed { view, _ in view.arguments["name"] = nil }
    let plain = Naming(body: bare, initial: initial)
    let trimmed = titled.changed { view, path in
      let written = view.arguments.removeValue(forKey: "name")
      if let name = written?.fixedText, plain.name(of: view, at: path, in: initial.values) != name {
        view.arguments["name"] = written
      }
    }
    // The names that are kept may change how others are numbered; then all are kept.
    let names = Naming(body: trimmed, initial: initial)
    var isSame = true
    var wanted: [TemplatePath: String] = [:]
    _ = titled.changed { view, path in wanted[path] = view.arguments["name"]?.fixedText }
    _ = trimmed.changed { view, path in
      if let name = wanted[path], names.name(of: view, at: path, in: initial.values) != name {
        isSame = false
      }
    }
    return isSame ? trimmed : titled
  }

  /// The views with each of them changed, those in them first.
  private func changed(
    under path: TemplatePath = TemplatePath(), _ change: (inout ViewTemplate, TemplatePath) -> Void
  ) -> [ViewTemplate] {
    enumerated().map { index, view in
      var view = view
      let own = path.appending(index)
      view.children = view.children.changed(under: own, change)
      for index in view.modifiers.indices {
        let content = view.modifiers[index].content
        view.modifiers[index].content = content.changed(under: own.appending(modifier: index), change)
      }
      change(&view, own)
      return view
    }
  }
}

extension ViewTemplate {
  /// The view, and those in it, with a button's label as its title where it is no more than a text and a symbol.
  fileprivate var withTitle: ViewTemplate {
    var view = self
    view.children = children.map(\.withTitle)
    for index in modifiers.indices {
      view.modifiers[index].content = modifiers[index].content.map(\.withTitle)
    }
    guard kind == .button, arguments["title"] == nil, children.count == 1, let label = children.first,
      label.modifiers.isEmpty, label.condition == nil, label.children.isEmpty
    else { return view }
    // The label of a plain button is seen by its own name, which must not change with the state.
    let texts: [(String, String)]
    switch label.kind {
    case .text: texts = [("text", "title")]
    case .image where label.arguments["resizable"] == nil: texts = [("systemName", "systemImage")]
    case .label: texts = [("title", "title"), ("systemImage", "systemImage")]
    default: return view
    }
    let name = label.arguments["name"]?.fixedText
    guard texts.allSatisfy({ label.arguments[$0.0]?.fixedText != nil }),
      name == nil || name == texts.first.flatMap({ label.arguments[$0.0]?.fixedText?.asName })
    else { return view }
    view.children = []
    for (from, to) in texts { view.arguments[to] = label.arguments[from] }
    return view
  }
}

extension Argument {
  /// The text, where it is the same in every state.
  fileprivate var fixedText: String? {
    if case .constant(let literal) = value { literal.string } else { nil }
  }
}
