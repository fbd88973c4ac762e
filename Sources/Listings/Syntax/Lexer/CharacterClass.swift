/// What a byte, or a character beyond ASCII, can be part of.
enum CharacterClass: UInt8 {
  case space, lineBreak, letter, digit, operation, punctuation, quote, stray
  /// The first byte of a character beyond ASCII.
  case wide

  /// The class of a byte.
  static func of(_ byte: UInt8) -> CharacterClass { table[Int(byte)] }

  private static let table: [CharacterClass] = (0...255).map { byte in
    switch UInt8(byte) {
    case 0x20, 0x09, 0x0B, 0x0C, 0x00: .space
    case 0x0A, 0x0D: .lineBreak
    case 0x80...: .wide
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"): .letter
    case UInt8(ascii: "\""): .quote
    case let byte where "/=-+!*%<>&|^~?.".utf8.contains(byte): .operation
    case let byte where "()[]{},:;@#\\".utf8.contains(byte): .punctuation
    default: .stray
    }
  }

  /// The class of a character beyond ASCII: Swift takes most symbols for operators, and anything else for a letter.
  ///
  /// Source: the grammar of identifiers and operators in The Swift Programming Language.
  static func of(_ scalar: Unicode.Scalar) -> CharacterClass {
    switch scalar.value {
    case 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: .space
    case 0x2028, 0x2029: .lineBreak
    // Quotes as word processors set them: no Swift, and often pasted.
    case 0x201C...0x201F: .stray
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: .operation
    case 0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E: .operation
    case 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F: .operation
    case 0x3001...0x3003, 0x3008...0x3020, 0x3030: .operation
    default: .letter
    }
  }
}
