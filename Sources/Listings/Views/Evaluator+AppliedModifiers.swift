import SceneModel

/// Modifiers of other files that hand the view to a closure: `.if(isOn) { view in view.glassEffect() }`.
extension Evaluator {
  /// What a closure makes of the view that it is handed, where its condition holds; `nil` for other modifiers.
  func applied(_ base: Node, _ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit)
    -> [Node]?
  {
    let closures = arguments.items.compactMap { item -> Closure? in
      guard case .closure(let closure) = item.value, closure.handlesView else { return nil }
      return closure
    }
    guard !name.hasPrefix("on"), let first = closures.first else { return nil }
    say(.note, ".\(name) is not declared in what was read; its closure is applied to the view", at: span)
    let (chosen, told, isConditional) = choice(of: closures, arguments)
    var one = base
    if let chosen {
      let nodes = try content(.closure(chosen), [.views([base])] + told, step: name)
      if nodes.isEmpty { return [base] }
      one = nodes.one
    }
    one.step = base.step
    guard isConditional else { return [one] }
    // With the modifier and without it are two views, as with an `if`.
    one.step = chosen == nil ? "else" : chosen?.syntax.body.span == first.syntax.body.span ? "if" : "else"
    return [Node(.group, children: [one], step: base.step, place: base.place)]
  }

  /// The closure that is applied, with what it is told besides the view, and whether something decides about it.
  private func choice(of closures: [Closure], _ arguments: Arguments) -> (Closure?, [Value], Bool) {
    let (first, second) = (closures.first, closures.dropFirst().first)
    guard let condition = arguments.items.first(where: { !$0.isTrailing && !$0.value.isCallable })?.value
    else {
      return (first, [], false)
    }
    if condition.isNothing { return (second, [], true) }
    if let truth = condition.bool { return (truth ? first : second, [], true) }
    // `.ifLet(title) { view, title in … }`.
    if first?.syntax.parameters?.count == 2 { return (first, [condition], true) }
    return (closures.first { setting.uses.reachesGlass($0.syntax.body) } ?? first, [], true)
  }

  /// How far a view is moved by a way that is not known, where a truth decides: the views that it moves lie one above the
  /// other then.
  func guessedOffset(_ symbol: Symbol, _ span: Syntax.Span) -> (Double, Double) {
    let truths = symbol.steps.flatMap { $0.arguments?.items ?? [] }.compactMap(\.value.bool)
    guard let isMoved = truths.last else {
      say(.note, "how far this is moved is not known; it is left in its place", at: span)
      return (0, 0)
    }
    say(.note, "how far this is moved is not known; one above the other is taken, 72 points apart", at: span)
    var places = movedPlaces[span] ?? []
    let index = places.firstIndex(of: path) ?? places.count
    if index == places.count { places.append(path) }
    movedPlaces[span] = places
    return isMoved ? (0, -72 * Double(index + 1)) : (0, 0)
  }
}

extension Closure {
  /// Whether the closure makes something of a view that it is handed: its first parameter has modifiers that views have, or
  /// stands alone.
  fileprivate var handlesView: Bool {
    guard (syntax.parameters?.count ?? 1) <= 2 else { return false }
    let name = syntax.parameters?.first?.name.text ?? "$0"
    var isHandled = false
    let walk = SyntaxWalk { expression in
      guard case .call(let call) = expression.kind,
        case .member(let receiver, let method, _) = call.callee.kind,
        case .name(name, _) = receiver.kind
      else { return }
      isHandled = isHandled || Modifiers.isKnown(method.text) || Evaluator.tellsOfGlass(method.text)
    }
    walk.walk(syntax.body)
    return isHandled
  }
}
