import Motion
import SceneModel

/// A scene in which one spring carries everything that is animated, so that springs can be compared.
///
/// What jumps goes on jumping, and delays, speeds and repeats stay as they are.
struct SprungScene: SceneSource {
  private let scene: any SceneSource
  private let spring: Spring

  init(_ scene: any SceneSource, spring: Spring) {
    self.scene = scene
    self.spring = spring
  }

  var name: String { scene.name }
  var initialState: SceneState { scene.initialState }
  var duration: Double? { scene.duration }

  var timeline: [TimelineEntry] { scene.timeline.map(entry) }

  /// What happens, carried by the spring.
  func entry(_ entry: TimelineEntry) -> TimelineEntry {
    guard case .change(let change) = entry.event else { return entry }
    return TimelineEntry(at: entry.time, .change(sprung(change)), place: entry.place)
  }

  func snapshot(in state: SceneState) throws(SceneError) -> Snapshot {
    var snapshot = try scene.snapshot(in: state)
    for key in snapshot.implicitAnimations.keys {
      let animation = snapshot.implicitAnimations[key]?.animation
      snapshot.implicitAnimations[key]?.animation = sprung(animation)
    }
    for element in snapshot.elements.indices {
      for index in snapshot.elements[element].implicitAnimations.indices {
        let animation = snapshot.elements[element].implicitAnimations[index].animation
        snapshot.elements[element].implicitAnimations[index].animation = sprung(animation)
      }
    }
    return snapshot
  }

  func changes(tapping control: String, in state: SceneState) throws(SceneError) -> [StateChange] {
    try scene.changes(tapping: control, in: state).map(sprung)
  }

  func changes(dragging drag: Drag, in state: SceneState) throws(SceneError) -> [StateChange] {
    try scene.changes(dragging: drag, in: state).map(sprung)
  }

  func changes(continuing action: Continuation, in state: SceneState) throws(SceneError) -> [StateChange] {
    try scene.changes(continuing: action, in: state).map(sprung)
  }

  func changes(following state: SceneState, after earlier: SceneState, by transaction: Transaction?)
    throws(SceneError) -> [StateChange]
  {
    var shown = transaction
    shown?.animation = sprung(transaction?.animation)
    return try scene.changes(following: state, after: earlier, by: shown).map(sprung)
  }

  private func sprung(_ change: StateChange) -> StateChange {
    var change = change
    change.transaction.animation = sprung(change.transaction.animation)
    return change
  }

  private func sprung(_ animation: Animation?) -> Animation? { animation.map(sprung) }

  private func sprung(_ animation: Animation) -> Animation {
    switch animation.kind {
    case .spring, .interpolatingSpring, .curve, .custom: Animation(.spring(spring, blendDuration: 0))
    case .delay(let base, let time): Animation(.delay(sprung(base), time))
    case .speed(let base, let factor): Animation(.speed(sprung(base), factor))
    case .repeated(let base, let count, let reverses):
      Animation(.repeated(sprung(base), count: count, autoreverses: reverses))
    case .logicallyComplete(let base, let time): Animation(.logicallyComplete(sprung(base), after: time))
    }
  }
}
