/// An image as sixels: six rows at a time, and for each colour in them which of the six it has in each column.
///
/// Source: "VT330/VT340 Programmer Reference Manual", chapter 14.
enum SixelImage {
  /// Shows a tile at the cursor, each of its pixels so many of the screen's across and down.
  ///
  /// The colours are those of the palette of 256, numbered as there, so every tile means the same by a number.
  static func bytes(_ tile: PixelTile, scale: Int) -> [UInt8] {
    let indices = tile.colors.map { UInt8($0.paletteIndex) }
    let (width, height) = (tile.width * scale, tile.height * scale)
    // Pixels that no colour sets stay what they are.
    var bytes = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
    for index in Set(indices).sorted() { bytes += definition(index, tile.colors, indices).utf8 }
    for top in stride(from: 0, to: height, by: 6) {
      let rows = top..<min(top + 6, height)
      append(rows, of: indices, tile.width, scale, to: &bytes)
      if rows.upperBound < height { bytes.append(UInt8(ascii: "-")) }
    }
    return bytes + "\u{1B}\\".utf8
  }

  /// A colour in parts of a hundred.
  private static func definition(_ index: UInt8, _ colors: [TerminalColor], _ indices: [UInt8]) -> String {
    guard let place = indices.firstIndex(of: index) else { return "" }
    let parts = [colors[place].red, colors[place].green, colors[place].blue].map {
      (Int($0) * 100 + 127) / 255
    }
    return "#\(index);2;\(parts[0]);\(parts[1]);\(parts[2])"
  }

  private static func append(
    _ rows: Range<Int>, of indices: [UInt8], _ width: Int, _ scale: Int, to bytes: inout [UInt8]
  ) {
    var masks: [UInt8: [UInt8]] = [:]
    for row in rows {
      let bit = UInt8(1) << UInt8(row - rows.lowerBound)
      let start = row / scale * width
      for column in 0..<width {
        masks[indices[start + column], default: Array(repeating: 0, count: width)][column] |= bit
      }
    }
    for (number, index) in masks.keys.sorted().enumerated() {
      guard let mask = masks[index] else { continue }
      // `$` goes back to the start of the six rows.
      if number > 0 { bytes.append(UInt8(ascii: "$")) }
      bytes += "#\(index)".utf8
      append(mask, scale, to: &bytes)
    }
  }

  /// Equal columns as one with a count.
  private static func append(_ mask: [UInt8], _ scale: Int, to bytes: inout [UInt8]) {
    var column = 0
    while column < mask.count {
      var end = column + 1
      while end < mask.count, mask[end] == mask[column] { end += 1 }
      if end == mask.count, mask[column] == 0 { return }
      let count = (end - column) * scale
      let sign = 63 + mask[column]
      if count > 3 {
        bytes += "!\(count)".utf8
        bytes.append(sign)
      } else {
        for _ in 0..<count { bytes.append(sign) }
      }
      column = end
    }
  }
}
