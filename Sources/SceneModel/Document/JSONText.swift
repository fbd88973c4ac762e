/// A JSON value to be written, its keys in order.
indirect enum JSONText: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  static func == (a: JSONText, b: JSONText) -> Bool { a.line == b.line }

  func hash(into hasher: inout Hasher) { hasher.combine(line) }

  /// The value on one line.
  var line: String {
    switch self {
    case .null: return "null"
    case .bool(let truth): return truth ? "true" : "false"
    case .number(let number): return number.shortText
    case .string(let text): return Self.quoted(text)
    case .array(let elements):
      return elements.isEmpty ? "[]" : "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      return "{ " + members.map { "\(Self.quoted($0.key)): \($0.value.line)" }.joined(separator: ", ") + " }"
    }
  }

  /// The value over lines of at most `width` characters where that can be, indented by two spaces a level.
  func lines(width: Int = 100) -> String {
    var text = ""
    write(to: &text, indent: 0, used: 0, width: width)
    return text + "\n"
  }

  /// The length of the value on one line, or more than `limit`.
  private func length(upTo limit: Int) -> Int {
    var length: Int
    switch self {
    case .array(let elements):
      length = 2
      for element in elements where length <= limit { length += element.length(upTo: limit) + 2 }
    case .object(let members):
      length = 4
      for member in members where length <= limit {
        length += member.key.count + 6 + member.value.length(upTo: limit)
      }
    default: length = line.count
    }
    return length
  }

  private func write(to text: inout String, indent: Int, used: Int, width: Int) {
    if length(upTo: width) + used <= width {
      text += line
      return
    }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
    case .array(let elements):
      text += "[\n"
      for (index, element) in elements.enumerated() {
        text += inner
        element.write(to: &text, indent: indent + 2, used: indent + 3, width: width)
        text += index + 1 < elements.count ? ",\n" : "\n"
      }
      text += outer + "]"
    case .object(let members):
      text += "{\n"
      for (index, member) in members.enumerated() {
        let key = Self.quoted(member.key) + ": "
        text += inner + key
        member.value.write(to: &text, indent: indent + 2, used: indent + 3 + key.count, width: width)
        text += index + 1 < members.count ? ",\n" : "\n"
      }
      text += outer + "}"
    default: text += line
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
