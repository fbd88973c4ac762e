import SceneModel

extension Value {
  /// The value as interpolation and `String(…)` show it.
  var text: String {
    switch self {
    case .nothing: "nil"
    case .void: "()"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .double(let value): Self.decimal(value)
    case .string(let value): value
    case .array(let values): "[" + values.map(\.sourceText).joined(separator: ", ") + "]"
    case .dictionary(let entries):
      "[" + entries.pairs.map { $0.key.sourceText + ": " + $0.value.sourceText }.joined(separator: ", ") + "]"
    case .tuple(let parts): "(" + parts.map(\.value.sourceText).joined(separator: ", ") + ")"
    case .range(let lower, let upper, let isClosed):
      (lower?.text ?? "") + (isClosed ? "..." : "..<") + (upper?.text ?? "")
    case .instance(let instance): instance.type
    case .object(let object): object.type
    case .enumCase(let value):
      value.name
        + (value.payload.isEmpty
          ? "" : "(" + value.payload.map(\.value.sourceText).joined(separator: ", ") + ")")
    case .symbol(let symbol): symbol.word ?? symbol.text
    case .type(let name): name
    case .keyPath(let path): "\\." + path.joined(separator: ".")
    case .namespace(let name): name
    case .closure, .function, .binding, .views, .unknown: "…"
    }
  }

  /// The value as an author writes it.
  var sourceText: String {
    switch self {
    case .string(let value): "\"\(value)\""
    case .enumCase: "." + text
    case .symbol(let symbol): symbol.text
    default: text
    }
  }

  private static func decimal(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    return value.description
  }
}
