/// Makes one tree of views that depend on the state of the trees of nodes that a scene has in each state.
///
/// A view is the same view in two states where the steps to it are the same. Its values, and whether it is there,
/// become choices over the variables.
struct TreeMerge {
  let chooser: Chooser
  /// What taps do, by the keys of the views.
  let actions: [String: [ActionTemplate]]

  /// A view in one state, by the state's index.
  private typealias Occurrence = (state: Int, node: Node)

  /// The views that stand in one parent, which is there in the states given.
  func views(_ lists: [(state: Int, nodes: [Node])], key: String = "") throws(SceneError) -> [ViewTemplate] {
    var views: [ViewTemplate] = []
    for step in Self.steps(lists.map { $0.nodes.map(\.step) }) {
      let own = key.isEmpty ? step : "\(key)/\(step)"
      var found: [Occurrence] = []
      for list in lists {
        if let node = list.nodes.first(where: { $0.step == step }) { found.append((list.state, node)) }
      }
      for variant in Self.variants(found) {
        var view = try view(variant, key: own)
        let states = Set(variant.map(\.state))
        let isThere = lists.map { ($0.state, states.contains($0.state)) }
        view.condition = chooser.condition(Dictionary(uniqueKeysWithValues: isThere))
        views.append(view)
      }
    }
    return views
  }

  /// The steps of every list, each list's in its own order where that can be.
  private static func steps(_ lists: [[String]]) -> [String] {
    var merged: [String] = []
    for list in lists {
      var place = 0
      for step in list {
        if let known = merged.firstIndex(of: step) {
          place = known + 1
        } else {
          merged.insert(step, at: min(place, merged.count))
          place += 1
        }
      }
    }
    return merged
  }

  /// What two nodes must have in common to be one view with different values.
  private struct Outline: Hashable {
    var kind: ViewKind
    var parameters: Set<String>
    var modifiers: [ModifierKind]

    init(_ node: Node, asLayout: Bool) {
      let written = node.written(asLayout: asLayout)
      kind = written.kind
      parameters = Set(written.values.keys)
      modifiers = node.modifiers.flatMap { $0.written.map(\.kind) }
    }
  }

  /// The nodes of one step, those together that one view can be in their states.
  private static func variants(_ found: [Occurrence]) -> [[Occurrence]] {
    let asLayout = found.isLayout
    var variants: [(outline: Outline, members: [Occurrence])] = []
    for occurrence in found {
      let outline = Outline(occurrence.node, asLayout: asLayout)
      if let known = variants.firstIndex(where: { $0.outline == outline }) {
        variants[known].members.append(occurrence)
      } else {
        variants.append((outline, [occurrence]))
      }
    }
    return variants.map(\.members)
  }

  private func view(_ found: [Occurrence], key: String) throws(SceneError) -> ViewTemplate {
    let asLayout = found.isLayout
    let written = found.map { ($0.state, $0.node.written(asLayout: asLayout)) }
    var view = ViewTemplate(written[0].1.kind)
    view.arguments = try arguments(written.map { ($0, $1.values, $1.defaults) }, at: key)
    if found.contains(where: \.node.mayBeSeen), let name = found.compactMap(\.node.name).first,
      !name.asName.isEmpty
    {
      view.arguments["name"] = Argument(.constant(.string(name)))
    }
    // A button that is called as its label reads needs no other title.
    if view.kind == .button, found.allSatisfy({ $0.node.isCalledByItsLabel }) {
      view.arguments["title"] = nil
    }
    view.children = try views(found.map { ($0.state, $0.node.children) }, key: key)
    view.modifiers = try modifiers(found, key: key)
    if view.kind == .button { view.actions = actions[key] ?? [] }
    return view
  }

  private func modifiers(_ found: [Occurrence], key: String) throws(SceneError) -> [ModifierTemplate] {
    var modifiers: [ModifierTemplate] = []
    for index in found[0].node.modifiers.indices {
      let written = found.map { ($0.state, $0.node.modifiers[index].written) }
      for part in written[0].1.indices {
        let values = written.map { ($0, $1[part].values, $1[part].defaults) }
        var modifier = ModifierTemplate(written[0].1[part].kind, try arguments(values, at: key))
        modifier.shortenPadding()
        if modifier.kind.hasContent {
          let contents = found.map { ($0.state, $0.node.modifiers[index].contents[part]) }
          modifier.content = try views(
            contents.map { ($0, $1.nodes) }, key: "\(key)/\(contents[0].1.part)\(index)")
        }
        modifiers.append(modifier)
      }
    }
    return modifiers
  }

  private func arguments(
    _ written: [(state: Int, values: [String: Literal], defaults: [String: Literal])], at key: String
  ) throws(SceneError) -> [String: Argument] {
    var arguments: [String: Argument] = [:]
    for name in written[0].values.keys.sorted() {
      var values: [Int: Literal] = [:]
      // The namespace of no id does not matter.
      for one in written where name != "namespace" || one.values["id"] != .null {
        values[one.state] = one.values[name]
      }
      if values.isEmpty { continue }
      guard let value = chooser.value(values) else {
        throw SceneError([
          Diagnostic(.error, "the \(name) of the view at \(key) depends on more than the state")
        ])
      }
      if case .constant(let literal) = value, literal == written[0].defaults[name] { continue }
      arguments[name] = Argument(value)
    }
    return arguments
  }
}

extension [(state: Int, node: Node)] {
  /// Whether these are stacks of several kinds, which one layout can be.
  fileprivate var isLayout: Bool {
    Set(map(\.node.written.kind)).count > 1 && allSatisfy { $0.node.writtenLayout != nil }
  }
}

extension Node {
  fileprivate func written(asLayout: Bool) -> Written<ViewKind> {
    asLayout ? writtenLayout ?? written : written
  }

  fileprivate var isCalledByItsLabel: Bool {
    if case .button(let label) = kind { label.isEmpty || label == Naming.label(of: children) } else { false }
  }
}

extension ModifierTemplate {
  /// A padding that is the same all round, in one length.
  fileprivate mutating func shortenPadding() {
    guard kind == .padding, let first = arguments["top"]?.value else { return }
    guard arguments.values.allSatisfy({ $0.value == first }) else { return }
    arguments = ["length": Argument(first)]
  }
}
