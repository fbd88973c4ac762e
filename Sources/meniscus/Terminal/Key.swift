/// A key that was pressed.
enum Key: Hashable {
  case character(Character)
  case left, right, up, down
  case home, end
  case escape
}

/// Makes keys of what a terminal sends.
struct KeyDecoder {
  private var pending: [UInt8] = []

  /// The keys in some bytes; the start of a sequence that is not whole yet is kept for the next call.
  mutating func keys(in bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let (key, length) = next() {
      pending.removeFirst(length)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// What a person meant by an escape that nothing followed.
  mutating func timeOut() -> [Key] {
    defer { pending = [] }
    return pending == [escapeByte] ? [.escape] : []
  }

  /// The first key, if any, and how many bytes it took; `nil` where more bytes must come first.
  private func next() -> (Key?, Int)? {
    guard let first = pending.first else { return nil }
    if first == escapeByte { return sequence() }
    let length = utf8Length(first)
    guard pending.count >= length else { return nil }
    let text = String(decoding: pending[..<length], as: UTF8.self)
    return (text.first.map(Key.character), length)
  }

  /// `ESC [ parameters final` or `ESC O final`.
  private func sequence() -> (Key?, Int)? {
    guard pending.count >= 2 else { return nil }
    guard pending[1] == UInt8(ascii: "[") || pending[1] == UInt8(ascii: "O") else { return (.escape, 1) }
    guard let end = pending[2...].firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return pending.count > 32 ? (nil, pending.count) : nil
    }
    let parameters = String(decoding: pending[2..<end], as: UTF8.self)
    return (Self.named(final: pending[end], parameters), end + 1)
  }

  private static func named(final: UInt8, _ parameters: String) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "~") where parameters == "1" || parameters == "7": .home
    case UInt8(ascii: "~") where parameters == "4" || parameters == "8": .end
    default: nil
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

private let escapeByte: UInt8 = 0x1B
