/// Whether and how words are coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether to colour what goes to a descriptor: by the option, then `NO_COLOR`, then what is at the other end.
  func isColored(_ descriptor: Descriptor) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if let wish = Environment.value("NO_COLOR"), !wish.isEmpty { return false }
      return descriptor.isTerminal && Environment.value("TERM") != "dumb"
    }
  }
}

/// Colours for words in the terminal's own palette.
struct Style {
  var isColored: Bool

  enum Look: String {
    case bold = "1"
    case dim = "2"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case good = "32"
    case accent = "1;32"
  }

  func callAsFunction(_ look: Look, _ text: String) -> String {
    isColored ? "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m" : text
  }
}
