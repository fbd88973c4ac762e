import Foundation
import TestSupport

/// A row of `swiftui-motion.csv`: what SwiftUI, or a named port of it, answers.
struct TableRow: CustomStringConvertible, Sendable {
  let kind: String
  let parameters: String
  let input: String
  let expectedText: String
  let toleranceText: String
  let source: String

  /// All rows of a kind.
  static func rows(_ kind: String) throws -> [TableRow] {
    try FixtureTable("swiftui-motion.csv").rows.filter { $0[0] == kind }.map {
      TableRow(
        kind: $0[0], parameters: $0[1], input: $0[2], expectedText: $0[3], toleranceText: $0[4],
        source: $0[5])
    }
  }

  var description: String { "\(kind) | \(parameters) | \(input) | \(expectedText)" }

  var expected: Double { Double(expectedText) ?? .nan }

  /// Whether a number is what is expected: within the tolerance, or infinite or no number where that is expected.
  func accepts(_ number: Double) -> Bool {
    if expected.isNaN { return number.isNaN && expectedText == "nan" }
    if expected.isInfinite { return number == expected }
    if toleranceText.hasSuffix("relative") {
      let relative = Double(toleranceText.split(separator: " ")[0]) ?? 0
      return abs(number - expected) <= relative * abs(expected)
    }
    // A row's decimals are not exact in binary: a difference that equals the tolerance is within it.
    return abs(number - expected) <= (Double(toleranceText) ?? 0) * (1 + 1e-9)
  }

  /// The number after a label such as `duration:` or `t=` in the parameters or the input.
  func number(_ label: String, in text: String? = nil) -> Double? {
    let text = text ?? parameters
    guard let range = text.range(of: label) else { return nil }
    return Double(text[range.upperBound...].prefix { $0.isNumber || "+-.einf".contains($0) })
  }

  /// All numbers of a text, in order.
  static func numbers(_ text: String) -> [Double] {
    text.split { !($0.isNumber || "-.".contains($0)) }.compactMap { Double($0) }
  }
}
