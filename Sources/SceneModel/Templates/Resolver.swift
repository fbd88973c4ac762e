import Motion

/// Turns views as written into nodes, in one state.
struct Resolver {
  /// The values of the states, and of the items and indices of the loops around.
  var bindings: [String: StateValue]
  /// The values that names are made of, so that a name is the same in every state.
  var namingBindings: [String: StateValue]
  let names: Naming
  /// How many nodes there are so far.
  var count = 0
  /// The buttons so far, in declaration order.
  var controls: [SceneControl] = []

  init(state: SceneState, initial: SceneState, names: Naming) {
    bindings = state.values
    namingBindings = initial.values
    self.names = names
  }

  /// The nodes of some views, those whose condition fails left out.
  mutating func nodes(of views: [ViewTemplate], path: TemplatePath) throws(SceneError) -> [Node] {
    var nodes: [Node] = []
    for (index, view) in views.enumerated() {
      if let condition = view.condition {
        guard case .bool(let isThere) = try condition.value(in: bindings), isThere else { continue }
      }
      nodes.append(try node(of: view, step: String(index), path: path.appending(index)))
    }
    return nodes
  }

  mutating func node(of view: ViewTemplate, step: String, path: TemplatePath) throws(SceneError) -> Node {
    count += 1
    guard count <= SceneLimits.nodes else {
      throw SceneError(at: view.origin, "more than \(SceneLimits.nodes) views in this state")
    }
    let values = try literals(view.arguments, of: view.kind.parameters)
    if view.kind == .forEach { return try loop(view, values, step: step, path: path) }
    var node = Node(
      try values.nodeKind(view.kind, at: view.origin), step: step, place: view.origin.place)
    node.name = names.name(of: view, at: path, in: namingBindings)
    guard view.kind == .button else {
      node.children = try nodes(of: view.children, path: path)
      node.modifiers = try modifiers(of: view, path: path)
      return node
    }
    let order = controls.count
    node.children = try buttonLabel(of: view, values: values, path: path)
    node.modifiers = try modifiers(of: view, path: path)
    let label = values.string("title") ?? Naming.label(of: node.children)
    node.kind = .button(label: label)
    var control = SceneControl(
      label: label, name: node.elementName, marks: Naming.labels(of: node.children), key: "\(order)",
      place: view.origin.place)
    control.template = SceneControl.TemplateAction(actions: view.actions, bindings: bindings)
    for case .glassEffectID(let id?) in node.modifiers { control.id = id.id }
    controls.insert(control, at: order)
    return node
  }

  /// The label of a button: its title and symbol, or its children.
  private mutating func buttonLabel(of view: ViewTemplate, values: Arguments, path: TemplatePath)
    throws(SceneError) -> [Node]
  {
    guard view.children.isEmpty else { return try nodes(of: view.children, path: path) }
    let symbol = values.string("systemImage")
    if let title = values.string("title") {
      guard let symbol else { return [Node(.text(title), step: "label")] }
      return [Node(.label(title: title, systemImage: symbol), step: "label")]
    }
    guard let symbol else { return [] }
    return [Node(.image(systemName: symbol, isResizable: false), step: "label")]
  }

  private mutating func loop(_ view: ViewTemplate, _ values: Arguments, step: String, path: TemplatePath)
    throws(SceneError) -> Node
  {
    let item = values.string("item") ?? "item"
    let index = values.string("index") ?? "index"
    let outer = (bindings, namingBindings)
    defer { (bindings, namingBindings) = outer }
    var group = Node(.group, step: step, place: view.origin.place)
    var steps: Set<String> = []
    for (position, element) in try values.elements("data", at: view.origin).enumerated() {
      for name in [\Self.bindings, \Self.namingBindings] {
        self[keyPath: name][item] = element
        self[keyPath: name][index] = .number(Double(position))
      }
      // A slash would read as a step further down.
      var elementStep = String(element.text.map { $0 == "/" ? "∕" : $0 })
      while !steps.insert(elementStep).inserted { elementStep += "'" }
      let children = try nodes(of: view.children, path: path)
      group.children.append(Node(.group, children: children, step: elementStep, place: view.origin.place))
    }
    group.modifiers = try modifiers(of: view, path: path)
    return group
  }

  private mutating func modifiers(of view: ViewTemplate, path: TemplatePath) throws(SceneError)
    -> [Node.Modifier]
  {
    var modifiers: [Node.Modifier] = []
    for (index, modifier) in view.modifiers.enumerated() {
      let values = try literals(modifier.arguments, of: modifier.kind.parameters)
      let content = try nodes(of: modifier.content, path: path.appending(modifier: index))
      modifiers.append(try values.modifier(modifier.kind, content: content, at: modifier.origin))
    }
    return modifiers
  }

  /// The values of arguments in this state, each checked against its parameter.
  func literals(_ arguments: [String: Argument], of parameters: [Parameter]) throws(SceneError) -> Arguments {
    var values: [String: Literal] = [:]
    for parameter in parameters {
      guard let argument = arguments[parameter.name] else { continue }
      values[parameter.name] = try literal(argument, of: parameter)
    }
    return Arguments(values: values)
  }

  func literal(_ argument: Argument, of parameter: Parameter) throws(SceneError) -> Literal {
    try argument.value.resolved(in: bindings) { (value, expression) throws(SceneError) in
      do throws(ParameterError) {
        return try parameter.literal(from: value)
      } catch {
        throw SceneError([
          Diagnostic(
            .error, "\(parameter.name) is \(value.text.shortened) in this state; \(error.message)",
            at: argument.origin.place ?? expression.origin.place)
        ])
      }
    }
  }
}

extension SceneError {
  /// One error at one place.
  init(at origin: Origin, _ message: String) {
    self.init([Diagnostic(.error, message, at: origin.place)])
  }
}
