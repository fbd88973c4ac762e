import Motion

extension SceneSchema {
  static var animations: Members {
    [
      ("animation", animation), ("curve", curve), ("keyframes", keyframes),
      ("keyframe", keyframe(value: type("number"))), ("tint-keyframe", keyframe(value: reference("rgb"))),
      ("phases", phases),
    ]
      + SceneReader.springKinds.map { (springName($0), spring($0)) }
  }

  private static func springName(_ kind: String) -> String { "\(kind)-parameters" }

  private static var animation: JSONText {
    let names = SceneReader.namedAnimations.map(\.name) + ["interactive"]
    let seconds = JSONText.object([("type", .string("number"))] + bounds(.seconds))
    let eased = anyOf([seconds, object([("duration", seconds)])])
    var schemas: [JSONText] = [.object([("enum", strings(names))])]
    schemas += SceneReader.springKinds.map { object([($0, reference(springName($0)))], required: [$0]) }
    schemas += SceneReader.easings.map { object([($0.name, eased)], required: [$0.name]) }
    schemas.append(
      object([("timingCurve", reference("curve")), ("duration", seconds)], required: ["timingCurve"]))
    schemas += SceneReader.wrappers.map(wrapper)
    return anyOf(schemas)
  }

  private static var keyframes: JSONText {
    let tracks = SceneReader.trackKeys.map { ($0, list(of: $0 == "tint" ? "tint-keyframe" : "keyframe")) }
    let name = described(
      ["type": .string("string")], "The name of the element, or of the container for its spacing.")
    return object([("element", name)] + tracks, required: ["element"])
  }

  private static func keyframe(value: JSONText) -> JSONText {
    let seconds = JSONText.object([("type", .string("number"))] + bounds(.positiveSeconds))
    let spring = anyOf([type("string"), reference(springName("spring"))])
    return object(
      [
        ("to", value), ("duration", seconds),
        ("as", .object([("enum", strings(SceneReader.keyframeKinds))])), ("curve", reference("curve")),
        ("spring", spring), ("startVelocity", type("number")), ("endVelocity", type("number")),
      ], required: ["to"])
  }

  private static var phases: JSONText {
    let one = anyOf([reference("animation"), type("null")])
    return object(
      [
        ("state", type("string")), ("values", list(of: "stateValue")), ("animation", reference("animation")),
        ("animations", .object([("type", .string("array")), ("items", one)])), ("repeat", type("boolean")),
      ], required: ["state", "values"])
  }

  private static func wrapper(_ key: String) -> JSONText {
    let value: JSONText =
      switch key {
      case "repeatCount":
        .object([("type", .string("integer")), ("minimum", .number(1))])
      case "repeatForever": .object([("const", .bool(true))])
      case "speed": .object([("type", .string("number"))] + bounds(.positive))
      case "logicallyCompleteAfter": .object([("type", .string("number"))] + bounds(.seconds))
      default: type("number")
      }
    var properties: Members = [("animation", reference("animation")), (key, value)]
    if key.hasPrefix("repeat") { properties.append(("autoreverses", type("boolean"))) }
    return object(properties, required: ["animation", key])
  }

  private static func spring(_ kind: String) -> JSONText {
    object(
      SceneReader.springKeys(kind).map { key in
        key == "allowOverDamping"
          ? (key, type("boolean"))
          : (key, .object([("type", .string("number"))] + bounds(SceneReader.springRule(key))))
      })
  }

  private static var curve: JSONText {
    let names = (SceneReader.easings + SceneReader.circularCurves).map(\.name)
    func numbers(_ count: Int) -> JSONText {
      .object([
        ("type", .string("array")), ("items", type("number")), ("minItems", .number(Double(count))),
        ("maxItems", .number(Double(count))),
      ])
    }
    let positions = StepCurve.Position.allCases.map(\.rawValue)
    return anyOf([
      .object([("enum", strings(names))]),
      // An easing as a style sheet has it.
      .object([("type", .string("string")), ("pattern", .string("\\("))]),
      numbers(4),
      object(
        [
          ("steps", .object([("type", .string("integer")), ("minimum", .number(1))])),
          ("position", .object([("enum", strings(positions))])),
        ], required: ["steps"]),
      object(
        [("stops", .object([("type", .string("array")), ("items", numbers(2)), ("minItems", .number(2))]))],
        required: ["stops"]),
    ])
  }
}
