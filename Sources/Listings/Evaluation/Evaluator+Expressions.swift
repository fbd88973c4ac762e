extension Evaluator {
  /// The value of an expression.
  func evaluate(_ expression: Syntax.Expression, _ scope: Scope) throws(Exit) -> Value {
    try step()
    try enter()
    defer { depth -= 1 }
    switch expression.kind {
    case .integer(let value): return .int(value)
    case .number(let value): return .double(value)
    case .boolean(let value): return .bool(value)
    case .nilLiteral: return .nothing
    case .string(let segments): return .string(try text(of: segments, scope))
    case .name(let name, _): return try lookUp(name, scope, expression.span)
    case .projection(let name): return try projection(name, scope, expression.span)
    case .implicitMember(let name, _): return .symbol(Symbol(member: name.text))
    case .member(let base, let name, _): return try member(base, name, scope)
    case .optionalChain(let base), .forceUnwrap(let base): return try evaluate(base, scope)
    case .call(let call): return try evaluate(call, expression.span, scope)
    case .subscripted(let base, let arguments): return try element(base, arguments, expression.span, scope)
    case .closure(let closure): return .closure(try captured(closure, scope))
    case .prefix(let name, let operand): return try prefixed(name.text, evaluate(operand, scope))
    case .binary(let left, let name, let right):
      return try binary(left, name.text, right, expression.span, scope)
    case .ternary(let condition, let first, let second):
      return try evaluate(holds(try evaluate(condition, scope)) ? first : second, scope)
    case .assignment(let target, let name, let value):
      return try assignment(target, name.text, value, scope)
    default: return try evaluateRest(expression, scope)
    }
  }

  private func evaluateRest(_ expression: Syntax.Expression, _ scope: Scope) throws(Exit) -> Value {
    switch expression.kind {
    case .range(let range):
      return .range(
        lower: try range.lower.map { (lower) throws(Exit) in try evaluate(lower, scope) },
        upper: try range.upper.map { (upper) throws(Exit) in try evaluate(upper, scope) },
        isClosed: range.includesUpper)
    case .cast(let value, let cast, let type): return try self.cast(evaluate(value, scope), cast, type, scope)
    case .attempt(let attempt, let value):
      guard attempt == .optional else { return try evaluate(value, scope) }
      do throws(Exit) { return try evaluate(value, scope) } catch {
        if case .thrown = error { return .nothing }
        throw error
      }
    case .await(let value), .reference(let value): return try evaluate(value, scope)
    case .array(let elements):
      var values: [Value] = []
      for element in elements { values.append(try evaluate(element, scope)) }
      return .array(values)
    case .dictionary(let entries):
      var result = Value.Entries()
      for entry in entries { result[try evaluate(entry.key, scope)] = try evaluate(entry.value, scope) }
      return .dictionary(result)
    case .tuple(let parts):
      if parts.isEmpty { return .void }
      var values: [Value.Element] = []
      for part in parts {
        values.append(Value.Element(label: part.label?.text, value: try evaluate(part.value, scope)))
      }
      return .tuple(values)
    case .keyPath(let path): return .keyPath(path.names)
    case .ifValue(let branch): return try value(of: run(branch, scope))
    case .switchValue(let choice): return try value(of: run(choice, scope))
    case .type(let type): return .type(type.name ?? "Any")
    case .postfix(let value, _): return try evaluate(value, scope)
    default: return .unknown
    }
  }

  private func value(of flow: Flow) -> Value {
    switch flow {
    case .next(let value), .returned(let value): value
    default: .void
    }
  }

  private func text(of segments: [Syntax.StringSegment], _ scope: Scope) throws(Exit) -> String {
    var text = ""
    for segment in segments {
      switch segment {
      case .text(let part): text += part
      case .interpolation(let arguments):
        guard let first = arguments.first else { continue }
        let value = try evaluate(first.value, scope)
        var format: Value?
        for argument in arguments.dropFirst() where argument.label?.text == "specifier" {
          format = try evaluate(argument.value, scope)
        }
        text += format?.string.map { value.formatted($0) } ?? interpolated(value)
      }
      if text.utf8.count > 20_000 { break }
    }
    return text
  }

  /// A closure with the values that it captures by name.
  private func captured(_ closure: Syntax.Closure, _ scope: Scope) throws(Exit) -> Closure {
    guard closure.captures.contains(where: { $0.value != nil }) else {
      return Closure(syntax: closure, scope: scope)
    }
    let inner = Scope(scope)
    for capture in closure.captures {
      if let value = capture.value { inner.declare(capture.name.text, try evaluate(value, scope)) }
    }
    return Closure(syntax: closure, scope: inner)
  }

  private func binary(
    _ left: Syntax.Expression, _ name: String, _ right: Syntax.Expression, _ span: Syntax.Span, _ scope: Scope
  ) throws(Exit) -> Value {
    let first = try evaluate(left, scope)
    switch name {
    case "&&":
      guard holds(first) else { return .bool(false) }
      return .bool(holds(try evaluate(right, scope)))
    case "||":
      if holds(first) { return .bool(true) }
      return .bool(holds(try evaluate(right, scope)))
    case "??": return first.isNothing ? try evaluate(right, scope) : first
    default: break
    }
    let second = try evaluate(right, scope)
    if first.isUnknown || second.isUnknown, Operators.comparisons.contains(name) { doubts += 1 }
    if let result = Operators.binary(first, name, second) {
      steps += result.weight
      return result
    }
    if let own = try ownOperator(name, first, second) { return own }
    if name == "+", case .views(let a) = first, case .views(let b) = second, let joined = joinedTexts(a, b) {
      return .views(joined)
    }
    return Operators.comparisons.contains(name) ? .bool(false) : .unknown
  }

  /// An operator that the listing declares for its types: `static func == (…)`.
  private func ownOperator(_ name: String, _ first: Value, _ second: Value) throws(Exit) -> Value? {
    for value in [first, second] {
      guard let type = ownType(of: value), let function = type.staticMethods[name]?.first else { continue }
      let arguments = Arguments(
        items: [first, second].map { Arguments.Item(label: nil, value: $0, span: function.name.span) })
      return try invoke(function, arguments, Scope(nil, me: Scope.Me(.type(type.name), type: type.name)))
    }
    return nil
  }

  /// Whether a value is true; one that is not known is not, which may be wrong.
  func holds(_ value: Value) -> Bool {
    if let truth = value.bool { return truth }
    doubts += 1
    return false
  }

  private func prefixed(_ name: String, _ value: Value) throws(Exit) -> Value {
    switch (name, value) {
    case ("!", .bool(let truth)): .bool(!truth)
    // What is not known does not hold.
    case ("!", _): .bool(!holds(value))
    case ("-", .int(let number)): .int(0 &- number)
    case ("-", _):
      value.number.map { .double(-$0) } ?? value.radians.map { .symbol(.angle(radians: -$0)) } ?? value
    case ("+", _): value
    case ("~", .int(let number)): .int(~number)
    default: .unknown
    }
  }

  private func cast(_ value: Value, _ cast: Syntax.Cast, _ type: Syntax.TypeReference, _ scope: Scope)
    throws(Exit) -> Value
  {
    switch cast {
    case .test: .bool(isOf(value, type))
    case .conditional: isOf(value, type) ? value : value.isOfSystem ? .unknown : .nothing
    case .coerce, .forced: coerce(value, to: type, in: scope)
    }
  }
}

extension Value {
  /// Whether it is not known, or comes of the system's objects: `UIApplication.shared.connectedScenes`.
  fileprivate var isOfSystem: Bool {
    guard case .symbol(let symbol) = self, let root = symbol.root else { return isUnknown }
    return root.hasPrefix("UI") || root.hasPrefix("NS")
  }
}

extension Syntax.KeyPath {
  /// The names of its steps.
  var names: [String] {
    components.compactMap { if case .member(let name) = $0 { name.text } else { nil } }
  }
}
