import Motion

extension SceneSchema {
  /// The schema of a parameter's value: a fixed one, an expression, or a choice.
  static func value(_ parameter: Parameter) -> JSONText {
    .object([("description", .string(parameter.summary))] + valueMembers(parameter))
  }

  private static func valueMembers(_ parameter: Parameter) -> Members {
    if parameter.kind == .name || parameter.kind == .title { return [("type", .string("string"))] }
    let own =
      if case .choice(let words) = parameter.kind {
        anyOf([.object([("enum", strings(words))])] + computed(JSONText.object([("enum", strings(words))])))
      } else {
        reference(name(of: parameter.kind))
      }
    return [("anyOf", .array(parameter.isNullable ? [own, type("null"), nullableChoice(own)] : [own]))]
  }

  /// A choice whose branches may be null.
  private static func nullableChoice(_ own: JSONText) -> JSONText {
    let branch = anyOf([own, type("null")])
    return object(
      [("if", reference("condition")), ("then", branch), ("else", branch)], required: ["if", "then", "else"])
  }

  /// The ways to say a value by the states, whose branches are of a schema.
  private static func computed(_ branch: JSONText) -> [JSONText] {
    [
      object([("expression", type("string"))], required: ["expression"]),
      object(
        [("if", reference("condition")), ("then", branch), ("else", branch)],
        required: ["if", "then", "else"]),
    ]
  }

  private static let rules: [(name: String, rule: Parameter.NumberRule)] = [
    ("number", .any), ("notNegative", .notNegative), ("positive", .positive), ("fraction", .fraction),
    ("length", .length), ("weight", .weight), ("count", .count), ("seconds", .seconds),
  ]

  static func name(of kind: Parameter.Kind) -> String {
    switch kind {
    case .number(let rule): rules.first { $0.rule == rule }?.name ?? "number"
    case .bool: "truth"
    case .text, .choice, .name, .title: "text"
    case .color: "color"
    case .animation: "animated"
    case .identity: "identity"
    case .data: "data"
    case .watched: "watched"
    }
  }

  /// The definitions of every kind of value.
  static var values: Members {
    let kinds: [Parameter.Kind] =
      rules.map { .number($0.rule) } + [.bool, .text, .color, .animation, .identity, .data, .watched]
    return kinds.map { kind in
      let parameter = Parameter("", kind, "")
      var schemas = [literal(kind)]
      if parameter.readsTextAsExpression {
        schemas.append(.object([("type", .string("string")), ("description", .string("An expression."))]))
      }
      return (name(of: kind), anyOf(schemas + computed(reference(name(of: kind)))))
    }
  }

  /// The schema of a fixed value.
  static func literal(_ kind: Parameter.Kind) -> JSONText {
    switch kind {
    case .number(let rule): return .object([("type", .string("number"))] + bounds(rule))
    case .bool: return type("boolean")
    case .text, .choice, .name, .title: return type("string")
    case .identity: return .object([("type", strings(["string", "number"]))])
    case .data: return .object([("type", strings(["array", "number"]))])
    case .watched: return .object([("type", strings(["boolean", "number", "string", "array"]))])
    case .animation: return reference("animation")
    case .color:
      let component = type("number")
      let fraction = JSONText.object([("type", .string("number"))] + bounds(.fraction))
      return anyOf([
        .object([
          ("type", .string("string")),
          ("description", .string("A name such as blue, #RRGGBB or #RRGGBBAA.")),
        ]),
        object([("color", type("string")), ("opacity", fraction)], required: ["color"]),
        object(
          [("red", component), ("green", component), ("blue", component), ("opacity", fraction)],
          required: ["red", "green", "blue"]),
      ])
    }
  }

  static func bounds(_ rule: Parameter.NumberRule) -> Members {
    switch rule {
    case .any, .signedSeconds: []
    case .notNegative, .length, .count, .seconds: [("minimum", .number(0))]
    case .positive, .positiveSeconds: [("exclusiveMinimum", .number(0))]
    case .fraction: [("minimum", .number(0)), ("maximum", .number(1))]
    case .weight: [("minimum", .number(100)), ("maximum", .number(900))]
    case .bounce: [("exclusiveMinimum", .number(-1)), ("maximum", .number(1))]
    }
  }
}
