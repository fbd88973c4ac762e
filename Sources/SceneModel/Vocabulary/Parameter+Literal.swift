import Motion

/// Why a value does not suit a parameter.
struct ParameterError: Error {
  var message: String
}

extension Parameter {
  /// The parameter's literal from a value that an expression came to.
  func literal(from value: StateValue) throws(ParameterError) -> Literal {
    switch (kind, value) {
    case (.number(let rule), .number(let number)):
      guard rule.accepts(number) else { throw ParameterError(message: "expected \(expectation)") }
      return .state(value)
    case (.bool, .bool), (.text, .string), (.watched, _), (.data, .list), (.identity, .string),
      (.name, .string), (.title, .string):
      return .state(value)
    case (.data, .number(let number)):
      guard NumberRule.count.accepts(number) else { throw ParameterError(message: "expected a whole number") }
      return .state(value)
    case (.identity, .number), (.text, .number): return .string(value.text)
    case (.choice(let words), .string(let word)):
      guard words.contains(word) else {
        throw ParameterError(message: "expected \(expectation)\(word.suggestion(among: words))")
      }
      return .state(value)
    case (.color, .string(let text)):
      guard let color = Color(sceneText: text) else { throw ParameterError(message: Color.expectation(text)) }
      return .color(color)
    default: throw ParameterError(message: "expected \(expectation)")
    }
  }

  /// Whether an expression of a type can stand for this parameter.
  func accepts(_ type: ValueType) -> Bool {
    switch (kind, type) {
    case (.number, .number), (.bool, .bool), (.text, .string), (.text, .number), (.choice, .string),
      (.color, .string), (.identity, .string), (.identity, .number), (.data, .list), (.data, .number),
      (.watched, _):
      true
    default: false
    }
  }
}
