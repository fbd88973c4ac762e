extension Parser {
  /// Reads what stands in the brackets at the current token, and goes on behind the closing one whatever was read.
  mutating func inBrackets<Result>(_ read: (inout Parser) -> Result) -> Result {
    let open = index
    advance()
    let outside = braceBeginsBody
    braceBeginsBody = false
    let result = read(&self)
    braceBeginsBody = outside
    close(open)
    return result
  }

  /// Passes over what is left in a pair of brackets, and over the closing one.
  mutating func close(_ open: Int) {
    let partner = Int(tokens[open].partner)
    if index < partner {
      warn("unexpected \(found); the rest up to the ‘\(closing(open))’ is passed over", at: token)
      index = partner
    }
    if !tokens[open].flags.contains(.unclosed) { advance() }
  }

  private func closing(_ open: Int) -> String {
    switch tokens[open].kind {
    case .openBrace: "}"
    case .openBracket: "]"
    default: ")"
    }
  }

  /// Whether the current token closes something, or ends the text.
  var atEnd: Bool {
    switch token.kind {
    case .closeBrace, .closeBracket, .closeParenthesis, .interpolationEnd, .end: true
    default: false
    }
  }

  /// Passes over one token, or over a pair of brackets with all that is in it.
  mutating func skip() {
    switch token.kind {
    case .openParenthesis, .openBracket, .openBrace, .stringStart, .interpolationStart:
      let open = index
      index = max(Int(tokens[open].partner), index)
      if !tokens[open].flags.contains(.unclosed) || tokens[open].kind == .stringStart { advance() }
    default: advance()
    }
  }

  /// Passes over tokens up to the next line, a comma, a semicolon or a closing bracket; over at least one, if there is one.
  mutating func passOver() {
    let start = index
    while !atEnd {
      if index > start, token.isOnNewLine { return }
      if at(.semicolon) || at(.comma) {
        if index == start { advance() }
        return
      }
      skip()
    }
  }

  /// Passes over a stretch that is not understood, and says so; a keyword is left, it may begin what comes next.
  mutating func unknown(_ what: String) -> Syntax.Expression {
    let start = index
    warn("unexpected \(found); expected \(what)", at: token)
    if !at(.identifier) { passOver() }
    return Syntax.Expression(kind: .unknown(what), span: span(from: start))
  }
}
