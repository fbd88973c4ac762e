import Motion

extension Linter {
  /// Changes that show nothing on their way, and states that nothing uses.
  mutating func look(at scene: Scene) {
    lookAtUnused(scene)
    for event in scene.events {
      guard case .change(let change) = event.event, event.phases == nil else { continue }
      guard change.transaction.animation == nil, !change.values.isEmpty else { continue }
      if !scene.hasAnimations {
        say(
          .warning, "the change at \(event.time.shortText) s has no animation: everything jumps to its end",
          at: event.origin.place)
      }
    }
    for view in scene.allViews {
      for action in view.actions where action.arguments["animation"] == nil && !action.assignments.isEmpty {
        if !scene.hasAnimations {
          say(
            .warning, "the action has no animation: everything jumps to its end", at: action.origin.place)
        }
      }
    }
  }

  /// Taps that change what is seen with no animation at all.
  mutating func lookAtJumps(of scene: some AuthoredScene) throws(SceneError) {
    let snapshots = Dictionary(visits.map { ($0.state, $0.arrangement.snapshot) }) { first, _ in first }
    // A picture that was not come to is drawn for this alone; of scenes that are much work not for every tap.
    var left = max(300_000 / scene.effort, 4)
    for visit in visits {
      let snapshot = visit.arrangement.snapshot
      guard snapshot.implicitAnimations.isEmpty else { continue }
      for tap in visit.taps where !tap.control.use.isMove && tap.control.use != .type {
        var next = visit.state
        let jumps = tap.changes.allSatisfy {
          $0.transaction.animation == nil && !$0.transaction.disablesAnimations
        }
        guard jumps else { continue }
        for change in tap.changes { next.values.merge(change.values) { $1 } }
        // That a finger is on it may well be shown at once.
        if let pressed = tap.control.pressed { next[pressed] = visit.state[pressed] }
        guard next != visit.state else { continue }
        let shown: Snapshot
        if let known = snapshots[next] {
          shown = known
        } else {
          guard left > 0 else { continue }
          left -= 1
          shown = try scene.snapshot(in: next)
        }
        guard shown.glass != snapshot.glass else { continue }
        say(
          .warning,
          "a tap on ‘\(tap.control.label.asName)’ changes the glass with no animation: everything jumps to its end",
          at: tap.control.place)
      }
    }
  }

  private mutating func lookAtUnused(_ scene: Scene) {
    var used: Set<String> = []
    for view in scene.allViews {
      view.condition?.root.collect(into: &used)
      let inner = view.modifiers.flatMap(\.arguments.values) + view.arguments.values
      for argument in inner { argument.value.collect(into: &used) }
    }
    for variable in scene.variables where !used.contains(variable.name) {
      say(.note, "nothing that is shown depends on the state ‘\(variable.name)’", at: variable.origin.place)
    }
  }
}

extension Scene {
  /// Every view as written, those in backgrounds and overlays included.
  fileprivate var allViews: [ViewTemplate] {
    var views: [ViewTemplate] = []
    var waiting = Array(body.reversed())
    while let view = waiting.popLast() {
      views.append(view)
      waiting += (view.children + view.modifiers.flatMap(\.content)).reversed()
    }
    return views
  }

  /// Whether any view has an `.animation(_:value:)` of its own, which may show a change that has none.
  fileprivate var hasAnimations: Bool {
    allViews.contains { $0.modifiers.contains { $0.kind == .animation } }
  }
}

extension Value {
  fileprivate func collect(into names: inout Set<String>) {
    switch self {
    case .constant: break
    case .computed(let expression): expression.root.collect(into: &names)
    case .choice(let condition, let first, let second):
      condition.root.collect(into: &names)
      first.collect(into: &names)
      second.collect(into: &names)
    }
  }
}

extension Expression.Term {
  /// Adds the names that the computation uses.
  fileprivate func collect(into names: inout Set<String>) {
    switch kind {
    case .literal: break
    case .variable(let name): names.insert(name)
    case .list(let elements): for element in elements { element.collect(into: &names) }
    case .unary(_, let operand), .property(_, let operand): operand.collect(into: &names)
    case .binary(_, let first, let second), .method(_, let first, let second),
      .element(let first, let second):
      first.collect(into: &names)
      second.collect(into: &names)
    case .choice(let condition, let first, let second):
      condition.collect(into: &names)
      first.collect(into: &names)
      second.collect(into: &names)
    }
  }
}
