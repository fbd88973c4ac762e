/// The decimal digits of integers as words of eight bytes, the first digit in the lowest byte.
///
/// Eight digits are found at once by splitting a number into halves, quarters and eighths within one
/// word, each division a multiplication: Paul Khuong, "How to print integers really fast", 2017.
enum DecimalDigits {
  /// The digits of an integer under 10⁸, each 0…9, leading zeros included.
  @inline(__always)
  static func eight(_ value: UInt32) -> UInt64 {
    let halves = UInt64(value / 10_000) | UInt64(value % 10_000) << 32
    let upper = ((halves &* 10_486) >> 20) & 0x0000_007F_0000_007F
    let quarters = upper | (halves &- 100 &* upper) << 16
    let tens = ((quarters &* 103) >> 10) & 0x000F_000F_000F_000F
    return tens | (quarters &- 10 &* tens) << 8
  }

  /// The character "0" in each byte of a word.
  static let zeros: UInt64 = 0x3030_3030_3030_3030

  /// Writes an integer under 10¹⁶ without leading zeros and returns its length; up to 16 bytes are touched.
  @inline(__always)
  static func write(_ value: UInt64, to target: UnsafeMutablePointer<UInt8>) -> Int {
    if value < 100_000_000 { return writeShort(UInt32(truncatingIfNeeded: value), to: target) }
    let length = writeShort(UInt32(truncatingIfNeeded: value / 100_000_000), to: target)
    store(eight(UInt32(truncatingIfNeeded: value % 100_000_000)) | zeros, to: target + length)
    return length + 8
  }

  @inline(__always)
  private static func writeShort(_ value: UInt32, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let digits = eight(value)
    // The marker in the last byte keeps one digit of a zero.
    let leading = (digits | 1 << 56).trailingZeroBitCount & ~7
    store((digits | zeros) >> UInt64(leading), to: target)
    return 8 - leading / 8
  }

  /// Writes the last digits of an integer, `length` of them in 1…15; up to 16 bytes are touched.
  @inline(__always)
  static func write(_ value: UInt64, length: Int, to target: UnsafeMutablePointer<UInt8>) {
    var target = target
    var rest = value
    var length = length
    if length > 8 {
      write(value / 100_000_000, length: length - 8, to: target)
      rest = value % 100_000_000
      target += length - 8
      length = 8
    }
    let word = (eight(UInt32(truncatingIfNeeded: rest)) | zeros) >> UInt64(8 * (8 - length))
    store(word, to: target)
  }

  @inline(__always)
  static func store(_ word: UInt64, to target: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(target).storeBytes(of: word.littleEndian, as: UInt64.self)
  }

  /// Ten to a power in 0…15.
  @inline(__always)
  static func power(_ exponent: Int) -> Int64 {
    switch exponent {
    case 0: 1
    case 1: 10
    case 2: 100
    case 3: 1000
    case 4: 10_000
    case 5: 100_000
    case 6: 1_000_000
    case 7: 10_000_000
    case 8: 100_000_000
    case 9: 1_000_000_000
    case 10: 10_000_000_000
    case 11: 100_000_000_000
    case 12: 1_000_000_000_000
    case 13: 10_000_000_000_000
    case 14: 100_000_000_000_000
    default: 1_000_000_000_000_000
    }
  }
}
