/// A token: the smallest piece of a text that has a meaning.
struct Token {
  /// What a token is.
  enum Kind: UInt8 {
    /// A name or a keyword; which keyword says ``Token/word``. Backticks are within the span and make it a name.
    case identifier
    /// `$0`, `$isOpen`.
    case dollarName
    case integer, float
    /// `"`, `"""`, `#"` …; the partner is the string's end.
    case stringStart
    /// Text between the quotes, escapes and indentation as they are written.
    case stringText
    /// `\(` in a string; the partner is its end.
    case interpolationStart
    /// `)` of `\(`.
    case interpolationEnd
    /// The closing quotes; empty where they are missing.
    case stringEnd
    case regularExpression
    /// An operator other than a lone point; which of the known ones says ``Token/word``.
    case operation
    /// A lone point.
    case period
    case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
    case comma, colon, semicolon, at, backslash
    /// `#name`.
    case pound
    /// Bytes that belong to no Swift text.
    case stray
    case end
  }

  /// What surrounds a token.
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// A line break stands between the token before it and this one.
    static let newline = Flags(rawValue: 1)
    /// Something of the same expression touches it on its left.
    static let leftBound = Flags(rawValue: 2)
    /// Something of the same expression touches it on its right.
    static let rightBound = Flags(rawValue: 4)
    /// A bracket or a string that nothing closes; its partner is the token at which it ends all the same.
    static let unclosed = Flags(rawValue: 8)
    /// A string in three quotes.
    static let multiline = Flags(rawValue: 16)
  }

  var kind: Kind
  var word: Word = .none
  var flags: Flags = []
  /// How many `#` stand before a string's quotes.
  var pounds: UInt8 = 0
  var start: Int32
  var end: Int32
  /// The index of the token that closes what this one opens; 0 where it opens nothing.
  var partner: Int32 = 0

  var isOnNewLine: Bool { flags.contains(.newline) }

  /// Whether a value can end here, so that what follows stands behind a value.
  var endsValue: Bool {
    switch kind {
    case .identifier: !word.isReserved || Token.namesValue(word) || [.true, .false, .nil].contains(word)
    case .dollarName, .integer, .float, .stringEnd, .regularExpression: true
    case .closeParenthesis, .closeBracket, .closeBrace, .interpolationEnd: true
    case .operation: flags.contains(.leftBound) && !flags.contains(.rightBound)
    default: false
    }
  }

  /// Whether a reserved word stands for a value as a name does.
  static func namesValue(_ word: Word) -> Bool {
    switch word {
    case .self, .upperSelf, .super, .underscore, .`init`: true
    default: false
    }
  }
}
