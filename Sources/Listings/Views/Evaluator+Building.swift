import SceneModel

extension Evaluator {
  /// The views of a block, as a view builder gathers them.
  func build(_ block: Syntax.Block, _ scope: Scope) throws(Exit) -> [Node] {
    try enter()
    defer { depth -= 1 }
    var nodes: [Node] = []
    _ = try build(block.statements, scope, steps: "", into: &nodes)
    return nodes
  }

  /// Gathers the views of statements; true where a `return` ends them.
  private func build(
    _ statements: [Syntax.Statement], _ scope: Scope, steps: String, into nodes: inout [Node]
  ) throws(Exit) -> Bool {
    for (index, statement) in statements.enumerated() {
      try step()
      let step = "\(steps)\(index)"
      switch statement.kind {
      case .expression(let expression): try place(expression, scope, step, into: &nodes)
      case .returnValue(let expression):
        if let expression { try place(expression, scope, step, into: &nodes) }
        return true
      case .ifElse(let branch):
        if try build(branch, scope, step: step, into: &nodes) { return true }
      case .switchCase(let choice):
        let subject = try evaluate(choice.subject, scope)
        guard let (number, inner) = try judged(choice, subject, scope) else { continue }
        let body = choice.cases[number].body.statements
        if try build(body, inner, steps: "\(step).\(number).", into: &nodes) { return true }
      case .guardElse(let conditions, let body):
        if try !judged(conditions, scope, else: body) {
          return try build(body.statements, Scope(scope), steps: "\(step).else.", into: &nodes)
        }
      case .breakOut: break
      default:
        if case .returned(let value) = try run(statement, scope) {
          nodes += try views(from: value, statement.span)
          return true
        }
      }
    }
    return false
  }

  private func build(_ branch: Syntax.If, _ scope: Scope, step: String, into nodes: inout [Node]) throws(Exit)
    -> Bool
  {
    let inner = Scope(scope)
    if try judged(branch, inner) {
      return try build(branch.body.statements, inner, steps: "\(step).if.", into: &nodes)
    }
    switch branch.otherwise {
    case nil: return false
    case .block(let block):
      return try build(block.statements, Scope(scope), steps: "\(step).else.", into: &nodes)
    case .chained(let next, _): return try build(next, scope, step: "\(step).else", into: &nodes)
    }
  }

  /// Adds the views that an expression gives, as one step of the tree.
  private func place(
    _ expression: Syntax.Expression, _ scope: Scope, _ step: String, into nodes: inout [Node]
  )
    throws(Exit)
  {
    switch expression.kind {
    case .ifValue(let branch): return _ = try build(branch, scope, step: step, into: &nodes)
    case .switchValue(let choice):
      let statement = Syntax.Statement(kind: .switchCase(choice), label: nil, span: expression.span)
      return _ = try build([statement], scope, steps: "\(step).", into: &nodes)
    case .assignment:
      _ = try evaluate(expression, scope)
      return
    default: break
    }
    let outer = path
    defer { path = outer }
    path = outer.isEmpty ? step : "\(outer)/\(step)"
    let found = try views(from: evaluate(expression, scope), expression.span)
    nodes += found.joined(step: step, place: program.place(expression.span))
  }

  /// The views that a value is.
  func views(from value: Value, _ span: Syntax.Span?) throws(Exit) -> [Node] {
    switch value {
    case .views(let nodes): return nodes
    case .instance(let instance): return try body(of: instance, span)
    case .symbol(let symbol):
      if let node = view(of: symbol, span) { return [node] }
      return try undeclared(symbol, span)
    case .closure: return try content(value)
    case .function: return try views(from: invoke(value, Arguments()), span)
    case .tuple(let parts):
      var nodes: [Node] = []
      for (index, part) in parts.enumerated() {
        nodes += try views(from: part.value, span).joined(step: "\(index)", place: nil)
      }
      return nodes
    default: return []
    }
  }

  /// The views of a closure, which stands for a view builder's content.
  func content(_ value: Value?, _ arguments: [Value] = [], step: String = "") throws(Exit) -> [Node] {
    guard let value else { return [] }
    let outer = path
    defer { path = outer }
    if !step.isEmpty { path += "/\(step)" }
    guard case .closure(let closure) = value else {
      if case .function = value {
        let span = Syntax.Span(file: 0, start: 0, end: 0)
        let items = arguments.map { Arguments.Item(label: nil, value: $0, span: span) }
        return try views(from: invoke(value, Arguments(items: items)), nil)
      }
      return try views(from: value, nil)
    }
    let scope = Scope(closure.scope)
    bind(arguments, of: closure, in: scope)
    return try build(closure.syntax.body, scope)
  }

  /// The body of a view of the listing's own.
  func body(of instance: Instance, _ span: Syntax.Span?) throws(Exit) -> [Node] {
    guard let info = program.types[instance.type] else { return [] }
    try enter()
    defer { depth -= 1 }
    bodies += 1
    defer { bodies -= 1 }
    var shown = instance
    if shown.identity == nil { shown.identity = path }
    // Actions see what is handed down here, also when they run later.
    for property in info.stored where property.wrapper == .environment {
      shown.fields[property.name] = try environmentValue(property, info)
    }
    let me = Scope.Me(.instance(shown), type: info.name)
    try animate(me, info, span ?? info.span)
    let scope = Scope(nil, me: me)
    for property in info.stored where property.wrapper == .state || property.wrapper == .focusState {
      if let wrapper = property.undeclaredWrapper {
        say(
          .note, "‘@\(wrapper)’ is not declared in what was read; it is taken for @State", at: property.span)
      }
      // Every state is met, also one that only an action reads.
      _ = try member(property.name, ofSelf: scope.me ?? Scope.Me(.unknown, type: ""), property.span)
    }
    for holder in [info] + info.inheritance.compactMap({ program.extensions[$0] }) {
      guard let property = holder.computed["body"], let getter = property.accessors.getter else { continue }
      return try build(getter, Scope(scope))
    }
    return []
  }
}

extension [Node] {
  /// The nodes as one step of the tree: the only one itself, several as a group.
  func joined(step: String, place: Diagnostic.Place?) -> [Node] {
    guard count != 1 else {
      var node = self[0]
      // The branch in which a view's own body is counts for who it is.
      node.step = node.step.contains(".") ? "\(step)/\(node.step)" : step
      if node.place == nil { node.place = place }
      return [node]
    }
    return isEmpty ? [] : [Node(.group, children: numbered, step: step, place: place)]
  }

  /// The nodes with steps of their own, where several have the same.
  var numbered: [Node] {
    var seen: Set<String> = []
    return enumerated().map { index, node in
      var node = node
      while node.step.isEmpty || !seen.insert(node.step).inserted { node.step += "'\(index)" }
      return node
    }
  }

  /// The nodes as one: the only one itself, none or several as a group.
  var one: Node {
    count == 1 ? self[0] : Node(.group, children: numbered, step: "", place: first?.place)
  }
}
