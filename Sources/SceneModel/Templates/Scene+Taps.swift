import Motion

extension Scene {
  /// A button that is there in a state.
  struct Control {
    var label: String
    var name: String
    var id: String?
    var actions: [ActionTemplate]
    /// The values its actions see.
    var bindings: [String: StateValue]
  }

  /// The changes that a tap on a control makes, in order.
  ///
  /// A control is named by its label in this state, else by its element's name, else by its glass id. Each change
  /// sees the states as the ones before it leave them, those that come later included.
  public func changes(tapping control: String, in state: SceneState) throws(SceneError) -> [StateChange] {
    let state = completed(state)
    let controls = try controls(in: state)
    let found =
      controls.first { $0.label == control } ?? controls.first { $0.name == control }
      ?? controls.first { $0.id == control }
    guard let found else {
      let labels = controls.map(\.label)
      let there = labels.isEmpty ? "; nothing can be tapped" : "; there is \(labels.listed)"
      let nearest = control.nearest(among: labels).map { "; did you mean ‘\($0)’?" } ?? there
      throw SceneError([
        Diagnostic(.error, "no control is labelled ‘\(control.shortened)’ in this state\(nearest)")
      ])
    }
    return try changes(of: found, in: state)
  }

  /// The changes that a tap on a control that is there makes.
  func changes(of control: Control, in state: SceneState) throws(SceneError) -> [StateChange] {
    var resolver = Resolver(state: state, initial: initialState, names: names)
    resolver.bindings = control.bindings
    var changes: [StateChange] = []
    for action in control.actions {
      let change = try change(of: action, &resolver)
      if !change.values.isEmpty || !change.keyframes.isEmpty || action.phases == nil {
        changes.append(change)
      }
      guard let phases = action.phases else { continue }
      for var step in phases.changes(until: duration ?? .infinity) {
        step.delay += change.delay
        changes.append(step)
      }
    }
    return changes
  }

  private func change(of action: ActionTemplate, _ resolver: inout Resolver) throws(SceneError) -> StateChange
  {
    let values = try resolver.literals(action.arguments, of: ActionTemplate.parameters)
    var change = StateChange(
      [:],
      transaction: Transaction(
        animation: values.values["animation"]?.animation,
        disablesAnimations: values.bool("disablesAnimations") ?? false),
      delay: values.number("delay") ?? 0, keyframes: action.keyframes)
    for assignment in action.assignments {
      let parameter = Parameter(assignment.variable, .watched, "")
      guard case .state(let value) = try resolver.literal(assignment.argument, of: parameter) else {
        continue
      }
      change.values[assignment.variable] = value
      resolver.bindings[assignment.variable] = value
    }
    return change
  }

  /// The buttons in a state, in declaration order.
  func controls(in state: SceneState) throws(SceneError) -> [Control] {
    var resolver = Resolver(state: completed(state), initial: initialState, names: names)
    _ = try resolver.nodes(of: body, path: TemplatePath())
    return resolver.controls
  }
}
