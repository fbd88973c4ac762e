/// A text that was read, with the name it goes by in messages.
struct SourceText {
  var name: String
  var bytes: [UInt8]

  /// Some characters of a line around a column, and how many of them come before it.
  struct Excerpt {
    var characters: [Character]
    var place: Int
    /// Whether the line goes on to the left and to the right.
    var isCut: (left: Bool, right: Bool)
  }

  /// The characters around a place, line and column from 1; `nil` where there is no such line, or nothing in it.
  func excerpt(line: Int, column: Int, most: Int) -> Excerpt? {
    guard let bytes = self.line(line), !bytes.isEmpty else { return nil }
    // A line of a million characters need not be made characters of for the sake of a hundred.
    let isPlain = bytes.allSatisfy { $0 < 0x80 }
    let characters = isPlain ? [] : Array(String(decoding: bytes, as: UTF8.self))
    let count = isPlain ? bytes.count : characters.count
    let place = min(max(column - 1, 0), count)
    let first = count <= most ? 0 : max(0, place - most / 2)
    let last = min(count, first + most)
    let shown =
      isPlain
      ? Array(String(decoding: bytes.dropFirst(first).prefix(last - first), as: UTF8.self))
      : Array(characters[first..<last])
    return Excerpt(characters: shown, place: place - first, isCut: (first > 0, last < count))
  }

  /// The bytes of a line, counted from 1, without its end.
  private func line(_ number: Int) -> ArraySlice<UInt8>? {
    guard number >= 1 else { return nil }
    var start = bytes.startIndex
    for _ in 1..<number {
      guard let end = bytes[start...].firstIndex(of: newline) else { return nil }
      start = end + 1
    }
    let rest = bytes[start...]
    let line = rest[..<(rest.firstIndex(of: newline) ?? rest.endIndex)]
    return line.last == 13 ? line.dropLast() : line
  }
}

private let newline = UInt8(ascii: "\n")
