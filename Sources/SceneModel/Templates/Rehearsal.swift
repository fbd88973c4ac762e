/// The states of a scene over time, without anything being shown.
struct Rehearsal {
  private var state: SceneState
  /// What is still to come, in order of time; of one time, in the order expected.
  private var waiting: [(time: Double, change: StateChange)] = []

  init(_ state: SceneState) {
    self.state = state
  }

  /// The state at a time, which does not run backwards.
  mutating func state(at time: Double) -> SceneState {
    while let next = waiting.first, next.time <= time {
      state.values.merge(next.change.values) { $1 }
      waiting.removeFirst()
    }
    return state
  }

  /// Puts changes off to a time and their own delays after it.
  mutating func expect(_ changes: [StateChange], from time: Double) {
    for change in changes {
      let due = time + change.delay
      let place = waiting.firstIndex { $0.time > due } ?? waiting.count
      waiting.insert((due, change), at: place)
    }
  }

  /// The states that are still to come, one after each change.
  mutating func rest() -> [SceneState] {
    var states: [SceneState] = []
    while let next = waiting.first { states.append(state(at: next.time)) }
    return states
  }
}
