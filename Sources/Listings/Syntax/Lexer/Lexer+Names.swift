extension Lexer {
  /// A name, a keyword, or a name in backticks.
  mutating func name(from start: Int) {
    switch bytes[position] {
    case UInt8(ascii: "`"): quotedName(from: start)
    case UInt8(ascii: "$"):
      position += 1
      skipName()
      append(.dollarName, from: start)
    default:
      skipName()
      append(.identifier, from: start, word: WordTable.shared.word(bytes[start..<position]))
    }
  }

  private mutating func quotedName(from start: Int) {
    var close = position + 1
    while close < end, bytes[close] != UInt8(ascii: "`"), CharacterClass.of(bytes[close]) != .lineBreak {
      close += 1
    }
    guard close < end, bytes[close] == UInt8(ascii: "`") else {
      position += 1
      faults.warn("the name in backticks that starts here does not end", at: start)
      return append(.stray, from: start)
    }
    position = close + 1
    append(.identifier, from: start)
  }

  mutating func skipName() {
    while position < end {
      switch CharacterClass.of(bytes[position]) {
      case .letter where bytes[position] != UInt8(ascii: "`") && bytes[position] != UInt8(ascii: "$"),
        .digit:
        position += 1
      case .wide:
        guard let (scalar, length) = scalar(at: position), CharacterClass.of(scalar) == .letter else {
          return
        }
        position += length
      default: return
      }
    }
  }

  /// A number: decimal, hexadecimal, octal or binary, with `_` between digits.
  mutating func number(from start: Int) {
    if at(UInt8(ascii: "0")), "xob".utf8.contains(byte(1)) {
      position += 2
      skipName()
      // A hexadecimal float has a point only before an exponent, which nobody writes in a view.
      return append(.integer, from: start)
    }
    skipDigits()
    var kind = Token.Kind.integer
    // The digits of `pair.0.1` are two members, not a fraction.
    let isMember = tokens.last?.kind == .period && tokens.last.map { Int($0.end) == start } ?? false
    if !isMember, at(UInt8(ascii: ".")), CharacterClass.of(byte(1)) == .digit {
      kind = .float
      position += 1
      skipDigits()
    }
    if !isMember, at(UInt8(ascii: "e")) || at(UInt8(ascii: "E")) {
      let sign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-") ? 1 : 0
      if CharacterClass.of(byte(1 + sign)) == .digit {
        kind = .float
        position += 1 + sign
        skipDigits()
      }
    }
    append(kind, from: start)
  }

  private mutating func skipDigits() {
    while CharacterClass.of(byte()) == .digit || at(UInt8(ascii: "_")) { position += 1 }
  }

  /// `#"…"#`, `#/…/#`, `#if` and the other directives, or the name of a macro.
  mutating func pound(from start: Int) {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    switch CharacterClass.of(byte(pounds)) {
    case .quote:
      position += pounds
      return string(from: start, pounds: min(pounds, 255))
    case .operation where byte(pounds) == UInt8(ascii: "/"):
      if extendedRegularExpression(from: start, pounds: pounds) { return }
    case .letter where pounds == 1 && byte(1) != UInt8(ascii: "`"):
      position += 1
      let word = position
      skipName()
      return directive(from: start, name: word)
    default: break
    }
    position += pounds
    faults.warn("unexpected ‘#’", at: start)
    append(.stray, from: start)
  }
}
