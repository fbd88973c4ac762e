/// A scene's states as a document can hold them: names that expressions know, and values of plain types.
struct StateCode {
  /// The variables under their new names, with their first values.
  private(set) var variables: [StateVariable] = []
  /// The new names by the old ones.
  private var names: [String: String] = [:]
  /// Texts that stand for values which a document has no type for, by variable.
  private var words: [String: [StateValue: String]] = [:]

  /// Creates the code of a scene's variables from the states that they come to have.
  init(_ originals: [StateVariable], _ states: [SceneState]) {
    var taken: Set<String> = []
    for variable in originals {
      let name = Self.name(variable.name, not: taken)
      taken.insert(name)
      names[variable.name] = name
      let values = states.compactMap { $0[variable.name] } + [variable.initial]
      if !Self.arePlain(values) { words[variable.name] = Self.words(for: values) }
      variables.append(StateVariable(name, value(variable.initial, of: variable.name)))
    }
  }

  /// A state under the new names.
  func state(_ state: SceneState) -> SceneState {
    SceneState(
      Dictionary(
        state.values.compactMap { name, value in names[name].map { ($0, self.value(value, of: name)) } },
        uniquingKeysWith: { first, _ in first }))
  }

  /// A change under the new names, happening at once.
  func change(_ change: StateChange) -> StateChange {
    StateChange(
      state(SceneState(change.values)).values, transaction: change.transaction, keyframes: change.keyframes)
  }

  /// What happened, under the new names.
  func entry(_ entry: Recorder.Entry) -> Recorder.Entry {
    Recorder.Entry(
      time: entry.time, change: change(entry.change), before: state(entry.before), after: state(entry.after),
      cause: entry.cause)
  }

  private func value(_ value: StateValue, of name: String) -> StateValue {
    guard let words = words[name] else { return value.plain }
    return .string(words[value] ?? value.text)
  }

  /// Whether values are told apart by what a document can hold, all of one type.
  private static func arePlain(_ values: [StateValue]) -> Bool {
    guard let type = values.last?.plain.type else { return false }
    return values.allSatisfy { $0.plain.type.map(type.accepts) ?? false }
      && Set(values.map(\.plain)).count == Set(values).count
  }

  private static func words(for values: [StateValue]) -> [StateValue: String] {
    var words: [StateValue: String] = [:]
    var names = UniqueNames()
    for value in values where words[value] == nil { words[value] = names.take(value.text.shortened) }
    return words
  }

  /// A name that expressions take, after the last part of the original.
  private static func name(_ original: String, not taken: Set<String>) -> String {
    let kept = original.split { !($0.isLetter || $0 == "_" || $0.isASCII && $0.isNumber) }
    var name = kept.last.map(String.init) ?? "state"
    if !StateVariable.isName(name) { name = "_" + name.prefix(40) }
    var unique = name
    var count = 1
    while taken.contains(unique) {
      count += 1
      unique = "\(name)\(count)"
    }
    return unique
  }
}
