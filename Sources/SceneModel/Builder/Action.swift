public import Motion

/// What a tap does: some states' new values, shown in one way.
public struct Action: Hashable, Sendable {
  var template: ActionTemplate

  init(_ variable: String, _ value: Value<Literal>) {
    template = ActionTemplate([ActionTemplate.Assignment(variable: variable, argument: Argument(value))])
  }

  init(_ template: ActionTemplate) {
    self.template = template
  }

  /// The action that begins keyframes of some elements.
  public static func keyframes(_ keyframes: ElementKeyframes...) -> Action {
    var template = ActionTemplate([])
    template.keyframes = keyframes
    return Action(template)
  }

  /// The same, later than the tap by a time in seconds.
  public func delay(_ seconds: Double) -> Action {
    var action = self
    action.template.arguments["delay"] = Argument(.constant(.number(seconds)))
    return action
  }
}

/// Gathers the actions in braces.
@resultBuilder
public enum ActionBuilder {
  /// One after the other.
  public static func buildBlock(_ actions: Action...) -> [Action] { actions }
}

/// Some changes, shown with an animation, or at once where it is `nil`.
public func withAnimation(_ animation: Animation? = .default, @ActionBuilder _ changes: () -> [Action])
  -> Action
{
  let assignments = changes().flatMap(\.template.assignments)
  return Action(
    ActionTemplate(assignments, arguments: ["animation": Argument(Value.constant(animation).literal)]))
}

extension StateVariable {
  /// The action that turns a truth into its opposite.
  public func toggle() -> Action {
    Action(ActionTemplate([.toggle(name)]))
  }

  /// The action that gives the state what an expression comes to.
  public func set(to expression: Expression) -> Action { Action(name, .computed(expression)) }

  /// The action that gives the state a fixed value.
  public func set(toValue value: StateValue) -> Action { Action(name, .constant(.state(value))) }

  /// The action that takes the state through values, the first of them at rest, as `PhaseAnimator` does.
  ///
  /// Each value is brought by its animation, where `nil` jumps, once the one before is logically complete; then the
  /// first comes back. Repeating needs a scene with a duration.
  public func phases(
    _ values: [StateValue], repeats: Bool = false, animation: (StateValue) -> Animation? = { _ in .default }
  ) -> Action {
    precondition(values.count >= 2, "A state goes through two phases at least.")
    var template = ActionTemplate([])
    template.phases = Phases(
      variable: name, values: values, animations: values.map(animation), repeats: repeats)
    return Action(template)
  }

  /// The state as an expression.
  public var value: Expression { Expression(root: Expression.Term(.variable(name), at: 0)) }

  /// Whether a truth is false.
  public static prefix func ! (variable: StateVariable) -> Expression { !variable.value }
}
