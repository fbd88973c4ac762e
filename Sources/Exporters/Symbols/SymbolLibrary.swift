/// The drawn symbols by their SF Symbols names.
enum SymbolLibrary {
  /// What a symbol's name asks for: a drawing, and what is done with it.
  struct Symbol {
    /// The drawing.
    var drawing: SymbolDrawing
    /// Whether the drawing, or the enclosure where there is one, is filled.
    var isFilled = false
    /// The shape around the drawing.
    var enclosure = Enclosure.none
    /// Whether a line is drawn across.
    var isSlashed = false
  }

  /// The shape around a symbol.
  enum Enclosure {
    case none, circle, square
  }

  /// The symbol of a name, its modifiers at the end read off; `nil` for a number or a letter that is shown as text, and
  /// for no name at all.
  ///
  /// *Edge cases*: of a name with more words than any drawing has, the longest beginning that is drawn is shown; a name
  /// of which no beginning is drawn shows a plain tile.
  static func symbol(named name: String) -> Symbol? {
    if let symbol = drawn(name) { return symbol }
    return name.isEmpty || !letters(of: name).isEmpty ? nil : Symbol(drawing: neutral)
  }

  private static func drawn(_ name: String) -> Symbol? {
    if let drawing = drawing(named: name) { return Symbol(drawing: drawing) }
    if let alias = aliases[name] { return drawn(alias) }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    guard var symbol = drawn(String(name[..<dot])) else { return nil }
    switch name[name.index(after: dot)...] {
    case "fill": symbol.isFilled = true
    case "circle": symbol.enclosure = .circle
    case "square": symbol.enclosure = .square
    case "slash": symbol.isSlashed = true
    default: break
    }
    return symbol
  }

  /// What is written in a symbol that is a number or a letter: `12` of `12.circle`, `A` of `a.square.fill`.
  static func letters(of name: String) -> String {
    let word = name.prefix { $0 != "." }
    let isNumber = (1...2).contains(word.count) && word.allSatisfy { $0.isASCII && $0.isNumber }
    let isLetter = word.count == 1 && word.allSatisfy(\.isLetter)
    return isNumber || isLetter ? word.uppercased() : ""
  }

  private static func drawing(named name: String) -> SymbolDrawing? {
    actions[name] ?? arrows[name] ?? things[name] ?? people[name] ?? places[name]
      ?? digits[name]
  }

  /// Names that mean a drawing of another name.
  private static let aliases = [
    "gear": "gearshape", "location.north": "location", "person.crop.circle": "person.circle",
    "bubble.right": "bubble.left", "bubble": "bubble.left",
    "questionmark.bubble": "message", "ellipsis.message": "message",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath",
    "wand.and.rays": "wand.and.stars", "sparkle": "sparkles", "alarm": "clock", "stopwatch": "timer",
    "photo.on.rectangle": "photo", "text.justify": "line.3.horizontal", "speaker.wave.3": "speaker.wave.2",
    "speaker.wave.1": "speaker.wave.2", "laptopcomputer": "display",
    "desktopcomputer": "display", "list.dash": "list.bullet", "checklist": "list.bullet",
    "note.text": "doc.text",
    "app": "square", "crop.rotate": "arrow.clockwise", "rotate.right": "arrow.clockwise",
    "rotate.left": "arrow.counterclockwise", "heart.text.square": "heart.square", "person.3": "person.2",
    "basket": "bag", "suit.heart": "heart",
  ]
}
