/// One place of a terminal: a character and its two colours.
struct Cell: Hashable {
  /// The character; the right half of a wide one is a cell of its own that holds nothing.
  var glyph: Unicode.Scalar?
  var foreground: TerminalColor
  /// `nil` is the terminal's own, through which pixels below the text are to be seen.
  var background: TerminalColor?
}

/// A rectangle of a terminal's places.
struct ScreenRegion: Hashable {
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  func contains(column other: Int, row otherRow: Int) -> Bool {
    (column..<column + columns).contains(other) && (row..<row + rows).contains(otherRow)
  }
}

/// All the places of a terminal, row by row.
struct Screen: Equatable {
  let columns: Int
  let rows: Int
  private(set) var cells: [Cell]

  /// A screen of one cell all over.
  init(columns: Int, rows: Int, filledWith cell: Cell) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    cells = Array(repeating: cell, count: self.columns * self.rows)
  }

  subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// Whether there is such a place.
  func contains(column: Int, row: Int) -> Bool {
    (0..<columns).contains(column) && (0..<rows).contains(row)
  }

  /// Lays another screen over this one, from a place on; what does not fit is cut off.
  mutating func lay(_ other: Screen, column: Int, row: Int) {
    let width = min(other.columns, columns - column)
    guard width > 0 else { return }
    for line in 0..<min(other.rows, rows - row) {
      let (from, to) = (line * other.columns, (row + line) * columns + column)
      cells.replaceSubrange(to..<to + width, with: other.cells[from..<from + width])
    }
  }

  /// Writes a text from a place on, over whatever background is there; what does not fit is cut off.
  mutating func write(
    _ text: String, column: Int, row: Int, foreground: TerminalColor, background: TerminalColor? = nil
  ) {
    guard (0..<rows).contains(row) else { return }
    var place = column
    for character in text {
      let width = DisplayWidth.of(character)
      guard width > 0, let scalar = character.unicodeScalars.first else { continue }
      guard place + width <= columns else { return }
      if place >= 0 {
        put(scalar, place, row, foreground, background)
        if width == 2 { put(nil, place + 1, row, foreground, background) }
      }
      place += width
    }
  }

  private mutating func put(
    _ glyph: Unicode.Scalar?, _ column: Int, _ row: Int, _ foreground: TerminalColor,
    _ background: TerminalColor?
  ) {
    let behind = background ?? self[column, row].background
    self[column, row] = Cell(glyph: glyph, foreground: foreground, background: behind)
  }

  /// The same words on the terminal's own background.
  func withoutBackgrounds() -> Screen {
    var result = self
    for index in result.cells.indices { result.cells[index].background = nil }
    return result
  }
}
