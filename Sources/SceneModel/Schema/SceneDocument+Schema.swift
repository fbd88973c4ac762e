extension SceneDocument {
  /// The JSON Schema (draft 2020-12) of the format, made from the same descriptions that the reader follows.
  ///
  /// docs/scene.schema.json is this text; a document names it under `$schema` and editors complete and check.
  public static var schema: [UInt8] { Array(SceneSchema.whole.lines().utf8) }
}

/// Makes the JSON Schema of the scene format.
enum SceneSchema {
  typealias Members = [(key: String, value: JSONText)]

  static var whole: JSONText {
    .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("Meniscus scene")),
      (
        "description",
        .string("A scene of Liquid Glass: states, a body that depends on them, and a timeline.")
      ),
      ("type", .string("object")),
      ("required", strings(["meniscus", "name", "canvas", "body"])), ("properties", root),
      ("additionalProperties", .bool(false)), ("$defs", .object(definitions)),
    ])
  }

  private static var root: JSONText {
    .object([
      ("$schema", .object([("type", .string("string"))])),
      ("meniscus", .object([("const", .number(Double(SceneDocument.version)))])),
      ("name", described(["type": .string("string")], "The scene's name.")),
      ("summary", described(["type": .string("string")], "One line on what the scene shows.")),
      ("canvas", reference("canvas")),
      (
        "duration",
        described(
          ["exclusiveMinimum": .number(0), "type": .string("number")],
          "How long the scene is played, in seconds; by default until everything is at rest.")
      ),
      (
        "state",
        .object([("type", .string("object")), ("additionalProperties", reference("stateValue"))])
      ),
      ("body", list(of: "view")), ("timeline", list(of: "event")),
    ])
  }

  private static var definitions: Members {
    [("canvas", canvas), ("background", background), ("stateValue", stateValue), ("view", view)]
      + ViewKind.allCases.map { ($0.rawValue, self.view($0)) }
      + [("modifier", modifier)] + ModifierKind.allCases.map { (modifierName($0), self.modifier($0)) }
      + [("action", action), ("event", event)] + values + animations
      + [("rgb", literal(.color)), ("condition", condition)]
  }

  static func strings(_ words: [String]) -> JSONText { .array(words.map { .string($0) }) }
  static func reference(_ name: String) -> JSONText { .object([("$ref", .string("#/$defs/\(name)"))]) }
  static func anyOf(_ schemas: [JSONText]) -> JSONText { .object([("anyOf", .array(schemas))]) }
  static func type(_ name: String) -> JSONText { .object([("type", .string(name))]) }

  static func list(of name: String) -> JSONText {
    .object([("type", .string("array")), ("items", reference(name))])
  }

  static func described(_ members: [String: JSONText], _ text: String) -> JSONText {
    .object([("description", .string(text))] + members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  static func object(_ properties: Members, required: [String] = []) -> JSONText {
    var members: Members = [("type", .string("object")), ("properties", .object(properties))]
    if !required.isEmpty { members.append(("required", strings(required))) }
    return .object(members + [("additionalProperties", .bool(false))])
  }

  private static var canvas: JSONText {
    object(
      [
        ("width", positive), ("height", positive), ("background", reference("background")),
        (
          "safeArea",
          object(["top", "leading", "bottom", "trailing"].map { ($0, type("number")) })
        ),
      ],
      required: ["width", "height"])
  }

  private static var positive: JSONText {
    .object([("type", .string("number")), ("exclusiveMinimum", .number(0))])
  }

  private static var background: JSONText {
    anyOf([
      reference("rgb"),
      object(
        [("backdrop", .object([("enum", strings(Backdrop.allCases.map(\.rawValue)))]))],
        required: ["backdrop"]),
      object(
        [
          (
            "gradient",
            .object([
              ("type", .string("array")), ("items", reference("rgb")), ("minItems", .number(2)),
            ])
          ), ("angle", type("number")),
        ], required: ["gradient"]),
    ])
  }

  private static var stateValue: JSONText {
    anyOf([type("boolean"), type("number"), type("string"), list(of: "stateValue")])
  }

  private static var condition: JSONText {
    .object([
      ("description", .string("A truth, or an expression that comes to one, such as count > 2.")),
      ("type", strings(["boolean", "string"])),
    ])
  }
}
