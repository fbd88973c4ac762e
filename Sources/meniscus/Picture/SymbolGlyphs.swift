/// One character for a symbol, where a terminal has no room for more.
enum SymbolGlyphs {
  /// The character that comes closest to a symbol, by its SF Symbols name; else the first letter of its name.
  static func glyph(for name: String) -> String {
    let parts = name.split(separator: ".").map(String.init)
    // `heart.circle.fill` is a heart: the more of the name is known, the better.
    for length in stride(from: parts.count, to: 0, by: -1) {
      if let glyph = known[parts[..<length].joined(separator: ".")] { return glyph }
    }
    return parts.first?.first.map { String($0).uppercased() } ?? "•"
  }

  /// All of one column, and in the fonts that terminals have.
  private static let known: [String: String] = [
    "plus": "+", "minus": "−", "xmark": "×", "multiply": "×", "checkmark": "✓", "equal": "=", "divide": "÷",
    "heart": "♥", "star": "★", "circle": "●", "square": "■", "triangle": "▲", "diamond": "◆", "suit": "♠",
    "pencil": "✎", "eraser": "▱", "scribble": "∿", "paintbrush": "✎", "highlighter": "✎", "crop": "⌗",
    "trash": "♺", "location": "➤", "mappin": "⚲", "map": "▦", "globe": "◍", "compass": "◈",
    "magnifyingglass": "⌕", "ellipsis": "…", "line": "≡", "list": "≡", "slider": "≡", "text": "¶",
    "chevron.left": "‹", "chevron.right": "›", "chevron.up": "⌃", "chevron.down": "⌄",
    "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑", "arrow.down": "↓", "arrow.clockwise": "↻",
    "arrow.counterclockwise": "↺", "arrow.uturn.backward": "↶", "arrow.uturn.forward": "↷",
    "arrow.up.left.and.arrow.down.right": "⤢", "arrow.down.right.and.arrow.up.left": "⤡",
    "play": "▶", "pause": "‖", "stop": "■", "backward": "«", "forward": "»", "record": "●",
    "gear": "⚙", "gearshape": "⚙", "wrench": "⚒", "hammer": "⚒", "bell": "♪", "music": "♪", "speaker": "♪",
    "person": "☺", "person.2": "☺", "house": "⌂", "camera": "◉", "photo": "▣", "video": "▷", "mic": "♩",
    "envelope": "✉", "phone": "✆", "paperplane": "➣", "bubble": "▢", "message": "▢", "quote": "❝",
    "sun": "☀", "moon": "☾", "cloud": "☁", "bolt": "↯", "flame": "♨", "drop": "◆", "snowflake": "❄",
    "leaf": "❧",
    "flag": "⚑", "bookmark": "▾", "tag": "⌂", "cart": "⊔", "bag": "⊔", "creditcard": "▭", "gift": "⊞",
    "lock": "∎", "key": "⚷", "eye": "◉", "wifi": "≋", "battery": "▮", "power": "⏻", "calendar": "▦",
    "clock": "◷", "timer": "◷", "folder": "▭", "doc": "▯", "book": "▥", "link": "∞",
    "square.and.arrow.up": "↥",
    "square.and.arrow.down": "↧", "square.and.pencil": "✎", "sparkles": "✦", "wand": "✦", "info": "i",
    "questionmark": "?", "exclamationmark": "!", "number": "#", "at": "@", "scissors": "✂", "paperclip": "⊂",
    "figure": "⚲", "car": "⊟", "airplane": "✈", "tram": "⊟", "bicycle": "∞", "hand": "☞", "command": "⌘",
  ]
}
