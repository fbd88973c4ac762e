import Motion
import SceneModel

extension Evaluator {
  /// Modifiers by which something happens.
  func acted(_ base: Node, _ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit)
    -> [Node]?
  {
    switch name {
    case "onTapGesture":
      guard let action = arguments.closure("perform") ?? arguments.first else { return [base] }
      tappable(base, .call(action), span)
    case "onLongPressGesture":
      holdable(base, Hold(arguments), span)
    case "gesture", "simultaneousGesture", "highPriorityGesture":
      if case .symbol(let gesture)? = arguments.first { return [try attach(gesture, to: base, span)] }
    case "onHover":
      guard let action = arguments.closure("perform") ?? arguments.first else { return [base] }
      hoverable(base, action, span)
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
}
