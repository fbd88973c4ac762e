extension Expression {
  /// Reads an expression.
  ///
  /// - Throws: ``SceneError`` with the place of the first thing that cannot be read.
  public init(_ source: String, at place: Diagnostic.Place? = nil) throws(SceneError) {
    let origin = Origin(place)
    do throws(ExpressionError) {
      var parser = ExpressionParser(tokens: try ExpressionLexer.tokens(of: source))
      self.init(root: try parser.whole(), origin: origin)
    } catch {
      throw SceneError([
        Diagnostic(
          .error, "\(error.message) in the expression ‘\(source.shortened)’",
          at: origin.advanced(by: error.offset).place)
      ])
    }
  }
}

extension String {
  /// The first characters, for a message.
  var shortened: String {
    count <= 60 ? self : String(prefix(57)) + "…"
  }
}

/// Reads tokens into terms by the precedence of operators.
struct ExpressionParser {
  /// The most steps an expression may have, so that no later walk can run out of stack.
  static let mostTerms = 200

  let tokens: [ExpressionLexer.Token]
  var position = 0
  var terms = 0

  init(tokens: [ExpressionLexer.Token]) {
    self.tokens = tokens
  }

  var current: ExpressionLexer.Token { tokens[position] }

  mutating func whole() throws(ExpressionError) -> Expression.Term {
    let term = try choice()
    guard current.kind == .end else { throw unexpected("an operator or the end") }
    return term
  }

  func unexpected(_ expected: String) -> ExpressionError {
    ExpressionError(message: "expected \(expected), found \(current.kind.text)", offset: current.offset)
  }

  /// Counts one step more.
  mutating func make(_ kind: Expression.Kind, at offset: Int) throws(ExpressionError) -> Expression.Term {
    try countStep(at: offset)
    return Expression.Term(kind, at: offset)
  }

  mutating func countStep(at offset: Int) throws(ExpressionError) {
    terms += 1
    if terms > Self.mostTerms {
      throw ExpressionError(message: "more than \(Self.mostTerms) steps", offset: offset)
    }
  }

  mutating func take(_ symbol: String) -> Bool {
    guard current.kind == .symbol(symbol) else { return false }
    position += 1
    return true
  }

  mutating func expect(_ symbol: String) throws(ExpressionError) {
    guard take(symbol) else { throw unexpected("‘\(symbol)’") }
  }

  mutating func choice() throws(ExpressionError) -> Expression.Term {
    let start = current.offset
    // Counted on the way in as well, so that ((((… is refused before it is deep.
    try countStep(at: start)
    let condition = try binary(above: 0)
    guard take("?") else { return condition }
    let first = try choice()
    try expect(":")
    let second = try choice()
    return try make(.choice(condition, first, second), at: start)
  }

  mutating func binary(above precedence: Int) throws(ExpressionError) -> Expression.Term {
    var left = try unary()
    while case .symbol(let symbol) = current.kind,
      let operation = Expression.BinaryOperator(rawValue: symbol), operation.precedence > precedence
    {
      let offset = current.offset
      position += 1
      let right = try binary(above: operation.precedence)
      left = try make(.binary(operation, left, right), at: offset)
    }
    return left
  }

  mutating func unary() throws(ExpressionError) -> Expression.Term {
    let offset = current.offset
    try countStep(at: offset)
    if take("!") { return try make(.unary(.not, try unary()), at: offset) }
    if take("-") {
      let operand = try unary()
      if case .literal(.number(let value)) = operand.kind {
        return try make(.literal(.number(-value)), at: offset)
      }
      return try make(.unary(.minus, operand), at: offset)
    }
    return try postfix()
  }

  mutating func postfix() throws(ExpressionError) -> Expression.Term {
    var term = try primary()
    while true {
      let offset = current.offset
      if take(".") {
        term = try member(of: term)
      } else if take("[") {
        let index = try choice()
        try expect("]")
        term = try make(.element(term, index: index), at: offset)
      } else {
        return term
      }
    }
  }

  mutating func member(of term: Expression.Term) throws(ExpressionError) -> Expression.Term {
    let offset = current.offset
    let known = Expression.Property.allCases.map(\.rawValue) + Expression.Method.allCases.map(\.rawValue)
    guard case .name(let name) = current.kind else { throw unexpected("one of \(known.listed)") }
    position += 1
    if let property = Expression.Property(rawValue: name) {
      return try make(.property(property, term), at: offset)
    }
    guard let method = Expression.Method(rawValue: name) else {
      throw ExpressionError(
        message: "unknown member ‘\(name)’\(name.suggestion(among: known))", offset: offset)
    }
    try expect("(")
    let argument = try choice()
    try expect(")")
    return try make(.method(method, term, argument), at: offset)
  }

  mutating func primary() throws(ExpressionError) -> Expression.Term {
    let offset = current.offset
    switch current.kind {
    case .number(let value):
      position += 1
      return try make(.literal(.number(value)), at: offset)
    case .string(let value):
      position += 1
      return try make(.literal(.string(value)), at: offset)
    case .name(let name):
      position += 1
      if name == "true" || name == "false" { return try make(.literal(.bool(name == "true")), at: offset) }
      return try make(.variable(name), at: offset)
    case .symbol("("):
      position += 1
      let term = try choice()
      try expect(")")
      return term
    case .symbol("["):
      position += 1
      return try list(at: offset)
    default: throw unexpected("a value")
    }
  }

  mutating func list(at offset: Int) throws(ExpressionError) -> Expression.Term {
    var elements: [Expression.Term] = []
    while current.kind != .symbol("]") {
      if !elements.isEmpty { try expect(",") }
      elements.append(try choice())
    }
    position += 1
    return try make(.list(elements), at: offset)
  }
}
