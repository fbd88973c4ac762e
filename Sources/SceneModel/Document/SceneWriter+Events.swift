import Motion

extension SceneWriter {
  func actions(_ actions: [ActionTemplate]) throws(SceneError) -> JSONText {
    var texts: [JSONText] = []
    for action in actions { texts.append(try self.action(action)) }
    return texts.count == 1 ? texts[0] : .array(texts)
  }

  private func action(_ action: ActionTemplate) throws(SceneError) -> JSONText {
    var members: [(key: String, value: JSONText)] = []
    if let first = action.assignments.first, action.assignments.count == 1,
      first == ActionTemplate.Assignment.toggle(first.variable)
    {
      members.append(("toggle", .string(first.variable)))
    } else if !action.assignments.isEmpty {
      var set: [(key: String, value: JSONText)] = []
      for assignment in action.assignments {
        set.append((assignment.variable, try value(assignment.argument.value, of: assignment.parameter)))
      }
      members.append(("set", .object(set)))
    }
    if !action.keyframes.isEmpty { members.append(("keyframes", try keyframes(action.keyframes))) }
    if let phases = action.phases { members.append(("phases", try self.phases(phases))) }
    members += try arguments(action.arguments, of: ActionTemplate.parameters)
    return .object(members)
  }

  func event(_ event: EventTemplate) throws(SceneError) -> JSONText {
    var members: [(key: String, value: JSONText)] = [("at", .number(event.time))]
    if let phases = event.phases {
      members.append(("phases", try self.phases(phases)))
      return .object(members)
    }
    switch event.event {
    case .tap(let label): members.append(("tap", .string(label)))
    case .touch(let label, let duration):
      members.append(("touch", .string(label)))
      members.append(("for", .number(duration)))
    case .drag, .slide:
      throw SceneError(at: event.origin, "a document's timeline has no drags and slides, only their changes")
    case .change(let change):
      let set = change.values.sorted { $0.key < $1.key }.map { (key: $0.key, value: state($0.value)) }
      if !set.isEmpty || change.keyframes.isEmpty { members.append(("set", .object(set))) }
      if !change.keyframes.isEmpty { members.append(("keyframes", try keyframes(change.keyframes))) }
      if let animation = change.transaction.animation {
        members.append(("animation", try self.animation(animation)))
      }
      if change.delay != 0 { members.append(("delay", .number(change.delay))) }
      if change.transaction.disablesAnimations { members.append(("disablesAnimations", .bool(true))) }
    }
    return .object(members)
  }
}

extension ActionTemplate.Assignment {
  /// The parameter that the value is written by: an expression stands alone where the state is no text.
  ///
  /// A text or a computed text is told apart by its form, whatever the type, so the type need not be known.
  fileprivate var parameter: Parameter {
    switch argument.value.firstConstant {
    case .state(.string): Parameter(variable, .text, "")
    case .state(.bool): Parameter(variable, .bool, "")
    case .state(.number): Parameter(variable, .number(.any), "")
    case .state(.list): Parameter(variable, .data, "")
    // `{"expression": …}` is read for every type.
    default: Parameter(variable, .text, "")
    }
  }
}

extension Value {
  /// A constant in the value, where there is one.
  fileprivate var firstConstant: Wrapped? {
    switch self {
    case .constant(let value): value
    case .computed: nil
    case .choice(_, let first, let second): first.firstConstant ?? second.firstConstant
    }
  }
}
