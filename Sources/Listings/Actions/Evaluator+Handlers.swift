import Motion
import SceneModel

extension Evaluator {
  /// Modifiers by which something happens.
  func acted(_ base: Node, _ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit)
    -> [Node]?
  {
    switch name {
    case "onTapGesture", "onLongPressGesture":
      guard let action = arguments.closure("perform") ?? arguments.first else { return [base] }
      tappable(base, action, span)
    case "gesture", "simultaneousGesture", "highPriorityGesture":
      if case .symbol(let gesture)? = arguments.first { try attach(gesture, to: base, span) }
    case "onHover":
      guard let action = arguments.closure("perform") ?? arguments.first else { return [base] }
      try hoverable(base, action, span)
    case "onAppear": appear(arguments.closure("perform") ?? arguments.first, span)
    case "task":
      guard let action = arguments.closure("action") ?? arguments.trailing else { return [base] }
      if let id = arguments["id"] {
        lifecycles.append(
          Lifecycle(key: key("task", span), moment: .change(StoredValue(id), isInitial: true), action: action)
        )
      } else {
        appear(action, span)
      }
    case "onDisappear":
      if let action = arguments.closure("perform") {
        lifecycles.append(Lifecycle(key: key("disappear", span), moment: .disappear, action: action))
      }
    case "onChange":
      guard let value = arguments["of"] ?? arguments.first, let action = arguments.closure("perform") else {
        return [base]
      }
      lifecycles.append(
        Lifecycle(
          key: key("change", span),
          moment: .change(StoredValue(value), isInitial: arguments["initial"]?.bool ?? false),
          action: action))
    case "onReceive":
      if let interval = arguments.first.flatMap(interval), let action = arguments.closure("perform") {
        lifecycles.append(Lifecycle(key: key("timer", span), moment: .timer(interval), action: action))
      }
    case "onGeometryChange": return try measured(base, arguments, span)
    case "phaseAnimator": return try phases(base, arguments, span)
    case "keyframeAnimator": return try keyframes(base, arguments, span)
    default: return nil
    }
    return [base]
  }

  func key(_ kind: String, _ span: Syntax.Span) -> String { "\(path).\(kind)\(span.start)" }

  private func appear(_ action: Value?, _ span: Syntax.Span) {
    guard let action else { return }
    lifecycles.append(Lifecycle(key: key("appear", span), moment: .appear, action: action))
  }

  /// The seconds between two beats of `Timer.publish(every: 1, …).autoconnect()`.
  private func interval(_ value: Value) -> Double? {
    guard case .symbol(let symbol) = value, symbol.root == "Timer" else { return nil }
    let interval = symbol.steps.first { $0.name == "publish" }?.arguments?["every"]?.finite
    return interval.flatMap { $0 >= 0.02 ? $0 : nil }
  }

  private func tappable(_ base: Node, _ action: Value, _ span: Syntax.Span) {
    let named = Self.title([base])
    let title = named.isEmpty ? base.elementName : named
    add(title, [base], .call(action), span)
  }

  /// A pointer comes and goes by a control of its own, named after the view.
  private func hoverable(_ base: Node, _ action: Value, _ span: Syntax.Span) throws(Exit) {
    let outer = path
    defer { path = outer }
    path += "/hover"
    let key = StateKey(owner: self.key("hover", span), name: "isHovered", type: "Pointer")
    let isInside = read(key, first: .bool(false)).bool ?? false
    let named = Self.title([base])
    add(
      "hover \(named.isEmpty ? base.elementName : named)", [],
      .all([.set(.state(key), .bool(!isInside)), .call(.bound(action, .bool(!isInside)))]), span)
  }

  private func attach(_ gesture: Symbol, to base: Node, _ span: Syntax.Span) throws(Exit) {
    switch gesture.root {
    case "TapGesture", "LongPressGesture", "SpatialTapGesture":
      if let ended = gesture.steps.last(where: { $0.name == "onEnded" })?.arguments?.trailing {
        let value = Value.symbol(Symbol("Gesture"))
        let call = Syntax.Span(file: 0, start: 0, end: 0)
        _ = call
        tappable(base, .bound(ended, value), span)
      }
    case "DragGesture":
      var handler = DragHandler(key: path, changed: [], ended: [], updating: [], minimumDistance: 10)
      for step in gesture.steps {
        let arguments = step.arguments ?? Arguments()
        switch step.name {
        case "": handler.minimumDistance = arguments["minimumDistance"]?.finite ?? 10
        case "onChanged":
          if let body = arguments.closure("_") ?? arguments.first { handler.changed.append(body) }
        case "onEnded": if let body = arguments.closure("_") ?? arguments.first { handler.ended.append(body) }
        case "updating":
          if case .binding(let state)? = arguments.first, let body = arguments.trailing {
            handler.updating.append((state, body))
          }
        default: break
        }
      }
      drags.append(handler)
    default: break
    }
  }
}

extension Value {
  /// A closure with the value that it is to be called with.
  static func bound(_ callee: Value, _ argument: Value) -> Value {
    guard case .closure(let closure) = callee else { return callee }
    let scope = Scope(closure.scope)
    scope.declare(closure.syntax.parameters?.first?.name.text ?? "$0", argument)
    return .closure(Closure(syntax: closure.syntax, scope: scope))
  }
}
