/// Reads a table of text piece by piece: CSV as RFC 4180 has it, or with semicolons or tabs.
///
/// It takes a byte order mark, LF or CR LF, quoted fields and empty lines; it keeps one row at a time, so that a
/// table of any length is read in the same memory.
public struct TableReader: Sendable {
  /// The names of the columns; empty until the first row has been read.
  public private(set) var columns: [String] = []
  private var row = TableRow()
  private var separator: UInt8 = 0x2C
  private var line = 1
  private var isQuoted = false
  private var wasQuote = false
  private var isFieldStart = true
  private var hasRow = false
  private var skipped = 0

  /// The longest row that is read, in bytes; more is no table.
  private static let longestRow = 1 << 24

  /// Creates a reader at the start of a table.
  public init() {}

  /// Reads a piece, and calls a function with each row that it completes, the names aside.
  ///
  /// - Throws: ``TableFault`` where a row is ragged, a quote is misplaced or there is no line of names.
  public mutating func read(
    _ bytes: UnsafeRawBufferPointer, _ body: (TableRow) throws(TableFault) -> Void
  ) throws(TableFault) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if skipped >= 0, skipMark(byte) {
        index += 1
        continue
      }
      if !isQuoted, !wasQuote, Self.isPlain(byte) {
        index = try appendPlain(bytes, from: index)
        continue
      }
      index += 1
      if byte == 0 { throw TableFault(line: line, "has a zero byte; expected text") }
      if isQuoted {
        try readQuoted(byte)
      } else {
        try readPlain(byte, body)
      }
    }
  }

  /// Whether a byte can only be part of a field: all that part fields and rows lie up to the comma, but the semicolon.
  private static func isPlain(_ byte: UInt8) -> Bool { byte > 0x2C && byte != 0x3B }

  /// Takes as many plain bytes as there are, which are most of a table, in one piece; returns where they end.
  private mutating func appendPlain(
    _ bytes: UnsafeRawBufferPointer, from start: Int
  ) throws(TableFault) -> Int {
    var end = start + 1
    while end < bytes.count, Self.isPlain(bytes[end]) { end += 1 }
    row.bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
    try tookBytes()
    return end
  }

  /// Says that the table is at its end.
  ///
  /// - Throws: ``TableFault`` as ``read(_:_:)``, and where a quote was not closed or there was nothing.
  public mutating func finish(_ body: (TableRow) throws(TableFault) -> Void) throws(TableFault) {
    if isQuoted { throw TableFault(line: row.line, "opens a quotation mark that nothing closes") }
    if hasRow { try endRow(body) }
    if columns.isEmpty { throw TableFault(line: 0, "is empty; expected a line of column names") }
  }

  /// Takes the bytes of a byte order mark at the very start.
  private mutating func skipMark(_ byte: UInt8) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if skipped < 3, byte == mark[skipped] {
      skipped += 1
      return true
    }
    skipped = -1
    return false
  }

  private mutating func readQuoted(_ byte: UInt8) throws(TableFault) {
    if byte == 0x22 {
      isQuoted = false
      wasQuote = true
    } else {
      if byte == 0x0A { line += 1 }
      try append(byte)
    }
  }

  private mutating func readPlain(
    _ byte: UInt8, _ body: (TableRow) throws(TableFault) -> Void
  ) throws(TableFault) {
    switch byte {
    case 0x22:
      if wasQuote {
        // Two quotation marks are one.
        try append(byte)
        (isQuoted, wasQuote) = (true, false)
      } else if isFieldStart {
        (isQuoted, isFieldStart, hasRow) = (true, false, true)
      } else {
        throw TableFault(line: line, "has a quotation mark inside a field that does not start with one")
      }
    case 0x0A: try endRow(body)
    case 0x0D: break
    case separator where !columns.isEmpty: endField()
    case 0x2C, 0x3B, 0x09:
      if columns.isEmpty { try readSeparatorOfNames(byte) } else { try append(byte) }
    default:
      if wasQuote { throw TableFault(line: line, "has text after a closing quotation mark") }
      try append(byte)
    }
  }

  /// In the line of names, the first separator that appears is the table's.
  private mutating func readSeparatorOfNames(_ byte: UInt8) throws(TableFault) {
    if row.ends.isEmpty { separator = byte }
    if byte == separator { endField() } else { try append(byte) }
  }

  private mutating func append(_ byte: UInt8) throws(TableFault) {
    row.bytes.append(byte)
    try tookBytes()
  }

  private mutating func tookBytes() throws(TableFault) {
    (isFieldStart, hasRow) = (false, true)
    if row.bytes.count > Self.longestRow {
      throw TableFault(line: row.line, "is longer than \(Self.longestRow >> 20) MiB; no row of a table is")
    }
  }

  private mutating func endField() {
    row.ends.append(row.bytes.count)
    (isFieldStart, wasQuote, hasRow) = (true, false, true)
  }

  private mutating func endRow(_ body: (TableRow) throws(TableFault) -> Void) throws(TableFault) {
    defer {
      line += 1
      row.bytes.removeAll(keepingCapacity: true)
      row.ends.removeAll(keepingCapacity: true)
      row.line = line
      (hasRow, isFieldStart, wasQuote) = (false, true, false)
    }
    guard hasRow else { return }
    endField()
    if columns.isEmpty { return try takeNames() }
    guard row.count == columns.count else { throw raggedness }
    try body(row)
  }

  private mutating func takeNames() throws(TableFault) {
    row.allowsComma = separator != 0x2C
    let names = (0..<row.count).map { row.text($0) }
    if names.indices.allSatisfy({ row.number($0) != nil }) {
      throw TableFault(line: line, "holds numbers only; expected the names of the columns")
    }
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw TableFault(line: line, column: name, "two columns have this name")
    }
    columns = names
  }

  private var raggedness: TableFault {
    let fields =
      "\(row.count) field\(row.count == 1 ? "" : "s"); expected \(columns.count), as in the line of names"
    let isComma = separator == 0x2C && row.count > columns.count
    return TableFault(
      line: row.line,
      "has \(fields)" + (isComma ? " (for decimal commas, part the fields by ;)" : ""))
  }
}
