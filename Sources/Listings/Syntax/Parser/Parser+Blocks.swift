extension Parser {
  /// Statements in braces.
  mutating func block() -> Syntax.Block {
    let start = index
    guard at(.openBrace) else {
      warn("unexpected \(found); expected ‘{’", at: token)
      return Syntax.Block(statements: [], span: span(from: start))
    }
    let statements = nested { parser in parser.inBrackets { $0.statements() } }
    if statements == nil { skip() }
    return Syntax.Block(statements: statements ?? [], span: span(from: start))
  }

  /// Statements up to a closing bracket or the end.
  mutating func statements() -> [Syntax.Statement] {
    var statements: [Syntax.Statement] = []
    while !atEnd {
      if take(.semicolon) { continue }
      let start = index
      statements.append(statement())
      if index == start { passOver() }
    }
    return statements
  }

  /// A statement with its label.
  mutating func statement() -> Syntax.Statement {
    let start = index
    var label: String?
    if at(.identifier), peek().kind == .colon, Self.canBeLabelled.contains(peek(2).word) {
      label = name(token).text
      advance()
      advance()
    }
    let kind = statementKind()
    return Syntax.Statement(kind: kind, label: label, span: span(from: start))
  }

  private static let canBeLabelled: Set<Word> = [.for, .while, .repeat, .if, .do, .switch]

  private mutating func statementKind() -> Syntax.Statement.Kind {
    if let declaration = declaration(isMember: false) { return .declaration(declaration) }
    guard at(.identifier) else { return .expression(expression()) }
    switch token.word {
    case .if: return .ifElse(ifElse())
    case .guard: return guardElse()
    case .switch: return .switchCase(switchCase())
    case .for: return .forIn(forIn())
    case .while:
      advance()
      return .whileLoop(conditions(), block())
    case .repeat: return repeatWhile()
    case .do: return doCatch()
    case .return:
      advance()
      return .returnValue(valueOnLine())
    case .throw:
      advance()
      return .throwError(expression())
    case .defer:
      advance()
      return .deferred(block())
    case .break:
      advance()
      return .breakOut(labelOnLine())
    case .continue:
      advance()
      return .continueLoop(labelOnLine())
    case .fallthrough:
      advance()
      return .fallThrough
    case .case, .default, .else, .catch, .in, .where: return misplaced()
    default: return .expression(expression())
    }
  }

  private mutating func misplaced() -> Syntax.Statement.Kind {
    warn("unexpected \(found); expected a statement", at: token)
    passOver()
    return .unknown("a statement")
  }

  /// The value behind `return`; on another line it would be a statement of its own only where it can't be a value.
  private mutating func valueOnLine() -> Syntax.Expression? {
    if atEnd || at(.semicolon) { return nil }
    if at(.identifier), token.word.isReserved, !Self.beginsValue.contains(token.word) { return nil }
    // Swift reads on over the line break; so does this.
    return expression()
  }

  static let beginsValue: Set<Word> = [
    .self, .upperSelf, .super, .true, .false, .nil, .underscore, .`init`, .try, .if, .switch, .do,
  ]

  private mutating func labelOnLine() -> String? {
    guard at(.identifier), !token.isOnNewLine, !token.word.isReserved else { return nil }
    let label = name(token).text
    advance()
    return label
  }

  private mutating func repeatWhile() -> Syntax.Statement.Kind {
    advance()
    let body = block()
    guard take(.while) else {
      warn("unexpected \(found); expected the ‘while’ of ‘repeat’", at: token)
      return .unknown("repeat without while")
    }
    return .repeatWhile(body, expression())
  }

  private mutating func doCatch() -> Syntax.Statement.Kind {
    advance()
    // `do throws(Failure) { }`
    if take(.throws), at(.openParenthesis) { skip() }
    let body = block()
    var catches: [Syntax.Catch] = []
    while take(.catch) {
      var patterns: [Syntax.CasePattern] = []
      if !at(.openBrace) { patterns = casePatterns(beforeBody: true) }
      catches.append(Syntax.Catch(patterns: patterns, body: block()))
    }
    return .doCatch(body, catches)
  }
}
