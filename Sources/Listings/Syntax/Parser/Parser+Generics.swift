extension Parser {
  /// The types in `<…>` behind a name in an expression, where it is no comparison.
  ///
  /// Swift's rule: what stands between the angle brackets must read as types, and what follows must be something
  /// that can follow a type's name but not a value to compare with.
  mutating func genericArgumentsOfValue() -> [Syntax.TypeReference] {
    guard at(.operation), byte(at: token.start) == UInt8(ascii: "<"), token.flags.contains(.leftBound),
      readsAsTypes()
    else { return [] }
    return genericArguments()
  }

  /// Whether the tokens from `<` on read as types up to the `>` that belongs to it; at most 200 are looked at.
  private func readsAsTypes() -> Bool {
    var depth = 0
    var place = index
    for _ in 0..<200 {
      let token = tokens[min(place, tokens.count - 1)]
      switch token.kind {
      case .identifier:
        if token.word.isReserved, !Self.wordsOfTypes.contains(token.word) { return false }
      case .comma, .period, .at: break
      case .openBracket, .openParenthesis:
        if token.flags.contains(.unclosed) { return false }
        place = Int(token.partner)
      case .operation:
        for offset in token.start..<token.end {
          switch byte(at: offset) {
          case UInt8(ascii: "<"): depth += 1
          case UInt8(ascii: ">") where at(offset - 1, in: token) == UInt8(ascii: "-"): break
          case UInt8(ascii: ">"):
            depth -= 1
            if depth == 0 { return canFollowTypes(offset + 1, place) }
          case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: "&"): break
          default: return false
          }
        }
      default: return false
      }
      place += 1
    }
    return false
  }

  private static let wordsOfTypes: Set<Word> = [.upperSelf, .inout, .throws, .underscore, .repeat]

  private func at(_ offset: Int32, in token: Token) -> UInt8 { offset >= token.start ? byte(at: offset) : 0 }

  /// Whether what stands at an offset, in a token or behind it, can follow a type's name.
  private func canFollowTypes(_ offset: Int32, _ place: Int) -> Bool {
    if offset < tokens[place].end { return "?!.".utf8.contains(byte(at: offset)) }
    let next = tokens[min(place + 1, tokens.count - 1)]
    switch next.kind {
    case .openParenthesis, .openBrace, .openBracket: return !next.isOnNewLine
    case .closeParenthesis, .closeBrace, .closeBracket, .period, .comma, .colon, .semicolon, .end: return true
    case .operation: return next.flags.contains(.leftBound) || next.word == .assign
    default: return next.isOnNewLine
    }
  }

  /// `<T: View, U>` behind a name that is declared.
  mutating func genericParameters() -> [Syntax.GenericParameter] {
    guard at(.operation), takeFirst(UInt8(ascii: "<")) else { return [] }
    var parameters: [Syntax.GenericParameter] = []
    while !atEnd, !at(.greater) {
      while at(.each) || at(.let) { advance() }
      guard at(.identifier) else { break }
      let name = name(token)
      advance()
      let constraint = take(.colon) ? type() : nil
      parameters.append(Syntax.GenericParameter(name: name, constraint: constraint))
      if !take(.comma) { break }
    }
    if !takeFirst(UInt8(ascii: ">")) { warn("unexpected \(found); expected ‘>’", at: token) }
    return parameters
  }

  /// Passes over `where …`, and says whether it was there.
  mutating func skipRequirements() -> Bool {
    guard take(.where) else { return false }
    repeat {
      let start = index
      _ = type()
      if take(.colon) || at(.operation) && string(token) == "==" {
        if at(.operation) { advance() }
        _ = type()
      }
      if index == start { break }
    } while take(.comma)
    return true
  }
}
