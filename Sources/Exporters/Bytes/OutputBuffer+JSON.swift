extension OutputBuffer {
  /// Appends a text as a JSON string that may also stand within a `<script>` of a page.
  ///
  /// `<`, `>` and `&` are spelt as their numbers, so that nothing in a text ends the element it stands in.
  public mutating func append(json text: String) {
    append(byte: 0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22: append("\\\"")
      case 0x5C: append("\\\\")
      case 0x0A: append("\\n")
      case 0x0D: append("\\r")
      case 0x09: append("\\t")
      case 0x00..<0x20, 0x26, 0x3C, 0x3E, 0x7F:
        append("\\u00")
        append(byte: Self.hexDigit(byte >> 4))
        append(byte: Self.hexDigit(byte & 15))
      default: append(byte: byte)
      }
    }
    append(byte: 0x22)
  }
}

extension OutputBuffer {
  /// Appends a number as JSON has it, with a precision.
  public mutating func append(json value: Double, _ precision: Precision) {
    switch precision {
    case .fixed(let decimals): append(json: value, decimals: decimals)
    case .full: append(full: value)
    }
  }
}
