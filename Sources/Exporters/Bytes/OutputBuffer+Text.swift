extension OutputBuffer {
  /// Appends text that is known when the program is built.
  public mutating func append(_ literal: StaticString) {
    write(room: literal.utf8CodeUnitCount) { target in
      target.update(from: literal.utf8Start, count: literal.utf8CodeUnitCount)
      return literal.utf8CodeUnitCount
    }
  }

  /// Appends one byte.
  public mutating func append(byte: UInt8) {
    write(room: 1) { target in
      target.pointee = byte
      return 1
    }
  }

  /// Appends bytes.
  public mutating func append(bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append(unsafe: $0) }
  }

  /// Appends what another buffer holds.
  public mutating func append(_ other: borrowing OutputBuffer) {
    other.withUnsafeBytes { append(unsafe: $0.assumingMemoryBound(to: UInt8.self)) }
  }

  /// Appends a text as it is, in UTF-8.
  public mutating func append(text: String) {
    var text = text
    text.withUTF8 { append(unsafe: $0) }
  }

  /// Appends a text as the content of an XML element or of an attribute in double quotes.
  ///
  /// *Edge cases*: characters that XML 1.0 has no place for become U+FFFD.
  public mutating func append(xml text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: append("&amp;")
      case 0x3C: append("&lt;")
      case 0x3E: append("&gt;")
      case 0x22: append("&quot;")
      case 0x09, 0x0A, 0x0D: append("&#", Int(scalar.value), ";")
      case 0x00...0x1F, 0xFFFE, 0xFFFF: append("\u{FFFD}")
      default: append(encoded: scalar)
      }
    }
  }

  /// Appends a text as one field of a CSV row, quoted where RFC 4180 asks for it.
  public mutating func append(csv field: String) {
    let quoted = field.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
    guard quoted else { return append(text: field) }
    append(byte: 0x22)
    for byte in field.utf8 {
      if byte == 0x22 { append(byte: 0x22) }
      append(byte: byte)
    }
    append(byte: 0x22)
  }

  private mutating func append(encoded scalar: Unicode.Scalar) {
    guard !scalar.isASCII else { return append(byte: UInt8(scalar.value)) }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte: byte) }
  }

  private mutating func append(unsafe bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    write(room: bytes.count) { target in
      target.update(from: start, count: bytes.count)
      return bytes.count
    }
  }
}
