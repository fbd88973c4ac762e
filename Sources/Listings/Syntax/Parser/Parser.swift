import SceneModel

/// Reads tokens into the tree, by recursive descent.
///
/// It never fails: what it does not understand stands in the tree as `unknown`. Two rules keep it from losing its
/// place. What stands in brackets is read by ``inBrackets(_:)``, which goes on behind the closing one whatever was
/// read; and a list of statements or members always goes on with the next line.
///
/// - Complexity: O(tokens). What is looked ahead is bounded, or jumps from a bracket to its partner.
struct Parser {
  let text: SourceText
  var tokens: [Token]
  /// The index of the current token; the last token is the end, and is never passed.
  var index = 0
  var faults: Faults
  /// How deep the current token is nested.
  var depth = 0
  /// How deep the tree reaches within what is being read; see ``grow(at:)``.
  var reach = 0
  /// Whether a brace begins a body rather than a closure, as in the conditions of `if`.
  var braceBeginsBody = false

  init(_ text: SourceText, in range: Range<Int>) {
    self.text = text
    let lexer = Lexer(text.bytes, in: range, for: text.platform)
    tokens = lexer.tokens
    faults = lexer.faults
  }

  // MARK: Tokens

  var token: Token { tokens[index] }

  func peek(_ ahead: Int = 1) -> Token { tokens[min(index + ahead, tokens.count - 1)] }

  mutating func advance() {
    if index < tokens.count - 1 { index += 1 }
  }

  func at(_ kind: Token.Kind) -> Bool { tokens[index].kind == kind }

  func at(_ word: Word) -> Bool { tokens[index].word == word && tokens[index].kind != .pound }

  mutating func take(_ kind: Token.Kind) -> Bool {
    guard tokens[index].kind == kind else { return false }
    advance()
    return true
  }

  mutating func take(_ word: Word) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  /// Whether two tokens touch.
  func touches(_ index: Int) -> Bool { index > 0 && tokens[index - 1].end == tokens[index].start }

  /// Takes the first character of an operator, and leaves its rest as the current token.
  mutating func takeFirst(_ character: UInt8) -> Bool {
    guard at(.operation), byte(at: token.start) == character else { return false }
    if token.end - token.start == 1 {
      advance()
    } else {
      tokens[index].start += 1
      tokens[index].flags = token.flags.union(.leftBound).subtracting(.newline)
      tokens[index].word = WordTable.shared.word(text.bytes[Int(token.start)..<Int(token.end)])
      if token.end - token.start == 1, byte(at: token.start) == UInt8(ascii: ".") {
        tokens[index].kind = .period
      }
    }
    return true
  }

  // MARK: Text

  func byte(at offset: Int32) -> UInt8 {
    Int(offset) < text.bytes.count ? text.bytes[Int(offset)] : 0
  }

  func string(_ token: Token) -> String {
    String(decoding: text.bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  /// The span from a token to the last one that was read.
  func span(from first: Int) -> Syntax.Span {
    let start = tokens[min(first, tokens.count - 1)].start
    let end = index > first ? tokens[index - 1].end : start
    return Syntax.Span(file: text.file, start: Int(start), end: Int(max(start, end)))
  }

  func span(of token: Token) -> Syntax.Span {
    Syntax.Span(file: text.file, start: Int(token.start), end: Int(token.end))
  }

  /// The name that a token is; backticks are left out.
  func name(_ token: Token) -> Syntax.Name {
    let name = string(token)
    let isQuoted = token.kind == .identifier && byte(at: token.start) == UInt8(ascii: "`")
    return Syntax.Name(text: isQuoted ? String(name.dropFirst().dropLast()) : name, span: span(of: token))
  }

  /// What the current token is, for a message.
  var found: String {
    switch token.kind {
    case .end: "the end of the text"
    case .stringStart: "a text"
    default:
      "‘\(String(decoding: text.bytes[Int(token.start)..<Int(token.end)].prefix(40), as: UTF8.self).prefix(24))’"
    }
  }

  // MARK: Faults

  /// Tells of something at a token that is no Swift.
  mutating func warn(_ message: String, at token: Token) {
    faults.warn(message, at: Int(token.start))
  }

  // MARK: Depth

  /// Reads something nested; `nil`, with a fault, where it would lie too deep.
  mutating func nested<Result>(_ read: (inout Parser) -> Result) -> Result? {
    guard depth < SyntaxLimits.depth else {
      warn("nested more than \(SyntaxLimits.depth) deep; passed over", at: token)
      return nil
    }
    let outside = reach
    depth += 1
    reach = depth
    let result = read(&self)
    depth -= 1
    reach = max(reach, outside)
    return result
  }

  /// Notes that what was read becomes part of one more node, as the base of a chain does; `false` where the tree would
  /// be too tall.
  mutating func grow() -> Bool {
    guard reach < SyntaxLimits.height else {
      warn("a chain of more than \(SyntaxLimits.height - depth) parts; the rest is passed over", at: token)
      return false
    }
    reach += 1
    return true
  }
}
