/// Sends the tiles of pictures that have changed, and nothing else.
struct TilePainter {
  private let graphics: PixelGraphics
  private var shown: [Int: [TerminalColor]] = [:]
  /// The cells that stood over the pictures, without colours: where they change, a sixel is broken.
  private var formerText: Screen?

  init(_ graphics: PixelGraphics) {
    self.graphics = graphics
  }

  /// The bytes that show pictures in their regions below or behind a screen's text.
  mutating func update(_ pictures: [(picture: Picture, region: ScreenRegion)], text: Screen) -> [UInt8] {
    var bytes: [UInt8] = []
    for (picture, region) in pictures {
      for tile in tiles(of: picture, in: region) {
        let key = tile.row * 10_000 + tile.column
        guard shown[key] != tile.colors || isBroken(tile, by: text) else { continue }
        shown[key] = tile.colors
        bytes += "\u{1B}[\(tile.row + 1);\(tile.column + 1)H".utf8
        switch graphics.kind {
        case .kitty: bytes += KittyImage.bytes(tile, id: Self.firstID + key)
        case .sixel:
          bytes += SixelImage.bytes(tile, scale: graphics.scale)
          bytes += Self.words(of: text, on: tile)
        }
      }
    }
    formerText = text
    return bytes
  }

  /// Takes every picture away.
  static let clear = "\u{1B}_Ga=d,d=A,q=2\u{1B}\\"
  private static let firstID = 1_000_000

  /// Whether text has been written or taken away where the tile is.
  private func isBroken(_ tile: PixelTile, by text: Screen) -> Bool {
    guard graphics.kind == .sixel, let former = formerText else { return false }
    guard former.columns == text.columns, former.rows == text.rows else { return true }
    for row in tile.row..<tile.row + tile.rows {
      for column in tile.column..<tile.column + tile.columns
      where former[column, row] != text[column, row] { return true }
    }
    return false
  }

  private func tiles(of picture: Picture, in region: ScreenRegion) -> [PixelTile] {
    let (across, down) = PixelGraphics.tile
    var tiles: [PixelTile] = []
    for row in stride(from: 0, to: region.rows, by: down) {
      for column in stride(from: 0, to: region.columns, by: across) {
        let (columns, rows) = (min(across, region.columns - column), min(down, region.rows - row))
        let (left, top) = graphics.size(columns: column, rows: row)
        let (right, bottom) = graphics.size(columns: column + columns, rows: row + rows)
        tiles.append(
          PixelTile(
            column: region.column + column, row: region.row + row, columns: columns, rows: rows,
            width: right - left, height: bottom - top,
            colors: colors(of: picture, columns: left..<right, rows: top..<bottom)))
      }
    }
    return tiles
  }

  private func colors(of picture: Picture, columns: Range<Int>, rows: Range<Int>) -> [TerminalColor] {
    var colors: [TerminalColor] = []
    colors.reserveCapacity(columns.count * rows.count)
    for row in rows {
      for column in columns {
        let light = picture.lights[picture.index(column, row)]
        colors.append(
          graphics.kind == .kitty
            ? TerminalColor(light) : TerminalColor(dithered: light, column: column, row: row))
      }
    }
    return colors
  }

  /// The words that stand on a tile, again: the sixels have covered them.
  private static func words(of text: Screen, on tile: PixelTile) -> [UInt8] {
    var words = ""
    for row in tile.row..<tile.row + tile.rows {
      for column in tile.column..<tile.column + tile.columns {
        let cell = text[column, row]
        guard let glyph = cell.glyph, glyph != " " else { continue }
        words += "\u{1B}[\(row + 1);\(column + 1)H" + ScreenPainter.text(of: cell, glyph, depth: .full)
      }
    }
    return Array(words.utf8)
  }
}
