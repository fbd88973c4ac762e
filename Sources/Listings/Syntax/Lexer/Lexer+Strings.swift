extension Lexer {
  /// A string literal from its opening quotes, up to its end or its first interpolation.
  mutating func string(from start: Int, pounds: Int) {
    let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    position += isMultiline ? 3 : 1
    let opening = tokens.count
    append(.stringStart, from: start, flags: isMultiline ? .multiline : [])
    tokens[opening].pounds = UInt8(clamping: pounds)
    stringText(of: opening)
  }

  /// Text up to the closing quotes, to an interpolation, or to where an unclosed string has to end.
  mutating func stringText(of opening: Int) {
    let isMultiline = tokens[opening].flags.contains(.multiline)
    let pounds = Int(tokens[opening].pounds)
    let start = position
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        if let length = closing(isMultiline: isMultiline, pounds: pounds) {
          return endString(opening, textFrom: start, quotes: length)
        }
        position += 1
      case UInt8(ascii: "\\"):
        guard pound(count: pounds, at: position + 1) else {
          position += 1
          continue
        }
        if byte(pounds + 1) == UInt8(ascii: "(") { return interpolation(in: opening, textFrom: start) }
        position = min(position + pounds + 2, end)
        // An escaped line break joins two lines of a text on many, and ends one on one line.
        if !isMultiline, position > 0, CharacterClass.of(bytes[position - 1]) == .lineBreak { position -= 1 }
      case 0x0A, 0x0D:
        if !isMultiline { return endString(opening, textFrom: start, quotes: nil) }
        position += 1
      default: position += 1
      }
    }
    endString(opening, textFrom: start, quotes: nil)
  }

  /// The length of the closing quotes at the current position, with their `#`.
  private func closing(isMultiline: Bool, pounds: Int) -> Int? {
    let quotes = isMultiline ? 3 : 1
    for ahead in 1..<3 where ahead < quotes && byte(ahead) != UInt8(ascii: "\"") { return nil }
    return pound(count: pounds, at: position + quotes) ? quotes + pounds : nil
  }

  private func pound(count: Int, at offset: Int) -> Bool {
    guard offset + count <= end else { return false }
    return bytes[offset..<offset + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private mutating func appendText(from start: Int) {
    if position > start { append(.stringText, from: start) }
  }

  private mutating func interpolation(in opening: Int, textFrom start: Int) {
    appendText(from: start)
    let backslash = position
    position += Int(tokens[opening].pounds) + 2
    brackets.push(.interpolation, token: tokens.count, string: opening)
    append(.interpolationStart, from: backslash)
  }

  private mutating func endString(_ opening: Int, textFrom start: Int, quotes: Int?) {
    appendText(from: start)
    let quote = position
    position += quotes ?? 0
    if quotes == nil {
      tokens[opening].flags.insert(.unclosed)
      faults.warn("the text that starts here does not end", at: Int(tokens[opening].start))
    }
    tokens[opening].partner = Int32(tokens.count)
    append(.stringEnd, from: quote)
  }

  // MARK: Strings that do not end

  /// Ends the innermost open interpolation and its string where they are.
  mutating func endStringAtInterpolation() {
    guard let entry = brackets.pop() else { return }
    tokens[entry.token].partner = Int32(tokens.count)
    append(.interpolationEnd, from: position)
    endString(entry.string, textFrom: position, quotes: nil)
  }

  /// At a line break: whether it ends an interpolation whose string should end on its line; ends it then.
  ///
  /// Swift lets an interpolation span lines, so a little is looked ahead for its parenthesis.
  mutating func endsInterpolation() -> Bool {
    guard let place = brackets.innermostInterpolation, place >= brackets.floor else { return false }
    let opening = tokens[brackets.entries[place].string]
    guard !opening.flags.contains(.multiline), !interpolationGoesOn(above: place) else { return false }
    abandonBrackets(above: place + 1)
    endStringAtInterpolation()
    return true
  }

  private mutating func interpolationGoesOn(above place: Int) -> Bool {
    guard lookaheads > 0 else { return false }
    lookaheads -= 1
    var open = brackets.entries[place...].map(\.kind)
    var offset = position
    let limit = min(end, position + 2000)
    while offset < limit {
      switch bytes[offset] {
      case UInt8(ascii: "("): open.append(.parenthesis)
      case UInt8(ascii: "["): open.append(.bracket)
      case UInt8(ascii: "{"): open.append(.brace)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let last = open.popLast(), Self.closes(bytes[offset], last) else { return false }
        if open.isEmpty { return true }
      default: break
      }
      offset += 1
    }
    return false
  }

  private static func closes(_ byte: UInt8, _ kind: BracketStack.Kind) -> Bool {
    switch kind {
    case .parenthesis, .interpolation: byte == UInt8(ascii: ")")
    case .bracket: byte == UInt8(ascii: "]")
    case .brace: byte == UInt8(ascii: "}")
    }
  }
}
