import Motion

/// A state that goes through values one after the other, as SwiftUI's `PhaseAnimator` does.
struct Phases: Hashable, Sendable {
  /// The state.
  var variable: String
  /// The values, the first of which is the one at rest.
  var values: [StateValue]
  /// The animation that brings each value; `nil` jumps.
  var animations: [Animation?]
  /// Whether the round begins anew until the scene's end, rather than ending at the first value.
  var repeats: Bool

  /// The changes of the run, with their delays after its start, in seconds.
  func changes(until end: Double) -> [StateChange] {
    // By position, since two phases may have one value.
    let timeline = PhaseTimeline(phases: Array(values.indices)) { animations[$0] }
    let found =
      repeats ? timeline.changes(from: 0, until: end) : timeline.changes(triggeredAt: [0], until: .infinity)
    return found.prefix(SceneLimits.events).map { change in
      StateChange(
        [variable: values[change.phase]], transaction: Transaction(animation: change.animation),
        delay: change.time)
    }
  }
}
