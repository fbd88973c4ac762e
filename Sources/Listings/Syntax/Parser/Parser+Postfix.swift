extension Parser {
  /// A value with the members, calls and subscripts behind it.
  mutating func postfix() -> Syntax.Expression {
    let start = index
    var base = primary()
    switch base.kind {
    case .unknown, .keyPath: return base
    case .ifValue, .switchValue: return base
    default: break
    }
    let isLiteral = isLiteral(base)
    while let suffix = suffix(isCallable: !isLiteral || index > start + 1) {
      guard grow() else {
        passOver()
        return base
      }
      let kind = apply(suffix, to: base)
      base = Syntax.Expression(kind: kind, span: span(from: start))
    }
    return base
  }

  private func isLiteral(_ base: Syntax.Expression) -> Bool {
    switch base.kind {
    case .integer, .number, .boolean, .nilLiteral, .string, .regularExpression: true
    default: false
    }
  }

  private enum Suffix {
    case member, call, subscripted, closure, optionalChain, forceUnwrap, upward, operation
  }

  /// What follows a value and belongs to it.
  private func suffix(isCallable: Bool) -> Suffix? {
    switch token.kind {
    case .period: return .member
    case .openParenthesis: return token.isOnNewLine || !isCallable ? nil : .call
    case .openBracket: return token.isOnNewLine ? nil : .subscripted
    case .openBrace: return isCallable && beginsTrailingClosure() ? .closure : nil
    case .operation: return operatorSuffix()
    default: return nil
    }
  }

  private func operatorSuffix() -> Suffix? {
    let next = peek()
    let touchesNext = next.start == token.end
    if at(.question) {
      // A point right behind it goes on with the chain, on a new line as well.
      if token.isOnNewLine || !token.flags.contains(.leftBound) {
        return token.isOnNewLine && next.kind == .period && touchesNext ? .optionalChain : nil
      }
      let goesOn = [.period, .openParenthesis, .openBracket].contains(next.kind)
      return goesOn || !beginsValue(next) ? .optionalChain : nil
    }
    guard token.flags.contains(.leftBound), !token.isOnNewLine else { return nil }
    if at(.exclamation) { return .forceUnwrap }
    guard !token.flags.contains(.rightBound), next.isOnNewLine || !beginsValue(next) else { return nil }
    if at(.assign) || at(.arrow) || at(.ampersand) { return nil }
    return at(.closedRange) ? .upward : .operation
  }

  private mutating func apply(_ suffix: Suffix, to base: Syntax.Expression) -> Syntax.Expression.Kind {
    switch suffix {
    case .member: return member(of: base)
    case .call:
      let arguments = inBrackets { $0.arguments() }
      return .call(
        Syntax.Call(
          callee: base, arguments: arguments, trailingClosures: trailingClosures(), hasParentheses: true))
    case .closure:
      return .call(
        Syntax.Call(
          callee: base, arguments: [], trailingClosures: trailingClosures(), hasParentheses: false))
    case .subscripted: return .subscripted(base, inBrackets { $0.arguments() })
    case .optionalChain:
      advance()
      return .optionalChain(base)
    case .forceUnwrap:
      advance()
      return .forceUnwrap(base)
    case .upward:
      advance()
      return .range(Syntax.Range(lower: base, upper: nil, includesUpper: true))
    case .operation:
      let name = name(token)
      advance()
      return .postfix(base, name)
    }
  }

  private mutating func member(of base: Syntax.Expression) -> Syntax.Expression.Kind {
    let point = token
    advance()
    guard let name = memberName() else {
      warn("unexpected \(found); expected a name behind ‘.’", at: point)
      return .unknown("a member")
    }
    return .member(base, name, generics: genericArgumentsOfValue())
  }

  /// The name behind a point: any word, and digits for a part of a tuple.
  mutating func memberName() -> Syntax.Name? {
    switch token.kind {
    case .identifier, .integer, .dollarName: break
    default: return nil
    }
    // A point at the end of a line is one that nothing follows, when the next line begins a statement.
    if token.isOnNewLine, token.kind == .identifier, token.word.isReserved { return nil }
    let name = name(token)
    advance()
    return name
  }

  // MARK: Arguments

  /// Values with their labels, up to the closing bracket.
  mutating func arguments() -> [Syntax.Argument] {
    var arguments: [Syntax.Argument] = []
    while !atEnd {
      var label: Syntax.Name?
      if at(.identifier), peek().kind == .colon {
        label = name(token)
        advance()
        advance()
        // A name of a function: `move(from:to:)`.
        if atEnd || at(.identifier) && peek().kind == .colon && touches(index) {
          let none = Syntax.Expression(kind: .name("_", generics: []), span: span(from: index))
          arguments.append(Syntax.Argument(label: label, value: none))
          continue
        }
      }
      arguments.append(Syntax.Argument(label: label, value: expression()))
      if !take(.comma) { break }
    }
    return arguments
  }

  /// The closures behind a call, the first without a label.
  mutating func trailingClosures() -> [Syntax.TrailingClosure] {
    guard at(.openBrace), beginsTrailingClosure() else { return [] }
    var closures = [Syntax.TrailingClosure(label: nil, closure: closure())]
    while at(.identifier), peek().kind == .colon, peek(2).kind == .openBrace, !at(.default) {
      let label = name(token)
      advance()
      advance()
      closures.append(Syntax.TrailingClosure(label: label, closure: closure()))
    }
    return closures
  }

  /// Whether the brace at the current token begins a closure that belongs to the value before it.
  func beginsTrailingClosure() -> Bool {
    if beginsAccessors() { return false }
    guard braceBeginsBody else { return true }
    // Before a body it is a closure only where something follows that could not follow the body.
    let open = tokens[index]
    let next = tokens[min(Int(open.partner) + 1, tokens.count - 1)]
    switch next.kind {
    case .openBrace, .comma: return !next.isOnNewLine
    case .openParenthesis, .openBracket, .period: return !next.isOnNewLine
    case .operation: return !next.isOnNewLine
    default: return next.word == .where
    }
  }

  /// Whether the brace at the current token is followed by an accessor of a property.
  private func beginsAccessors() -> Bool {
    let first = peek()
    switch first.word {
    case .didSet, .willSet: return [.openBrace, .openParenthesis].contains(peek(2).kind)
    case .get, .set: return peek(2).kind == .openBrace && !first.isOnNewLine || peek(3).word == .set
    default: return false
    }
  }
}
