/// Finds the fenced blocks of Swift in a Markdown document.
///
/// A fence is three or more backticks or tildes at the start of a line, however far it is indented and whether or
/// not it is quoted with `>`; a fence of the same kind, at least as long, ends it, and so does the end of the
/// document. A block is Swift's where the fence says so, in any case of letters, and where it says nothing but the
/// block holds words of SwiftUI.
///
/// Source: CommonMark 0.31, 4.5 Fenced code blocks. Unlike there, a fence may be indented by more than three spaces,
/// since lists indent them.
struct MarkdownFences {
  /// The stretches of Swift, each without its fences.
  private(set) var blocks: [Range<Int>] = []
  /// The document with spaces in place of the marks that quote a block, so that only Swift is left in it.
  private(set) var bytes: [UInt8]

  private struct Fence {
    var mark: UInt8
    var length: Int
    /// Whether the block is Swift's; `nil` where the fence does not say.
    var isSwift: Bool?
    /// Where the block begins.
    var start: Int
    /// How deep the fence is quoted.
    var quotes: Int
  }

  /// Finds the blocks of a document.
  ///
  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var open: Fence?
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      var next = min(end + 1, bytes.count)
      if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { next += 1 }
      read(start..<end, next: next, &open)
      start = next
    }
    if let fence = open { close(fence, at: bytes.count) }
  }

  private mutating func read(_ line: Range<Int>, next: Int, _ open: inout Fence?) {
    let (content, quotes) = skipQuotes(line, upTo: open?.quotes ?? .max)
    guard let fence = open else {
      open = fence(content..<line.upperBound, start: next, quotes: quotes)
      return
    }
    let marks = bytes[content..<line.upperBound].prefix { $0 == fence.mark }
    let rest = bytes[(content + marks.count)..<line.upperBound]
    // A quote that ends takes its fence with it.
    if quotes < fence.quotes || marks.count >= fence.length && rest.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      close(fence, at: line.lowerBound)
      open = nil
    } else if quotes > 0 {
      for offset in line.lowerBound..<content { bytes[offset] = 0x20 }
    }
  }

  /// Where a line's content begins behind spaces and the marks of quotes, and how many of these there are.
  private func skipQuotes(_ line: Range<Int>, upTo most: Int) -> (content: Int, quotes: Int) {
    var offset = line.lowerBound
    var quotes = 0
    while offset < line.upperBound {
      if bytes[offset] == UInt8(ascii: ">"), quotes < most {
        quotes += 1
      } else if bytes[offset] != 0x20, bytes[offset] != 0x09 {
        break
      }
      offset += 1
    }
    return (offset, quotes)
  }

  private func fence(_ line: Range<Int>, start: Int, quotes: Int) -> Fence? {
    guard let mark = bytes[line].first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
      return nil
    }
    let length = bytes[line].prefix { $0 == mark }.count
    let info = bytes[(line.lowerBound + length)..<line.upperBound]
    guard length >= 3, mark == UInt8(ascii: "~") || !info.contains(mark) else { return nil }
    // `swift`, `Swift`, `{.swift}`, `swift:Name.swift`, `swift title="…"`.
    let language = info.drop { CharacterClass.of($0) != .letter }.prefix { CharacterClass.of($0) == .letter }
    let word = String(decoding: language, as: UTF8.self).lowercased()
    return Fence(
      mark: mark, length: length, isSwift: word.isEmpty ? nil : word == "swift" || word == "swiftui",
      start: start,
      quotes: quotes)
  }

  private mutating func close(_ fence: Fence, at end: Int) {
    let block = min(fence.start, end)..<end
    if fence.isSwift ?? Self.looksLikeSwift(bytes[block]) { blocks.append(block) }
  }

  /// Whether a block without a language holds words that only SwiftUI has.
  private static func looksLikeSwift(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    let words = [
      "GlassEffectContainer", ".glassEffect(", "some View", "@State ", "withAnimation", "VStack", "HStack",
    ]
    return words.contains { text.contains($0) }
  }
}
