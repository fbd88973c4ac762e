/// Cuts a text into tokens, in one pass and without recursion, whatever the bytes are.
///
/// Every bracket and string knows its partner, so that a reader can get over one as a whole. A bracket that nothing
/// closes ends where what surrounds it ends, and one that closes nothing is left out, with a fault; a brace counts
/// for more than a parenthesis. Branches of `#if` that do not hold are left out too (``BuildCondition``), so that a
/// reader never sees one, wherever it stands.
///
/// - Complexity: O(bytes).
struct Lexer {
  let bytes: [UInt8]
  let platform: BuildPlatform
  /// Where reading stops: behind the last byte of the text or of the fenced block.
  let end: Int
  var position: Int
  var tokens: [Token] = []
  var faults = Faults()
  var brackets = BracketStack()
  var branches: [Branch] = []
  /// Whether a line break was passed since the last token.
  var sawNewline = true
  /// How often a string on one line may still be looked over for an interpolation that spans lines.
  var lookaheads = 64

  /// Cuts a stretch of a text into tokens.
  ///
  /// - Parameters:
  ///   - bytes: The text; offsets of tokens count from its start.
  ///   - range: The stretch.
  ///   - platform: What its conditions are decided for.
  init(_ bytes: [UInt8], in range: Range<Int>, for platform: BuildPlatform) {
    self.bytes = bytes
    self.platform = platform
    position = range.lowerBound
    end = range.upperBound
    tokens.reserveCapacity(range.count / 4 + 16)
    // A byte order mark says nothing in UTF-8 and is what some editors write.
    if range.lowerBound == 0, bytes.starts(with: SourceText.byteOrderMark) { position = 3 }
    run()
  }

  private mutating func run() {
    if at(UInt8(ascii: "#")), byte(1) == UInt8(ascii: "!") { skipLine() }
    while true {
      skipTrivia()
      guard position < end else { break }
      token()
    }
    closeAllBranches()
    closeAllBrackets()
    append(.end, from: position)
  }

  /// The byte so many behind the current one; 0 beyond the end.
  func byte(_ ahead: Int = 0) -> UInt8 {
    let place = position + ahead
    return place < end ? bytes[place] : 0
  }

  func at(_ byte: UInt8) -> Bool { position < end && bytes[position] == byte }

  /// Adds a token that ends at the current position.
  mutating func append(_ kind: Token.Kind, from start: Int, word: Word = .none, flags: Token.Flags = []) {
    var flags = flags
    if sawNewline { flags.insert(.newline) }
    sawNewline = false
    tokens.append(
      Token(
        kind: kind, word: word, flags: flags, start: Int32(truncatingIfNeeded: start),
        end: Int32(truncatingIfNeeded: position)))
  }

  private mutating func token() {
    let start = position
    switch CharacterClass.of(bytes[position]) {
    case .letter: name(from: start)
    case .digit: number(from: start)
    case .operation: operation(from: start)
    case .quote: string(from: start, pounds: 0)
    case .punctuation: punctuation(from: start)
    case .wide: wide(from: start)
    case .stray, .space, .lineBreak: stray(from: start)
    }
  }

  private mutating func punctuation(from start: Int) {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "#"): pound(from: start)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
    default:
      position += 1
      append(Self.kind(of: byte), from: start)
    }
  }

  private static func kind(of byte: UInt8) -> Token.Kind {
    switch byte {
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .at
    default: .backslash
    }
  }

  /// A character beyond ASCII, or bytes that are none.
  private mutating func wide(from start: Int) {
    guard let (scalar, _) = scalar(at: position) else { return stray(from: start) }
    switch CharacterClass.of(scalar) {
    case .letter: name(from: start)
    case .operation: operation(from: start)
    default: stray(from: start)
    }
  }

  /// Bytes that belong to no Swift text, as many as stand together.
  private mutating func stray(from start: Int) {
    while position < end {
      let kind = CharacterClass.of(bytes[position])
      if kind == .wide {
        guard let (scalar, length) = scalar(at: position) else {
          position += 1
          continue
        }
        guard CharacterClass.of(scalar) == .stray else { break }
        position += length
      } else if kind == .stray {
        position += 1
      } else {
        break
      }
    }
    position = max(position, start + 1)
    faults.warn(Self.strayMessage(bytes[start..<position]), at: start)
    append(.stray, from: start)
  }

  private static func strayMessage(_ bytes: ArraySlice<UInt8>) -> String {
    guard let first = bytes.first else { return "" }
    if first == UInt8(ascii: "'") { return "unexpected ‘'’; a text stands in double quotes" }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.unicodeScalars.contains("\u{FFFD}") {
      return bytes.count == 1 ? "a byte that is no UTF-8" : "\(bytes.count) bytes that are no UTF-8"
    }
    return first == 0xE2
      ? "unexpected ‘\(text.prefix(12))’; a text stands in straight double quotes"
      : "unexpected ‘\(text.prefix(12))’"
  }
}
