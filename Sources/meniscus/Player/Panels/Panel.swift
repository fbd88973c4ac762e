/// Some lines beside or below the picture, with a title: what a panel shows, before it is anywhere.
struct Panel {
  /// How a piece of a line looks.
  enum Look: Hashable {
    case plain, dim, accent, title, fault
    /// The colour of a take, by its number.
    case take(Int)
    /// The same where the cursor of time stands.
    case cursor
  }

  /// A piece of a line.
  struct Piece {
    var text: String
    var look: Look = .plain
  }

  var title: String
  var lines: [[Piece]]

  /// Lines of running text, broken between words at a width, what follows indented as its own line is and two more.
  static func wrapped(_ text: String, columns: Int) -> [[Piece]] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [[Piece]] in
      let indent = line.prefix { $0 == " " }.count
      var lines: [String] = []
      var current = String(repeating: " ", count: indent)
      var isEmpty = true
      for word in line.split(separator: " ") {
        if !isEmpty, DisplayWidth.of(current) + 1 + DisplayWidth.of(String(word)) > columns {
          lines.append(current)
          current = String(repeating: " ", count: min(indent + 2, max(columns / 3, 0)))
          isEmpty = true
        }
        current += (isEmpty ? "" : " ") + word
        isEmpty = false
      }
      return (lines + [current]).map { [Piece(text: $0)] }
    }
  }
}

/// The colours of what is not the picture.
enum PanelColors {
  static let background = TerminalColor(Light(hex: 0x1B1E24))
  static let text = TerminalColor(Light(hex: 0xC8CCD4))
  private static let dim = TerminalColor(Light(hex: 0x7F8794))
  private static let accent = TerminalColor(Light(hex: 0x8FD0FF))
  private static let fault = TerminalColor(Light(hex: 0xFF8A80))
  private static let takes = [0x8FD0FF, 0xFFC46B, 0x9BE59B, 0xFF9BC4, 0xC8A8FF, 0xF2F2A0].map {
    TerminalColor(Light(hex: $0))
  }

  static func foreground(_ look: Panel.Look) -> TerminalColor {
    switch look {
    case .plain, .cursor: text
    case .dim: dim
    case .accent, .title: accent
    case .fault: fault
    case .take(let number): takes[number % takes.count]
    }
  }
}

extension Screen {
  /// Draws a panel into a region: its title, and as many of its lines as there is room for.
  mutating func draw(_ panel: Panel, in region: ScreenRegion) {
    let lines = [[Panel.Piece(text: panel.title, look: .title)]] + panel.lines
    for row in 0..<region.rows {
      let blank = String(repeating: " ", count: region.columns)
      write(
        blank, column: region.column, row: region.row + row, foreground: PanelColors.text,
        background: PanelColors.background)
      guard row < lines.count else { continue }
      var column = region.column + 1
      for piece in lines[row] {
        let text = piece.text.fitted(max(region.column + region.columns - column, 0))
        write(
          text, column: column, row: region.row + row, foreground: PanelColors.foreground(piece.look),
          background: piece.look == .cursor
            ? TerminalColor(Light(hex: 0x46505F)) : PanelColors.background)
        column += DisplayWidth.of(text)
      }
    }
  }
}

extension String {
  /// As much of the text as fits into so many columns; a sign at the end says that there is more.
  func fitted(_ columns: Int) -> String {
    guard DisplayWidth.of(self) > columns else { return self }
    var result = ""
    var width = 0
    for character in self {
      width += DisplayWidth.of(character)
      if width > columns - 1 { break }
      result.append(character)
    }
    return columns > 0 ? result + "…" : ""
  }
}
