import Motion
import SceneModel

/// Where screens are put on one another, as the views in it see it.
struct NavigationPlace {
  /// The state that holds the places of the links that were followed, in order.
  var key: StateKey
  /// What the author's own path is bound to.
  var path: Binding?
  /// How many screens lie below.
  var depth: Int
  /// The value that was put on the author's path last.
  var value: Value?
  /// Whether it is not written, and only taken to be around what is shown.
  var isAround = false
}

/// The screen on top, with what can be done on it.
struct PushedScreen {
  var nodes: [Node]
  var controls: [Control]
  var drags: [DragHandler]
  var depth: Int
}

extension Evaluator {
  /// `NavigationStack { … }`: its content, or the screen that a link in it led to.
  func navigation(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    let outer = (environment.navigation, pushed)
    defer { (environment.navigation, pushed) = outer }
    pushed = nil
    var place = NavigationPlace(
      key: StateKey(owner: key("screens", span), name: "screens", type: "NavigationStack"), depth: 0)
    if case .binding(let binding)? = arguments["path"] {
      place.path = binding
      place.value = try value(of: binding).elements?.last
    }
    environment.navigation = place
    let before = (controls: controls.count, drags: drags.count)
    let root = try arguments["detail"] != nil ? split(arguments, span) : content(arguments.closure("root"))
    guard let screen = pushed else { return node(.navigation, root.map(\.filling), span) }
    controls = Array(controls.prefix(before.controls)) + screen.controls
    drags = Array(drags.prefix(before.drags)) + screen.drags
    return node(.navigation, screen.nodes, span)
  }

  /// The column of a split view that a phone shows: the sidebar, or the detail where something is chosen, or where
  /// glass is in the detail alone.
  private func split(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    let outer = (isChosen, columns)
    defer { (isChosen, columns) = outer }
    let key = StateKey(owner: self.key("columns", span), name: "showsDetail", type: "NavigationStack")
    (isChosen, columns) = (false, key)
    let before = (controls: controls.count, drags: drags.count)
    let first = arguments.closure("sidebar")
    var sidebar = try content(first, step: "sidebar")
    sidebar += try content(arguments["content"], step: "middle")
    guard let detail = arguments["detail"], pushed == nil else { return sidebar }
    let leads =
      reachesGlass(detail) && !reachesGlass(first) && !reachesGlass(arguments["content"])
    if leads { say(.note, "a phone shows one column; the detail is shown, since glass is in it", at: span) }
    guard read(key, first: .bool(leads || isChosen)).bool == true else { return sidebar }
    controls = Array(controls.prefix(before.controls))
    drags = Array(drags.prefix(before.drags))
    let nodes = try content(detail, step: "detail")
    add(
      "Back", [],
      .set(.animated(.state(key), Transaction(animation: .default)), .bool(false)), span, use: .leave)
    return nodes.joined(step: "detail", place: nil)
  }

  private func reachesGlass(_ content: Value?) -> Bool {
    switch content {
    case .closure(let closure)?: setting.uses.reachesGlass(closure.syntax.body)
    case .instance(let instance)?: setting.uses.leadsToGlass(instance.type)
    case .views(let nodes)?: nodes.contains(where: \.holdsGlass)
    default: false
    }
  }

  /// Makes controls of the rows of a list that chooses among them.
  func choose(among rows: [Node], _ selection: Value?, _ span: Syntax.Span) throws(Exit) {
    guard case .binding(let binding)? = selection else { return }
    let outer = path
    defer { path = outer }
    let chosen = try value(of: binding)
    if !chosen.isNothing, !chosen.isUnknown, chosen.elements == nil { isChosen = true }
    for row in leaves(of: rows, under: outer) {
      guard let value = tags[row.key], !controls.contains(where: { $0.control.key.hasPrefix(row.key) }) else {
        continue
      }
      path = row.key
      let given: Value = if case .array = chosen { .array([value]) } else { value }
      var acts: [Control.Act] = [.set(binding, given)]
      if let columns {
        acts.append(.set(.animated(.state(columns), Transaction(animation: .default)), .bool(true)))
      }
      add(Self.title([row.node]), [row.node], .all(acts), span)
    }
  }

  /// `NavigationLink("Title") { … }`, `NavigationLink(value: …) { label }`.
  func navigationLink(_ label: [Node], _ arguments: Arguments, _ span: Syntax.Span) throws(Exit)
    -> Control.Act
  {
    guard let place = environment.navigation else { return .nothing }
    // Of a screen that is declared nowhere nothing could be shown.
    if arguments["value"] == nil, isUnknownScreen(arguments["destination"] ?? arguments.trailing) {
      return .nothing
    }
    // Where no navigation is written, glass alone is worth going to.
    guard
      !place.isAround || arguments["value"] != nil
        || reachesGlass(arguments["destination"] ?? arguments.trailing)
    else { return .nothing }
    if let value = arguments["value"] {
      if let binding = place.path {
        let elements = try self.value(of: binding).elements ?? []
        return pushing(binding, .array(elements + [value]))
      }
      let screens = read(place.key, first: .array([])).elements ?? []
      let link = title(ofLink: label)
      if place.depth < screens.count, screens[place.depth].string == link { linked = value }
      return pushing(.state(place.key), .array(screens.prefix(place.depth) + [.string(link)]))
    }
    let screens = read(place.key, first: .array([])).elements ?? []
    let link = self.title(ofLink: label)
    if place.depth < screens.count, screens[place.depth].string == link {
      // Of `NavigationLink { screen } label: { … }` the closure without a label is the screen.
      try push(arguments["destination"] ?? arguments.trailing, [], back: nil, span)
    }
    return pushing(.state(place.key), .array(screens.prefix(place.depth) + [.string(link)]))
  }

  /// Whether all that a screen is to show is one view that is declared nowhere and is given no views.
  private func isUnknownScreen(_ screen: Value?) -> Bool {
    guard case .closure(let closure)? = screen else {
      if case .symbol(let symbol)? = screen { return symbol.isUndeclaredView && !symbol.isView }
      return false
    }
    let statements = closure.syntax.body.statements
    guard statements.count == 1, case .expression(var shown) = statements[0].kind else { return false }
    while case .call(let call) = shown.kind, case .member(let base, _, _) = call.callee.kind { shown = base }
    guard case .call(let call) = shown.kind, case .name(let name, _) = call.callee.kind else { return false }
    return call.trailingClosures.isEmpty && isUndeclaredType(name)
      && !Symbol(name, [Symbol.Step(name: "", arguments: Arguments())]).isView
      && !call.arguments.contains { if case .closure = $0.value.kind { true } else { false } }
  }

  /// A screen comes and goes with the system's animation.
  private func pushing(_ screens: Binding, _ value: Value) -> Control.Act {
    .set(.animated(screens, Transaction(animation: .default)), value)
  }

  /// The title of a link, told apart from those before it.
  private func title(ofLink label: [Node]) -> String {
    let title = Self.title(label)
    guard linkTitles.insert(title).inserted else { return "\(title) \(path)" }
    return title
  }

  /// `.navigationDestination(for: T.self) { value in … }`, `(isPresented:)`, `(item:)`.
  func destination(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) {
    let body = arguments.closure("destination")
    if case .binding(let binding)? = arguments["isPresented"] {
      if try value(of: binding).bool == true { try push(body, [], back: .set(binding, .bool(false)), span) }
      return
    }
    if case .binding(let binding)? = arguments["item"] {
      let value = try self.value(of: binding)
      if !value.isNothing, !value.isUnknown { try push(body, [value], back: .set(binding, .nothing), span) }
      return
    }
    guard let place = environment.navigation, pushed == nil, let value = place.value ?? linked else { return }
    if case .type(let type)? = arguments["for"], let own = ownType(of: value),
      own.name != program.type(type)?.name
    {
      return
    }
    linked = nil
    if let binding = place.path {
      let rest = try self.value(of: binding).elements?.dropLast() ?? []
      try push(body, [value], back: .set(binding, .array(Array(rest))), span)
    } else {
      try push(body, [value], back: nil, span)
    }
  }

  /// Puts a screen on top, with a control that leads back.
  private func push(_ body: Value?, _ values: [Value], back: Control.Act?, _ span: Syntax.Span) throws(Exit) {
    let depth = environment.navigation?.depth ?? 0
    let outer = (path, environment, controls, drags)
    defer { (path, environment, controls, drags) = outer }
    (controls, drags) = ([], [])
    path += "/screen"
    var act = back
    if act == nil, let key = environment.navigation?.key {
      let screens = read(key, first: .array([])).elements ?? []
      act = .set(.state(key), .array(Array(screens.prefix(depth))))
    }
    let nodes: [Node]
    environment.navigation?.depth = depth + 1
    environment.navigation?.value = nil
    if case .set(let binding, let value)? = act {
      environment.values["dismiss"] = .binding(
        .animated(.closing(binding, value), Transaction(animation: .default)))
    }
    nodes = try content(body, values, step: "content")
    if case .set(let binding, let value)? = act { act = pushing(binding, value) }
    if let act { add("Back", [], act, span, use: .leave) }
    // What that screen leads to lies above it.
    if let above = pushed, above.depth > depth { return }
    pushed = PushedScreen(
      nodes: nodes.joined(step: path, place: nil), controls: controls, drags: drags, depth: depth)
  }
}
