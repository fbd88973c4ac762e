import Geometry
import Motion

extension Scene {
  /// Throws everything that comes out wrong in the first state, in those of the timeline, and in those that taps
  /// lead to from there.
  func checkWhole() throws(SceneError) {
    try checkShape()
    try checkTypes()
    try explore { _, _ in }
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
