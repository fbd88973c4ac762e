extension Picture {
  /// The picture in half blocks: two pixels to a character, one above the other.
  func cells(columns: Int, rows: Int) -> Screen {
    let black = TerminalColor(.zero)
    var screen = Screen(
      columns: columns, rows: rows, filledWith: Cell(glyph: " ", foreground: black, background: black))
    for row in 0..<min(rows, viewport.height / 2) {
      for column in 0..<min(columns, viewport.width) {
        let top = TerminalColor(lights[index(column, 2 * row)])
        let bottom = TerminalColor(lights[index(column, 2 * row + 1)])
        screen[column, row] =
          top == bottom
          ? Cell(glyph: " ", foreground: top, background: bottom)
          : Cell(glyph: "▀", foreground: top, background: bottom)
      }
    }
    var strength = Strengths()
    for label in labels { write(label, on: &screen, &strength) }
    return screen
  }

  /// The picture in plain characters, without colour.
  func plainCells(columns: Int, rows: Int) -> Screen {
    let black = TerminalColor(.zero)
    var screen = Screen(
      columns: columns, rows: rows, filledWith: Cell(glyph: " ", foreground: black, background: black))
    for row in 0..<min(rows, viewport.height / 2) {
      for column in 0..<min(columns, viewport.width) {
        screen[column, row].glyph = plainGlyph(column, row)
      }
    }
    var strength = Strengths()
    for label in labels { write(label, on: &screen, &strength) }
    return screen
  }

  /// Edges by how much of the character is covered, and something lighter inside.
  private func plainGlyph(_ column: Int, _ row: Int) -> Unicode.Scalar {
    let cover = cellCoverage(column, row)
    if cover < 0.2 { return " " }
    if cover < 0.5 { return "." }
    let neighbors = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    let isInside = neighbors.allSatisfy { cellCoverage($0.0, $0.1) >= 0.5 }
    if !isInside { return cover < 0.75 ? "o" : "#" }
    return isTinted[index(column, 2 * row)] ? "+" : ":"
  }

  private func cellCoverage(_ column: Int, _ row: Int) -> Float {
    guard (0..<viewport.width).contains(column), row >= 0, 2 * row + 1 < viewport.height else { return 0 }
    return (coverage[index(column, 2 * row)] + coverage[index(column, 2 * row + 1)]) / 2
  }

  /// How opaque the word is that stands at a cell: of two that cross-fade, the stronger is to be read.
  private typealias Strengths = [Int: Double]

  private func write(_ label: Label, on screen: inout Screen, _ strengths: inout Strengths) {
    let (x, y) = viewport.position(of: label.center)
    let row = Int((y / 2).rounded(.down))
    let room = max(1, Int((label.width / viewport.pixel).rounded()))
    let text = fitted(label.text, room)
    let width = DisplayWidth.of(text)
    let start = Int((x - Double(width) / 2).rounded())
    let places = (start..<start + width).map { row * screen.columns + $0 }
    guard screen.contains(column: start, row: row), width > 0,
      places.allSatisfy({ strengths[$0] ?? 0 <= label.opacity })
    else { return }
    for place in places { strengths[place] = label.opacity }
    let behind = behind(start..<start + width, row)
    let ink = label.isGiven ? label.light : Light(repeating: behind.brightness > 0.55 ? 0.05 : 0.98)
    screen.write(
      text, column: start, row: row,
      foreground: TerminalColor(behind.mixed(with: ink, Float(label.opacity))),
      background: TerminalColor(behind))
  }

  /// The mean colour of some cells, on which a word is readable.
  private func behind(_ columns: Range<Int>, _ row: Int) -> Light {
    var sum = Light.zero
    var count: Float = 0
    for column in columns.clamped(to: 0..<viewport.width) where 2 * row + 1 < viewport.height {
      sum += lights[index(column, 2 * row)] + lights[index(column, 2 * row + 1)]
      count += 2
    }
    return count > 0 ? sum / count : .zero
  }

  private func fitted(_ text: String, _ room: Int) -> String {
    let text = printable(text)
    guard DisplayWidth.of(text) > room else { return text }
    var result = ""
    var width = 0
    for character in text {
      width += DisplayWidth.of(character)
      if width > max(room - 1, 1) { break }
      result.append(character)
    }
    return room > 1 ? result + "…" : result
  }
}
