/// How a terminal is sent pixels.
enum PixelProtocol: Hashable {
  /// kitty's: images lie below the text.
  case kitty
  /// DEC's sixels: an image takes the place of the text.
  case sixel
}

/// What `--graphics` asks for.
enum GraphicsChoice: String, CaseIterable, Sendable {
  case auto, kitty, sixel, cells
}

/// A terminal's pixels: by which protocol, and how many of them to a cell and to one of ours.
struct PixelGraphics: Hashable {
  let kind: PixelProtocol
  /// The size of a cell on the screen, in its pixels.
  let cellWidth: Int
  let cellHeight: Int
  /// The screen's pixels to one of ours, across and down: 1, 2 or 4.
  let scale: Int

  /// More pixels than these take longer to draw and to send than a frame lasts.
  private static let most = 160_000
  /// The places of a tile, which is sent as a whole; divisible by every scale.
  static let tile = (columns: 8, rows: 4)

  /// Pixels for an area of so many places, as fine as can be sent many times a second.
  init(_ kind: PixelProtocol, cellWidth: Int, cellHeight: Int, columns: Int, rows: Int) {
    (self.kind, self.cellWidth, self.cellHeight) = (kind, cellWidth, cellHeight)
    let pixels = columns * cellWidth * rows * cellHeight
    scale = [1, 2, 4].first { pixels / ($0 * $0) <= Self.most } ?? 4
  }

  /// Our pixels over some places, across and down.
  func size(columns: Int, rows: Int) -> (width: Int, height: Int) {
    (columns * cellWidth / scale, rows * cellHeight / scale)
  }

  func grid(columns: Int, rows: Int) -> CellGrid {
    CellGrid(
      columns: columns, rows: rows, pixelsAcross: Double(cellWidth) / Double(scale),
      pixelsDown: Double(cellHeight) / Double(scale))
  }
}

/// A piece of a picture, and the places it covers.
struct PixelTile {
  /// From the top left of the terminal, counted from 0.
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int
  /// Our pixels, row by row.
  var width: Int
  var height: Int
  var colors: [TerminalColor]
}
