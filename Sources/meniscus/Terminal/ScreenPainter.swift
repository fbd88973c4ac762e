/// Turns a screen into what a terminal must be sent to show it, given what it shows already.
struct ScreenPainter {
  private let depth: ColorDepth
  private var shown: Screen?
  private var bytes: [UInt8] = []
  private var foreground: TerminalColor?
  /// What the terminal writes on now; `nil` before anything was said, `.some(nil)` for its own colour.
  private var background: TerminalColor??

  init(depth: ColorDepth) {
    self.depth = depth
  }

  /// A screen as lines of text, each of which ends in a line feed and leaves the colours as they were.
  static func lines(_ screen: Screen, depth: ColorDepth) -> String {
    var painter = ScreenPainter(depth: depth)
    for row in 0..<screen.rows {
      (painter.foreground, painter.background) = (nil, nil)
      for column in 0..<screen.columns {
        let cell = screen[column, row]
        guard let glyph = cell.glyph else { continue }
        painter.select(cell)
        painter.append(glyph)
      }
      painter.append("\u{1B}[0m\n")
    }
    return String(decoding: painter.bytes, as: UTF8.self)
  }

  /// One cell in its colours, at the cursor.
  static func text(of cell: Cell, _ glyph: Unicode.Scalar, depth: ColorDepth) -> String {
    var painter = ScreenPainter(depth: depth)
    painter.select(cell)
    painter.append(glyph)
    return String(decoding: painter.bytes, as: UTF8.self)
  }

  /// Forgets what the terminal shows, because something else has written on it.
  mutating func invalidate() {
    shown = nil
  }

  /// The bytes that bring the terminal to a screen: changed cells only.
  mutating func update(to screen: Screen) -> [UInt8] {
    if screen == shown { return [] }
    bytes.removeAll(keepingCapacity: true)
    (foreground, background) = (nil, nil)
    let former = shown.flatMap { $0.columns == screen.columns && $0.rows == screen.rows ? $0 : nil }
    if former == nil { append("\u{1B}[0m\u{1B}[2J") }
    for row in 0..<screen.rows { paint(row, of: screen, over: former) }
    append("\u{1B}[0m")
    shown = screen
    return bytes
  }

  /// Bytes that the terminal shows all at once, where it can.
  static func synchronized(_ bytes: [UInt8]) -> [UInt8] {
    Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
  }

  private mutating func paint(_ row: Int, of screen: Screen, over former: Screen?) {
    var cursor = -1
    for column in 0..<screen.columns {
      let cell = screen[column, row]
      guard cell != former?[column, row], let glyph = cell.glyph else { continue }
      if cursor != column { move(to: column, row) }
      select(cell)
      append(glyph)
      let isWide = column + 1 < screen.columns && screen[column + 1, row].glyph == nil
      cursor = column + (isWide ? 2 : 1)
    }
  }

  private mutating func move(to column: Int, _ row: Int) {
    append("\u{1B}[")
    append(row + 1)
    append(";")
    append(column + 1)
    append("H")
  }

  private mutating func select(_ cell: Cell) {
    guard depth != .none else { return }
    if cell.background != background {
      background = .some(cell.background)
      if let color = cell.background { append(color, after: "\u{1B}[48;") } else { append("\u{1B}[49m") }
    }
    // A space shows no foreground.
    if cell.foreground != foreground, cell.glyph != " " {
      foreground = cell.foreground
      append(cell.foreground, after: "\u{1B}[38;")
    }
  }

  private mutating func append(_ color: TerminalColor, after start: String) {
    append(start)
    if depth == .full {
      append("2;")
      append(Int(color.red))
      append(";")
      append(Int(color.green))
      append(";")
      append(Int(color.blue))
    } else {
      append("5;")
      append(color.paletteIndex)
    }
    append("m")
  }

  private mutating func append(_ glyph: Unicode.Scalar) { bytes.append(contentsOf: glyph.utf8) }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
