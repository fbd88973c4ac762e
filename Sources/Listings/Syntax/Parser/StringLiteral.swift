/// What the bytes between quotes stand for: escapes resolved, and of a text on many lines its indentation taken off.
struct StringLiteral {
  /// How many `#` an escape has behind its backslash.
  let pounds: Int
  /// The spaces before the closing quotes of a text on many lines; `nil` for a text on one.
  let indentation: ArraySlice<UInt8>?
  /// Whether the next byte is the first of its line.
  var isAtLineStart = false
  private var isFirst = true

  init(pounds: Int, indentation: ArraySlice<UInt8>?) {
    self.pounds = pounds
    self.indentation = indentation
  }

  /// What is wrong with an escape.
  struct Fault {
    var message: String
    var offset: Int
  }

  /// What a stretch between quotes or interpolations stands for.
  ///
  /// Where the closing quotes follow, the line break before them is no part of the text.
  mutating func value(_ bytes: ArraySlice<UInt8>, isLast: Bool) -> (text: String, fault: Fault?) {
    var rest = bytes
    if let indentation {
      if isFirst { dropLineBreak(&rest) }
      if isLast { dropLastLine(&rest, indentation: indentation) }
    }
    isFirst = false
    var fault: Fault?
    var text: [UInt8] = []
    text.reserveCapacity(rest.count)
    while let byte = rest.first {
      if isAtLineStart {
        isAtLineStart = false
        if let indentation, rest.starts(with: indentation) {
          rest.removeFirst(indentation.count)
          continue
        }
      }
      if byte == UInt8(ascii: "\\"), isEscape(rest) {
        fault = escape(&rest, into: &text) ?? fault
      } else if byte == 0x0A || byte == 0x0D {
        dropLineBreak(&rest)
        text.append(0x0A)
      } else {
        text.append(byte)
        rest.removeFirst()
      }
    }
    return (String(decoding: text, as: UTF8.self), fault)
  }

  private mutating func dropLineBreak(_ rest: inout ArraySlice<UInt8>) {
    while let first = rest.first, first == 0x20 || first == 0x09 { rest.removeFirst() }
    guard let first = rest.first, first == 0x0A || first == 0x0D else { return }
    rest.removeFirst()
    if first == 0x0D, rest.first == 0x0A { rest.removeFirst() }
    isAtLineStart = true
  }

  private func dropLastLine(_ rest: inout ArraySlice<UInt8>, indentation: ArraySlice<UInt8>) {
    guard rest.count >= indentation.count else { return }
    var shorter = rest.dropLast(indentation.count)
    guard let last = shorter.last, last == 0x0A || last == 0x0D else {
      // Quotes right behind the line break of the opening ones.
      if shorter.isEmpty { rest = shorter }
      return
    }
    shorter.removeLast()
    if last == 0x0A, shorter.last == 0x0D { shorter.removeLast() }
    rest = shorter
  }

  private func isEscape(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.dropFirst().prefix(pounds).count == pounds
      && rest.dropFirst().prefix(pounds).allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Resolves the escape at the start of the rest.
  private mutating func escape(_ rest: inout ArraySlice<UInt8>, into text: inout [UInt8]) -> Fault? {
    let start = rest.startIndex
    rest.removeFirst(1 + pounds)
    guard let byte = rest.first else { return nil }
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): text.append(byte)
    case UInt8(ascii: "u"):
      rest.removeFirst()
      return scalar(&rest, into: &text, from: start)
    case 0x20, 0x09, 0x0A, 0x0D:
      dropLineBreak(&rest)
      return nil
    default:
      return Fault(
        message: "unknown escape; expected one of \\n \\r \\t \\0 \\\\ \\\" \\' \\u{…} \\(…)", offset: start)
    }
    rest.removeFirst()
    return nil
  }

  private func scalar(_ rest: inout ArraySlice<UInt8>, into text: inout [UInt8], from start: Int) -> Fault? {
    let fault = Fault(message: "expected one to eight hexadecimal digits in braces after \\u", offset: start)
    guard rest.first == UInt8(ascii: "{"), let end = rest.prefix(12).firstIndex(of: UInt8(ascii: "}")) else {
      return fault
    }
    let digits = String(decoding: rest[rest.startIndex + 1..<end], as: UTF8.self)
    rest = rest[(end + 1)...]
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { return fault }
    text += Array(String(Character(scalar)).utf8)
    return nil
  }
}
