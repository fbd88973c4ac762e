extension Parser {
  /// Reads something in whose expressions a brace begins a body.
  mutating func beforeBody<Result>(_ read: (inout Parser) -> Result) -> Result {
    let outside = braceBeginsBody
    braceBeginsBody = true
    let result = read(&self)
    braceBeginsBody = outside
    return result
  }

  /// Reads something in whose expressions a brace begins a closure.
  mutating func outsideConditions<Result>(_ read: (inout Parser) -> Result) -> Result {
    let outside = braceBeginsBody
    braceBeginsBody = false
    let result = read(&self)
    braceBeginsBody = outside
    return result
  }

  /// `if`, from its keyword.
  mutating func ifElse() -> Syntax.If {
    advance()
    let conditions = conditions()
    let body = block()
    var otherwise: Syntax.If.Else?
    if take(.else) {
      let start = index
      if at(.if) {
        if let next = nested({ $0.ifElse() }) {
          otherwise = .chained(next, span(from: start))
        } else {
          passOverChain()
        }
      } else {
        otherwise = .block(block())
      }
    }
    return Syntax.If(conditions: conditions, body: body, otherwise: otherwise)
  }

  /// Passes over the rest of `if … else if …` that lies too deep.
  private mutating func passOverChain() {
    while !atEnd {
      if at(.openBrace) {
        skip()
        if !at(.else) { return }
      }
      skip()
    }
  }

  mutating func guardElse() -> Syntax.Statement.Kind {
    advance()
    // No brace can begin a body before ‘else’.
    let conditions = outsideConditions { $0.conditionList() }
    if !take(.else) { warn("unexpected \(found); expected the ‘else’ of ‘guard’", at: token) }
    return .guardElse(conditions, block())
  }

  /// The conditions of `if` and `while`, with commas between.
  mutating func conditions() -> [Syntax.Condition] {
    beforeBody { $0.conditionList() }
  }

  private mutating func conditionList() -> [Syntax.Condition] {
    var conditions: [Syntax.Condition] = []
    repeat {
      // A comma may stand behind the last one.
      if at(.openBrace) && !conditions.isEmpty || at(.else) { break }
      conditions.append(condition())
    } while take(.comma)
    return conditions
  }

  private mutating func condition() -> Syntax.Condition {
    let start = index
    let kind: Syntax.Condition.Kind
    if at(.pound), token.word == .available || token.word == .unavailable {
      kind = availability()
    } else if at(.let) || at(.var) {
      kind = optionalBinding()
    } else if take(.case) {
      let pattern = pattern()
      if !take(.assign) { warn("unexpected \(found); expected ‘=’ behind the pattern", at: token) }
      kind = .pattern(pattern, expression())
    } else {
      kind = .expression(expression())
    }
    return Syntax.Condition(kind: kind, span: span(from: start))
  }

  private mutating func optionalBinding() -> Syntax.Condition.Kind {
    advance()
    var name: Syntax.Name?
    if at(.identifier) {
      if !at(.underscore) { name = self.name(token) }
      advance()
    } else {
      warn("unexpected \(found); expected a name", at: token)
    }
    let type = take(.colon) ? self.type() : nil
    let value = take(.assign) ? expression() : nil
    return .optionalBinding(Syntax.OptionalBinding(name: name, type: type, value: value))
  }

  private mutating func availability() -> Syntax.Condition.Kind {
    let isUnavailable = token.word == .unavailable
    advance()
    var platforms: [Syntax.Platform] = []
    if at(.openParenthesis) {
      platforms = inBrackets { parser in
        var platforms: [Syntax.Platform] = []
        while !parser.atEnd {
          var platform = Syntax.Platform(name: parser.string(parser.token), version: [])
          parser.advance()
          while !parser.atEnd, !parser.take(.comma) {
            platform.version += parser.string(parser.token).split(separator: ".").compactMap { Int($0) }
            parser.advance()
          }
          platforms.append(platform)
        }
        return platforms
      }
    }
    return .availability(platforms, isUnavailable: isUnavailable)
  }

  /// `switch`, from its keyword.
  mutating func switchCase() -> Syntax.Switch {
    advance()
    let subject = beforeBody { $0.expression() }
    guard at(.openBrace) else {
      warn("unexpected \(found); expected the ‘{’ of ‘switch’", at: token)
      return Syntax.Switch(subject: subject, cases: [])
    }
    let cases = nested { parser in
      parser.inBrackets { parser in
        var cases: [Syntax.Switch.Case] = []
        while let next = parser.switchBranch() { cases.append(next) }
        return cases
      }
    }
    if cases == nil { skip() }
    return Syntax.Switch(subject: subject, cases: cases ?? [])
  }

  private mutating func switchBranch() -> Syntax.Switch.Case? {
    let start = index
    if at(.at), peek().kind == .identifier {
      advance()
      advance()
    }
    var patterns: [Syntax.CasePattern] = []
    if take(.case) {
      patterns = outsideConditions { $0.casePatterns(beforeBody: false) }
    } else if !take(.default) {
      return nil
    }
    if !take(.colon) { warn("unexpected \(found); expected ‘:’ behind the case", at: token) }
    var statements: [Syntax.Statement] = []
    while !atEnd, !beginsCase {
      if take(.semicolon) { continue }
      let first = index
      statements.append(statement())
      if index == first { passOver() }
    }
    return Syntax.Switch.Case(
      patterns: patterns, body: Syntax.Block(statements: statements, span: span(from: start)))
  }

  private var beginsCase: Bool {
    at(.case) || at(.default)
      || at(.at) && peek().kind == .identifier && [.case, .default].contains(peek(2).word)
  }

  /// `for`, from its keyword.
  mutating func forIn() -> Syntax.For {
    advance()
    _ = take(.try)
    _ = take(.await)
    let isCase = take(.case)
    if !isCase, at(.let) || at(.var) { advance() }
    let pattern = pattern(bindsNames: !isCase)
    let type = take(.colon) ? self.type() : nil
    if !take(.in) { warn("unexpected \(found); expected the ‘in’ of ‘for’", at: token) }
    let (sequence, condition) = beforeBody { parser in
      (parser.expression(), parser.take(.where) ? parser.expression() : nil)
    }
    return Syntax.For(
      pattern: pattern, isCase: isCase, type: type, sequence: sequence, condition: condition, body: block())
  }
}
