import Geometry
import Motion

extension SceneDocument {
  /// Writes a scene as a JSON document that reads back as an equal scene.
  ///
  /// - Returns: The document's bytes: UTF-8, keys in a fixed order, a line feed at the end.
  /// - Throws: ``SceneError`` where the scene has an animation of the caller's own code, which no document can hold.
  public static func write(_ scene: Scene) throws(SceneError) -> [UInt8] {
    Array(try SceneWriter().scene(scene).lines().utf8)
  }
}

/// Turns a scene into JSON, the counterpart of ``SceneReader``.
struct SceneWriter {
  func scene(_ scene: Scene) throws(SceneError) -> JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("meniscus", .number(Double(SceneDocument.version))), ("name", .string(scene.name)),
    ]
    if !scene.summary.isEmpty { members.append(("summary", .string(scene.summary))) }
    members.append(("canvas", canvas(scene.canvas)))
    if let duration = scene.duration { members.append(("duration", .number(duration))) }
    if !scene.variables.isEmpty {
      members.append(("state", .object(scene.variables.map { ($0.name, state($0.initial)) })))
    }
    members.append(("body", .array(try views(scene.body))))
    if !scene.events.isEmpty {
      var events: [JSONText] = []
      for event in scene.events { events.append(try self.event(event)) }
      members.append(("timeline", .array(events)))
    }
    return .object(members)
  }

  func canvas(_ canvas: Canvas) -> JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("width", .number(canvas.size.width)), ("height", .number(canvas.size.height)),
      ("background", background(canvas.background)),
    ]
    let safe = canvas.safeArea
    if safe != .zero {
      let sides = [
        ("top", safe.top), ("leading", safe.leading), ("bottom", safe.bottom), ("trailing", safe.trailing),
      ]
      members.append(("safeArea", .object(sides.filter { $0.1 != 0 }.map { ($0.0, .number($0.1)) })))
    }
    return .object(members)
  }

  private func background(_ background: Background) -> JSONText {
    switch background {
    case .color(let color): return self.color(color)
    case .backdrop(let backdrop): return .object([("backdrop", .string(backdrop.rawValue))])
    case .linearGradient(let colors, let angle):
      return .object([
        ("gradient", .array(colors.map(color))), ("angle", .number(Self.degrees(angle))),
      ])
    }
  }

  /// The degrees that read back as the same angle in radians.
  static func degrees(_ radians: Double) -> Double {
    let plain = radians * 180 / .pi
    let whole = (plain * 1e9).rounded() / 1e9
    return whole * .pi / 180 == radians ? whole : plain
  }

  func color(_ color: Color) -> JSONText {
    if let hex = color.exactHex { return .string(hex) }
    var opaque = color
    opaque.opacity = 1
    if let hex = opaque.exactHex {
      return .object([("color", .string(hex)), ("opacity", .number(color.opacity))])
    }
    return .object([
      ("red", .number(color.red)), ("green", .number(color.green)), ("blue", .number(color.blue)),
      ("opacity", .number(color.opacity)),
    ])
  }

  func state(_ value: StateValue) -> JSONText {
    switch value {
    case .bool(let truth): .bool(truth)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .list(let elements): .array(elements.map(state))
    case .source(let value): state(value.plain)
    }
  }

  func views(_ views: [ViewTemplate]) throws(SceneError) -> [JSONText] {
    var texts: [JSONText] = []
    for view in views { texts.append(try self.view(view)) }
    return texts
  }

  private func view(_ view: ViewTemplate) throws(SceneError) -> JSONText {
    var members: [(key: String, value: JSONText)] = [("view", .string(view.kind.rawValue))]
    if let condition = view.condition { members.append(("if", self.condition(condition))) }
    members += try arguments(view.arguments, of: view.kind.parameters)
    if view.kind == .button, !view.actions.isEmpty { members.append(("action", try actions(view.actions))) }
    if !view.children.isEmpty { members.append(("children", .array(try views(view.children)))) }
    if !view.modifiers.isEmpty {
      var modifiers: [JSONText] = []
      for modifier in view.modifiers { modifiers.append(try self.modifier(modifier)) }
      members.append(("modifiers", .array(modifiers)))
    }
    return .object(members)
  }

  private func modifier(_ modifier: ModifierTemplate) throws(SceneError) -> JSONText {
    let kind = modifier.kind
    var members = try arguments(modifier.arguments, of: kind.parameters)
    if members.count == 1, let short = kind.shorthand, members[0].key == short, modifier.content.isEmpty,
      members[0].value.canStandAlone
    {
      return .object([(kind.rawValue, members[0].value)])
    }
    if kind.hasContent, !modifier.content.isEmpty {
      members.append(("content", .array(try views(modifier.content))))
    }
    return .object([(kind.rawValue, .object(members))])
  }

  func arguments(_ arguments: [String: Argument], of parameters: [Parameter]) throws(SceneError)
    -> [(key: String, value: JSONText)]
  {
    var members: [(key: String, value: JSONText)] = []
    for parameter in parameters {
      guard let argument = arguments[parameter.name] else { continue }
      members.append((parameter.name, try value(argument.value, of: parameter)))
    }
    return members
  }

  private func condition(_ expression: Expression) -> JSONText {
    if case .literal(.bool(let truth)) = expression.root.kind { return .bool(truth) }
    return .string(expression.description)
  }

  func value(_ value: Value<Literal>, of parameter: Parameter) throws(SceneError) -> JSONText {
    switch value {
    case .constant(let literal): return try self.literal(literal, of: parameter)
    case .computed(let expression):
      let text = JSONText.string(expression.description)
      return parameter.readsTextAsExpression ? text : .object([("expression", text)])
    case .choice(let condition, let first, let second):
      return .object([
        ("if", self.condition(condition)), ("then", try self.value(first, of: parameter)),
        ("else", try self.value(second, of: parameter)),
      ])
    }
  }

  private func literal(_ literal: Literal, of parameter: Parameter) throws(SceneError) -> JSONText {
    switch literal {
    case .null: return .null
    case .color(let color): return self.color(color)
    case .animation(let animation): return try self.animation(animation)
    case .state(.number(.infinity)): return .string("infinity")
    case .state(.string(let text)) where parameter.readsTextAsExpression:
      return .string(Expression(.string(text)).description)
    case .state(let value): return state(value)
    }
  }
}

extension JSONText {
  /// Whether the value cannot be taken for an object of a modifier's parameters.
  fileprivate var canStandAlone: Bool {
    switch self {
    case .null, .number, .string: true
    case .bool, .array: false
    case .object(let members):
      ["if", "expression", "red"].contains(members.first?.key) || members.map(\.key) == ["color", "opacity"]
    }
  }
}
