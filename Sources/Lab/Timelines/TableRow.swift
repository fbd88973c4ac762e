/// One row of a table as its bytes and where each field ends.
public struct TableRow: Sendable {
  /// The line that the row starts on, counted from 1.
  public internal(set) var line = 1
  var bytes: [UInt8] = []
  var ends: [Int] = []
  /// Whether numbers in the table may have a decimal comma, because fields are parted by something else.
  var allowsComma = false

  /// The number of fields.
  public var count: Int { ends.count }

  /// A field's text.
  public func text(_ index: Int) -> String {
    String(decoding: bytes[start(index)..<ends[index]], as: UTF8.self)
  }

  /// Whether a field holds nothing.
  public func isEmpty(_ index: Int) -> Bool { start(index) == ends[index] }

  /// A field's number; `nil` where it is none.
  ///
  /// *Accuracy*: correctly rounded.
  public func number(_ index: Int) -> Double? {
    let (start, end) = (start(index), ends[index])
    return bytes.withUnsafeBufferPointer { buffer in
      DecimalReader.number(UnsafeBufferPointer(rebasing: buffer[start..<end]), allowsComma: allowsComma)
    }
  }

  /// Whether a field is a number that is no finite one, or one with a decimal comma: what a person must be told of.
  public func oddity(_ index: Int) -> String? {
    let text = text(index).lowercased()
    let word = text.hasPrefix("-") || text.hasPrefix("+") ? String(text.dropFirst()) : text
    if ["nan", "inf", "infinity"].contains(word) { return "is \(text), no finite number" }
    guard !allowsComma, text.contains(",") else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let isDecimal =
      parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == 0x2D }
      }
    return isDecimal ? "has a decimal comma (\(text)); expected a point, or fields parted by ;" : nil
  }

  private func start(_ index: Int) -> Int { index == 0 ? 0 : ends[index - 1] }
}

/// Reads decimal numbers without a locale.
enum DecimalReader {
  /// The number that bytes spell, spaces around it aside; `nil` where they spell none or one that is not finite.
  ///
  /// Up to 2⁵³ with a power of ten up to 22 the product or quotient is exact but for one rounding (Clinger, "How to
  /// read floating point numbers accurately", 1990); what is longer is left to the standard library.
  static func number(_ bytes: UnsafeBufferPointer<UInt8>, allowsComma: Bool) -> Double? {
    var (low, high) = (0, bytes.count)
    while low < high, bytes[low] == 0x20 { low += 1 }
    while high > low, bytes[high - 1] == 0x20 { high -= 1 }
    guard low < high else { return nil }
    let isNegative = bytes[low] == 0x2D
    var index = low + (isNegative || bytes[low] == 0x2B ? 1 : 0)
    var (mantissa, digits, exponent, isFraction) = (UInt64(0), 0, 0, false)
    scan: while index < high {
      let byte = bytes[index]
      switch byte {
      case 0x30...0x39:
        digits += 1
        guard digits <= 18 else { return slow(bytes, low, high, allowsComma) }
        mantissa = mantissa * 10 + UInt64(byte - 0x30)
        if isFraction { exponent -= 1 }
      case 0x2E where !isFraction: isFraction = true
      case 0x2C where !isFraction && allowsComma: isFraction = true
      case 0x65, 0x45: return slow(bytes, low, high, allowsComma)
      default: return nil
      }
      index += 1
    }
    guard digits > 0 else { return nil }
    guard mantissa <= 1 << 53, exponent >= -22 else { return slow(bytes, low, high, allowsComma) }
    let value = Double(mantissa) / powers[-exponent]
    return isNegative ? -value : value
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
  ]

  private static func slow(
    _ bytes: UnsafeBufferPointer<UInt8>, _ low: Int, _ high: Int, _ allowsComma: Bool
  ) -> Double? {
    var text = String(decoding: bytes[low..<high], as: UTF8.self)
    if allowsComma { text = String(text.map { $0 == "," ? "." : $0 }) }
    // Swift's reader also takes hexadecimal and words.
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let value = Double(text),
      value.isFinite
    else { return nil }
    return value
  }
}
