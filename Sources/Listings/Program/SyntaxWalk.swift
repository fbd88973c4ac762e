/// Goes through all expressions of a stretch of code, from the outside in, without evaluating any.
struct SyntaxWalk {
  /// Called with each expression.
  var visit: (Syntax.Expression) -> Void
  /// Called with each part of a condition, and with each choice, before what is in it.
  var visitCondition: ((Syntax.Condition) -> Void)?
  var visitChoice: ((Syntax.Switch) -> Void)?

  func walk(_ block: Syntax.Block) { for statement in block.statements { walk(statement) } }

  func walk(_ accessors: Syntax.Accessors?) {
    guard let accessors else { return }
    if let getter = accessors.getter { walk(getter) }
    for observer in [accessors.setter, accessors.willSet, accessors.didSet] {
      if let observer { walk(observer.body) }
    }
  }

  func walk(_ statement: Syntax.Statement) {
    switch statement.kind {
    case .expression(let expression), .throwError(let expression): walk(expression)
    case .returnValue(let expression): if let expression { walk(expression) }
    case .declaration(let declaration): walk(declaration)
    case .ifElse(let branch): walk(branch)
    case .guardElse(let conditions, let block), .whileLoop(let conditions, let block):
      walk(conditions)
      walk(block)
    case .switchCase(let choice): walk(choice)
    case .forIn(let loop):
      walk(loop.sequence)
      if let condition = loop.condition { walk(condition) }
      walk(loop.body)
    case .repeatWhile(let block, let condition):
      walk(block)
      walk(condition)
    case .doCatch(let block, let catches):
      walk(block)
      for one in catches { walk(one.body) }
    case .deferred(let block): walk(block)
    case .breakOut, .continueLoop, .fallThrough, .unknown: break
    }
  }

  func walk(_ declaration: Syntax.Declaration) {
    switch declaration.kind {
    case .variable(let variable):
      for binding in variable.bindings {
        if let initializer = binding.initializer { walk(initializer) }
        walk(binding.accessors)
      }
    case .function(let function): if let body = function.body { walk(body) }
    case .initializer(let initializer): if let body = initializer.body { walk(body) }
    case .subscripted(let subscripted): walk(subscripted.accessors)
    case .type(let type): for member in type.members { walk(member) }
    case .macro(let macro): for closure in macro.trailingClosures { walk(closure.closure.body) }
    case .importModule, .enumCases, .typeAlias, .passedOver: break
    }
  }

  private func walk(_ conditions: [Syntax.Condition]) {
    for condition in conditions {
      visitCondition?(condition)
      switch condition.kind {
      case .expression(let expression), .pattern(_, let expression): walk(expression)
      case .optionalBinding(let binding): if let value = binding.value { walk(value) }
      case .availability: break
      }
    }
  }

  private func walk(_ branch: Syntax.If) {
    walk(branch.conditions)
    walk(branch.body)
    switch branch.otherwise {
    case nil: break
    case .block(let block): walk(block)
    case .chained(let next, _): walk(next)
    }
  }

  private func walk(_ choice: Syntax.Switch) {
    visitChoice?(choice)
    walk(choice.subject)
    for one in choice.cases { walk(one.body) }
  }

  func walk(_ expression: Syntax.Expression) {
    visit(expression)
    switch expression.kind {
    case .string(let segments):
      for case .interpolation(let arguments) in segments { walk(arguments) }
    case .member(let base, _, _), .optionalChain(let base), .forceUnwrap(let base), .postfix(let base, _),
      .prefix(_, let base), .cast(let base, _, _), .attempt(_, let base), .await(let base),
      .reference(let base):
      walk(base)
    case .call(let call):
      walk(call.callee)
      walk(call.arguments)
      for closure in call.trailingClosures { walk(closure.closure.body) }
    case .subscripted(let base, let arguments):
      walk(base)
      walk(arguments)
    case .closure(let closure): walk(closure.body)
    case .binary(let a, _, let b), .assignment(let a, _, let b):
      walk(a)
      walk(b)
    case .ternary(let a, let b, let c): for one in [a, b, c] { walk(one) }
    case .range(let range): for bound in [range.lower, range.upper] { if let bound { walk(bound) } }
    case .array(let elements): for element in elements { walk(element) }
    case .dictionary(let entries):
      for entry in entries {
        walk(entry.key)
        walk(entry.value)
      }
    case .tuple(let arguments): walk(arguments)
    case .ifValue(let branch): walk(branch)
    case .switchValue(let choice): walk(choice)
    case .macro(let macro): for closure in macro.trailingClosures { walk(closure.closure.body) }
    default: break
    }
  }

  private func walk(_ arguments: [Syntax.Argument]) { for argument in arguments { walk(argument.value) } }
}

extension Syntax.Closure {
  /// Whether it takes the new value alone of an old and a new one: it has one parameter, or does not speak of `$1`.
  var wantsOne: Bool {
    if let parameters { return parameters.count == 1 }
    return !speaks(of: "$1")
  }

  /// Whether it asks to be told something.
  var takesArgument: Bool {
    if let parameters { return !parameters.isEmpty }
    return speaks(of: "$0")
  }

  private func speaks(of name: String) -> Bool {
    var found = false
    SyntaxWalk { expression in
      if case .name(name, _) = expression.kind { found = true }
    }.walk(body)
    return found
  }
}
