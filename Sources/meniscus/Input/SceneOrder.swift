import Geometry
import Motion
import SceneModel

/// Something that a person does to a scene, as an option says it.
struct SceneOrder: Sendable {
  enum Act: Sendable {
    case tap(String)
    case set(name: String, value: String)
    case drag(from: Drag.Place, to: Drag.Place)
    case slide(name: String, to: Double)
  }

  var act: Act
  /// When, in seconds.
  var time: Double

  /// Reads `LABEL@T`.
  static func tap(_ text: String) throws(BadValue) -> SceneOrder {
    let (label, time) = try Reading.event(text, "a label and a time, as in Toggle@0.5")
    return SceneOrder(act: .tap(label), time: time)
  }

  /// Reads `NAME=VALUE@T`.
  static func set(_ text: String) throws(BadValue) -> SceneOrder {
    let expected = "a name, a value and a time, as in isExpanded=true@0.5"
    let (change, time) = try Reading.event(text, expected)
    guard let equals = change.firstIndex(of: "="), equals > change.startIndex else {
      throw BadValue(text, expected: expected)
    }
    let value = String(change[change.index(after: equals)...])
    return SceneOrder(act: .set(name: String(change[..<equals]), value: value), time: time)
  }

  /// Reads `FROM,TO@T`, where a place is an element's name, `X:Y`, or for the second `+DX:DY`.
  static func drag(_ text: String) throws(BadValue) -> SceneOrder {
    let expected = "two places and a time, as in 40:300,120:300@0.5, handle,+80:0@0.5 or first,second@0.5"
    let (way, time) = try Reading.event(text, expected)
    let parts = Reading.parts(way)
    if parts.count == 4 {
      let start = try place("\(parts[0]):\(parts[1])", text, expected)
      return SceneOrder(
        act: .drag(from: start, to: try place("\(parts[2]):\(parts[3])", text, expected)), time: time)
    }
    guard parts.count == 2, !parts.contains("") else { throw BadValue(text, expected: expected) }
    return SceneOrder(
      act: .drag(from: try place(parts[0], text, expected), to: try place(parts[1], text, expected)),
      time: time)
  }

  private static func place(_ part: String, _ text: String, _ expected: String) throws(BadValue)
    -> Drag.Place
  {
    let numbers = part.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard numbers.count == 2, let x = Double(numbers[0]), let y = Double(numbers[1]) else {
      return .element(part)
    }
    let bounds = -1e5...1e5
    guard bounds.contains(x), bounds.contains(y) else { throw BadValue(text, expected: expected) }
    return part.first == "+" ? .moved(Vector(dx: x, dy: y)) : .point(Point(x: x, y: y))
  }

  /// Reads `NAME=VALUE@T` of a slider.
  static func slide(_ text: String) throws(BadValue) -> SceneOrder {
    let expected = "a name, a number and a time, as in spacing=40@0.5"
    let (change, time) = try Reading.event(text, expected)
    guard let equals = change.lastIndex(of: "="), equals > change.startIndex else {
      throw BadValue(text, expected: expected)
    }
    let value = try Reading.number(
      String(change[change.index(after: equals)...]), in: -1e6...1e6, "a number, −1000000 to 1000000")
    return SceneOrder(act: .slide(name: String(change[..<equals]), to: value), time: time)
  }

  /// The order as the simulator takes it, checked against the scene's state.
  func entry(for scene: any AuthoredScene, verb: String) throws(Failure) -> TimelineEntry {
    switch act {
    case .tap(let label): return TimelineEntry(at: time, .tap(label))
    case .drag(let start, let end): return TimelineEntry(at: time, .drag(from: start, to: end))
    case .slide(let name, let value):
      guard case .number = try Self.initial(name, of: scene, option: "--slide", verb: verb) else {
        throw .usage("--slide: \(quoted(name)) is no number", verb: verb)
      }
      return TimelineEntry(at: time, .slide(name, to: value))
    case .set(let name, let text):
      let initial = try Self.initial(name, of: scene, option: "--set", verb: verb)
      let value = try Self.value(text, of: name, initial, in: scene, verb: verb)
      // As a person who writes `withAnimation { name = value }`.
      let transaction = Transaction(animation: .default)
      return TimelineEntry(at: time, .change(StateChange([name: value], transaction: transaction)))
    }
  }

  /// The first value of a state.
  private static func initial(_ name: String, of scene: any AuthoredScene, option: String, verb: String)
    throws(Failure) -> StateValue
  {
    if let initial = scene.initialState[name] { return initial }
    let names = scene.variables.map(\.name).sorted()
    let hint = NearestName.hint(name, among: names)
    let known = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
    throw .usage("\(option): the scene has no state \(quoted(name))\(hint) (\(known))", verb: verb)
  }

  /// A text read as a value that a variable can have.
  private static func value(
    _ text: String, of name: String, _ initial: StateValue, in scene: any AuthoredScene, verb: String
  ) throws(Failure) -> StateValue {
    do throws(SceneError) {
      if let value = try scene.value(text, of: name) { return value }
    } catch {
      throw .usage("--set \(name): \(error.diagnostics.map(\.message).joined(separator: "; "))", verb: verb)
    }
    do throws(BadValue) { return try value(text, like: initial) } catch {
      throw .usage("--set \(name): \(error.message)", verb: verb)
    }
  }

  /// A text read as a value of the kind that a variable holds.
  private static func value(_ text: String, like initial: StateValue) throws(BadValue) -> StateValue {
    switch initial {
    case .bool:
      guard let truth = ["true": true, "false": false][text] else {
        throw BadValue(text, expected: "true or false")
      }
      return .bool(truth)
    case .number: return .number(try Reading.number(text, in: -1e6...1e6, "a number, −1000000 to 1000000"))
    case .string: return .string(text)
    case .source(let value): return try self.value(text, like: value.plain)
    case .list(let members):
      var values: [StateValue] = []
      let example = members.first ?? .string("")
      for part in text.isEmpty ? [] : Reading.parts(text) { values.append(try value(part, like: example)) }
      return .list(values)
    }
  }
}
