import Motion

/// Checks the names, types and fixed values of views that were built in Swift, as the reader does for a document.
struct TypeChecker {
  var diagnostics: [Diagnostic] = []
  private var scope: [String: ValueType]

  init(_ variables: [StateVariable]) {
    scope = [:]
    for variable in variables { scope[variable.name] = variable.initial.type }
  }

  private mutating func fail(_ message: String, _ origin: Origin) {
    diagnostics.append(Diagnostic(.error, message, at: origin.place))
  }

  mutating func check(variables: [StateVariable]) {
    var names: Set<String> = []
    for variable in variables {
      if !StateVariable.isName(variable.name) {
        fail(
          "‘\(variable.name.shortened)’ cannot name a state; expected letters, digits and _", variable.origin)
      }
      if !names.insert(variable.name).inserted {
        fail("two states are named ‘\(variable.name)’", variable.origin)
      }
      if variable.initial.type == nil || !variable.initial.isFinite {
        fail(
          "‘\(variable.name)’ starts as a list of mixed types or a number that is not finite", variable.origin
        )
      }
    }
  }

  mutating func check(_ views: [ViewTemplate]) {
    for view in views { check(view) }
  }

  private mutating func check(_ view: ViewTemplate) {
    if let condition = view.condition { check(condition, { $0 == .bool }, "a condition") }
    check(view.arguments, of: view.kind.parameters, view.kind.rawValue, view.origin)
    for modifier in view.modifiers {
      check(modifier.arguments, of: modifier.kind.parameters, modifier.kind.rawValue, modifier.origin)
      check(modifier.content)
    }
    for action in view.actions { check(action) }
    let outer = scope
    if view.kind == .forEach {
      for (name, type) in view.loopScope(in: scope) { scope[name] = type }
    }
    check(view.children)
    scope = outer
  }

  private mutating func check(_ action: ActionTemplate) {
    check(action.arguments, of: ActionTemplate.parameters, "the action", action.origin)
    if let phases = action.phases {
      for value in phases.values { check(StateChange([phases.variable: value]), action.origin) }
    }
    for assignment in action.assignments {
      guard let type = scope[assignment.variable] else {
        let known = scope.keys.sorted()
        fail(
          "no state is named ‘\(assignment.variable)’\(assignment.variable.suggestion(among: known))",
          action.origin)
        continue
      }
      let parameter = Parameter(assignment.variable, type.parameterKind, "")
      check(assignment.argument.value, for: parameter, assignment.argument.origin)
    }
  }

  /// Checks a change of the timeline.
  mutating func check(_ change: StateChange, _ origin: Origin) {
    for (name, value) in change.values.sorted(by: { $0.key < $1.key }) {
      guard let type = scope[name] else {
        fail("no state is named ‘\(name)’\(name.suggestion(among: scope.keys.sorted()))", origin)
        continue
      }
      if value.type.map(type.accepts) != true || !value.isFinite {
        fail("‘\(name)’ is \(type), found \(value.text.shortened)", origin)
      }
    }
  }

  private mutating func check(
    _ arguments: [String: Argument], of parameters: [Parameter], _ what: String, _ origin: Origin
  ) {
    for parameter in parameters {
      if let argument = arguments[parameter.name] {
        check(argument.value, for: parameter, argument.origin)
      } else if parameter.isRequired {
        fail("\(what) needs \(parameter.name)", origin)
      }
    }
  }

  private mutating func check(_ value: Value<Literal>, for parameter: Parameter, _ origin: Origin) {
    switch value {
    case .constant(let literal):
      if !parameter.accepts(literal) {
        fail("\(parameter.name): expected \(parameter.expectation), found \(literal.text)", origin)
      }
    case .computed(let expression):
      check(expression, { parameter.accepts($0) }, parameter.expectation)
    case .choice(let condition, let first, let second):
      check(condition, { $0 == .bool }, "a condition")
      check(first, for: parameter, origin)
      check(second, for: parameter, origin)
    }
  }

  private mutating func check(_ expression: Expression, _ accepts: (ValueType) -> Bool, _ expected: String) {
    do throws(ExpressionError) {
      let type = try expression.type(in: scope)
      if !accepts(type) {
        fail(
          "expected \(expected), found ‘\(expression.description.shortened)’, which is \(type)",
          expression.origin)
      }
    } catch {
      diagnostics.append(expression.diagnostic(error))
    }
  }
}

extension StateValue {
  /// Whether no number in the value is NaN or infinite.
  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .list(let elements): elements.allSatisfy(\.isFinite)
    case .bool, .string: true
    case .source(let value): value.plain.isFinite
    }
  }
}

extension Literal {
  /// The literal for a message.
  fileprivate var text: String {
    switch self {
    case .null: "nil"
    case .state(let value): value.text.shortened
    case .color(let color): color.hex
    case .animation: "an animation"
    }
  }
}

extension Parameter {
  /// Whether a fixed value can stand for this parameter.
  fileprivate func accepts(_ literal: Literal) -> Bool {
    switch literal {
    case .null: return isNullable
    case .color(let color):
      return kind == .color
        && [color.red, color.green, color.blue, color.opacity].allSatisfy(\.isFinite)
    case .animation: return kind == .animation
    case .state(let value):
      guard kind != .color, value.isFinite || value == .number(.infinity) else { return false }
      do throws(ParameterError) {
        _ = try self.literal(from: value)
        return true
      } catch {
        return false
      }
    }
  }
}
