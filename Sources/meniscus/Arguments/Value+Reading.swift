/// The ways in which the text of an option's value becomes a value.
enum Reading {
  /// A finite number in decimal notation, within bounds.
  static func number(_ text: String, in bounds: ClosedRange<Double>, _ expected: String) throws(BadValue)
    -> Double
  {
    guard isDecimal(text), let value = Double(text), value.isFinite, bounds.contains(value) else {
      throw BadValue(text, expected: expected)
    }
    return value
  }

  /// A whole number within bounds.
  static func integer(_ text: String, in bounds: ClosedRange<Int>, _ expected: String) throws(BadValue) -> Int
  {
    guard let value = Int(text), bounds.contains(value) else { throw BadValue(text, expected: expected) }
    return value
  }

  /// A time in seconds.
  static func time(_ text: String) throws(BadValue) -> Double {
    try number(text, in: 0...86_400, "a time in seconds, 0 to 86400")
  }

  /// Times with commas between them.
  static func times(_ text: String) throws(BadValue) -> [Double] {
    var times: [Double] = []
    for part in parts(text) { times.append(try time(part)) }
    return times
  }

  /// `W,H` in points.
  static func size(_ text: String) throws(BadValue) -> (width: Double, height: Double) {
    let parts = parts(text)
    let expected = "a width and a height in points, as in 400,300"
    guard parts.count == 2 else { throw BadValue(text, expected: expected) }
    return (
      try number(parts[0], in: 1...100_000, expected), try number(parts[1], in: 1...100_000, expected)
    )
  }

  /// `WHAT@T`: something, and the time in seconds at which it happens.
  static func event(_ text: String, _ expected: String) throws(BadValue) -> (what: String, time: Double) {
    guard let at = text.lastIndex(of: "@"), at > text.startIndex else {
      throw BadValue(text, expected: expected)
    }
    return (String(text[..<at]), try time(String(text[text.index(after: at)...])))
  }

  static func parts(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// Swift's own reader also takes `0x1p3`, `inf` and `nan`, which nobody means here.
  private static func isDecimal(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
  }
}
