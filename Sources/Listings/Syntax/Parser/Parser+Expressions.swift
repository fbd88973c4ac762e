extension Parser {
  /// An expression with the operators in it that bind more tightly than the given one; all of them without one.
  mutating func expression(above minimum: Precedence? = nil) -> Syntax.Expression {
    let start = index
    guard let expression = nested({ $0.operations(above: minimum) }) else {
      passOver()
      return Syntax.Expression(kind: .unknown("a value"), span: span(from: start))
    }
    return expression
  }

  /// Values with operators between, folded by precedence.
  private mutating func operations(above minimum: Precedence?) -> Syntax.Expression {
    let start = index
    var left = unary()
    while let next = operatorBetween(), minimum.map({ next > $0 }) ?? true {
      guard grow() else {
        passOver()
        return left
      }
      let kind = operation(next, left)
      left = Syntax.Expression(kind: kind, span: span(from: start))
    }
    return left
  }

  /// The precedence of the operator at the current token; `nil` where none stands between two values.
  private func operatorBetween() -> Precedence? {
    switch token.kind {
    case .identifier: return at(.is) || at(.as) ? .cast : nil
    case .operation:
      if at(.question) { return .ternary }
      let isBound = (token.flags.contains(.leftBound), token.flags.contains(.rightBound))
      // What touches only the value behind it begins a new statement on a new line.
      if isBound == (false, true), token.isOnNewLine { return nil }
      if isBound == (true, false), peek().isOnNewLine || !beginsValue(peek()) { return nil }
      return at(.arrow) ? .range : Precedence.of(string(token))
    default: return nil
    }
  }

  /// Whether a value can begin with a token.
  func beginsValue(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier: !token.word.isReserved || Self.beginsValue.contains(token.word)
    case .dollarName, .integer, .float, .stringStart, .regularExpression, .period, .backslash, .pound: true
    case .openParenthesis, .openBracket, .openBrace: true
    case .operation: token.flags.contains(.rightBound) && !token.flags.contains(.leftBound)
    default: false
    }
  }

  /// What an operator, and what stands behind it, makes of the value before it.
  private mutating func operation(_ precedence: Precedence, _ left: Syntax.Expression)
    -> Syntax.Expression.Kind
  {
    let name = name(token)
    let word = token.word
    switch word {
    case .is, .as: return cast(left)
    case .question: return ternary(left)
    case .arrow:
      advance()
      let result = type()
      let function = Syntax.TypeReference(
        kind: .function([], result: result), attributes: [], span: result.span)
      return .type(function)
    default: break
    }
    advance()
    if word == .closedRange || word == .halfOpenRange {
      let upper = expression(above: .range)
      return .range(Syntax.Range(lower: left, upper: upper, includesUpper: word == .closedRange))
    }
    let tighter = Precedence(rawValue: precedence.rawValue - (precedence.isRightAssociative ? 1 : 0))
    let right = expression(above: tighter)
    return precedence == .assignment ? .assignment(left, name, right) : .binary(left, name, right)
  }

  private mutating func cast(_ value: Syntax.Expression) -> Syntax.Expression.Kind {
    let isTest = at(.is)
    advance()
    var cast: Syntax.Cast = isTest ? .test : .coerce
    if !isTest, touches(index) {
      if take(.question) { cast = .conditional } else if take(.exclamation) { cast = .forced }
    }
    return .cast(value, cast, type())
  }

  private mutating func ternary(_ condition: Syntax.Expression) -> Syntax.Expression.Kind {
    let question = token
    advance()
    let then = expression()
    guard take(.colon) else {
      warn("the ‘?’ here has no ‘:’", at: question)
      return .ternary(
        condition, then: then,
        otherwise: Syntax.Expression(kind: .unknown("a value"), span: span(from: index)))
    }
    return .ternary(condition, then: then, otherwise: expression(above: .assignment))
  }

  // MARK: Before a value

  /// A value with what stands before it: `try`, `await`, `-`, `!`, `&`.
  private mutating func unary() -> Syntax.Expression {
    let start = index
    guard let kind = prefixed() else { return postfix() }
    return Syntax.Expression(kind: kind, span: span(from: start))
  }

  private mutating func prefixed() -> Syntax.Expression.Kind? {
    switch token.kind {
    case .operation: return prefixOperator()
    case .identifier:
      switch token.word {
      case .try:
        advance()
        var attempt = Syntax.Attempt.propagating
        if touches(index) {
          if take(.question) { attempt = .optional } else if take(.exclamation) { attempt = .forced }
        }
        return .attempt(attempt, expression())
      case .await where beginsValue(peek()) && peek().kind != .period:
        advance()
        return .await(expression())
      case .consume, .copy, .each, .repeat:
        guard peek().kind == .identifier, !peek().isOnNewLine, beginsValue(peek()) || peek().word == .each
        else {
          return nil
        }
        advance()
        return expression(above: .shift).kind
      default: return nil
      }
    default: return nil
    }
  }

  private mutating func prefixOperator() -> Syntax.Expression.Kind? {
    if at(.assign) || at(.arrow) || at(.question) { return nil }
    let name = name(token)
    let word = token.word
    advance()
    // An operator as a value: `reduce(0, +)`.
    if atEnd || at(.comma) {
      return word == .closedRange
        ? .range(Syntax.Range(lower: nil, upper: nil, includesUpper: true)) : .name(name.text, generics: [])
    }
    guard let value = nested({ $0.unary() }) else {
      passOver()
      return .unknown("a value")
    }
    switch word {
    case .closedRange, .halfOpenRange:
      return .range(Syntax.Range(lower: nil, upper: value, includesUpper: word == .closedRange))
    case .ampersand: return .reference(value)
    default: return .prefix(name, value)
    }
  }
}
