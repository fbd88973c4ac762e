extension Lexer {
  /// Passes over spaces, line breaks and comments.
  mutating func skipTrivia() {
    while position < end {
      switch CharacterClass.of(bytes[position]) {
      case .space: position += 1
      case .lineBreak:
        if endsInterpolation() { continue }
        sawNewline = true
        position += 1
      case .operation:
        guard bytes[position] == UInt8(ascii: "/") else { return }
        if byte(1) == UInt8(ascii: "/") {
          skipLine()
        } else if byte(1) == UInt8(ascii: "*") {
          skipComment()
        } else {
          return
        }
      case .wide:
        guard let (scalar, length) = scalar(at: position) else { return }
        switch CharacterClass.of(scalar) {
        case .space: break
        case .lineBreak: sawNewline = true
        default: return
        }
        position += length
      default: return
      }
    }
  }

  /// Passes over the rest of the line, but not over its end.
  mutating func skipLine() {
    while position < end, CharacterClass.of(bytes[position]) != .lineBreak { position += 1 }
  }

  /// Passes over a comment in `/*` and `*/`, which may hold others.
  private mutating func skipComment() {
    let start = position
    var depth = 1
    position += 2
    while position < end, depth > 0 {
      let here = bytes[position]
      if here == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if here == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        if here == 0x0A || here == 0x0D { sawNewline = true }
        position += 1
      }
    }
    position = min(position, end)
    if depth > 0 { faults.warn("the comment that starts here does not end", at: start) }
  }

  /// The character at an offset with its length in bytes; `nil` where the bytes are no UTF-8.
  func scalar(at offset: Int) -> (Unicode.Scalar, length: Int)? {
    guard offset < end else { return nil }
    let first = bytes[offset]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0
    guard length > 0, first < 0xF5, offset + length <= end else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for next in bytes[offset + 1..<offset + length] {
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }
}
