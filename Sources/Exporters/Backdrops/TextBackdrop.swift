import Geometry

/// Lines of running text over the whole canvas: what blur and bending do is nowhere plainer.
struct TextBackdrop {
  let size: Size
  let scheme: ColorScheme

  private static let words: [StaticString] = [
    "light", "bends", "where", "glass", "begins", "and", "letters", "near", "the", "rim", "are", "pulled",
    "inwards",
    "while", "those", "in", "the", "middle", "stay", "where", "they", "were", "set",
  ]
  private static let fontSize = 13.0
  private static let leading = 18.0

  /// Appends the lines, from the top of the canvas to beyond its bottom.
  func appendPicture(to buffer: inout OutputBuffer) {
    buffer.append("<path fill=\"")
    buffer.append(scheme == .light ? "#fbfaf7" : "#17181c")
    buffer.append("\" d=\"M-40-40H")
    buffer.append(short: size.width + 40, decimals: 2)
    buffer.append("V")
    buffer.append(short: size.height + 40, decimals: 2)
    buffer.append("H-40Z\"/><g font-family=\"Georgia,'Times New Roman',serif\"")
    buffer.attribute("font-size", Self.fontSize)
    buffer.append(" fill=\"")
    buffer.append(scheme == .light ? "#262a33" : "#d9dce3")
    buffer.append("\">")
    var word = 0
    // A scene's canvas is bounded; the limit keeps a tall one from becoming a book.
    for line in 0..<Swift.min(Int(size.height / Self.leading) + 2, 400) {
      buffer.append("<text x=\"8\"")
      buffer.attribute("y", 16 + Double(line) * Self.leading)
      buffer.append(">")
      appendLine(from: &word, to: &buffer)
      buffer.append("</text>")
    }
    buffer.append("</g>")
  }

  /// As many words as reach across the canvas at about half the font's size a letter.
  private func appendLine(from word: inout Int, to buffer: inout OutputBuffer) {
    let letters = Swift.min(Int(size.width / (Self.fontSize * 0.42)), 2000)
    var length = 0
    while length < letters {
      let text = Self.words[word % Self.words.count]
      word += 1
      if length > 0 { buffer.append(byte: space) }
      buffer.append(text)
      length += text.utf8CodeUnitCount + 1
    }
  }
}
