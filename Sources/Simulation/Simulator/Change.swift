import Motion
import SceneModel

/// One change of state while it is worked out.
struct Change {
  let old: Stage
  let layout: TargetLayout
  let matching: Matching
  /// The old stage's tracks in the order in which ``Matching`` counts them.
  let before: [Int]
  /// The old stage's track of each element of the new state, where it has one.
  let counterparts: [Int?]
  let transaction: Transaction
  let time: Double
  /// The old stage as it is drawn when the change happens.
  let drawing: StageDrawing
  /// The tracks of the new state, in its order; filled one by one.
  private(set) var after: [ElementTrack] = []
  /// The tracks on their way out, by their index in the old stage.
  var leaving: [Int: ElementTrack] = [:]
  /// What was decided about each track, by its number.
  private(set) var decisions: [Int: Decision] = [:]
  private(set) var nextID: Int

  init(
    old: Stage, layout: TargetLayout, matching: Matching, before: [Int], transaction: Transaction,
    time: Double
  ) {
    self.old = old
    self.layout = layout
    self.matching = matching
    self.before = before
    self.transaction = transaction
    self.time = time
    drawing = StageDrawing(old, at: time)
    nextID = old.nextID
    after.reserveCapacity(layout.targets.count)
    var counterparts = [Int?](repeating: nil, count: layout.targets.count)
    for decision in matching.decisions {
      if let index = decision.after { counterparts[index] = decision.before.map { before[$0] } }
    }
    self.counterparts = counterparts
  }

  /// Carries out a decision; those about the new state's elements come in their order.
  mutating func apply(_ decision: Decision) {
    switch decision.fate {
    case .stays, .returns: stay(decision)
    case .appears: appear(decision)
    case .leaves: leave(decision)
    }
  }

  private mutating func stay(_ decision: Decision) {
    guard let index = decision.after, let place = decision.before else { return }
    let element = layout.snapshot.elements[index]
    var track = old.tracks[before[place]]
    track.become(
      element, target: layout.targets[index], at: time,
      animation: animation(from: track.isLeaving ? nil : track.placed, to: element))
    if let container = layout.container(of: element) { track.container = container }
    decisions[track.id] = decision
    after.append(track)
  }

  private mutating func appear(_ decision: Decision) {
    guard let index = decision.after else { return }
    let element = layout.snapshot.elements[index]
    let target = layout.targets[index]
    nextID += 1
    var track = ElementTrack(
      id: nextID, element, target: target, container: layout.container(of: element),
      playback: old.playback)
    var start = target
    switch decision.way {
    case .matchedGeometry:
      if let source = sourceTrack(decision) {
        start.take(geometryOf: shown(source, by: decision.rule))
        track.tint = TintTrack(startingAs: old.tracks[source].tint, at: time)
        track.origins = [old.tracks[source].id]
      }
      start.contentOpacity = 0
      start.departure = 0
    case .materialize: start = start.materializing
    case .fade: start.opacity = 0
    case .moves, .identity: break
    }
    if start != target {
      track.life = .present(isEntering: true)
      track.start(from: start)
      let animation = animation(from: nil, to: element)
      track.retarget(to: target, at: time, animation: animation)
      track.tint.retarget(to: element.glass?.glass.tint, at: time, animation: animation)
    }
    decisions[track.id] = decision
    after.append(track)
  }

  private mutating func leave(_ decision: Decision) {
    guard let place = decision.before else { return }
    var track = old.tracks[before[place]]
    let animation = animation(from: track.placed, to: nil)
    decisions[track.id] = decision
    guard animation != nil, decision.way != .identity else { return }
    var target = track.vector.target
    var source: Int?
    switch decision.way {
    case .matchedGeometry:
      if case .after(let index) = decision.origin {
        source = after[index].id
        target.take(geometryOf: goal(index, by: decision.rule))
        track.tint.retarget(
          to: layout.snapshot.elements[index].glass?.glass.tint, at: time, animation: animation)
        track.origins.append(after[index].id)
      }
      target.contentOpacity = 0
      target.departure = 0
    case .materialize: target = target.materializing
    case .fade, .moves, .identity: target.opacity = 0
    }
    track.life = .leaving(into: source)
    track.retarget(to: target, at: time, animation: animation)
    leaving[before[place]] = track
  }
}
