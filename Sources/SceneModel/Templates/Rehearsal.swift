/// The states of a scene over time, without anything being shown.
struct Rehearsal {
  private let scene: any SceneSource
  private var state: SceneState
  /// The most changes that are rehearsed: what goes on for ever is left alone.
  private let most: Int
  /// How many changes were rehearsed.
  private(set) var count = 0
  /// How many changes there were at the time of the last: what sets itself off is left alone at some time.
  private var together = (time: -1.0, count: 0)
  private static let mostTogether = 32
  /// What is still to come, in order of time; of one time, in the order expected.
  private var waiting: [(time: Double, change: StateChange)] = []

  init(_ scene: any SceneSource, _ state: SceneState, most: Int = 2000) {
    self.scene = scene
    self.state = state
    self.most = most
  }

  /// The state at a time, which does not run backwards.
  mutating func state(at time: Double) throws(SceneError) -> SceneState {
    while let next = waiting.first, next.time <= time, count < most {
      count += 1
      waiting.removeFirst()
      let earlier = state
      state.values.merge(next.change.values) { $1 }
      if let action = next.change.continuation {
        expect(try scene.changes(continuing: action, in: state), from: next.time)
      }
      together = next.time == together.time ? (next.time, together.count + 1) : (next.time, 1)
      if earlier != state, together.count < Self.mostTogether {
        expect(try scene.changes(following: state, after: earlier, by: nil), from: next.time)
      }
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
  mutating func rest() throws(SceneError) -> [SceneState] {
    var states: [SceneState] = []
    while let next = waiting.first, count < most { states.append(try state(at: next.time)) }
    return states
  }
}
