import Motion

extension Scene {
  /// The changes that a tap on a control that is there makes.
  ///
  /// Each change sees the states as the ones before it leave them, those that come later included.
  public func changes(of control: SceneControl, in state: SceneState) throws(SceneError) -> [StateChange] {
    var resolver = Resolver(state: completed(state), initial: initialState, names: names)
    guard let template = control.template else { return [] }
    resolver.bindings = template.bindings
    var changes: [StateChange] = []
    for action in template.actions {
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
  public func controls(in state: SceneState) throws(SceneError) -> [SceneControl] {
    var resolver = Resolver(state: completed(state), initial: initialState, names: names)
    _ = try resolver.nodes(of: body, path: TemplatePath())
    return resolver.controls
  }
}
