/// The kinds of value that a scene's state and expressions have.
indirect enum ValueType: Hashable, Sendable, CustomStringConvertible {
  case bool
  case number
  case string
  /// Values of one type; of any where the list is empty and nothing says what it will hold.
  case list(ValueType?)

  var description: String {
    switch self {
    case .bool: "a truth"
    case .number: "a number"
    case .string: "a string"
    case .list(nil): "a list"
    case .list(.some(let element)): "a list, each \(element)"
    }
  }

  /// Whether a value of the other type can stand where this one is expected.
  func accepts(_ other: ValueType) -> Bool {
    switch (self, other) {
    case (.list(let mine), .list(let theirs)):
      guard let mine, let theirs else { return true }
      return mine.accepts(theirs)
    default: return self == other
    }
  }
}

extension StateValue {
  /// The type of this value; `nil` for a list of values of different types.
  var type: ValueType? {
    switch self {
    case .bool: return .bool
    case .number: return .number
    case .string: return .string
    case .list(let elements):
      var common: ValueType?
      for element in elements {
        guard let type = element.type else { return nil }
        if let known = common {
          guard known.accepts(type) else { return nil }
        } else {
          common = type
        }
      }
      return .list(common)
    case .source(let value): return value.plain.type
    }
  }

  /// The value as text, as an expression's `+` joins it to a string.
  var text: String {
    switch self {
    case .bool(let value): value ? "true" : "false"
    case .number(let value): value.shortText
    case .string(let value): value
    case .list(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .source(let value): value.text
    }
  }
}

extension Double {
  /// The shortest decimal that reads back as this number, without a needless fraction.
  var shortText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
