extension Lexer {
  mutating func open(_ byte: UInt8) {
    let start = position
    position += 1
    switch byte {
    case UInt8(ascii: "("): push(.parenthesis, .openParenthesis, from: start)
    case UInt8(ascii: "["): push(.bracket, .openBracket, from: start)
    default: push(.brace, .openBrace, from: start)
    }
  }

  private mutating func push(_ bracket: BracketStack.Kind, _ token: Token.Kind, from start: Int) {
    brackets.push(bracket, token: tokens.count)
    append(token, from: start)
  }

  mutating func close(_ byte: UInt8) {
    let start = position
    let kind: (bracket: BracketStack.Kind, token: Token.Kind)
    switch byte {
    case UInt8(ascii: ")"): kind = (.parenthesis, .closeParenthesis)
    case UInt8(ascii: "]"): kind = (.bracket, .closeBracket)
    default: kind = (.brace, .closeBrace)
    }
    position += 1
    guard let place = brackets.place(closedBy: kind.bracket) else {
      faults.warn("unexpected ‘\(Character(Unicode.Scalar(byte)))’; nothing is open here", at: start)
      return
    }
    abandonBrackets(above: place + 1)
    guard let entry = brackets.pop() else { return }
    tokens[entry.token].partner = Int32(tokens.count)
    if entry.kind == .interpolation {
      append(.interpolationEnd, from: start)
      stringText(of: entry.string)
    } else {
      append(kind.token, from: start)
    }
  }

  /// Gives up the brackets above a place of the stack: they end before the token that comes next.
  mutating func abandonBrackets(above count: Int) {
    while brackets.entries.count > count, let entry = brackets.pop() {
      tokens[entry.token].partner = Int32(tokens.count)
      tokens[entry.token].flags.insert(.unclosed)
      let offset = Int(tokens[entry.token].start)
      faults.warn("the ‘\(Character(Unicode.Scalar(bytes[offset])))’ here is not closed", at: offset)
    }
  }

  /// Ends whatever is open at the end of the text, strings among it.
  mutating func closeAllBrackets() {
    while let entry = brackets.top {
      if entry.kind == .interpolation {
        endStringAtInterpolation()
      } else {
        abandonBrackets(above: brackets.entries.count - 1)
      }
    }
  }
}
