extension Color {
  /// Why a text is no colour.
  public struct HexError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text that was read.
    public let text: String
    /// Where it stops being a colour, counted in characters from 0.
    public let offset: Int

    /// What is wrong, where, and what was expected.
    public var description: String {
      "'\(text)' is no colour at character \(offset): expected #RGB, #RRGGBB or #RRGGBBAA"
    }
  }

  /// Reads a colour from `#RGB`, `#RRGGBB` or `#RRGGBBAA`; the `#` may be missing, and case does not matter.
  public init(hex text: String) throws(HexError) {
    let digits = Array(text.hasPrefix("#") ? text.dropFirst() : text[...])
    let first = text.count - digits.count
    var values: [Int] = []
    for (index, digit) in digits.enumerated() {
      guard digit.isASCII, let value = digit.hexDigitValue else {
        throw HexError(text: text, offset: first + index)
      }
      values.append(value)
    }
    switch values.count {
    case 3: self.init(bytes: values.map { 17 * $0 } + [255])
    case 6: self.init(bytes: Self.pairs(values) + [255])
    case 8: self.init(bytes: Self.pairs(values))
    default: throw HexError(text: text, offset: text.count)
    }
  }

  /// The colour as `#RRGGBB`, or `#RRGGBBAA` where it is not opaque; components are clamped to 0…1 and rounded.
  public var hex: String {
    let alpha = Self.byte(opacity)
    return Self.text(of: [red, green, blue]) + (alpha == 255 ? "" : Self.hexPair(alpha))
  }

  /// The colour as `#RRGGBBAA`, whatever its opacity, as SwiftUI describes a resolved colour.
  public var hexWithOpacity: String {
    Self.text(of: [red, green, blue]) + Self.hexPair(Self.byte(opacity))
  }

  private init(bytes: [Int]) {
    self.init(
      red: Double(bytes[0]) / 255, green: Double(bytes[1]) / 255, blue: Double(bytes[2]) / 255,
      opacity: Double(bytes[3]) / 255)
  }

  private static func pairs(_ values: [Int]) -> [Int] {
    stride(from: 0, to: values.count, by: 2).map { 16 * values[$0] + values[$0 + 1] }
  }

  private static func text(of components: [Double]) -> String {
    components.reduce("#") { $0 + hexPair(byte($1)) }
  }

  /// A component as a byte; a component that is no number counts as 0.
  private static func byte(_ component: Double) -> Int {
    component > 0 ? Int((Swift.min(component, 1) * 255).rounded()) : 0
  }

  private static func hexPair(_ byte: Int) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }
}
