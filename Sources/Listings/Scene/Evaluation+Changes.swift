import Geometry
import SceneModel

extension Evaluation {
  /// The changes that a tap on a control makes.
  func changes(tapping key: String, in state: SceneState) -> [StateChange] {
    switch evaluator.controls.first(where: { $0.control.key == key })?.action {
    case .drag(let handler, let way):
      let start = handler.frame?.center ?? .zero
      return changes(dragging: Drag(from: start, to: start + way), of: handler, in: state)
    case .slide(let handler): return changes(sliding: handler, in: state)
    default: break
    }
    return changes(continuing: Continuation("tap \(key)", states: [state]), upTo: state)
  }

  /// The changes that follow when the state becomes this evaluation's, from another.
  func changes(after earlier: Evaluation, by transaction: Transaction?, in state: SceneState) -> [StateChange]
  {
    let before = Dictionary(earlier.evaluator.lifecycles.map { ($0.key, $0) }) { first, _ in first }
    var changes = forgotten(since: earlier)
    for lifecycle in evaluator.lifecycles {
      guard let old = before[lifecycle.key] else {
        changes += begin(lifecycle, in: state)
        continue
      }
      switch (lifecycle.moment, old.moment) {
      case (.change(let new, _), .change(let past, _)) where new != past:
        changes += run(lifecycle, in: state, [past.value, new.value])
      case (.steps(let course), .steps(let past)) where course.trigger != past.trigger:
        changes += self.changes(of: course)
      case (.follow(let course), .follow(let past)) where course.target != past.target:
        // Who looks at states alone sees the ends.
        guard let transaction else { continue }
        changes += course.changes(after: past, by: transaction, in: state)
      default: break
      }
    }
    let now = Set(evaluator.lifecycles.map(\.key))
    for lifecycle in earlier.evaluator.lifecycles where !now.contains(lifecycle.key) {
      // What a view does when it goes, it does as it was.
      guard case .disappear = lifecycle.moment else { continue }
      earlier.evaluator.current = evaluator.current
      changes += earlier.run(lifecycle, in: state, [])
    }
    return changes
  }

  /// The states of views that are gone, back at their first values: who comes again begins anew.
  private func forgotten(since earlier: Evaluation) -> [StateChange] {
    guard !isExhausted, !earlier.isExhausted else { return [] }
    let there = Set(evaluator.met)
    var values: [String: StateValue] = [:]
    for key in earlier.evaluator.met where !there.contains(key) && evaluator.isViews(key) {
      guard let first = earlier.evaluator.firsts[key] else { continue }
      let (name, value) = (evaluator.name(of: key), StoredValue(first).stateValue)
      if let now = evaluator.current[name], now != value { values[name] = value }
    }
    return values.isEmpty ? [] : [StateChange(values)]
  }

  /// The changes by which an action goes on, this being the evaluation of the state at its beginning.
  func changes(continuing action: Continuation, in state: SceneState) -> [StateChange] {
    let words = action.action.split(separator: " ", maxSplits: 1).map(String.init)
    let key = words.count > 1 ? words[1] : ""
    switch words[0] {
    case "appear": return evaluator.lifecycles.flatMap { begin($0, in: state) }
    case "timer":
      // The view may be gone by now; this evaluation is that of the state in which it beats.
      guard let lifecycle = evaluator.lifecycles.first(where: { $0.key == key }),
        case .timer(let interval) = lifecycle.moment
      else { return [] }
      return run(lifecycle, in: state, [.unknown]) + beat(lifecycle, interval, after: action.time)
    case "course":
      guard let lifecycle = evaluator.lifecycles.first(where: { $0.key == key }),
        case .steps(let course) = lifecycle.moment
      else { return [] }
      return changes(of: course) + again(lifecycle, course, after: action.time)
    default:
      var next = action
      next.states.append(state)
      return changes(continuing: next, upTo: state)
    }
  }

  private func changes(continuing action: Continuation, upTo state: SceneState) -> [StateChange] {
    let words = action.action.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return [] }
    let key = words[1]
    if let first = action.states.first { evaluator.current = first }
    // Each action has the bounds for itself, whatever was evaluated before.
    evaluator.steps = 0
    return evaluator.changes(action) { () throws(Evaluator.Exit) in
      if words[0] == "tap" {
        guard let control = self.evaluator.controls.first(where: { $0.control.key == key }) else { return }
        try self.evaluator.perform(control.action)
      } else if let lifecycle = self.evaluator.lifecycles.first(where: { $0.key == key }) {
        var values: [Value] = []
        if case .change(let value, _) = lifecycle.moment { values = [value.value, value.value] }
        try self.evaluator.run(lifecycle.action, values)
      }
    }
  }

  /// What something does that is there for the first time.
  private func begin(_ lifecycle: Lifecycle, in state: SceneState) -> [StateChange] {
    switch lifecycle.moment {
    case .appear: return run(lifecycle, in: state, [])
    case .change(let value, let isInitial):
      return isInitial ? run(lifecycle, in: state, [value.value, value.value]) : []
    case .disappear, .follow: return []
    case .timer(let interval): return beat(lifecycle, interval, after: 0)
    case .steps(let course):
      guard course.trigger == nil else { return [] }
      return changes(of: course) + again(lifecycle, course, after: 0)
    }
  }

  private func run(_ lifecycle: Lifecycle, in state: SceneState, _ values: [Value]) -> [StateChange] {
    let action = Continuation("life \(lifecycle.key)", states: [state])
    return evaluator.changes(action) { () throws(Evaluator.Exit) in
      try self.evaluator.run(lifecycle.action, values)
    }
  }

  private func beat(_ lifecycle: Lifecycle, _ interval: Double, after time: Double) -> [StateChange] {
    let next = time + interval
    guard next <= ActionRun.longestRound else { return [] }
    return [
      StateChange([:], delay: interval, continuation: Continuation("timer \(lifecycle.key)", time: next))
    ]
  }

  private func changes(of course: Lifecycle.Course) -> [StateChange] {
    let name = evaluator.name(of: course.state)
    return course.entries.map { entry in
      StateChange(
        [name: StoredValue(entry.value).stateValue], transaction: entry.transaction, delay: entry.delay)
    }
  }

  private func again(_ lifecycle: Lifecycle, _ course: Lifecycle.Course, after time: Double) -> [StateChange]
  {
    guard let period = course.period, time + period <= ActionRun.longestRound else { return [] }
    let next = Continuation("course \(lifecycle.key)", time: time + period)
    return [StateChange([:], delay: period, continuation: next)]
  }
}

extension Evaluator {
  /// Whether a state goes with its view, and not with the app or an object.
  func isViews(_ key: StateKey) -> Bool {
    guard let info = program.types[key.type], info.isView, let property = info.property(key.name) else {
      return [
        "PhaseAnimator", "KeyframeAnimator", "TabView", "NavigationStack", "Pointer", "DisclosureGroup",
      ].contains(key.type)
    }
    let isStored = property.attributes.contains { ["AppStorage", "SceneStorage"].contains($0.name.text) }
    return !isStored && [.state, .focusState, .gestureState].contains(property.wrapper)
  }
}

extension Evaluation {
  /// The changes of a drag; `nil` where nothing can be dragged.
  func changes(dragging drag: Drag, over keys: [String], in state: SceneState) -> [StateChange]? {
    let handlers = evaluator.drags
    let hit = handlers.last { handler in
      keys.contains { $0 == handler.key || $0.hasPrefix(handler.key + "/") }
    }
    return (hit ?? handlers.last).map { changes(dragging: drag, of: $0, in: state) }
  }

  private func changes(dragging drag: Drag, of handler: DragHandler, in state: SceneState) -> [StateChange] {
    var changes: [StateChange] = []
    let count = Int(60 * Drag.duration)
    for step in 1...count {
      let part = Double(step) / Double(count)
      let way = Vector(dx: (drag.end.x - drag.start.x) * part, dy: (drag.end.y - drag.start.y) * part)
      guard way.length >= handler.minimumDistance || handler.minimumDistance == 0 else { continue }
      let value = handler.value(from: drag.start, moved: way)
      changes += self.changes(at: Drag.duration * part, in: state) { () throws(Evaluator.Exit) in
        for (binding, body) in handler.updating { try self.evaluator.update(binding, body, value) }
        for body in handler.changed { _ = try self.evaluator.call(body, value) }
      }
    }
    let value = handler.value(from: drag.start, moved: drag.end - drag.start)
    changes += self.changes(at: Drag.duration, in: state) { () throws(Evaluator.Exit) in
      for body in handler.ended { _ = try self.evaluator.call(body, value) }
      for (binding, _) in handler.updating { try self.evaluator.reset(binding) }
    }
    return changes
  }

  private func changes(sliding handler: SliderHandler, in state: SceneState) -> [StateChange] {
    var changes: [StateChange] = []
    func tell(_ isEditing: Bool, at time: Double) {
      guard let editing = handler.editing else { return }
      changes += self.changes(at: time, in: state) { () throws(Evaluator.Exit) in
        _ = try self.evaluator.call(editing, .bool(isEditing))
      }
    }
    tell(true, at: 0)
    let count = Int(60 * Drag.duration)
    var last = handler.start
    for step in 1...count {
      let part = Double(step) / Double(count)
      let value = handler.value(at: part)
      guard value != last else { continue }
      last = value
      changes += self.changes(at: Drag.duration * part, in: state) { () throws(Evaluator.Exit) in
        try self.evaluator.set(handler.binding, .double(value))
      }
    }
    tell(false, at: Drag.duration)
    return changes
  }

  private func changes(at time: Double, in state: SceneState, _ body: () throws(Evaluator.Exit) -> Void)
    -> [StateChange]
  {
    evaluator.changes(Continuation("drag", states: [state]), body).map { change in
      var change = change
      change.delay += time
      return change
    }
  }
}

extension Evaluator {
  /// Runs what happens of itself, which may ask for the old and the new value, the new one, or none.
  func run(_ action: Value, _ values: [Value]) throws(Exit) {
    var values = values
    if case .closure(let closure) = action, closure.syntax.wantsOne {
      values = values.last.map { [$0] } ?? []
    }
    let span = Syntax.Span(file: 0, start: 0, end: 0)
    _ = try invoke(action, Arguments(items: values.map { Arguments.Item(label: nil, value: $0, span: span) }))
  }

  /// `.updating($state) { value, state, transaction in state = … }`.
  func update(_ binding: Binding, _ body: Value, _ value: Value) throws(Exit) {
    guard case .closure(let closure) = body,
      let name = closure.syntax.parameters?.dropFirst().first?.name.text
    else { return }
    let scope = Scope(closure.scope)
    bind([value, try self.value(of: binding), .unknown], of: closure, in: scope)
    _ = try run(closure.syntax.body, scope)
    if let index = scope.index(of: name) { try set(binding, scope[index]) }
  }

  /// A gesture's state goes back to its first value when the gesture ends.
  func reset(_ binding: Binding) throws(Exit) {
    if case .state(let key) = binding, let first = firsts[key] { try set(binding, first) }
  }
}
