/// A value of a JSON text, with its place.
struct JSONValue: Hashable, Sendable {
  /// A value of one of JSON's types.
  indirect enum Kind: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  /// A key of an object with its value, in the order of the text.
  struct Member: Hashable, Sendable {
    var key: String
    var place: Diagnostic.Place
    var value: JSONValue
  }

  var kind: Kind
  var place: Diagnostic.Place

  /// What the value is, for a message.
  var description: String {
    switch kind {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): "the number \(value.shortText)"
    case .string(let value): "the text \"\(value.shortened)\""
    case .array: "a list"
    case .object: "an object"
    }
  }

  var members: [Member]? {
    if case .object(let members) = kind { members } else { nil }
  }

  func member(_ key: String) -> Member? {
    members?.first { $0.key == key }
  }
}
