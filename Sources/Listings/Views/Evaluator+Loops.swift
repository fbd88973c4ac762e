import SceneModel

extension Evaluator {
  /// Views made of data.
  func collection(_ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node]? {
    guard name == "ForEach" else { return nil }
    return node(.group, try loop(arguments, span), span)
  }

  /// One group for each element of what a loop goes through.
  func loop(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    guard let data = arguments.first else { return [] }
    var elements: [Value]
    var bindings: [Value]?
    if case .binding(let binding) = data {
      elements = try value(of: binding).elements ?? [.unknown, .unknown, .unknown]
      bindings = elements.indices.map { .binding(.element(binding, .int($0))) }
    } else if let found = data.elements {
      elements = found
    } else {
      if data.isNothing { return [] }
      say(.note, "what ForEach goes through is not known; three elements are shown", at: span)
      elements = [.unknown, .unknown, .unknown]
    }
    if elements.count > 2000 { elements = Array(elements.prefix(2000)) }
    var nodes: [Node] = []
    var taken: Set<String> = []
    let outer = path
    defer { path = outer }
    for (index, element) in elements.enumerated() {
      try step()
      var id = try identity(of: element, arguments["id"], span).map { $0 == "/" ? "∕" : $0 }.reduce(into: "")
      { $0.append($1) }
      while !taken.insert(id).inserted { id += "'" }
      path = "\(outer)/\(id)"
      let item = bindings?[index] ?? element
      let children = try content(arguments.closure("content") ?? arguments["rowContent"], [item])
      if children.count == 1 { try tagged(children[0], element, arguments["id"], span) }
      nodes.append(Node(.group, children: children, step: id, place: program.place(span)))
    }
    return nodes
  }

  /// What a view of a loop stands for in a picker, where it has no `.tag`.
  private func tagged(_ node: Node, _ element: Value, _ id: Value?, _ span: Syntax.Span) throws(Exit) {
    let key = "\(path)/\(node.step)"
    guard tags[key] == nil else { return }
    let value = try identifying(element, id, span)
    if !value.isUnknown { tags[key] = value }
  }

  /// The text that tells an element of a loop apart.
  private func identity(of element: Value, _ id: Value?, _ span: Syntax.Span) throws(Exit) -> String {
    Self.filling(identifier(try identifying(element, id, span)), "…")
  }

  /// The value that tells an element of a loop apart.
  private func identifying(_ element: Value, _ id: Value?, _ span: Syntax.Span) throws(Exit) -> Value {
    var value = element
    if case .keyPath(let names)? = id {
      for name in names where name != "self" { value = try member(name, of: value, span) }
      return value
    }
    switch element {
    case .instance, .object, .enumCase: return try member("id", of: element, span)
    default: return element
    }
  }
}
