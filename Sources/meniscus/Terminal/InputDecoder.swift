/// Makes keys, clicks and answers of what a terminal sends.
struct InputDecoder {
  private var pending: [UInt8] = []

  /// Whether the start of something is waiting for its rest.
  var isWaiting: Bool { !pending.isEmpty }

  /// What is in some bytes; the start of a sequence that is not whole yet is kept for the next call.
  mutating func inputs(in bytes: [UInt8]) -> [TerminalInput] {
    pending += bytes
    var inputs: [TerminalInput] = []
    while let (input, length) = next() {
      pending.removeFirst(length)
      if let input { inputs.append(input) }
    }
    return inputs
  }

  /// What a person meant by an escape that nothing has followed for some seconds; the start of a sequence whose
  /// rest never comes is forgotten.
  mutating func timeOut(after seconds: Double) -> [TerminalInput] {
    if pending == [escape], seconds > 0.04 {
      pending = []
      return [.key(.escape)]
    }
    if seconds > 1 { pending = [] }
    return []
  }

  /// The first input, if any, and how many bytes it took; `nil` where more bytes must come first.
  private func next() -> (TerminalInput?, Int)? {
    guard let first = pending.first else { return nil }
    switch first {
    case escape: return sequence()
    case 0x09: return (.key(.tab), 1)
    case 0x0A, 0x0D: return (.key(.enter), 1)
    default: break
    }
    let length = utf8Length(first)
    guard pending.count >= length else { return nil }
    let text = String(decoding: pending[..<length], as: UTF8.self)
    return (text.first.map { .key(.character($0)) }, length)
  }

  private func sequence() -> (TerminalInput?, Int)? {
    guard pending.count >= 2 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "["), UInt8(ascii: "O"): return control()
    case UInt8(ascii: "_"), UInt8(ascii: "P"), UInt8(ascii: "]"): return string()
    default: return (.key(.escape), 1)
    }
  }

  /// `ESC [ parameters final` or `ESC O final`.
  private func control() -> (TerminalInput?, Int)? {
    guard let end = pending[2...].firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return pending.count > 64 ? (nil, pending.count) : nil
    }
    let parameters = String(decoding: pending[2..<end], as: UTF8.self)
    let final = Character(Unicode.Scalar(pending[end]))
    return (Self.meaning(final, parameters), end + 1)
  }

  /// An answer that ends in `ESC \` or, from some terminals, in BEL.
  private func string() -> (TerminalInput?, Int)? {
    for index in pending.indices.dropFirst(2) {
      let isBell = pending[index] == 0x07
      guard isBell || pending[index - 1] == escape && pending[index] == UInt8(ascii: "\\") else { continue }
      let body = String(decoding: pending[2..<(isBell ? index : index - 1)], as: UTF8.self)
      let isGraphics = pending[1] == UInt8(ascii: "_") && body.hasPrefix("G")
      return (isGraphics ? .kittyGraphics(body.hasSuffix(";OK")) : nil, index + 1)
    }
    return pending.count > 4096 ? (nil, pending.count) : nil
  }

  private static func meaning(_ final: Character, _ parameters: String) -> TerminalInput? {
    if let key = key(final, parameters) { return .key(key) }
    let numbers = parameters.drop { "<?".contains($0) }.split(separator: ";").compactMap { Int($0) }
    switch (final, parameters.first) {
    case ("M", "<"), ("m", "<"):
      // The two low bits are the button; 4, 8 and 16 are keys held, 32 is a motion, 64 the wheel.
      guard numbers.count == 3, numbers[0] & ~28 == 0 else { return nil }
      return .pointer(column: numbers[1] - 1, row: numbers[2] - 1, isDown: final == "M")
    case ("c", "?"): return .attributes(numbers)
    case ("t", "6") where numbers.count == 3 && numbers[0] == 6:
      guard (1...200).contains(numbers[1]), (1...200).contains(numbers[2]) else { return nil }
      return .cellSize(width: numbers[2], height: numbers[1])
    default: return nil
    }
  }

  private static func key(_ final: Character, _ parameters: String) -> Key? {
    // `1;2` says that shift is held.
    let isShifted = parameters.hasSuffix(";2")
    switch final {
    case "A": return .up
    case "B": return .down
    case "C": return isShifted ? .shiftRight : .right
    case "D": return isShifted ? .shiftLeft : .left
    case "H": return .home
    case "F": return .end
    case "Z": return .backTab
    case "~" where parameters == "1" || parameters == "7": return .home
    case "~" where parameters == "4" || parameters == "8": return .end
    default: return nil
    }
  }

  private func utf8Length(_ first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}

private let escape: UInt8 = 0x1B
