/// JSON in the making, indented for people and one value to a line.
struct JSONText {
  private(set) var body = ""
  private var indent = 0
  private var isFirst = true

  /// The document, with a line feed at its end.
  var text: String { body + "\n" }

  /// Writes an object as the next value.
  mutating func object(_ members: (inout JSONText) -> Void) { block("{", "}", members) }

  /// Writes an array as the next value, one element after the other.
  mutating func array<Element>(_ elements: [Element], _ write: (inout JSONText, Element) -> Void) {
    if elements.isEmpty {
      body += "[]"
      return
    }
    block("[", "]") { json in
      for element in elements {
        json.startElement()
        write(&json, element)
        json.isFirst = false
      }
    }
  }

  mutating func member(_ name: String, _ value: String?) { member(name) { $0.value(value) } }
  mutating func member(_ name: String, _ value: Double?) { member(name) { $0.value(value) } }
  mutating func member(_ name: String, _ value: Bool) { member(name) { $0.value(value) } }

  /// Writes a member whose value `write` writes.
  mutating func member(_ name: String, _ write: (inout JSONText) -> Void) {
    startElement()
    value(name)
    body += ": "
    write(&self)
    isFirst = false
  }

  /// Writes a text as the next value.
  mutating func value(_ text: String?) {
    guard let text else {
      body += "null"
      return
    }
    body += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": body += "\\\""
      case "\\": body += "\\\\"
      case "\n": body += "\\n"
      case "\t": body += "\\t"
      case "\r": body += "\\r"
      case _ where scalar.value < 0x20:
        body += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: body.unicodeScalars.append(scalar)
      }
    }
    body += "\""
  }

  /// Writes a truth as the next value.
  mutating func value(_ truth: Bool) { body += truth ? "true" : "false" }

  /// Writes a number as the next value: the fewest digits that read back as the same, `null` where it is infinite.
  mutating func value(_ number: Double?) {
    guard let number, number.isFinite else {
      body += "null"
      return
    }
    let text = "\(number == 0 ? 0 : number)"
    body += text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private mutating func block(_ open: String, _ close: String, _ content: (inout JSONText) -> Void) {
    body += open
    indent += 1
    isFirst = true
    content(&self)
    indent -= 1
    if !isFirst { newLine() }
    isFirst = false
    body += close
  }

  private mutating func startElement() {
    if !isFirst { body += "," }
    isFirst = false
    newLine()
  }

  private mutating func newLine() { body += "\n" + String(repeating: "  ", count: indent) }
}
