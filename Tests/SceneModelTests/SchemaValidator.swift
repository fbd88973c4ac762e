import Foundation
import Testing

/// As much of JSON Schema as docs/scene.schema.json uses, to check documents against it.
struct SchemaValidator {
  let root: [String: Any]

  init(_ bytes: [UInt8]) throws {
    root = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  /// The words of the schema language that this validator knows.
  static let words: Set<String> = [
    "$schema", "$defs", "$ref", "title", "description", "type", "enum", "const", "properties", "required",
    "additionalProperties", "items", "minItems", "maxItems", "minProperties", "maxProperties", "minimum",
    "maximum", "exclusiveMinimum", "anyOf", "allOf", "if", "then",
  ]

  func errors(_ document: [UInt8]) throws -> [String] {
    errors(try JSONSerialization.jsonObject(with: Data(document), options: .fragmentsAllowed), root, "")
  }

  private func errors(_ value: Any, _ schema: Any, _ path: String) -> [String] {
    guard let schema = schema as? [String: Any] else { return [] }
    var found: [String] = []
    for word in schema.keys where !Self.words.contains(word) { found.append("\(path): unknown word \(word)") }
    if let reference = schema["$ref"] as? String {
      let name = String(reference.dropFirst("#/$defs/".count))
      guard let definition = (root["$defs"] as? [String: Any])?[name] else {
        return ["\(path): no \(reference)"]
      }
      found += errors(value, definition, path)
    }
    found += ofType(value, schema, path) + ofObject(value, schema, path) + ofNumber(value, schema, path)
    if let elements = value as? [Any] {
      if let least = schema["minItems"] as? Int, elements.count < least { found.append("\(path): too few") }
      if let most = schema["maxItems"] as? Int, elements.count > most { found.append("\(path): too many") }
      if let items = schema["items"] {
        for (index, element) in elements.enumerated() { found += errors(element, items, "\(path)/\(index)") }
      }
    }
    if let options = schema["anyOf"] as? [Any], !options.contains(where: { errors(value, $0, path).isEmpty })
    {
      found.append("\(path): none of anyOf: \(options.map { errors(value, $0, path).first ?? "" })")
    }
    for part in schema["allOf"] as? [Any] ?? [] { found += errors(value, part, path) }
    if let test = schema["if"], errors(value, test, path).isEmpty, let then = schema["then"] {
      found += errors(value, then, path)
    }
    return found
  }

  private func ofType(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    var found: [String] = []
    let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] }
    if let types {
      let own = Self.type(of: value)
      let isWhole =
        own == "number" && (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } == true
      if !types.contains(own), !(isWhole && types.contains("integer")) {
        found.append("\(path): \(own), not \(types)")
      }
    }
    if let allowed = schema["enum"] as? [Any], !allowed.contains(where: { Self.equal($0, value) }) {
      found.append("\(path): not in \(allowed)")
    }
    if let constant = schema["const"], !Self.equal(constant, value) {
      found.append("\(path): not \(constant)")
    }
    return found
  }

  private func ofNumber(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    guard Self.type(of: value) == "number", let number = (value as? NSNumber)?.doubleValue else { return [] }
    func bound(_ word: String) -> Double? { (schema[word] as? NSNumber)?.doubleValue }
    var found: [String] = []
    if let least = bound("minimum"), number < least { found.append("\(path): below \(least)") }
    if let least = bound("exclusiveMinimum"), number <= least { found.append("\(path): not above \(least)") }
    if let most = bound("maximum"), number > most { found.append("\(path): above \(most)") }
    return found
  }

  private func ofObject(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    guard let members = value as? [String: Any] else { return [] }
    var found: [String] = []
    let properties = schema["properties"] as? [String: Any] ?? [:]
    for (key, member) in members {
      if let property = properties[key] {
        found += errors(member, property, "\(path)/\(key)")
      } else if let rest = schema["additionalProperties"] {
        if Self.equal(rest, false) { found.append("\(path): unknown key \(key)") }
        found += errors(member, rest, "\(path)/\(key)")
      }
    }
    for key in schema["required"] as? [String] ?? [] where members[key] == nil {
      found.append("\(path): no \(key)")
    }
    if let least = schema["minProperties"] as? Int, members.count < least { found.append("\(path): empty") }
    if let most = schema["maxProperties"] as? Int, members.count > most {
      found.append("\(path): too many keys")
    }
    return found
  }

  private static func type(of value: Any) -> String {
    if value is NSNull { return "null" }
    if value is String { return "string" }
    if value is [Any] { return "array" }
    if value is [String: Any] { return "object" }
    guard let number = value as? NSNumber else { return "boolean" }
    return String(cString: number.objCType) == "c" ? "boolean" : "number"
  }

  private static func equal(_ a: Any, _ b: Any) -> Bool {
    guard type(of: a) == type(of: b) else { return false }
    switch (a, b) {
    case (let a as String, let b as String): return a == b
    case (let a as NSNumber, let b as NSNumber): return a.doubleValue == b.doubleValue
    default: return false
    }
  }
}
