import SceneModel

extension Evaluator {
  /// How a statement ends.
  enum Flow {
    /// It is done, and had a value.
    case next(Value)
    case returned(Value)
    case broke(String?)
    case continued(String?)
    case fellThrough
  }

  /// Runs statements one after the other, in a scope of their own.
  func run(_ block: Syntax.Block, _ scope: Scope) throws(Exit) -> Flow {
    var deferred: [Syntax.Block] = []
    var last = Value.void
    for statement in block.statements {
      if case .deferred(let body) = statement.kind {
        deferred.append(body)
        continue
      }
      let flow = try run(statement, scope)
      guard case .next(let value) = flow else {
        for body in deferred.reversed() { _ = try run(body, Scope(scope)) }
        return flow
      }
      last = value
    }
    for body in deferred.reversed() { _ = try run(body, Scope(scope)) }
    return .next(block.statements.count == 1 ? last : .void)
  }

  /// What a body gives back: what it returns, or the value of the only thing in it.
  func result(of block: Syntax.Block, _ scope: Scope) throws(Exit) -> Value {
    switch try run(block, scope) {
    case .returned(let value), .next(let value): value
    default: .void
    }
  }

  func run(_ statement: Syntax.Statement, _ scope: Scope) throws(Exit) -> Flow {
    here = statement.span
    try step()
    switch statement.kind {
    case .expression(let expression): return .next(try evaluate(expression, scope))
    case .declaration(let declaration):
      try declare(declaration, scope)
      return .next(.void)
    case .ifElse(let branch): return try run(branch, scope)
    case .guardElse(let conditions, let body):
      // What a guard binds is seen by what follows.
      let before = doubts
      if try holds(conditions, scope) { return .next(.void) }
      // An action goes on where what it needs is not known.
      if run != nil, doubts > before {
        declare(conditions, scope)
        return .next(.void)
      }
      return try run(body, Scope(scope))
    case .switchCase(let choice): return try run(choice, scope)
    case .forIn, .whileLoop, .repeatWhile:
      loops.append(statement.span)
      defer { loops.removeLast() }
      return try loop(statement, scope)
    case .doCatch(let body, let catches): return try run(body, catches, scope)
    case .returnValue(let expression):
      guard let expression else { return .returned(.void) }
      return .returned(try evaluate(expression, scope))
    case .throwError(let expression): throw .thrown(StoredValue(try evaluate(expression, scope)))
    case .deferred: return .next(.void)
    case .breakOut(let label): return .broke(label)
    case .continueLoop(let label): return .continued(label)
    case .fallThrough: return .fellThrough
    case .unknown: return .next(.unknown)
    }
  }

  func run(_ branch: Syntax.If, _ scope: Scope) throws(Exit) -> Flow {
    let inner = Scope(scope)
    if try holds(branch.conditions, inner) { return try run(branch.body, inner) }
    switch branch.otherwise {
    case nil: return .next(.void)
    case .block(let block): return try run(block, Scope(scope))
    case .chained(let next, _): return try run(next, scope)
    }
  }

  func run(_ choice: Syntax.Switch, _ scope: Scope) throws(Exit) -> Flow {
    let subject = try evaluate(choice.subject, scope)
    guard var (index, inner) = try match(choice, subject, scope) else { return .next(.void) }
    while true {
      let flow = try run(choice.cases[index].body, inner)
      switch flow {
      case .broke(nil): return .next(.void)
      case .fellThrough where index + 1 < choice.cases.count:
        index += 1
        inner = Scope(scope)
      default: return flow
      }
    }
  }

  /// The case that a value falls into, with what it binds.
  func match(_ choice: Syntax.Switch, _ subject: Value, _ scope: Scope) throws(Exit) -> (Int, Scope)? {
    for (index, one) in choice.cases.enumerated() {
      if one.isDefault { return (index, Scope(scope)) }
      for pattern in one.patterns {
        let inner = Scope(scope)
        guard try matches(pattern.pattern, subject, inner) else { continue }
        if let condition = pattern.guardExpression, try evaluate(condition, inner).bool != true { continue }
        return (index, inner)
      }
    }
    return nil
  }

  private func run(_ body: Syntax.Block, _ catches: [Syntax.Catch], _ scope: Scope) throws(Exit) -> Flow {
    do throws(Exit) {
      return try run(body, Scope(scope))
    } catch {
      guard case .thrown(let value) = error, let first = catches.first else { throw error }
      let inner = Scope(scope)
      inner.declare("error", value.value)
      return try run(first.body, inner)
    }
  }

  private func loop(_ statement: Syntax.Statement, _ scope: Scope) throws(Exit) -> Flow {
    func goesOn(_ flow: Flow) -> Flow? {
      switch flow {
      case .next, .continued(nil), .fellThrough: return nil
      case .broke(let label) where label == nil || label == statement.label: return .next(.void)
      case .continued(let label) where label == statement.label: return nil
      default: return flow
      }
    }
    switch statement.kind {
    case .forIn(let loop):
      guard let elements = try evaluate(loop.sequence, scope).elements else {
        say(
          .note, "what the loop goes through is not known, or too long; it is left out",
          at: loop.sequence.span)
        break
      }
      for element in elements {
        try step()
        let inner = Scope(scope)
        guard try matches(loop.pattern, element, inner) else { continue }
        if let condition = loop.condition, try evaluate(condition, inner).bool != true { continue }
        if let end = goesOn(try run(loop.body, inner)) { return end }
      }
    case .whileLoop(let conditions, let body):
      while true {
        try step()
        let inner = Scope(scope)
        guard try holds(conditions, inner) else { break }
        if let end = goesOn(try run(body, inner)) { return end }
      }
    case .repeatWhile(let body, let condition):
      repeat {
        try step()
        if let end = goesOn(try run(body, Scope(scope))) { return end }
      } while try evaluate(condition, scope).bool == true
    default: break
    }
    return .next(.void)
  }

  /// Whether all conditions hold; what they bind is declared in the scope.
  func holds(_ conditions: [Syntax.Condition], _ scope: Scope) throws(Exit) -> Bool {
    for condition in conditions {
      switch condition.kind {
      case .expression(let expression):
        if !holds(try evaluate(expression, scope)) { return false }
      case .optionalBinding(let binding):
        let value: Value
        if let expression = binding.value {
          value = try evaluate(expression, scope)
        } else {
          value = try lookUp(binding.name?.text ?? "_", scope, condition.span)
        }
        if value.isUnknown { doubts += 1 }
        if value.isNothing || value.isUnknown { return false }
        if let name = binding.name { scope.declare(name.text, value) }
      case .pattern(let pattern, let expression):
        let value = try evaluate(expression, scope)
        if value.isUnknown { doubts += 1 }
        if try !matches(pattern, value, scope) { return false }
      case .availability(_, let isUnavailable):
        // The listing runs where the glass is.
        if isUnavailable { return false }
      }
    }
    return true
  }

  /// Whether a value looks like a pattern; what it binds is declared in the scope.
  func matches(_ pattern: Syntax.Pattern, _ value: Value, _ scope: Scope) throws(Exit) -> Bool {
    switch pattern.kind {
    case .wildcard: return true
    case .binding(let name):
      scope.declare(name, value)
      return true
    case .tuple(let parts):
      guard case .tuple(let values) = value, values.count == parts.count else {
        return parts.count == 1 ? try matches(parts[0].pattern, value, scope) : false
      }
      for (part, value) in zip(parts, values) {
        if try !matches(part.pattern, value.value, scope) { return false }
      }
      return true
    case .enumCase(_, let name, let parts): return try matches(name.text, parts, value, scope)
    case .optional(let inner): return value.isNothing ? false : try matches(inner, value, scope)
    case .isType(let type): return isOf(value, type)
    case .asType(let inner, let type): return isOf(value, type) ? try matches(inner, value, scope) : false
    case .expression(let expression):
      let wanted = try evaluate(expression, scope)
      if case .range(let low, let high, let isClosed) = wanted, let number = value.number {
        if let low = low?.number, number < low { return false }
        if let high = high?.number { return isClosed ? number <= high : number < high }
        return true
      }
      return value.isEqual(to: wanted)
    }
  }

  private func matches(_ name: String, _ parts: [Syntax.PatternElement]?, _ value: Value, _ scope: Scope)
    throws(Exit) -> Bool
  {
    if name == "none" { return value.isNothing }
    if name == "some", let parts, parts.count == 1 {
      return value.isNothing ? false : try matches(parts[0].pattern, value, scope)
    }
    let payload: [Value]
    switch value {
    case .enumCase(let own):
      guard own.name == name else { return false }
      payload = own.payload.map(\.value)
    case .symbol(let symbol):
      guard symbol.steps.last?.name == name else { return false }
      // Of a case that nobody declared it is not known what it carries.
      payload =
        symbol.steps.last?.arguments?.items.map(\.value)
        ?? Array(repeating: .unknown, count: symbol.root == nil ? parts?.count ?? 0 : 0)
    default: return false
    }
    guard let parts else { return true }
    if parts.count == 1, payload.count > 1 {
      return try matches(
        parts[0].pattern, .tuple(payload.map { Value.Element(label: nil, value: $0) }), scope)
    }
    for (part, value) in zip(parts, payload) {
      if try !matches(part.pattern, value, scope) { return false }
    }
    return parts.count <= payload.count
  }

  /// Declares what a declaration in code names.
  func declare(_ declaration: Syntax.Declaration, _ scope: Scope) throws(Exit) {
    switch declaration.kind {
    case .variable(let variable):
      for binding in variable.bindings {
        if let accessors = binding.accessors, let getter = accessors.getter, let name = binding.name {
          // A local computed variable: worked out where it stands.
          scope.declare(name, try result(of: getter, Scope(scope)))
          continue
        }
        var value = Value.nothing
        if let initializer = binding.initializer {
          value = coerce(try evaluate(initializer, scope), to: binding.type, in: scope)
        }
        let wrapper = TypeInfo.Wrapper(declaration.attributes)
        if let name = binding.name, wrapper == .state || wrapper == .focusState, !value.isObject {
          // `@Previewable @State var isOn = false`.
          let key = StateKey(owner: path.isEmpty ? "Preview" : path, name: name, type: "Preview")
          let isTruth = wrapper == .focusState && binding.type?.name == "Bool"
          _ = read(key, first: isTruth ? .bool(false) : value)
          scope.declare(name, .binding(.state(key)), type: binding.type)
          scope.declare("$" + name, .binding(.state(key)))
        } else if let name = binding.name {
          scope.declare(name, wrapper == .namespace ? .namespace(name) : value, type: binding.type)
        } else {
          _ = try matches(binding.pattern, value, scope)
        }
      }
    case .function(let function): scope.functions[function.name.text] = function
    default: break
    }
  }
}
