import Motion

extension SceneReader {
  static let actionKeys = ["set", "toggle", "keyframes", "phases"] + ActionTemplate.parameters.map(\.name)

  mutating func actions(_ value: JSONValue) -> [ActionTemplate] {
    if case .object = value.kind { return action(value).map { [$0] } ?? [] }
    return elements(value, of: "the action").compactMap { action($0) }
  }

  private mutating func action(_ value: JSONValue) -> ActionTemplate? {
    guard let members = self.members(value, of: "the action", known: Self.actionKeys) else { return nil }
    guard ["set", "toggle", "keyframes", "phases"].contains(where: { members[$0] != nil }) else {
      fail("the action needs one of set, toggle, keyframes and phases", at: value.place)
      return nil
    }
    var action = ActionTemplate([], at: Origin(value.place))
    if let member = members["toggle"], let name = string(member.value, "the name of a state") {
      if let type = variableType(name, at: member.value.place) {
        guard type == .bool else {
          fail("‘\(name)’ is \(type) and cannot be toggled; expected a truth", at: member.value.place)
          return nil
        }
        action.assignments.append(.toggle(name, at: Origin(member.value.place)))
      }
    }
    if let member = members["set"] { action.assignments += assignments(member.value) }
    if let member = members["keyframes"] { action.keyframes = keyframes(member.value) }
    if let member = members["phases"] { action.phases = phases(member.value) }
    action.arguments = self.arguments(members, of: ActionTemplate.parameters)
    return action
  }

  mutating func variableType(_ name: String, at place: Diagnostic.Place) -> ValueType? {
    if let type = scope[name] { return type }
    fail("no state is named ‘\(name.shortened)’\(name.suggestion(among: scope.keys.sorted()))", at: place)
    return nil
  }

  private mutating func assignments(_ value: JSONValue) -> [ActionTemplate.Assignment] {
    guard let members = value.members else {
      fail(value, expected: "an object of states and new values")
      return []
    }
    var assignments: [ActionTemplate.Assignment] = []
    for member in members {
      guard let type = variableType(member.key, at: member.place) else { continue }
      let parameter = Parameter(member.key, type.parameterKind, "")
      guard let argument = argument(member.value, for: parameter) else { continue }
      if !check(argument, is: type, member) { continue }
      assignments.append(ActionTemplate.Assignment(variable: member.key, argument: argument))
    }
    return assignments
  }

  /// Whether a list is one of the state's type; the other types were checked as they were read.
  private mutating func check(_ argument: Argument, is type: ValueType, _ member: JSONValue.Member) -> Bool {
    guard case .list = type else { return true }
    var found: ValueType?
    switch argument.value {
    case .constant(.state(let value)): found = value.type
    case .computed(let expression):
      do throws(ExpressionError) { found = try expression.type(in: scope) } catch { return false }
    default: return true
    }
    if let found, !type.accepts(found) {
      fail("‘\(member.key)’ is \(type), found \(found)", at: member.value.place)
      return false
    }
    return true
  }

  static let eventKeys =
    ["at", "tap", "touch", "for", "set", "keyframes", "phases"] + ActionTemplate.parameters.map(\.name)

  mutating func events(_ value: JSONValue) -> [EventTemplate] {
    let entries = elements(value, of: "the timeline")
    if entries.count > SceneLimits.events {
      fail("\(entries.count) entries; a timeline has at most \(SceneLimits.events)", at: value.place)
      return []
    }
    return entries.compactMap { event($0) }
  }

  /// What an entry of a kind may say besides its time.
  static func keys(ofEvent kinds: [String]) -> [String] {
    switch kinds.first {
    case "tap", "phases": kinds
    case "touch": ["touch", "for"]
    default: ["set", "keyframes"] + ActionTemplate.parameters.map(\.name)
    }
  }

  private mutating func event(_ value: JSONValue) -> EventTemplate? {
    let members = self.members(value, of: "the entry", known: Self.eventKeys, required: ["at"])
    guard let members, let at = members["at"], let time = number(at.value, .seconds) else { return nil }
    let kinds = ["tap", "touch", "set", "keyframes", "phases"].filter { members[$0] != nil }
    guard kinds.count == 1 || kinds == ["set", "keyframes"] else {
      fail(
        "the entry needs one of tap, touch, set, keyframes and phases, found \(kinds.listed)",
        at: value.place)
      return nil
    }
    let allowed = ["at"] + Self.keys(ofEvent: kinds)
    for (key, member) in members.sorted(by: { $0.key < $1.key }) where !allowed.contains(key) {
      fail("\"\(key)\" does not go with \"\(kinds[0])\"; expected \(allowed.listed)", at: member.place)
      return nil
    }
    if kinds == ["phases"], let member = members["phases"] {
      return phases(member.value).map {
        EventTemplate(time: time, event: .change(StateChange([:])), phases: $0, origin: Origin(value.place))
      }
    }
    let event: TimelineEntry.Event?
    switch kinds[0] {
    case "tap": event = members["tap"].flatMap { string($0.value, "a control's label") }.map { .tap($0) }
    case "touch":
      let duration = members["for"].map { number($0.value, .seconds) } ?? 0.3
      let label = members["touch"].flatMap { string($0.value, "a control's label") }
      event = label.flatMap { label in duration.map { .touch(label, duration: $0) } }
    default: event = change(members)
    }
    return event.map { EventTemplate(time: time, event: $0, origin: Origin(value.place)) }
  }

  /// A change of the timeline, whose values are fixed.
  private mutating func change(_ members: [String: JSONValue.Member]) -> TimelineEntry.Event? {
    guard let set = members["set"] ?? members["keyframes"] else { return nil }
    var change = StateChange([:])
    if let member = members["keyframes"] { change.keyframes = keyframes(member.value) }
    for assignment in members["set"].map({ assignments($0.value) }) ?? [] {
      guard case .constant(.state(let value)) = assignment.argument.value else {
        fail(
          "the timeline sets fixed values; expressions stand in actions", at: assignment.argument.place(set))
        continue
      }
      change.values[assignment.variable] = value
    }
    let arguments = self.arguments(members, of: ActionTemplate.parameters)
    func constant(_ name: String) -> Literal? {
      if case .constant(let literal) = arguments[name]?.value { literal } else { nil }
    }
    for (name, argument) in arguments.sorted(by: { $0.key < $1.key }) where constant(name) == nil {
      fail("the timeline's \(name) is fixed; expressions stand in actions", at: argument.place(set))
    }
    change.transaction = Transaction(
      animation: constant("animation")?.animation,
      disablesAnimations: constant("disablesAnimations")?.bool ?? false)
    change.delay = constant("delay")?.number ?? 0
    return .change(change)
  }
}

extension Argument {
  fileprivate func place(_ member: JSONValue.Member) -> Diagnostic.Place { origin.place ?? member.place }
}

extension ValueType {
  /// The kind of parameter that a state of this type is set by.
  var parameterKind: Parameter.Kind {
    switch self {
    case .bool: .bool
    case .number: .number(.any)
    case .string: .text
    case .list: .data
    }
  }
}

extension ActionTemplate.Assignment {
  /// The assignment of a truth's opposite.
  static func toggle(_ name: String, at origin: Origin = Origin()) -> Self {
    let expression = Expression(
      root: Expression.Term(.unary(.not, Expression.Term(.variable(name), at: 0)), at: 0), origin: origin)
    return Self(variable: name, argument: Argument(.computed(expression), at: origin))
  }
}
