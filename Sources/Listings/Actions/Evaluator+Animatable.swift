import Motion
import SceneModel

/// What moves the data of an `Animatable` view.
struct AnimatableCourse {
  /// The state that holds the data while they are under way.
  var state: String
  /// Where whoever makes the view wants them.
  var target: [Double]
  /// The animations of the `.animation(_:value:)` around, the innermost last.
  var implicit: [ImplicitAnimation]

  struct ImplicitAnimation {
    var animation: Animation?
    var value: StoredValue
  }
}

extension Evaluator {
  /// Gives a view that is `Animatable` the data that it is to show now, and sees to it that they follow their target.
  func animate(_ me: Scope.Me, _ info: TypeInfo, _ span: Syntax.Span) throws(Exit) {
    guard info.isKind(of: "Animatable") || info.isKind(of: "AnimatableModifier") else { return }
    guard let data = try animatableData(of: me, info), !data.isEmpty else {
      say(
        .note,
        "the data of ‘\(info.name)’, which is Animatable, are not known; what it shows on the way is not followed",
        at: info.span)
      return
    }
    let target = data.flatMap(\.numbers)
    var name = "\(info.name).animatableData"
    if !animatables.insert(name).inserted { name += " \(path)" }
    let course = AnimatableCourse(state: name, target: target, implicit: environment.animations)
    lifecycles.append(
      Lifecycle(key: key("animatable", span), moment: .follow(course), action: .nothing))
    guard let moving = current[name]?.animatedData, moving.target.count == target.count else { return }
    var values = moving.values[...]
    for part in data { _ = try assign(part.name, ofSelf: me, Self.filled(part.value, from: &values)) }
  }

  /// The properties that hold the data, with their values: `animatableData`, or with the macro `@Animatable` every number
  /// that is not ignored.
  private func animatableData(of me: Scope.Me, _ info: TypeInfo) throws(Exit) -> [AnimatablePart]? {
    if info.computed["animatableData"] != nil || info.property("animatableData") != nil {
      let value = try member("animatableData", ofSelf: me, info.span) ?? .unknown
      let part = AnimatablePart(name: "animatableData", value: value)
      return part.numbers.isEmpty ? nil : [part]
    }
    var parts: [AnimatablePart] = []
    for property in info.stored where !property.isConstant && property.wrapper == .none {
      guard !property.attributes.contains(where: { $0.name.text == "AnimatableIgnored" }),
        let value = try member(property.name, ofSelf: me, property.span), case .double = value
      else { continue }
      parts.append(AnimatablePart(name: property.name, value: value))
    }
    return parts
  }

  /// A value of the same shape with other numbers.
  private static func filled(_ value: Value, from numbers: inout ArraySlice<Double>) -> Value {
    guard case .symbol(var symbol) = value, let made = symbol.steps.last?.arguments else {
      return .double(numbers.popFirst() ?? 0)
    }
    for index in made.items.indices {
      symbol.steps[symbol.steps.count - 1].arguments?.items[index].value = filled(
        made.items[index].value, from: &numbers)
    }
    return .symbol(symbol)
  }
}

/// A property that holds animatable data.
private struct AnimatablePart {
  var name: String
  var value: Value

  /// The numbers in it; none where one is not known.
  var numbers: [Double] { Self.numbers(in: value) ?? [] }

  /// A number, or those in an `AnimatablePair`, a `CGSize` or a `CGPoint`.
  private static func numbers(in value: Value) -> [Double]? {
    if let number = value.finite { return [number] }
    guard case .symbol(let symbol) = value, symbol.steps.count == 1,
      ["AnimatablePair", "CGSize", "CGPoint"].contains(symbol.root), let made = symbol.steps[0].arguments
    else { return nil }
    var numbers: [Double] = []
    for item in made.items {
      guard let inner = Self.numbers(in: item.value) else { return nil }
      numbers += inner
    }
    return numbers
  }
}

extension AnimatableCourse {
  /// What follows when an `Animatable` view is to show other data: they go there with the animation of the change, or
  /// that of an `.animation(_:value:)` around whose value is another.
  func changes(after past: AnimatableCourse, by transaction: Transaction, in state: SceneState)
    -> [StateChange]
  {
    let moving = state[self.state]?.animatedData
    guard let animation = animation(after: past, by: transaction) else {
      return moving.map { [StateChange([self.state: $0.atRest.stateValue])] } ?? []
    }
    let data =
      moving?.retargeted(to: target, animation) ?? AnimatedData(from: past.target, to: target, animation)
    return [StateChange([self.state: data.stateValue])] + data.step(of: self.state)
  }
}

extension AnimatedData {
  /// The action that goes on with each step, before the name of the state.
  private static let action = "animatable"

  /// The next step of data that are under way; none where something else has taken over, `nil` for other actions.
  static func changes(continuing action: Continuation, in state: SceneState) -> [StateChange]? {
    guard action.action.hasPrefix(Self.action + " ") else { return nil }
    let name = String(action.action.dropFirst(Self.action.count + 1))
    guard let data = state[name]?.animatedData, data.elapsed == action.time else { return [] }
    guard let next = data.next else { return [StateChange([name: data.atRest.stateValue])] }
    return [StateChange([name: next.stateValue])] + next.step(of: name)
  }

  fileprivate func step(of name: String) -> [StateChange] {
    // A little early, so that a frame at the very time of a step shows it.
    let delay = elapsed == 0 ? Self.step - 1e-6 : Self.step
    let next = Continuation("\(Self.action) \(name)", time: elapsed)
    return [StateChange([:], delay: delay, continuation: next)]
  }
}

extension AnimatableCourse {
  /// The animation by which the data change: that of the innermost `.animation(_:value:)` whose value is another, else
  /// the change's own.
  fileprivate func animation(after past: AnimatableCourse, by transaction: Transaction) -> Animation? {
    if transaction.disablesAnimations { return nil }
    let former = past.implicit.map(\.value)
    let changed = implicit.indices.last { index in
      former.indices.contains(index) && former[index] != implicit[index].value
    }
    return changed.map { implicit[$0].animation } ?? transaction.animation
  }
}
