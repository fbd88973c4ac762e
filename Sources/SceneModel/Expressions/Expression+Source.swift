extension Expression: CustomStringConvertible {
  /// The expression as text that reads back as the same steps.
  public var description: String { root.source(within: 0) }
}

extension Expression.Term {
  /// The text, in parentheses where the operator binds less than the place demands.
  fileprivate func source(within precedence: Int) -> String {
    switch kind {
    case .literal(let value): return Self.source(of: value)
    case .variable(let name): return name
    case .list(let elements): return "[" + elements.map { $0.source(within: 0) }.joined(separator: ", ") + "]"
    case .unary(let operation, let operand): return operation.rawValue + operand.source(within: 7)
    case .binary(let operation, let left, let right):
      let own = operation.precedence
      // Operators of one precedence group from the left, so an equal one on the right needs parentheses.
      let text = "\(left.source(within: own)) \(operation.rawValue) \(right.source(within: own + 1))"
      return own < precedence ? "(\(text))" : text
    case .choice(let condition, let first, let second):
      let text =
        "\(condition.source(within: 1)) ? \(first.source(within: 0)) : \(second.source(within: 0))"
      return precedence > 0 ? "(\(text))" : text
    case .property(let property, let operand): return "\(operand.source(within: 8)).\(property.rawValue)"
    case .method(let method, let list, let argument):
      return "\(list.source(within: 8)).\(method.rawValue)(\(argument.source(within: 0)))"
    case .element(let list, let index): return "\(list.source(within: 8))[\(index.source(within: 0))]"
    }
  }

  private static func source(of value: StateValue) -> String {
    switch value {
    case .bool(let truth): return truth ? "true" : "false"
    case .number(let number): return number.shortText
    case .string(let text):
      let escaped = text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
      return "'\(escaped)'"
    case .list(let elements): return "[" + elements.map(source(of:)).joined(separator: ", ") + "]"
    case .source(let value): return source(of: value.plain)
    }
  }
}
