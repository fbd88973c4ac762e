/// Makes one list of actions, as a document writes them, of what a tap on a control does in each state.
struct TapMerge {
  /// The most changes of one tap that a document is given.
  private static let most = 60

  private let variables: [StateVariable]

  init(_ variables: [StateVariable]) { self.variables = variables }

  /// The actions, or `nil` where a document cannot say them; the entries are in the document's own code.
  func actions(_ taps: [[Recorder.Entry]], from states: [SceneState]) -> [ActionTemplate]? {
    guard let count = taps.map(\.count).max(), count <= Self.most else { return nil }
    var actions: [ActionTemplate] = []
    var rows = states
    for index in 0..<count {
      let steps = taps.map { $0.indices.contains(index) ? $0[index] : nil }
      guard let action = action(steps, &rows) else { return nil }
      actions.append(action)
    }
    return actions
  }

  /// One change of a tap in each of some states, each of which goes over into the next; those without the change
  /// stay as they are.
  private func action(_ steps: [Recorder.Entry?], _ rows: inout [SceneState]) -> ActionTemplate? {
    let keyframes = Set(steps.map { $0?.change.keyframes ?? [] })
    guard keyframes.count == 1 else { return nil }
    var action = ActionTemplate([])
    action.keyframes = keyframes.first ?? []
    let transactions = steps.map { $0?.change.transaction ?? Transaction() }
    let arguments: [(name: String, values: [Literal], usual: Literal)] = [
      ("animation", transactions.map { $0.animation.map { .animation($0) } ?? .null }, .null),
      ("disablesAnimations", transactions.map { .bool($0.disablesAnimations) }, .bool(false)),
      ("delay", steps.map { .number($0?.time ?? 0) }, .number(0)),
    ]
    for argument in arguments {
      guard let value = value(argument.values, rows) else { return nil }
      if value != .constant(argument.usual) { action.arguments[argument.name] = Argument(value) }
    }
    for variable in variables {
      guard steps.contains(where: { $0?.change.values[variable.name] != nil }) else { continue }
      let results = zip(steps, rows).map { step, row in
        step?.change.values[variable.name] ?? row[variable.name] ?? variable.initial
      }
      guard let value = value(results.map { .state($0) }, rows) else { return nil }
      action.assignments.append(.init(variable: variable.name, argument: Argument(value)))
      for (index, result) in results.enumerated() { rows[index][variable.name] = result }
    }
    return action
  }

  private func value(_ literals: [Literal], _ rows: [SceneState]) -> Value<Literal>? {
    // Equal states must come to the same, or no condition tells them apart.
    var known: [SceneState: Literal] = [:]
    for (row, literal) in zip(rows, literals) {
      if let other = known.updateValue(literal, forKey: row), other != literal { return nil }
    }
    return Chooser(rows, variables: variables).value(
      Dictionary(uniqueKeysWithValues: literals.enumerated().map { ($0, $1) }))
  }
}
