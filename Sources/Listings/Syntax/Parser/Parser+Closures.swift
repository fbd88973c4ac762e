extension Parser {
  /// A closure, from its brace.
  mutating func closure() -> Syntax.Closure {
    let start = index
    var closure = Syntax.Closure(
      captures: [], parameters: nil, attributes: [], result: nil,
      body: Syntax.Block(statements: [], span: span(from: start)))
    let hasSignature = hasSignature()
    let read: Void? = nested { parser in
      parser.inBrackets { parser in
        if hasSignature { parser.signature(of: &closure) }
        closure.body.statements = parser.statements()
      }
    }
    if read == nil { skip() }
    closure.body.span = span(from: start)
    return closure
  }

  /// Whether `in` ends a list of captures, parameters and effects behind the brace.
  private func hasSignature() -> Bool {
    var place = index + 1
    var budget = 200
    func skipped(_ place: Int) -> Int { Int(tokens[place].partner) + 1 }
    while tokens[place].kind == .at, place + 2 < tokens.count, budget > 0 {
      budget -= 1
      place += 2
      if tokens[place].kind == .openParenthesis, touches(place) {
        place = min(skipped(place), tokens.count - 1)
      }
    }
    if tokens[place].kind == .openBracket { place = min(skipped(place), tokens.count - 1) }
    if tokens[place].kind == .openParenthesis {
      place = min(skipped(place), tokens.count - 1)
    } else {
      while budget > 0, namesParameter(tokens[place]) {
        budget -= 1
        place += tokens[place + 1].kind == .comma ? 2 : 1
      }
    }
    // `async`, `throws(Failure)` and `-> Result`, up to `in`.
    while budget > 0, place < tokens.count - 1 {
      budget -= 1
      let token = tokens[place]
      switch token.kind {
      case .identifier:
        if token.word == .in { return true }
        if token.word.isReserved, token.word != .throws, token.word != .rethrows, token.word != .upperSelf {
          return false
        }
      case .operation, .period, .comma, .at: break
      case .openParenthesis, .openBracket: place = Int(token.partner)
      default: return false
      }
      place += 1
    }
    return false
  }

  private func namesParameter(_ token: Token) -> Bool {
    token.kind == .dollarName
      || token.kind == .identifier && (!token.word.isReserved || token.word == .underscore)
  }

  private mutating func signature(of closure: inout Syntax.Closure) {
    closure.attributes = attributes()
    if at(.openBracket) { closure.captures = inBrackets { $0.captures() } }
    var parameters: [Syntax.Parameter]?
    if at(.openParenthesis) {
      parameters = inBrackets { $0.parameters(.closure) }
    } else {
      while namesParameter(token), !at(.async) {
        parameters = (parameters ?? []) + [closureParameter(name(token))]
        advance()
        if !take(.comma) { break }
      }
    }
    closure.parameters = parameters ?? []
    skipEffects()
    if take(.arrow) { closure.result = type() }
    while !atEnd, !take(.in) { skip() }
  }

  private func closureParameter(_ name: Syntax.Name) -> Syntax.Parameter {
    Syntax.Parameter(
      label: nil, name: name, type: nil, defaultValue: nil, attributes: [], isInOut: false, isVariadic: false)
  }

  private mutating func captures() -> [Syntax.Capture] {
    var captures: [Syntax.Capture] = []
    while !atEnd {
      var isWeak = false
      if at(.weak) || at(.unowned), peek().kind == .identifier || peek().kind == .openParenthesis {
        isWeak = true
        advance()
        if at(.openParenthesis) { skip() }
      }
      guard at(.identifier) else { break }
      let name = name(token)
      advance()
      let value = take(.assign) ? expression() : nil
      captures.append(Syntax.Capture(name: name, value: value, isWeak: isWeak))
      if !take(.comma) { break }
    }
    return captures
  }
}
