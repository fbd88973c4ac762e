import Geometry
import Motion

/// Turns the JSON values of a document into a scene, and gathers everything that is wrong on the way.
struct SceneReader {
  var diagnostics: [Diagnostic] = []
  /// The types of the names that expressions may use here.
  var scope: [String: ValueType] = [:]
  /// How many views there are so far.
  var views = 0
  /// Where an animation that never ends stands first.
  var endless: Diagnostic.Place?
  /// How many keyframes there are so far, and the elements that they move, with where they are named.
  var keyframeCount = 0
  var keyframeTargets: [(name: String, place: Diagnostic.Place)] = []

  mutating func fail(_ message: String, at place: Diagnostic.Place) {
    diagnostics.append(Diagnostic(.error, message, at: place))
  }

  mutating func fail(_ value: JSONValue, expected: String) {
    fail("expected \(expected), found \(value.description)", at: value.place)
  }

  /// The members of an object whose keys are among the known ones; others are reported with the nearest right name.
  mutating func members(_ value: JSONValue, of what: String, known: [String], required: [String] = [])
    -> [String: JSONValue.Member]?
  {
    guard let members = value.members else {
      fail(value, expected: "\(what), an object")
      return nil
    }
    var found: [String: JSONValue.Member] = [:]
    for member in members {
      if known.contains(member.key) {
        found[member.key] = member
      } else {
        fail(
          "unknown key \"\(member.key.shortened)\" in \(what)\(member.key.suggestion(among: known))",
          at: member.place)
      }
    }
    for key in required where found[key] == nil {
      fail("\(what) needs the key \"\(key)\"", at: value.place)
    }
    return found
  }

  mutating func elements(_ value: JSONValue, of what: String) -> [JSONValue] {
    guard case .array(let elements) = value.kind else {
      fail(value, expected: "\(what), a list")
      return []
    }
    return elements
  }

  mutating func string(_ value: JSONValue, _ expected: String) -> String? {
    guard case .string(let text) = value.kind else {
      fail(value, expected: expected)
      return nil
    }
    return text
  }

  mutating func number(_ value: JSONValue, _ rule: Parameter.NumberRule) -> Double? {
    guard case .number(let number) = value.kind, rule.accepts(number) else {
      fail(value, expected: rule.expectation)
      return nil
    }
    return number
  }

  static let keys = [
    "$schema", "meniscus", "name", "summary", "canvas", "duration", "state", "body", "timeline",
  ]

  mutating func scene(_ value: JSONValue) throws(SceneError) -> Scene {
    let members = self.members(
      value, of: "the scene", known: Self.keys, required: ["meniscus", "name", "canvas", "body"])
    guard let members else { throw SceneError(diagnostics) }
    if let version = members["meniscus"]?.value { check(version: version) }
    let name = members["name"].flatMap { string($0.value, "the scene's name") } ?? ""
    if let member = members["name"], name.asName.isEmpty {
      fail("the scene's name is empty", at: member.value.place)
    }
    let summary = members["summary"].flatMap { string($0.value, "a line on what the scene shows") } ?? ""
    let canvas = members["canvas"].flatMap { self.canvas($0.value) }
    let variables = members["state"].map { self.variables($0.value) } ?? []
    for variable in variables { scope[variable.name] = variable.initial.type }
    let body = members["body"].map { list($0.value, of: "the body") } ?? []
    let events = members["timeline"].map { self.events($0.value) } ?? []
    let duration = members["duration"].flatMap { number($0.value, .positiveSeconds) }
    if let endless, members["duration"] == nil {
      fail("an animation that never ends needs the scene's \"duration\", in seconds", at: endless)
    }
    guard diagnostics.isEmpty, let canvas else { throw SceneError(diagnostics.inOrderOfTheText) }
    let scene = try Scene(
      name: name, summary: summary, canvas: canvas, duration: duration, variables: variables, body: body,
      events: events)
    try checkTargets(in: scene)
    return scene
  }

  /// Throws where keyframes name an element that is in none of the states looked at.
  private mutating func checkTargets(in scene: Scene) throws(SceneError) {
    guard !keyframeTargets.isEmpty else { return }
    var names: Set<String> = []
    try scene.explore { _, snapshot in
      names.formUnion(snapshot.elements.map(\.name))
      names.formUnion(snapshot.containers.map(\.name))
    }
    for (name, place) in keyframeTargets where !names.contains(name) {
      fail("no element is named ‘\(name.shortened)’\(name.suggestion(among: names.sorted()))", at: place)
    }
    if !diagnostics.isEmpty { throw SceneError(diagnostics) }
  }

  private mutating func check(version: JSONValue) {
    guard case .number(let number) = version.kind, number == Double(SceneDocument.version) else {
      fail(version, expected: "the format's version, \(SceneDocument.version)")
      return
    }
  }

  private mutating func variables(_ value: JSONValue) -> [StateVariable] {
    guard let members = value.members else {
      fail(value, expected: "the states, an object of names and first values")
      return []
    }
    var variables: [StateVariable] = []
    for member in members {
      guard StateVariable.isName(member.key) else {
        fail(
          "‘\(member.key.shortened)’ cannot name a state; expected letters, digits and _", at: member.place)
        continue
      }
      guard let initial = stateValue(member.value) else { continue }
      var variable = StateVariable(member.key, initial)
      variable.origin = Origin(member.place)
      variables.append(variable)
    }
    return variables
  }

  /// A value of the state: a truth, a number, a text, or a list of values of one type.
  mutating func stateValue(_ value: JSONValue) -> StateValue? {
    switch value.kind {
    case .bool(let truth): return .bool(truth)
    case .number: return number(value, .any).map { .number($0) }
    case .string(let text): return .string(text)
    case .array(let elements):
      guard elements.count <= SceneLimits.nodes else {
        fail("a list of \(elements.count) values; expected at most \(SceneLimits.nodes)", at: value.place)
        return nil
      }
      let list = StateValue.list(elements.compactMap { stateValue($0) })
      if list.type == nil {
        fail("a list of values of different types; expected one type", at: value.place)
        return nil
      }
      return list
    case .null, .object:
      fail(value, expected: "true, false, a number, a text or a list")
      return nil
    }
  }
}
