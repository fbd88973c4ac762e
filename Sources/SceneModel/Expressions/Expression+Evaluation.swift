extension Expression {
  /// The value, given those of the names it uses.
  ///
  /// - Throws: ``SceneError`` where a result is not finite or an index is out of bounds. Types were checked at
  ///   the border; a value of another type in `bindings` is reported too.
  func value(in bindings: [String: StateValue]) throws(SceneError) -> StateValue {
    do throws(ExpressionError) {
      return try root.value(in: bindings)
    } catch {
      throw SceneError([diagnostic(error)])
    }
  }
}

extension Expression.Term {
  func value(in bindings: [String: StateValue]) throws(ExpressionError) -> StateValue {
    switch kind {
    case .literal(let value): return value
    case .variable(let name):
      guard let value = bindings[name] else {
        throw failure("no state is named ‘\(name)’\(name.suggestion(among: bindings.keys.sorted()))")
      }
      return value
    case .list(let elements):
      var values: [StateValue] = []
      for element in elements { values.append(try element.value(in: bindings)) }
      return .list(values)
    case .unary(.not, let operand): return .bool(!(try operand.truth(in: bindings)))
    case .unary(.minus, let operand): return .number(-(try operand.number(in: bindings)))
    case .binary(let operation, let left, let right):
      return try binaryValue(operation, left, right, in: bindings)
    case .choice(let condition, let first, let second):
      return try condition.truth(in: bindings) ? first.value(in: bindings) : second.value(in: bindings)
    case .property(let property, let operand):
      return try propertyValue(property, operand, in: bindings)
    case .method(let method, let list, let argument):
      return try methodValue(method, list.list(in: bindings), argument.value(in: bindings))
    case .element(let list, let index):
      return try element(of: list.list(in: bindings), at: index.number(in: bindings))
    }
  }

  private func failure(_ message: String) -> ExpressionError {
    ExpressionError(message: message, offset: offset.characters)
  }

  private func truth(in bindings: [String: StateValue]) throws(ExpressionError) -> Bool {
    guard case .bool(let value) = try value(in: bindings) else { throw failure("expected a truth") }
    return value
  }

  private func number(in bindings: [String: StateValue]) throws(ExpressionError) -> Double {
    guard case .number(let value) = try value(in: bindings) else { throw failure("expected a number") }
    return value
  }

  private func list(in bindings: [String: StateValue]) throws(ExpressionError) -> [StateValue] {
    guard case .list(let values) = try value(in: bindings) else { throw failure("expected a list") }
    return values
  }

  private func finite(_ value: Double) throws(ExpressionError) -> StateValue {
    guard value.isFinite else { throw failure("the result is not a finite number") }
    return .number(value)
  }

  private func binaryValue(
    _ operation: Expression.BinaryOperator, _ left: Self, _ right: Self, in bindings: [String: StateValue]
  ) throws(ExpressionError) -> StateValue {
    switch operation {
    case .and: return .bool(try left.truth(in: bindings) ? right.truth(in: bindings) : false)
    case .or: return .bool(try left.truth(in: bindings) ? true : right.truth(in: bindings))
    case .equal: return .bool(try left.value(in: bindings) == right.value(in: bindings))
    case .notEqual: return .bool(try left.value(in: bindings) != right.value(in: bindings))
    case .plus: return try sum(left.value(in: bindings), right.value(in: bindings))
    default: return try arithmetic(operation, left.number(in: bindings), right.number(in: bindings))
    }
  }

  private func arithmetic(_ operation: Expression.BinaryOperator, _ a: Double, _ b: Double)
    throws(ExpressionError) -> StateValue
  {
    switch operation {
    case .less: return .bool(a < b)
    case .lessOrEqual: return .bool(a <= b)
    case .greater: return .bool(a > b)
    case .greaterOrEqual: return .bool(a >= b)
    case .minus: return try finite(a - b)
    case .times: return try finite(a * b)
    case .divide: return try finite(a / b)
    default: return try finite(a.truncatingRemainder(dividingBy: b))
    }
  }

  private func sum(_ a: StateValue, _ b: StateValue) throws(ExpressionError) -> StateValue {
    switch (a, b) {
    case (.number(let first), .number(let second)): return try finite(first + second)
    case (.list(let first), .list(let second)): return try bounded(first + second)
    default:
      let text = a.text + b.text
      guard text.utf8.count <= SceneLimits.textBytes else {
        throw failure("the text grows beyond \(SceneLimits.textBytes) bytes")
      }
      return .string(text)
    }
  }

  /// A list of no more elements than a scene can show.
  private func bounded(_ values: [StateValue]) throws(ExpressionError) -> StateValue {
    guard values.count <= SceneLimits.nodes else {
      throw failure("the list grows beyond \(SceneLimits.nodes) elements")
    }
    return .list(values)
  }

  private func propertyValue(
    _ property: Expression.Property, _ operand: Self, in bindings: [String: StateValue]
  ) throws(ExpressionError) -> StateValue {
    let count: Int
    switch try operand.value(in: bindings) {
    case .list(let values): count = values.count
    case .string(let text): count = text.count
    default: throw failure("expected a list or a string")
    }
    return property == .count ? .number(Double(count)) : .bool(count == 0)
  }

  private func methodValue(_ method: Expression.Method, _ list: [StateValue], _ argument: StateValue)
    throws(ExpressionError) -> StateValue
  {
    switch method {
    case .contains: return .bool(list.contains(argument))
    case .appending: return try bounded(list + [argument])
    case .removing: return .list(list.filter { $0 != argument })
    }
  }

  private func element(of list: [StateValue], at index: Double) throws(ExpressionError) -> StateValue {
    guard let position = Int(exactly: index), list.indices.contains(position) else {
      throw failure("the index \(index.shortText) is outside a list of \(list.count)")
    }
    return list[position]
  }
}
