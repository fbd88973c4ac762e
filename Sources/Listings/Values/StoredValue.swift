import SceneModel

/// A value as the scene's state holds it: everything but closures and views.
indirect enum StoredValue: Hashable, Sendable {
  case nothing
  case void
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([StoredValue])
  case dictionary([StoredValue], [StoredValue])
  case tuple([String?], [StoredValue])
  case range(StoredValue?, StoredValue?, isClosed: Bool)
  case instance(String, [String: StoredValue])
  case object(ObjectReference)
  case enumCase(String, String, [String?], [StoredValue])
  case keyPath([String])
  case namespace(String)
  case symbol(String?, [Step])
  case type(String)
  case unknown

  struct Step: Hashable, Sendable {
    var name: String
    var labels: [String?]?
    var values: [StoredValue]
  }
}

extension StoredValue {
  init(_ value: Value) {
    switch value {
    case .nothing: self = .nothing
    case .void: self = .void
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .double(let value): self = .double(value.isNaN ? 0 : value)
    case .string(let value): self = .string(value)
    case .array(let values): self = .array(values.map(StoredValue.init))
    case .dictionary(let entries):
      self = .dictionary(
        entries.pairs.map { StoredValue($0.key) }, entries.pairs.map { StoredValue($0.value) })
    case .tuple(let parts): self = .tuple(parts.map(\.label), parts.map { StoredValue($0.value) })
    case .range(let lower, let upper, let isClosed):
      self = .range(lower.map(StoredValue.init), upper.map(StoredValue.init), isClosed: isClosed)
    case .instance(let instance): self = .instance(instance.type, instance.fields.mapValues(StoredValue.init))
    case .object(let object): self = .object(object)
    case .enumCase(let value):
      self = .enumCase(
        value.type, value.name, value.payload.map(\.label), value.payload.map { StoredValue($0.value) })
    case .keyPath(let path): self = .keyPath(path)
    case .namespace(let name): self = .namespace(name)
    case .symbol(let symbol):
      self = .symbol(
        symbol.root,
        symbol.steps.map { step in
          Step(
            name: step.name, labels: step.arguments?.items.map(\.label),
            values: step.arguments?.items.map { StoredValue($0.value) } ?? [])
        })
    case .type(let name): self = .type(name)
    case .closure, .function, .binding, .views, .unknown: self = .unknown
    }
  }

  /// The value to go on with.
  var value: Value {
    switch self {
    case .nothing: .nothing
    case .void: .void
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .double(let value): .double(value)
    case .string(let value): .string(value)
    case .array(let values): .array(values.map(\.value))
    case .dictionary(let keys, let values):
      .dictionary(
        Value.Entries(pairs: zip(keys, values).map { DictionaryEntries.Pair(key: $0.value, value: $1.value) })
      )
    case .tuple(let labels, let values): .tuple(Self.elements(labels, values))
    case .range(let lower, let upper, let isClosed):
      .range(lower: lower?.value, upper: upper?.value, isClosed: isClosed)
    case .instance(let type, let fields): .instance(Instance(type: type, fields: fields.mapValues(\.value)))
    case .object(let object): .object(object)
    case .enumCase(let type, let name, let labels, let values):
      .enumCase(EnumValue(type: type, name: name, payload: Self.elements(labels, values)))
    case .keyPath(let path): .keyPath(path)
    case .namespace(let name): .namespace(name)
    case .symbol(let root, let steps): .symbol(Symbol(root, steps.map(\.step)))
    case .type(let name): .type(name)
    case .unknown: .unknown
    }
  }

  private static func elements(_ labels: [String?], _ values: [StoredValue]) -> [Value.Element] {
    zip(labels, values).map { Value.Element(label: $0, value: $1.value) }
  }

  /// The value as a scene's state shows it: plain where a plain kind says everything.
  var stateValue: StateValue {
    switch self {
    case .bool(let value): .bool(value)
    case .int(let value): .number(Double(value))
    case .double(let value) where value.isFinite: .number(value)
    case .string(let value): .string(value)
    default: .source(SourceValue(self, text: value.sourceText, plain: plain))
    }
  }

  /// The nearest value of a plain kind.
  private var plain: StateValue {
    switch self {
    case .bool(let value): .bool(value)
    case .int(let value): .number(Double(value))
    case .double(let value): .number(value.isFinite ? value : value < 0 ? -1e6 : 1e6)
    case .array(let values): .list(values.map(\.plain))
    case .tuple(_, let values): .list(values.map(\.plain))
    case .enumCase(_, let name, _, let values) where values.isEmpty: .string(name)
    default: .string(value.text)
    }
  }
}

extension StoredValue.Step {
  fileprivate var step: Symbol.Step {
    guard let labels else { return Symbol.Step(name: name, arguments: nil) }
    let items = zip(labels, values).map {
      Arguments.Item(label: $0, value: $1.value, span: Syntax.Span(file: 0, start: 0, end: 0))
    }
    return Symbol.Step(name: name, arguments: Arguments(items: items))
  }
}

extension StateValue {
  /// The value of a state as a listing's value; a number is whole where the first value was.
  func value(like first: Value?) -> Value {
    switch self {
    case .bool(let value): return .bool(value)
    case .number(let value):
      if case .int? = first, let whole = Int(exactly: value.rounded()) { return .int(whole) }
      return .double(value)
    case .string(let value): return .string(value)
    case .list(let members): return .array(members.map { $0.value(like: nil) })
    case .source(let source): return source.own(as: StoredValue.self)?.value ?? .unknown
    }
  }
}
