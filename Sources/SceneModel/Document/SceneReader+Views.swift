extension SceneReader {
  mutating func list(_ value: JSONValue, of what: String) -> [ViewTemplate] {
    elements(value, of: what).compactMap { view($0) }
  }

  /// The keys that a view of a kind may have.
  static func keys(of kind: ViewKind) -> [String] {
    var keys = ["view", "if"] + kind.parameters.map(\.name)
    if kind.hasChildren { keys.append("children") }
    if kind == .button { keys.append("action") }
    return keys + ["modifiers"]
  }

  mutating func view(_ value: JSONValue) -> ViewTemplate? {
    views += 1
    if views > SceneLimits.nodes {
      if views == SceneLimits.nodes + 1 {
        fail("more than \(SceneLimits.nodes) views; the rest is not read", at: value.place)
      }
      return nil
    }
    guard value.members != nil else {
      fail(value, expected: "a view, an object with the key \"view\"")
      return nil
    }
    guard let kindMember = value.member("view") else {
      fail("the view needs the key \"view\", such as \"view\": \"VStack\"", at: value.place)
      return nil
    }
    guard let name = string(kindMember.value, "the name of a view") else { return nil }
    guard let kind = ViewKind(rawValue: name) else {
      let known = ViewKind.allCases.map(\.rawValue)
      fail("unknown view \"\(name.shortened)\"\(name.suggestion(among: known))", at: kindMember.value.place)
      return nil
    }
    return view(value, of: kind)
  }

  private mutating func view(_ value: JSONValue, of kind: ViewKind) -> ViewTemplate? {
    let required = kind.parameters.filter(\.isRequired).map(\.name)
    let members = self.members(value, of: kind.rawValue, known: Self.keys(of: kind), required: required)
    guard let members else { return nil }
    var view = ViewTemplate(kind, at: Origin(value.place))
    view.condition = members["if"].flatMap { self.condition($0.value) }
    view.arguments = self.arguments(members, of: kind.parameters)
    let outer = scope
    if kind == .forEach { enterLoop(view) }
    view.children = members["children"].map { list($0.value, of: "the children") } ?? []
    scope = outer
    view.actions = members["action"].map { actions($0.value) } ?? []
    view.modifiers = members["modifiers"].map { modifiers($0.value) } ?? []
    return view
  }

  mutating func arguments(_ members: [String: JSONValue.Member], of parameters: [Parameter]) -> [String:
    Argument]
  {
    var arguments: [String: Argument] = [:]
    for parameter in parameters {
      guard let member = members[parameter.name] else { continue }
      arguments[parameter.name] = argument(member.value, for: parameter)
    }
    return arguments
  }

  private mutating func enterLoop(_ view: ViewTemplate) {
    for (name, type) in view.loopScope(in: scope) { scope[name] = type }
  }

  private mutating func modifiers(_ value: JSONValue) -> [ModifierTemplate] {
    elements(value, of: "the modifiers").compactMap { modifier($0) }
  }

  private mutating func modifier(_ value: JSONValue) -> ModifierTemplate? {
    guard let members = value.members, let member = members.first else {
      fail(value, expected: "a modifier, an object such as {\"padding\": 16}")
      return nil
    }
    if members.count > 1 {
      fail(
        "two modifiers in one object; each has an object of its own, for their order counts",
        at: members[1].place)
      return nil
    }
    guard let kind = ModifierKind(rawValue: member.key) else {
      let known = ModifierKind.allCases.map(\.rawValue)
      fail(
        "unknown modifier \"\(member.key.shortened)\"\(member.key.suggestion(among: known))", at: member.place
      )
      return nil
    }
    return modifier(member, of: kind)
  }

  private mutating func modifier(_ member: JSONValue.Member, of kind: ModifierKind) -> ModifierTemplate? {
    let parameters = kind.parameters
    let origin = Origin(member.place)
    if let short = kind.shorthand, member.value.isShorthand,
      let parameter = parameters.first(where: { $0.name == short })
    {
      guard let argument = argument(member.value, for: parameter) else { return nil }
      return ModifierTemplate(kind, [short: argument], at: origin)
    }
    // true says: with everything left as it is by default.
    if case .bool(true) = member.value.kind, !parameters.contains(where: \.isRequired) {
      return ModifierTemplate(kind, [:], at: origin)
    }
    let known = parameters.map(\.name) + (kind.hasContent ? ["content"] : [])
    let required = parameters.filter(\.isRequired).map(\.name)
    guard let members = self.members(member.value, of: kind.rawValue, known: known, required: required) else {
      return nil
    }
    let content = members["content"].map { list($0.value, of: "the content") } ?? []
    return ModifierTemplate(kind, self.arguments(members, of: parameters), content: content, at: origin)
  }
}

extension JSONValue {
  /// Whether the value stands for a modifier's one parameter rather than for an object of parameters.
  fileprivate var isShorthand: Bool {
    switch kind {
    case .object(let members):
      let keys = members.map(\.key)
      return keys.contains("if") || keys.contains("expression") || keys == ["color", "opacity"]
        || keys.contains("red")
    case .bool, .array: return false
    case .null, .number, .string: return true
    }
  }
}

extension ViewTemplate {
  /// The names that a loop's children see besides those around, with their types.
  func loopScope(in scope: [String: ValueType]) -> [(String, ValueType)] {
    func name(_ parameter: String) -> String {
      if case .constant(let literal) = arguments[parameter]?.value {
        literal.string ?? parameter
      } else {
        parameter
      }
    }
    return [(name("item"), itemType(arguments["data"]?.value, in: scope)), (name("index"), .number)]
  }

  private func itemType(_ data: Value<Literal>?, in scope: [String: ValueType]) -> ValueType {
    switch data {
    case .constant(.state(.list(let elements))):
      if case .list(let type?) = StateValue.list(elements).type { return type }
      return .string
    case .choice(_, let first, _): return itemType(first, in: scope)
    case .computed(let expression):
      do throws(ExpressionError) {
        guard case .list(let type) = try expression.type(in: scope) else { return .number }
        return type ?? .string
      } catch {
        // The expression itself is reported where it stands.
        return .string
      }
    default: return .number
    }
  }
}
