extension Expression {
  /// The type of the expression's value, given those of the names it may use.
  func type(in scope: [String: ValueType]) throws(ExpressionError) -> ValueType {
    try root.type(in: scope)
  }
}

extension Expression.Term {
  func type(in scope: [String: ValueType]) throws(ExpressionError) -> ValueType {
    switch kind {
    case .literal(let value): return value.type ?? .list(nil)
    case .variable(let name):
      if let type = scope[name] { return type }
      throw failure("no state is named ‘\(name)’\(name.suggestion(among: scope.keys.sorted()))")
    case .list(let elements): return try listType(elements, in: scope)
    case .unary(.not, let operand):
      try operand.require(.bool, for: "!", in: scope)
      return .bool
    case .unary(.minus, let operand):
      try operand.require(.number, for: "-", in: scope)
      return .number
    case .binary(let operation, let left, let right):
      return try binaryType(operation, left, right, in: scope)
    case .choice(let condition, let first, let second):
      try condition.require(.bool, for: "?", in: scope)
      let type = try first.type(in: scope)
      try second.require(type, for: ":", in: scope)
      return type
    case .property(let property, let operand):
      return try propertyType(property, operand, in: scope)
    case .method(let method, let list, let argument):
      return try methodType(method, list, argument, in: scope)
    case .element(let list, let index):
      try index.require(.number, for: "[ ]", in: scope)
      return try list.elementType(for: "[ ]", in: scope)
    }
  }

  private func failure(_ message: String) -> ExpressionError {
    ExpressionError(message: message, offset: offset.characters)
  }

  private func require(_ expected: ValueType, for use: String, in scope: [String: ValueType])
    throws(ExpressionError)
  {
    let found = try type(in: scope)
    if !expected.accepts(found) { throw failure("‘\(use)’ expects \(expected) here, found \(found)") }
  }

  private func elementType(for use: String, in scope: [String: ValueType]) throws(ExpressionError)
    -> ValueType
  {
    guard case .list(let element) = try type(in: scope) else { throw failure("‘\(use)’ expects a list here") }
    return element ?? .string
  }

  private func listType(_ elements: [Self], in scope: [String: ValueType]) throws(ExpressionError)
    -> ValueType
  {
    guard let first = elements.first else { return .list(nil) }
    let type = try first.type(in: scope)
    for element in elements.dropFirst() { try element.require(type, for: "[ ]", in: scope) }
    return .list(type)
  }

  private func binaryType(
    _ operation: Expression.BinaryOperator, _ left: Self, _ right: Self, in scope: [String: ValueType]
  ) throws(ExpressionError) -> ValueType {
    switch operation {
    case .and, .or:
      try left.require(.bool, for: operation.rawValue, in: scope)
      try right.require(.bool, for: operation.rawValue, in: scope)
      return .bool
    case .equal, .notEqual:
      try right.require(try left.type(in: scope), for: operation.rawValue, in: scope)
      return .bool
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      try left.require(.number, for: operation.rawValue, in: scope)
      try right.require(.number, for: operation.rawValue, in: scope)
      return .bool
    case .plus: return try sumType(left, right, in: scope)
    case .minus, .times, .divide, .remainder:
      try left.require(.number, for: operation.rawValue, in: scope)
      try right.require(.number, for: operation.rawValue, in: scope)
      return .number
    }
  }

  private func sumType(_ left: Self, _ right: Self, in scope: [String: ValueType])
    throws(ExpressionError) -> ValueType
  {
    switch (try left.type(in: scope), try right.type(in: scope)) {
    case (.number, .number): return .number
    case (.string, .string), (.string, .number), (.number, .string): return .string
    case (.list(let first), .list(let second)) where ValueType.list(first).accepts(.list(second)):
      return .list(first ?? second)
    case (let first, let second): throw failure("‘+’ cannot join \(first) and \(second)")
    }
  }

  private func propertyType(_ property: Expression.Property, _ operand: Self, in scope: [String: ValueType])
    throws(ExpressionError) -> ValueType
  {
    switch try operand.type(in: scope) {
    case .list, .string: return property == .count ? .number : .bool
    case let other: throw failure("‘.\(property.rawValue)’ expects a list or a string, found \(other)")
    }
  }

  private func methodType(
    _ method: Expression.Method, _ list: Self, _ argument: Self, in scope: [String: ValueType]
  ) throws(ExpressionError) -> ValueType {
    guard case .list(let element) = try list.type(in: scope) else {
      throw failure("‘.\(method.rawValue)’ expects a list")
    }
    let found = try argument.type(in: scope)
    if let element, !element.accepts(found) {
      throw failure("‘.\(method.rawValue)’ expects \(element), found \(found)")
    }
    return method == .contains ? .bool : .list(element ?? found)
  }
}
