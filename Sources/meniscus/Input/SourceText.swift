/// A text that was read, with the name it goes by in messages.
struct SourceText {
  var name: String
  var bytes: [UInt8]

  /// The characters of a line, counted from 1, without its end; `nil` where there is no such line.
  func line(_ number: Int) -> [Character]? {
    guard number >= 1 else { return nil }
    var start = bytes.startIndex
    for _ in 1..<number {
      guard let end = bytes[start...].firstIndex(of: newline) else { return nil }
      start = end + 1
    }
    let rest = bytes[start...]
    let line = rest[..<(rest.firstIndex(of: newline) ?? rest.endIndex)]
    return Array(String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self))
  }
}

private let newline = UInt8(ascii: "\n")
