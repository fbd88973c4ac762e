extension Parser {
  /// A text with its interpolations.
  mutating func string() -> [Syntax.StringSegment] {
    let open = index
    let opening = token
    let partner = Int(opening.partner)
    advance()
    var literal = StringLiteral(
      pounds: Int(opening.pounds),
      indentation: opening.flags.contains(.multiline) ? indentation(partner) : nil)
    var segments: [Syntax.StringSegment] = []
    while index < partner {
      switch token.kind {
      case .stringText:
        let isLast = index + 1 == partner
        let (text, fault) = literal.value(text.bytes[Int(token.start)..<Int(token.end)], isLast: isLast)
        if let fault { faults.warn(fault.message, at: fault.offset) }
        if !text.isEmpty { segments.append(.text(text)) }
        advance()
      case .interpolationStart:
        literal.isAtLineStart = false
        segments.append(.interpolation(inBrackets { $0.arguments() }))
      default: skip()
      }
    }
    index = max(partner, open + 1)
    advance()
    return segments
  }

  /// The spaces before the closing quotes, which are taken off every line; `nil` where other text stands before them.
  private func indentation(_ partner: Int) -> ArraySlice<UInt8> {
    let end = Int(tokens[partner].start)
    var start = end
    while start > 0, text.bytes[start - 1] == 0x20 || text.bytes[start - 1] == 0x09 { start -= 1 }
    return text.bytes[start..<end]
  }
}
