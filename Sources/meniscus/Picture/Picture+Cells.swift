/// How a picture lies on a terminal's places: so many pixels to a place.
struct CellGrid: Hashable {
  var columns: Int
  var rows: Int
  var pixelsAcross: Double
  var pixelsDown: Double

  /// Two pixels to a place, one above the other.
  static func halfBlocks(columns: Int, rows: Int) -> CellGrid {
    CellGrid(columns: columns, rows: rows, pixelsAcross: 1, pixelsDown: 2)
  }
}

extension Picture {
  /// The picture in half blocks: two pixels to a character, one above the other.
  func cells(columns: Int, rows: Int, depth: ColorDepth = .full) -> Screen {
    let black = TerminalColor(.zero)
    var screen = Screen(
      columns: columns, rows: rows, filledWith: Cell(glyph: " ", foreground: black, background: black))
    for row in 0..<min(rows, viewport.height / 2) {
      for column in 0..<min(columns, viewport.width) {
        let top = color(column, 2 * row, depth)
        let bottom = color(column, 2 * row + 1, depth)
        screen[column, row] =
          top == bottom
          ? Cell(glyph: " ", foreground: top, background: bottom)
          : Cell(glyph: "▀", foreground: top, background: bottom)
      }
    }
    writeLabels(on: &screen, .halfBlocks(columns: columns, rows: rows))
    return screen
  }

  private func color(_ column: Int, _ row: Int, _ depth: ColorDepth) -> TerminalColor {
    let light = lights[index(column, row)]
    return depth == .palette
      ? TerminalColor(dithered: light, column: column, row: row) : TerminalColor(light)
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
    writeLabels(on: &screen, .halfBlocks(columns: columns, rows: rows))
    return screen
  }

  /// The words of the picture alone, on nothing or each on a patch of the picture's colour.
  func labelCells(_ grid: CellGrid, onPatches: Bool) -> Screen {
    let black = TerminalColor(.zero)
    var screen = Screen(
      columns: grid.columns, rows: grid.rows, filledWith: Cell(glyph: " ", foreground: black))
    writeLabels(on: &screen, grid)
    return onPatches ? screen : screen.withoutBackgrounds()
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

  private func writeLabels(on screen: inout Screen, _ grid: CellGrid) {
    var strengths = Strengths()
    for label in labels { write(label, on: &screen, grid, &strengths) }
  }

  private func write(_ label: Label, on screen: inout Screen, _ grid: CellGrid, _ strengths: inout Strengths)
  {
    let (x, y) = viewport.position(of: label.center)
    let row = Int((y / grid.pixelsDown).rounded(.down))
    let room = max(1, Int((label.width / viewport.pixel / grid.pixelsAcross).rounded()))
    let text = Self.fitted(label.text, room)
    let width = DisplayWidth.of(text)
    let start = Int((x / grid.pixelsAcross - Double(width) / 2).rounded())
    let places = (start..<start + width).map { row * screen.columns + $0 }
    guard screen.contains(column: start, row: row), width > 0,
      places.allSatisfy({ strengths[$0] ?? 0 <= label.opacity })
    else { return }
    for place in places { strengths[place] = label.opacity }
    let behind = behind(start..<start + width, row, grid)
    let ink = label.isGiven ? label.light : Light(repeating: behind.brightness > 0.55 ? 0.05 : 0.98)
    screen.write(
      text, column: start, row: row,
      foreground: TerminalColor(behind.mixed(with: ink, Float(label.opacity))),
      background: TerminalColor(behind))
  }

  /// The mean colour of some cells, on which a word is readable.
  private func behind(_ columns: Range<Int>, _ row: Int, _ grid: CellGrid) -> Light {
    func pixels(_ start: Int, _ end: Int, _ count: Double, below most: Int) -> Range<Int> {
      let (first, last) = (Int(Double(start) * count), Int(Double(end) * count))
      return (first..<max(last, first + 1)).clamped(to: 0..<most)
    }
    var sum = Light.zero
    var count: Float = 0
    for line in pixels(row, row + 1, grid.pixelsDown, below: viewport.height) {
      for column in pixels(
        columns.lowerBound, columns.upperBound, grid.pixelsAcross, below: viewport.width)
      {
        sum += lights[index(column, line)]
        count += 1
      }
    }
    return count > 0 ? sum / count : .zero
  }

  /// A word's beginning, and where there is room for more than a character the sign for more.
  private static func fitted(_ text: String, _ room: Int) -> String {
    let text = printable(text)
    return room > 1 ? text.fitted(room) : DisplayWidth.of(text) > room ? String(text.prefix(1)) : text
  }
}
