import Geometry
import Motion

extension Scene {
  /// The most states that are looked at for errors, and the most views placed while looking.
  private static let mostStates = 64
  private static let mostViews = 100_000

  /// Throws everything that comes out wrong in the first state, in those of the timeline, and in those that taps
  /// lead to from there.
  func checkWhole() throws(SceneError) {
    try checkShape()
    try checkTypes()
    try explore { _, _ in }
  }

  /// Visits the states that the timeline and taps lead to, up to a number, and throws what is wrong in any of them.
  func explore(_ visit: (SceneState, Snapshot) -> Void) throws(SceneError) {
    var errors: [Diagnostic] = []
    var seen: Set<SceneState> = []
    var waiting: [SceneState] = []
    timelineStates(into: &waiting, &errors)
    guard errors.isEmpty else { throw SceneError(errors) }
    var next = 0
    var views = 0
    while next < waiting.count, seen.count < Self.mostStates, views < Self.mostViews {
      let state = waiting[next]
      next += 1
      guard seen.insert(state).inserted else { continue }
      do throws(SceneError) {
        let snapshot = try snapshot(in: state)
        visit(state, snapshot)
        views += snapshot.elements.count + 1
        for control in try controls(in: state) {
          waiting.append(after(try changes(of: control, in: state), in: state))
        }
      } catch {
        errors += error.diagnostics.filter { !errors.contains($0) }
      }
    }
    if !errors.isEmpty { throw SceneError(errors) }
  }

  private func after(_ changes: [StateChange], in state: SceneState) -> SceneState {
    var next = state
    for change in changes { next.values.merge(change.values) { $1 } }
    return next
  }

  /// The most entries of the timeline that are rehearsed.
  private static let mostEntries = 500

  /// The states that the timeline goes through, in order of time; what taps put off comes when it is due.
  private func timelineStates(into states: inout [SceneState], _ errors: inout [Diagnostic]) {
    states.append(initialState)
    var rehearsal = Rehearsal(initialState)
    for entry in timeline.prefix(Self.mostEntries) {
      do throws(SceneError) {
        let state = rehearsal.state(at: entry.time)
        switch entry.event {
        case .change(let change): rehearsal.expect([change], from: entry.time)
        case .tap(let label): rehearsal.expect(try changes(tapping: label, in: state), from: entry.time)
        case .touch(let label, let duration):
          rehearsal.expect(try changes(tapping: label, in: state), from: entry.time + duration)
        }
        states.append(rehearsal.state(at: entry.time))
      } catch {
        errors += error.diagnostics.map { Diagnostic($0.severity, $0.message, at: $0.place ?? entry.place) }
        return
      }
    }
    states += rehearsal.rest()
  }

  private func checkTypes() throws(SceneError) {
    var checker = TypeChecker(variables)
    checker.check(variables: variables)
    checker.check(body)
    for event in events {
      let isTime = Parameter.NumberRule.seconds.accepts(event.time)
      if !isTime {
        checker.diagnostics.append(
          Diagnostic(.error, "a time is not in 0…3600 seconds", at: event.origin.place))
      }
      if case .change(let change) = event.event { checker.check(change, event.origin) }
    }
    let sides = [canvas.size.width, canvas.size.height]
    if !sides.allSatisfy(Parameter.NumberRule.positive.accepts) {
      checker.diagnostics.append(Diagnostic(.error, "the canvas needs a width and a height above 0"))
    }
    if !checker.diagnostics.isEmpty { throw SceneError(checker.diagnostics) }
  }

  /// Throws where there are too many views or they are nested too deep; walks without recursion.
  private func checkShape() throws(SceneError) {
    var waiting = body.map { ($0, 1) }
    var count = 0
    while let (view, depth) = waiting.popLast() {
      count += 1
      if count > SceneLimits.nodes {
        throw SceneError(at: view.origin, "more than \(SceneLimits.nodes) views")
      }
      let inner = depth + 1 + view.modifiers.count
      if inner > SceneLimits.depth {
        throw SceneError(at: view.origin, "views and modifiers nested more than \(SceneLimits.depth) deep")
      }
      waiting += view.children.map { ($0, inner) }
      for modifier in view.modifiers { waiting += modifier.content.map { ($0, inner) } }
    }
  }
}
