extension Value {
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  var int: Int? {
    switch self {
    case .int(let value): value
    case .double(let value) where value.rounded() == value && value.magnitude < 1e15: Int(value)
    default: nil
    }
  }

  /// The value as a number; `.infinity`, `.zero` and `.pi` among them.
  var number: Double? {
    switch self {
    case .int(let value): return Double(value)
    case .double(let value): return value
    case .symbol(let symbol):
      switch symbol.word {
      case "infinity", "greatestFiniteMagnitude": return .infinity
      case "zero": return 0
      case "pi": return .pi
      default: return nil
      }
    default: return nil
    }
  }

  /// A number that is no infinity and no NaN, and within what a scene may state.
  var finite: Double? { number.flatMap { $0.isFinite && $0.magnitude <= 1e6 ? $0 : nil } }

  var string: String? { if case .string(let value) = self { value } else { nil } }

  var isNothing: Bool { if case .nothing = self { true } else { false } }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  var isObject: Bool { if case .object = self { true } else { false } }

  /// The word of `.word`, of `Type.word`, or of a case of an own enum.
  var word: String? {
    switch self {
    case .symbol(let symbol): symbol.word
    case .enumCase(let value) where value.payload.isEmpty: value.name
    default: nil
    }
  }

  /// How much handling the value counts towards the bounds, in steps.
  var weight: Int {
    switch self {
    case .array(let elements): elements.count
    case .dictionary(let entries): entries.pairs.count
    case .string(let text): text.utf8.count / 64
    default: 0
    }
  }

  /// The members, where the value is a sequence.
  var elements: [Value]? {
    switch self {
    case .array(let elements): elements
    case .string(let text): text.map { .string(String($0)) }
    case .dictionary(let entries):
      entries.pairs.map {
        .tuple([Element(label: "key", value: $0.key), Element(label: "value", value: $0.value)])
      }
    case .range(let lower, let upper, let isClosed): Self.integers(lower, upper, isClosed)
    default: nil
    }
  }

  private static func integers(_ lower: Value?, _ upper: Value?, _ isClosed: Bool) -> [Value]? {
    guard let low = lower?.int, let high = upper?.int else { return nil }
    let end = isClosed ? high : high - 1
    guard low <= end, end - low < 10_000 else { return low > end ? [] : nil }
    return (low...end).map { .int($0) }
  }

  /// Whether two values are equal, as far as can be told.
  func isEqual(to other: Value) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing), (.void, .void): return true
    case (.nothing, _), (_, .nothing): return false
    case (.bool(let a), .bool(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.namespace(let a), .namespace(let b)): return a == b
    case (.object(let a), .object(let b)): return a == b
    case (.type(let a), .type(let b)): return a == b
    case (.keyPath(let a), .keyPath(let b)): return a == b
    case (.int, _), (.double, _):
      guard let a = number, let b = other.number else { return false }
      return a == b
    case (.array(let a), .array(let b)): return Self.areEqual(a, b)
    case (.tuple(let a), .tuple(let b)): return Self.areEqual(a.map(\.value), b.map(\.value))
    case (.enumCase(let a), .enumCase(let b)):
      return a.name == b.name && a.type == b.type
        && Self.areEqual(a.payload.map(\.value), b.payload.map(\.value))
    case (.enumCase(let a), .symbol(let b)), (.symbol(let b), .enumCase(let a)):
      guard b.steps.count == 1, b.steps[0].name == a.name else { return false }
      return Self.areEqual(a.payload.map(\.value), b.steps[0].arguments?.items.map(\.value) ?? [])
    case (.symbol(let a), .symbol(let b)): return a.isEqual(to: b)
    case (.symbol, .int), (.symbol, .double): return number != nil && number == other.number
    case (.instance(let a), .instance(let b)):
      guard a.type == b.type, a.fields.count == b.fields.count else { return false }
      // Identifiable things with random ids are equal where all the rest is.
      return a.fields.allSatisfy { name, value in b.fields[name].map { value.isEqual(to: $0) } ?? false }
    case (.dictionary(let a), .dictionary(let b)):
      return a.pairs.count == b.pairs.count
        && a.pairs.allSatisfy { pair in b[pair.key].map { $0.isEqual(to: pair.value) } ?? false }
    case (.range(let a, let b, let c), .range(let d, let e, let f)):
      return c == f && (a ?? .nothing).isEqual(to: d ?? .nothing)
        && (b ?? .nothing).isEqual(to: e ?? .nothing)
    default: return false
    }
  }

  private static func areEqual(_ a: [Value], _ b: [Value]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.isEqual(to: $1) }
  }
}
