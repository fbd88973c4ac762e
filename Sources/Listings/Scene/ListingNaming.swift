import SceneModel

/// The names of a listing's states and elements, given in the order in which they are met and then kept.
struct ListingNaming {
  private(set) var states: [StateKey: String] = [:]
  private(set) var keys: [String: StateKey] = [:]
  private(set) var variables: [StateVariable] = []
  private(set) var elements: [String: String] = [:]
  private var taken: Set<String> = []

  /// Names states: by their own name where no other has it, else with their type's, else with a number.
  mutating func add(_ met: [StateKey], _ firsts: [StateKey: Value]) {
    let new = met.filter { states[$0] == nil }
    let counts = new.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
    for key in new {
      let short = counts[key.name] == 1 || key.type.isEmpty ? key.name : "\(key.type).\(key.name)"
      var name = keys[short] == nil ? short : "\(key.type).\(key.name)"
      var count = 1
      while keys[name] != nil {
        count += 1
        name = "\(key.type) \(count).\(key.name)"
      }
      states[key] = name
      keys[name] = key
      variables.append(StateVariable(name, StoredValue(firsts[key] ?? .nothing).stateValue))
    }
  }

  /// Names the views of a state that have no name yet.
  mutating func add(_ nodes: [Node]) { add(nodes, key: "") }

  private mutating func add(_ nodes: [Node], key: String) {
    for node in nodes {
      let inner = key.isEmpty ? node.step : "\(key)/\(node.step)"
      if elements[inner] == nil {
        let base = node.elementName
        var name = base
        var count = 1
        while !taken.insert(name).inserted {
          count += 1
          name = "\(base) \(count)"
        }
        elements[inner] = name
      }
      add(node.children, key: inner)
      for (index, modifier) in node.modifiers.enumerated() { add(modifier.content, key: "\(inner).\(index)") }
    }
  }
}

extension [Node] {
  /// The nodes with the names of their places.
  func named(_ names: [String: String], key: String) -> [Node] {
    map { node in
      var node = node
      let inner = key.isEmpty ? node.step : "\(key)/\(node.step)"
      node.name = names[inner] ?? node.name
      node.children = node.children.named(names, key: inner)
      for index in node.modifiers.indices { node.modifiers[index].name(names, key: "\(inner).\(index)") }
      return node
    }
  }
}

extension Node.Modifier {
  fileprivate mutating func name(_ names: [String: String], key: String) {
    switch self {
    case .background(let nodes, let alignment):
      self = .background(nodes.named(names, key: key), alignment: alignment)
    case .overlay(let nodes, let alignment):
      self = .overlay(nodes.named(names, key: key), alignment: alignment)
    case .safeAreaInset(let edge, let alignment, let spacing, let nodes):
      self = .safeAreaInset(edge, alignment: alignment, spacing: spacing, nodes.named(names, key: key))
    case .toolbar(let items):
      self = .toolbar(items.map { ToolbarItem($0.placement, content: $0.content.named(names, key: key)) })
    default: break
    }
  }
}
