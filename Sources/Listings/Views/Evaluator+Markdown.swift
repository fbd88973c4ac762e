/// The marks of Markdown in a text that is written out, as SwiftUI reads them: emphasis, code and links.
extension Evaluator {
  /// A text without its marks; those that stand alone are kept.
  static func withoutMarkdown(_ text: String) -> String {
    guard text.contains(where: { "*_`[~".contains($0) }) else { return text }
    var characters = Array(text)
    for mark in ["**", "__", "~~", "`", "*", "_"] { remove(Array(mark), from: &characters) }
    unlink(&characters)
    return String(characters)
  }

  /// Takes away pairs of a mark that stand close around something.
  private static func remove(_ mark: [Character], from text: inout [Character]) {
    var start = 0
    while let open = place(of: mark, in: text, from: start) {
      let inner = open + mark.count
      let isOpening =
        inner < text.count && !text[inner].isWhitespace && text[inner] != mark[0]
        && (mark[0] != "_" || open == 0 || !text[open - 1].isLetter && !text[open - 1].isNumber)
      start = inner
      guard isOpening, let close = closing(mark, in: text, from: inner + 1) else { continue }
      text.removeSubrange(close..<(close + mark.count))
      text.removeSubrange(open..<inner)
      start = close - mark.count
    }
  }

  private static func closing(_ mark: [Character], in text: [Character], from start: Int) -> Int? {
    var from = start
    while let found = place(of: mark, in: text, from: from) {
      let end = found + mark.count
      let isInWord = end < text.count && (text[end].isLetter || text[end].isNumber)
      if !text[found - 1].isWhitespace, mark[0] != "_" || !isInWord { return found }
      from = end
    }
    return nil
  }

  private static func place(of mark: [Character], in text: [Character], from start: Int) -> Int? {
    guard start >= 0, text.count >= mark.count else { return nil }
    var index = start
    while index + mark.count <= text.count {
      if text[index..<(index + mark.count)].elementsEqual(mark) { return index }
      index += 1
    }
    return nil
  }

  /// `[title](address)` as its title.
  private static func unlink(_ text: inout [Character]) {
    var start = 0
    while let open = place(of: ["["], in: text, from: start) {
      start = open + 1
      guard let middle = place(of: ["]", "("], in: text, from: open),
        let close = place(of: [")"], in: text, from: middle)
      else { continue }
      text.removeSubrange(middle...close)
      text.remove(at: open)
      start = middle - 1
    }
  }
}
