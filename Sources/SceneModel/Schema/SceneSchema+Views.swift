extension SceneSchema {
  static var view: JSONText {
    let kinds = ViewKind.allCases.map(\.rawValue)
    return .object([
      ("type", .string("object")), ("required", strings(["view"])),
      ("properties", .object([("view", .object([("enum", strings(kinds))]))])),
      ("allOf", .array(kinds.map(chosen))),
    ])
  }

  /// The schema of one kind of view, where the view is of that kind: editors then complete its keys alone.
  private static func chosen(_ kind: String) -> JSONText {
    .object([
      ("if", .object([("properties", .object([("view", .object([("const", .string(kind))]))]))])),
      ("then", reference(kind)),
    ])
  }

  static func view(_ kind: ViewKind) -> JSONText {
    var properties: Members = []
    for key in SceneReader.keys(of: kind) {
      switch key {
      case "view": properties.append((key, .object([("const", .string(kind.rawValue))])))
      case "if": properties.append((key, reference("condition")))
      case "children": properties.append((key, list(of: "view")))
      case "modifiers": properties.append((key, list(of: "modifier")))
      case "action": properties.append((key, anyOf([reference("action"), list(of: "action")])))
      default:
        guard let parameter = kind.parameters.first(where: { $0.name == key }) else { continue }
        properties.append((key, value(parameter)))
      }
    }
    let required = kind.parameters.filter(\.isRequired).map(\.name)
    return object(properties, required: ["view"] + required)
  }

  static var modifier: JSONText {
    .object([
      ("type", .string("object")), ("minProperties", .number(1)), ("maxProperties", .number(1)),
      (
        "properties",
        .object(ModifierKind.allCases.map { ($0.rawValue, reference(modifierName($0))) })
      ), ("additionalProperties", .bool(false)),
    ])
  }

  /// The definition's name, apart from those of values.
  static func modifierName(_ kind: ModifierKind) -> String { "modifier-\(kind.rawValue)" }

  static func modifier(_ kind: ModifierKind) -> JSONText {
    var properties: Members = kind.parameters.map { ($0.name, value($0)) }
    if kind.hasContent { properties.append(("content", list(of: "view"))) }
    let required = kind.parameters.filter(\.isRequired).map(\.name)
    var schemas = [object(properties, required: required)]
    if let short = kind.shorthand, let parameter = kind.parameters.first(where: { $0.name == short }) {
      schemas.insert(value(parameter), at: 0)
    }
    if required.isEmpty { schemas.append(.object([("const", .bool(true))])) }
    return schemas.count == 1 ? schemas[0] : anyOf(schemas)
  }

  private static var changes: Members {
    let set = JSONText.object([
      ("type", .string("object")), ("description", .string("States and their new values.")),
    ])
    return [
      ("set", set), ("keyframes", anyOf([reference("keyframes"), list(of: "keyframes")])),
      ("phases", reference("phases")),
    ]
  }

  static var action: JSONText {
    object(
      changes + [("toggle", type("string"))] + ActionTemplate.parameters.map { ($0.name, value($0)) })
  }

  static var event: JSONText {
    let time = JSONText.object([
      ("type", .string("number")), ("minimum", .number(0)), ("description", .string("When, in seconds.")),
    ])
    let known =
      [("tap", type("string")), ("touch", type("string")), ("for", time)] + changes
      + ActionTemplate.parameters.map { ($0.name, value($0)) }
    return anyOf(
      [["tap"], ["touch"], ["set"], ["keyframes"], ["phases"]].map { kinds in
        let keys = SceneReader.keys(ofEvent: kinds)
        return object([("at", time)] + known.filter { keys.contains($0.0) }, required: ["at"] + kinds)
      })
  }
}
