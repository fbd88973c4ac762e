import Motion
import SceneModel

/// Views of which one is shown, each with an item in a bar that a tap chooses it by.
extension Evaluator {
  func tabs(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    let outer = path
    defer { path = outer }
    let before = (controls: controls.count, lifecycles: lifecycles.count, drags: drags.count)
    let tabs = leaves(of: try content(arguments.closure("content")), under: path)
    let values = tabs.map { tags[$0.key] ?? .unknown }
    var choice: Binding?
    if case .binding(let binding)? = arguments["selection"] { choice = binding }
    let key = StateKey(owner: self.key("tabs", span), name: "tab", type: "TabView")
    var selection: Int?
    if let choice {
      let chosen = try value(of: choice)
      selection = values.firstIndex { !$0.isUnknown && $0.isEqual(to: chosen) }
    }
    // Where a value is not known the tabs themselves are told apart, by their number.
    let isKnown = choice != nil && (selection != nil || values.allSatisfy { !$0.isUnknown })
    let shown = isKnown ? selection ?? 0 : read(key, first: .int(0)).int ?? 0
    let hidden = tabs.enumerated().filter { $0.offset != shown }.map(\.element.key)
    leaveOut(hidden, since: before)
    let hasLabels = tabs.contains { $0.node.tabLabel != nil }
    for (index, tab) in tabs.enumerated() {
      path = tab.key
      let label = tab.node.tabLabel
      // Pages are swiped to; without labels there is no bar to choose them in.
      guard label != nil || !hasLabels else { continue }
      // Tabs change at once, whatever is around.
      let transaction = hasLabels ? Transaction(disablesAnimations: true) : Transaction(animation: .default)
      let target = Binding.animated(isKnown ? choice ?? .state(key) : .state(key), transaction)
      if label == nil { path += "/page" }
      let title = label.map(Self.title) ?? "page \(index + 1)"
      add(title, label ?? [], .set(target, isKnown ? values[index] : .int(index)), span)
    }
    let isBarless = barless.contains { place in
      tabs.indices.contains(shown) && place.hasPrefix(tabs[shown].key)
    }
    return node(.tabView(selection: shown, hasBar: hasLabels && !isBarless), tabs.map(\.node), span)
  }

  /// The tabs themselves, groups and loops around them taken apart, with the places where their tags are kept.
  func leaves(of nodes: [Node], under path: String, step: String = "") -> [(node: Node, key: String)] {
    nodes.flatMap { node -> [(node: Node, key: String)] in
      let key = "\(path)/\(node.step)"
      var node = node
      node.step = step.isEmpty ? node.step : "\(step).\(node.step)"
      guard case .group = node.kind, node.modifiers.isEmpty, tags[key] == nil else { return [(node, key)] }
      return leaves(of: node.children, under: key, step: node.step)
    }
  }

  /// Leaves out what can be done, and what runs of itself, in tabs that are not shown.
  private func leaveOut(_ keys: [String], since before: (controls: Int, lifecycles: Int, drags: Int)) {
    func isHidden(_ key: String) -> Bool {
      keys.contains {
        key.hasPrefix($0) && (key.count == $0.count || "/.+".contains(key.dropFirst($0.count).first ?? " "))
      }
    }
    controls = controls.enumerated().filter { $0 < before.controls || !isHidden($1.control.key) }.map(
      \.element)
    lifecycles = lifecycles.enumerated().filter { $0 < before.lifecycles || !isHidden($1.key) }.map(\.element)
    drags = drags.enumerated().filter { $0 < before.drags || !isHidden($1.key) }.map(\.element)
  }

  func tab(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    let isSearch = arguments["role"]?.word == "search"
    let title = arguments.first.map { shown($0) } ?? (isSearch ? "Search" : "")
    let symbol =
      (arguments["systemImage"] ?? arguments["image"]).map(symbolName) ?? (isSearch ? "magnifyingglass" : "")
    if let value = arguments["value"] { tags[path] = value }
    var label = [Node(.label(title: title, systemImage: symbol), step: "tab")]
    if let written = arguments["label"] { label = try content(written, step: "tab") }
    var nodes = node(.group, try content(arguments.closure("content")).map(\.filling), span)
    nodes[0].modifiers.append(.tabItem(label))
    return nodes
  }
}

extension Node {
  /// What stands for the view in a bar of tabs.
  fileprivate var tabLabel: [Node]? {
    for case .tabItem(let label) in modifiers { return label }
    return nil
  }
}
