/// Cuts the text of an expression into tokens.
struct ExpressionLexer {
  struct Token: Hashable {
    enum Kind: Hashable {
      case number(Double)
      case string(String)
      case name(String)
      case symbol(String)
      case end

      var text: String {
        switch self {
        case .number(let value): "the number \(value.shortText)"
        case .string(let value): "the string '\(value.shortened)'"
        case .name(let name): "‘\(name.shortened)’"
        case .symbol(let symbol): "‘\(symbol)’"
        case .end: "the end"
        }
      }
    }

    var kind: Kind
    var offset: Int
  }

  static let symbols = [
    "||", "&&", "==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "%", "!", "?", ":", "(", ")", "[", "]",
    ",",
    ".",
  ]

  let characters: [Character]
  var position = 0

  /// The tokens of a text, the last of them the end.
  static func tokens(of source: String) throws(ExpressionError) -> [Token] {
    guard source.utf8.count <= SceneLimits.textBytes else {
      throw ExpressionError(message: "more than \(SceneLimits.textBytes) bytes", offset: 0)
    }
    var lexer = ExpressionLexer(characters: Array(source))
    var tokens: [Token] = []
    while let token = try lexer.next() { tokens.append(token) }
    tokens.append(Token(kind: .end, offset: lexer.characters.count))
    return tokens
  }

  mutating func next() throws(ExpressionError) -> Token? {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    guard position < characters.count else { return nil }
    let start = position
    let first = characters[start]
    let kind: Token.Kind
    if first.isDigit {
      kind = .number(try number())
    } else if first == "'" || first == "\"" {
      kind = .string(try string(closing: first))
    } else if first.isNameStart {
      while position < characters.count, characters[position].isNameStart || characters[position].isDigit {
        position += 1
      }
      kind = .name(String(characters[start..<position]))
    } else {
      kind = .symbol(try symbol())
    }
    return Token(kind: kind, offset: start)
  }

  mutating func number() throws(ExpressionError) -> Double {
    let start = position
    func digit(at index: Int) -> Bool { index < characters.count && characters[index].isDigit }
    while digit(at: position) { position += 1 }
    if position < characters.count, characters[position] == ".", digit(at: position + 1) {
      position += 1
      while digit(at: position) { position += 1 }
    }
    if position < characters.count, characters[position] == "e" || characters[position] == "E" {
      let signed = position + 1 < characters.count && "+-".contains(characters[position + 1])
      if digit(at: position + (signed ? 2 : 1)) {
        position += signed ? 2 : 1
        while digit(at: position) { position += 1 }
      }
    }
    let text = String(characters[start..<position])
    guard let value = Double(text), value.isFinite else {
      throw ExpressionError(message: "the number \(text.shortened) is too large", offset: start)
    }
    return value
  }

  mutating func string(closing quote: Character) throws(ExpressionError) -> String {
    let start = position
    var text = ""
    position += 1
    while position < characters.count, characters[position] != quote {
      if characters[position] == "\\", position + 1 < characters.count { position += 1 }
      text.append(characters[position])
      position += 1
    }
    guard position < characters.count else {
      throw ExpressionError(message: "a string that does not end", offset: start)
    }
    position += 1
    return text
  }

  mutating func symbol() throws(ExpressionError) -> String {
    for symbol in Self.symbols where characters[position...].starts(with: symbol) {
      position += symbol.count
      return symbol
    }
    let hint =
      switch characters[position] {
      case "=": "; == compares"
      case "&": "; && is ‘and’"
      case "|": "; || is ‘or’"
      default: ""
      }
    throw ExpressionError(message: "unexpected ‘\(characters[position])’\(hint)", offset: position)
  }
}

extension Character {
  fileprivate var isDigit: Bool { self >= "0" && self <= "9" }
  fileprivate var isNameStart: Bool { isLetter || self == "_" }
}
