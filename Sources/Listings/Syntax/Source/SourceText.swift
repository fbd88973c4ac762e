public import SceneModel

/// A text to be read, with its name and the table that turns a byte's offset into a line and a column.
public struct SourceText: Sendable {
  /// What messages call it: a file's path, or `-`.
  public let name: String
  /// Its number among those that are read together, from 0.
  public let file: Int
  /// The bytes, as they are in the file.
  public let bytes: [UInt8]
  /// What the conditions in it are decided for.
  var platform = BuildPlatform.iOS
  /// The offset of each line's first byte.
  let lineStarts: [Int32]

  /// Creates a text from its bytes, which may be anything.
  public init(name: String, file: Int = 0, bytes: [UInt8]) {
    self.name = name
    self.file = file
    self.bytes = bytes
    lineStarts = Self.lineStarts(of: bytes)
  }

  /// Creates a text from a string.
  public init(name: String, file: Int = 0, _ text: String) {
    self.init(name: name, file: file, bytes: Array(text.utf8))
  }

  /// The line and the column, in characters, of an offset in bytes; one beyond the end is taken for the end.
  ///
  /// A line ends with LF, CR LF or a CR alone. A byte order mark takes no column.
  ///
  /// - Complexity: O(log lines + length of the line).
  public func place(at offset: Int) -> Diagnostic.Place {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    var start = Int(lineStarts[low])
    if low == 0, bytes.starts(with: Self.byteOrderMark) { start = min(3, offset) }
    // A column is a scalar; the bytes of a scalar behind its first begin with the bits 10.
    let column = bytes[start..<offset].reduce(into: 1) { count, byte in
      if byte & 0xC0 != 0x80 { count += 1 }
    }
    return Diagnostic.Place(line: low + 1, column: column, file: file)
  }

  /// Where a span begins.
  public func place(of span: Syntax.Span) -> Diagnostic.Place { place(at: Int(span.start)) }

  /// The text of a span; bytes that are no UTF-8 are replaced.
  public func text(of span: Syntax.Span) -> String {
    let start = min(max(Int(span.start), 0), bytes.count)
    let end = min(max(Int(span.end), start), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func lineStarts(of bytes: [UInt8]) -> [Int32] {
    var starts: [Int32] = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for offset in bytes.indices where bytes[offset] == 0x0A || bytes[offset] == 0x0D {
        // Of CR LF the line ends behind the LF.
        let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
        if !isPair { starts.append(Int32(clamping: offset + 1)) }
      }
    }
    return starts
  }
}
