/// The names of elements: the glass id, else the label, else the kind of view, numbered where two would be alike.
///
/// A name is made from what is written and from the first state, never from the state shown, so that an element
/// keeps it.
struct Naming: Hashable, Sendable {
  /// How many views before this one have the same name of their own, by place.
  private var ordinals: [TemplatePath: Int] = [:]
  private var initial: [String: StateValue] = [:]
  /// The namespaces in which each fixed id is used.
  private var namespaces: [String: Set<String>] = [:]

  init(body: [ViewTemplate], initial: SceneState) {
    self.initial = initial.values
    var seen: [String: Int] = [:]
    var waiting = Array(body.enumerated().map { ($1, TemplatePath(steps: [$0]), "") }.reversed())
    while let (view, path, button) = waiting.popLast() {
      let base = baseName(of: view, in: initial.values)
      // A button's label goes by the button's name.
      if base != button {
        // A name that is written is told from others that are, not from what another view is called by default.
        let kind = view.arguments["name"] == nil ? base : "name \(base)"
        ordinals[path] = seen[kind, default: 0]
        seen[kind, default: 0] += 1
      }
      noteIDs(of: view)
      let owner = view.kind == .button ? base : ""
      var inner = view.children.enumerated().map { ($1, path.appending($0), owner) }
      for (index, modifier) in view.modifiers.enumerated() {
        let place = path.appending(modifier: index)
        inner += modifier.content.enumerated().map { ($1, place.appending($0), "") }
      }
      waiting += inner.reversed()
    }
  }

  /// The name of a view, in a loop with the loop's bindings.
  func name(of view: ViewTemplate, at path: TemplatePath, in bindings: [String: StateValue]) -> String {
    let base = baseName(of: view, in: bindings)
    // Inside a loop the label may depend on the item; then it is told apart by that.
    let ordinal = base == baseName(of: view, in: initial) ? ordinals[path, default: 0] : 0
    return ordinal == 0 ? base : "\(base) \(ordinal + 1)"
  }

  private mutating func noteIDs(of view: ViewTemplate) {
    for modifier in view.modifiers where modifier.kind == .glassEffectID {
      let space = text(modifier.arguments["namespace"], in: initial) ?? "glass"
      if let id = text(modifier.arguments["id"], in: initial) { namespaces[id, default: []].insert(space) }
    }
  }

  /// Whether an id is used in more than one namespace.
  func isAmbiguous(_ id: String) -> Bool { namespaces[id, default: []].count > 1 }

  private func baseName(of view: ViewTemplate, in bindings: [String: StateValue]) -> String {
    if let name = text(view.arguments["name"], in: bindings) { return name.asName }
    var view = view
    while true {
      for name in ["title", "text", "systemName", "systemImage"] {
        if let text = text(view.arguments[name], in: bindings) { return text.asName }
      }
      guard view.kind == .button, let child = view.children.first else { return view.kind.rawValue }
      view = child
    }
  }

  /// An argument's text in the first state; `nil` where there is none or it cannot be told.
  private func text(_ argument: Argument?, in bindings: [String: StateValue]) -> String? {
    guard let argument else { return nil }
    let literal: Literal
    do throws(SceneError) {
      literal = try argument.value.resolved(in: bindings) { (value, _) throws(SceneError) in .state(value) }
    } catch {
      // Whoever resolves the view reports it; a name falls back to the kind of view.
      return nil
    }
    return literal.string.flatMap { $0.asName.isEmpty ? nil : $0 }
  }

  /// The label of a control that has no title: the first text or symbol in it.
  static func label(of nodes: [Node]) -> String { labels(of: nodes).first ?? "" }

  /// The texts and symbols in some nodes.
  static func labels(of nodes: [Node]) -> [String] {
    var labels: [String] = []
    var waiting = Array(nodes.reversed())
    while let node = waiting.popLast() {
      switch node.kind {
      case .text(let text): labels.append(text)
      case .label(let title, let symbol): labels += [title, symbol]
      case .image(let name, _): labels.append(name)
      default: waiting += node.children.reversed()
      }
    }
    return labels
  }
}

extension String {
  /// The text on one line and not too long, as a name.
  var asName: String {
    let line = map { $0.isNewline || $0.isWhitespace ? " " : $0 }
    let trimmed = String(line).split(separator: " ").joined(separator: " ")
    return trimmed.count <= 40 ? trimmed : String(trimmed.prefix(39)) + "…"
  }
}
