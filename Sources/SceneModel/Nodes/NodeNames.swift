/// Names for the elements of a tree of nodes that keep to them in every state, whatever their labels become.
///
/// A view is named by its label, or by its kind, as it first was; of several alike the second gets a 2. A button's
/// label goes by the button's name.
public struct NodeNames: Hashable, Sendable {
  private var names: [String: String] = [:]
  private var counts: [String: Int] = [:]

  /// Creates names for nothing yet.
  public init() {}

  /// Names the views of one state that are not known yet; show it the first state first.
  public mutating func note(_ nodes: [Node]) { note(nodes, under: "", inside: nil) }

  /// The nodes, each with its name.
  public func named(_ nodes: [Node]) -> [Node] { named(nodes, under: "") }

  private mutating func note(_ nodes: [Node], under key: String, inside control: String?) {
    for node in nodes {
      let own = key.isEmpty ? node.step : "\(key)/\(node.step)"
      let name = node.elementName
      if names[own] == nil, node.mayBeSeen { names[own] = name == control ? control : numbered(name) }
      let inner = node.isButton ? name : control
      note(node.children, under: own, inside: inner)
      for (index, modifier) in node.modifiers.enumerated() {
        for (part, content) in modifier.contents {
          note(content, under: "\(own)/\(part)\(index)", inside: nil)
        }
      }
    }
  }

  private mutating func numbered(_ name: String) -> String {
    counts[name, default: 0] += 1
    let count = counts[name, default: 1]
    return count == 1 ? name : "\(name) \(count)"
  }

  private func named(_ nodes: [Node], under key: String) -> [Node] {
    nodes.map { node in
      var node = node
      let own = key.isEmpty ? node.step : "\(key)/\(node.step)"
      node.name = names[own] ?? node.name
      node.children = named(node.children, under: own)
      for index in node.modifiers.indices {
        node.modifiers[index] = node.modifiers[index].mappingContents { part, content in
          named(content, under: "\(own)/\(part)\(index)")
        }
      }
      return node
    }
  }
}

extension Node {
  /// Whether an element may be made of the view itself.
  var mayBeSeen: Bool {
    if modifiers.contains(where: \.isGlassEffect) { return true }
    switch kind {
    case .button, .toggle, .slider, .stepper, .picker, .textField, .progressView, .image, .asset, .label,
      .text,
      .shape, .divider, .glassEffectContainer:
      return true
    default: return false
    }
  }
}

extension Node.Modifier {
  /// The views in the modifier, by what they are for.
  var contents: [(part: String, nodes: [Node])] {
    switch self {
    case .background(let nodes, _): [("background", nodes)]
    case .overlay(let nodes, _): [("overlay", nodes)]
    case .safeAreaInset(_, _, _, let nodes): [("inset", nodes)]
    case .tabItem(let nodes): [("tab", nodes)]
    case .toolbar(let items): items.enumerated().map { ("toolbar\($0)/", $1.content) }
    default: []
    }
  }

  /// The modifier with the views in it changed.
  fileprivate func mappingContents(_ transform: (String, [Node]) -> [Node]) -> Node.Modifier {
    switch self {
    case .background(let nodes, let alignment):
      return .background(transform("background", nodes), alignment: alignment)
    case .overlay(let nodes, let alignment):
      return .overlay(transform("overlay", nodes), alignment: alignment)
    case .safeAreaInset(let edge, let alignment, let spacing, let nodes):
      return .safeAreaInset(edge, alignment: alignment, spacing: spacing, transform("inset", nodes))
    case .tabItem(let nodes): return .tabItem(transform("tab", nodes))
    case .toolbar(var items):
      for index in items.indices {
        items[index].content = transform("toolbar\(index)/", items[index].content)
      }
      return .toolbar(items)
    default: return self
    }
  }
}
