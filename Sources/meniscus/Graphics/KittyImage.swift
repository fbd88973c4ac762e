/// An image as kitty's graphics protocol takes it: three bytes a pixel in base 64, in pieces of 4096 characters.
///
/// Source: "Terminal graphics protocol", sw.kovidgoyal.net/kitty/graphics-protocol.
enum KittyImage {
  /// Shows a tile at the cursor, below the text, in the place of the tile of the same number; no answer is wanted.
  static func bytes(_ tile: PixelTile, id: Int) -> [UInt8] {
    let data = base64(tile.colors)
    var bytes: [UInt8] = []
    var start = 0
    while start < data.count || start == 0 {
      let end = min(start + piece, data.count)
      let more = end < data.count ? 1 : 0
      let keys =
        start == 0
        ? "a=T,f=24,t=d,s=\(tile.width),v=\(tile.height),c=\(tile.columns),r=\(tile.rows),i=\(id),p=1,z=-1,C=1,"
          + "q=2,m=\(more)"
        : "m=\(more)"
      bytes += "\u{1B}_G\(keys);".utf8
      bytes += data[start..<end]
      bytes += "\u{1B}\\".utf8
      start = end
      if more == 0 { break }
    }
    return bytes
  }

  /// Asks whether the terminal knows the protocol, with an image of one pixel that is not shown.
  static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"

  private static let piece = 4096
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Three bytes are four digits, and a pixel is three bytes: there is never a rest.
  private static func base64(_ colors: [TerminalColor]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(colors.count * 4)
    for color in colors {
      let bits = Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue)
      for shift in [18, 12, 6, 0] { text.append(digits[bits >> shift & 63]) }
    }
    return text
  }
}
