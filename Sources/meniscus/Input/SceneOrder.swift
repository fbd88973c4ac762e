import Motion
import SceneModel

/// Something that a person does to a scene, as an option says it.
struct SceneOrder: Sendable {
  enum Act: Sendable {
    case tap(String)
    case set(name: String, value: String)
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

  /// The order as the simulator takes it, checked against the scene's state.
  func entry(for scene: any SceneSource, verb: String) throws(Failure) -> TimelineEntry {
    switch act {
    case .tap(let label): return TimelineEntry(at: time, .tap(label))
    case .set(let name, let text):
      guard let initial = scene.initialState[name] else {
        let names = scene.initialState.values.keys.sorted()
        let hint = NearestName.hint(name, among: names)
        let known = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
        throw .usage("--set: the scene has no state \(quoted(name))\(hint) (\(known))", verb: verb)
      }
      let value: StateValue
      do throws(BadValue) { value = try Self.value(text, like: initial) } catch {
        throw .usage("--set \(name): \(error.message)", verb: verb)
      }
      // As a person who writes `withAnimation { name = value }`.
      let transaction = Transaction(animation: .default)
      return TimelineEntry(at: time, .change(StateChange([name: value], transaction: transaction)))
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
    case .list(let members):
      var values: [StateValue] = []
      let example = members.first ?? .string("")
      for part in text.isEmpty ? [] : Reading.parts(text) { values.append(try value(part, like: example)) }
      return .list(values)
    }
  }
}
