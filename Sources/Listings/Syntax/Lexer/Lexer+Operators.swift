extension Lexer {
  /// An operator, a point, or a regular expression.
  mutating func operation(from start: Int) {
    let isLeftBound = isLeftBound(at: start)
    let first = bytes[position]
    if first == UInt8(ascii: "/"), !(tokens.last?.endsValue ?? false), regularExpression(from: start) {
      return
    }
    if first == UInt8(ascii: "."), byte(1) != UInt8(ascii: ".") {
      position += 1
      return append(.period, from: start, flags: isLeftBound ? .leftBound : [])
    }
    skipOperator(mayHavePoints: first == UInt8(ascii: "."), isLeftBound: isLeftBound)
    var flags: Token.Flags = isLeftBound ? .leftBound : []
    if isRightBound(isLeftBound: isLeftBound) { flags.insert(.rightBound) }
    append(.operation, from: start, word: WordTable.shared.word(bytes[start..<position]), flags: flags)
  }

  /// Passes over the characters of an operator; a comment ends it, and `?` or `!` behind a value stands alone.
  private mutating func skipOperator(mayHavePoints: Bool, isLeftBound: Bool) {
    let first = bytes[position]
    let mark = first == UInt8(ascii: "?") || first == UInt8(ascii: "!")
    // `a != b` and `a ?? b` are often written without spaces, which Swift would not read.
    let isPair = byte(1) == (first == UInt8(ascii: "?") ? first : UInt8(ascii: "="))
    let standsBetween =
      isPair && ![.space, .lineBreak, .operation].contains(CharacterClass.of(byte(2)))
      && byte(2) != UInt8(ascii: ")")
    if mark, isLeftBound, !standsBetween {
      position += 1
      return
    }
    while position < end {
      switch CharacterClass.of(bytes[position]) {
      case .operation:
        let isComment =
          bytes[position] == UInt8(ascii: "/")
          && (byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"))
        if isComment { return }
        if bytes[position] == UInt8(ascii: "."), !mayHavePoints { return }
        position += 1
      case .wide:
        guard let (scalar, length) = scalar(at: position), CharacterClass.of(scalar) == .operation else {
          return
        }
        position += length
      default: return
      }
    }
  }

  /// Whether what stands before an offset belongs to the same expression.
  private func isLeftBound(at offset: Int) -> Bool {
    guard let last = tokens.last, Int(last.end) == offset else { return false }
    switch last.kind {
    case .openParenthesis, .openBracket, .openBrace, .comma, .semicolon, .colon, .interpolationStart:
      return false
    default: return true
    }
  }

  /// Whether what stands at the current position belongs to the same expression as the operator before it.
  private func isRightBound(isLeftBound: Bool) -> Bool {
    guard position < end else { return false }
    let next = bytes[position]
    switch CharacterClass.of(next) {
    case .space, .lineBreak: return false
    case .punctuation: return !")]},;:".utf8.contains(next)
    case .operation:
      if next == UInt8(ascii: ".") { return !isLeftBound }
      return next != UInt8(ascii: "/")
    default: return true
    }
  }

  // MARK: Regular expressions

  /// `/…/` on one line, where a value can begin; gives `false` where it is none.
  private mutating func regularExpression(from start: Int) -> Bool {
    switch CharacterClass.of(byte(1)) {
    case .space, .lineBreak: return false
    case .operation where "/*=".utf8.contains(byte(1)): return false
    default: break
    }
    var offset = position + 1
    var isInClass = false
    while offset < end, CharacterClass.of(bytes[offset]) != .lineBreak {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        position = offset + 1
        append(.regularExpression, from: start)
        return true
      default: break
      }
      offset += 1
    }
    return false
  }

  /// `#/…/#`, which may span lines; gives `false` where it does not end.
  mutating func extendedRegularExpression(from start: Int, pounds: Int) -> Bool {
    var offset = position + pounds + 1
    while offset < end {
      if bytes[offset] == UInt8(ascii: "\\") {
        offset += 2
        continue
      }
      if bytes[offset] == UInt8(ascii: "/"), offset + pounds < end,
        bytes[offset + 1...offset + pounds].allSatisfy({ $0 == UInt8(ascii: "#") })
      {
        position = offset + 1 + pounds
        append(.regularExpression, from: start)
        return true
      }
      offset += 1
    }
    return false
  }
}
