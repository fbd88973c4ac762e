/// Reads a JSON text (RFC 8259) into values that know their places.
///
/// It refuses what other readers let pass: a repeated key, anything after the value, a byte that is no UTF-8, and a
/// number beyond a double's range. Nesting is bounded, so the stack is.
struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var column = 1
  private var depth = 0

  /// The value of a text.
  ///
  /// - Throws: ``SceneError`` with the first thing that is no JSON.
  static func value(of bytes: [UInt8]) throws(SceneError) -> JSONValue {
    guard bytes.count <= SceneLimits.bytes else {
      throw SceneError([
        Diagnostic(
          .error, "the file has \(bytes.count) bytes; a scene has at most \(SceneLimits.bytes)",
          at: Diagnostic.Place(line: 1, column: 1))
      ])
    }
    var parser = JSONParser(bytes)
    parser.skipSpace()
    if parser.peek == nil { throw parser.error("the file is empty; expected a scene, an object in braces") }
    let value = try parser.value()
    parser.skipSpace()
    if parser.peek != nil { throw parser.error("unexpected \(parser.found) after the end of the scene") }
    return value
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark says nothing in UTF-8 and is what some editors write.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }
  private var place: Diagnostic.Place { Diagnostic.Place(line: line, column: column) }

  private var found: String {
    guard let byte = peek else { return "end of the file" }
    if byte > 0x20, byte < 0x7F { return "‘\(Character(Unicode.Scalar(byte)))’" }
    let digits = String(byte, radix: 16, uppercase: true)
    return "byte 0x\(digits.count == 1 ? "0" : "")\(digits)"
  }

  private func error(_ message: String, at place: Diagnostic.Place? = nil) -> SceneError {
    SceneError([Diagnostic(.error, message, at: place ?? self.place)])
  }

  private mutating func advance() {
    let byte = bytes[position]
    position += 1
    if byte == 0x0A {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { advance() }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let byte = peek, UInt32(byte) == character.value else { return false }
    advance()
    return true
  }

  private mutating func value() throws(SceneError) -> JSONValue {
    let start = place
    guard let byte = peek else { throw error("unexpected end of the file; expected a value") }
    switch byte {
    case UInt8(ascii: "{"): return JSONValue(kind: .object(try object()), place: start)
    case UInt8(ascii: "["): return JSONValue(kind: .array(try array()), place: start)
    case UInt8(ascii: "\""): return JSONValue(kind: .string(try string()), place: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(kind: .number(try number()), place: start)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return JSONValue(kind: try word(), place: start)
    default:
      let isText = byte >= 0x20 && byte < 0x7F
      throw error("unexpected \(found); expected a value\(isText ? "" : "; is this a text file in UTF-8?")")
    }
  }

  private mutating func enter() throws(SceneError) {
    depth += 1
    if depth > SceneLimits.brackets { throw error("brackets nested more than \(SceneLimits.brackets) deep") }
    advance()
    skipSpace()
  }

  private mutating func object() throws(SceneError) -> [JSONValue.Member] {
    let start = place
    try enter()
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    while !take("}") {
      if !members.isEmpty {
        guard take(",") else { throw unclosed("}", from: start) }
        skipSpace()
      }
      let keyPlace = place
      guard peek == UInt8(ascii: "\"") else {
        if peek == UInt8(ascii: "}") { throw error("unexpected ‘}’ after a comma; expected a key") }
        throw peek == nil
          ? unclosed("}", from: start) : error("unexpected \(found); expected a key in double quotes")
      }
      let key = try string()
      if !keys.insert(key).inserted { throw error("the key \"\(key.shortened)\" stands twice", at: keyPlace) }
      skipSpace()
      guard take(":") else { throw error("unexpected \(found); expected ‘:’ after the key") }
      skipSpace()
      members.append(JSONValue.Member(key: key, place: keyPlace, value: try value()))
      skipSpace()
    }
    depth -= 1
    return members
  }

  private mutating func array() throws(SceneError) -> [JSONValue] {
    let start = place
    try enter()
    var elements: [JSONValue] = []
    while !take("]") {
      if !elements.isEmpty {
        guard take(",") else { throw unclosed("]", from: start) }
        skipSpace()
        if peek == UInt8(ascii: "]") { throw error("unexpected ‘]’ after a comma; expected a value") }
      }
      if peek == nil { throw unclosed("]", from: start) }
      elements.append(try value())
      skipSpace()
    }
    depth -= 1
    return elements
  }

  private func unclosed(_ bracket: String, from start: Diagnostic.Place) -> SceneError {
    error(
      "unexpected \(found); expected ‘,’ or the ‘\(bracket)’ of line \(start.line), column \(start.column)")
  }

  private mutating func word() throws(SceneError) -> JSONValue.Kind {
    let start = place
    var text = ""
    while let byte = peek, byte < 0x80, Character(Unicode.Scalar(byte)).isLetter {
      text.append(Character(Unicode.Scalar(byte)))
      advance()
    }
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "NaN", "nan", "Infinity", "inf":
      throw error("\(text) is no number in JSON; expected a finite one", at: start)
    default: throw error("unexpected ‘\(text.shortened)’; texts stand in double quotes", at: start)
    }
  }
}

extension JSONParser {
  private mutating func digits() -> Int {
    var count = 0
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      advance()
      count += 1
    }
    return count
  }

  private mutating func number() throws(SceneError) -> Double {
    let start = (place: place, position: position)
    _ = take("-")
    let leadsWithZero = peek == UInt8(ascii: "0")
    let whole = digits()
    guard whole > 0 else { throw error("unexpected \(found); expected a digit after ‘-’") }
    if leadsWithZero, whole > 1 { throw error("a number does not start with 0 in JSON", at: start.place) }
    if take("."), digits() == 0 { throw error("unexpected \(found); expected a digit after the point") }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      if digits() == 0 { throw error("unexpected \(found); expected the digits of the exponent") }
    }
    let text = String(decoding: bytes[start.position..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw error("the number \(text.shortened) is too large; expected a finite one", at: start.place)
    }
    return value
  }

  private mutating func string() throws(SceneError) -> String {
    let start = place
    advance()
    var text: [UInt8] = []
    while true {
      guard let byte = peek else { throw error("the text that starts here does not end", at: start) }
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        guard let decoded = Self.decoded(text) else { throw error("the text is not UTF-8", at: start) }
        return decoded
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw error("unexpected \(found) in a text; a line break is written \\n")
      default:
        text.append(byte)
        advance()
      }
    }
  }

  private static func decoded(_ bytes: [UInt8]) -> String? {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var scalars = String.UnicodeScalarView()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): scalars.append(Unicode.UTF8.decode(scalar))
      case .emptyInput: return String(scalars)
      case .error: return nil
      }
    }
  }

  private mutating func escape(into text: inout [UInt8]) throws(SceneError) {
    let start = place
    advance()
    let simple: [UInt8: UInt8] = [
      UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F, UInt8(ascii: "b"): 0x08,
      UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]
    if let byte = peek, let meant = simple[byte] {
      advance()
      text.append(meant)
      return
    }
    guard take("u") else {
      throw error("unknown escape; expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u", at: start)
    }
    var code = try hex(from: start)
    if code >= 0xD800, code < 0xDC00, peek == UInt8(ascii: "\\") {
      advance()
      guard take("u") else { throw error("half of a surrogate pair", at: start) }
      let low = try hex(from: start)
      guard low >= 0xDC00, low < 0xE000 else { throw error("half of a surrogate pair", at: start) }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw error("half of a surrogate pair", at: start) }
    text += Array(String(Character(scalar)).utf8)
  }

  private mutating func hex(from start: Diagnostic.Place) throws(SceneError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("expected four hexadecimal digits after \\u", at: start)
      }
      code = code << 4 + UInt32(digit)
      advance()
    }
    return code
  }
}
