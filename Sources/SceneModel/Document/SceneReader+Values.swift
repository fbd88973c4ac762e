import Motion

extension SceneReader {
  /// An expression, its names and types checked.
  mutating func expression(_ value: JSONValue, _ accepts: (ValueType) -> Bool, expected: String)
    -> Expression?
  {
    guard case .string(let source) = value.kind else {
      fail(value, expected: "an expression in quotes")
      return nil
    }
    // The text starts one column further on, behind its quote.
    let start = Diagnostic.Place(line: value.place.line, column: value.place.column + 1)
    do throws(SceneError) {
      let expression = try Expression(source, at: start)
      return check(expression, source, accepts, expected: expected, at: start)
    } catch {
      diagnostics += error.diagnostics
      return nil
    }
  }

  private mutating func check(
    _ expression: Expression, _ source: String, _ accepts: (ValueType) -> Bool, expected: String,
    at place: Diagnostic.Place
  ) -> Expression? {
    do throws(ExpressionError) {
      let type = try expression.type(in: scope)
      if accepts(type) { return expression }
      fail("expected \(expected), found ‘\(source.shortened)’, which is \(type)", at: place)
    } catch {
      diagnostics.append(expression.diagnostic(error))
    }
    return nil
  }

  mutating func condition(_ value: JSONValue) -> Expression? {
    if case .bool(let truth) = value.kind { return Expression(.bool(truth)) }
    return expression(value, { $0 == .bool }, expected: "a condition, true or false")
  }

  /// The value of a parameter: fixed, chosen by a condition, or an expression.
  mutating func argument(_ value: JSONValue, for parameter: Parameter) -> Argument? {
    self.value(value, for: parameter).map { Argument($0, at: Origin(value.place)) }
  }

  private mutating func value(_ value: JSONValue, for parameter: Parameter) -> Value<Literal>? {
    if parameter.kind != .name, parameter.kind != .title {
      if value.member("if") != nil { return choice(value, for: parameter) }
      if let member = value.member("expression") {
        _ = self.members(value, of: parameter.name, known: ["expression"])
        return computed(member.value, for: parameter)
      }
      if case .string(let text) = value.kind, parameter.readsTextAsExpression, !parameter.isInfinity(text) {
        return computed(value, for: parameter)
      }
    }
    return literal(value, for: parameter).map { .constant($0) }
  }

  private mutating func computed(_ value: JSONValue, for parameter: Parameter) -> Value<Literal>? {
    expression(value, { parameter.accepts($0) }, expected: parameter.expectation).map { .computed($0) }
  }

  private mutating func choice(_ value: JSONValue, for parameter: Parameter) -> Value<Literal>? {
    let keys = ["if", "then", "else"]
    let members = self.members(value, of: "the choice", known: keys, required: keys)
    guard let members, let test = members["if"], let first = members["then"], let second = members["else"]
    else {
      return nil
    }
    let condition = condition(test.value)
    let then = self.value(first.value, for: parameter)
    let otherwise = self.value(second.value, for: parameter)
    guard let condition, let then, let otherwise else { return nil }
    return .choice(condition, then: then, otherwise: otherwise)
  }

  private mutating func literal(_ value: JSONValue, for parameter: Parameter) -> Literal? {
    switch (parameter.kind, value.kind) {
    case (_, .null) where parameter.isNullable: return .null
    case (.number, .string): return .number(.infinity)
    case (.number(let rule), .number(let number)) where rule.accepts(number): return .number(number)
    case (.bool, .bool(let truth)): return .bool(truth)
    case (.text, .string(let text)): return .string(text)
    case (.choice(let words), .string(let word)):
      if words.contains(word) { return .string(word) }
      fail("unknown \(parameter.name) \"\(word.shortened)\"\(word.suggestion(among: words))", at: value.place)
      return nil
    case (.color, .string("primary")) where parameter.isNullable: return .null
    case (.color, .string), (.color, .object): return color(value).map { .color($0) }
    case (.animation, .string), (.animation, .object): return animation(value).map { .animation($0) }
    case (.identity, .string(let text)): return .string(text)
    case (.identity, .number(let number)): return .string(number.shortText)
    case (.data, .array), (.watched, .bool), (.watched, .number), (.watched, .array):
      return stateValue(value).map { .state($0) }
    case (.data, .number(let number)) where Parameter.NumberRule.count.accepts(number): return .number(number)
    case (.title, .string(let text)) where !text.asName.isEmpty: return .string(text)
    case (.name, .string(let name)) where StateVariable.isName(name): return .string(name)
    default:
      fail(
        "\(parameter.name): expected \(parameter.expectation), found \(value.description)", at: value.place)
      return nil
    }
  }
}

extension Parameter {
  /// Whether a text in the document is an expression here, there being no texts among the values.
  var readsTextAsExpression: Bool {
    switch kind {
    case .number, .bool, .data, .watched: true
    default: false
    }
  }

  /// Whether a text says infinity, where that is a value.
  func isInfinity(_ text: String) -> Bool { kind == .number(.length) && text == "infinity" }
}
