import Motion
import SceneModel

extension Change {
  /// The old stage's track that an appearing element comes out of.
  func sourceTrack(_ decision: Decision) -> Int? {
    switch decision.origin {
    case .after(let index)?: counterparts[index]
    case .before(let index)?: before[index]
    case nil: nil
    }
  }

  /// The geometry of a source as it is drawn now: a member's own where the union takes the element in.
  func shown(_ source: Int, by rule: Decision.Rule) -> ElementVector {
    rule == .sameUnion
      ? drawing.shown(source)?.vector ?? old.tracks[source].vector.target : drawing.geometry(of: source)
  }

  /// The geometry of a source at rest in the new state.
  func goal(_ index: Int, by rule: Decision.Rule) -> ElementVector {
    let goal = rule == .sameUnion ? layout.targets[index] : layout.shape(of: index)
    return goal.moved(by: counterparts[index].map { old.tracks[$0].keyed } ?? [])
  }

  /// Sends what is on its way out since an earlier change after its source, wherever that goes.
  mutating func followSources() {
    var places: [Int: Int] = [:]
    for (index, track) in after.enumerated() { places[track.id] = index }
    var departed: [Int: ElementTrack] = [:]
    for track in leaving.values { departed[track.id] = track }
    let alive = Set(before.map { old.tracks[$0].id })
    for index in before where old.tracks[index].isLeaving {
      var track = old.tracks[index]
      guard decisions[track.id] == nil, case .leaving(let source) = track.life else { continue }
      if let source {
        // A source that is gone at once takes with it what was going into it.
        if alive.contains(source), places[source] == nil, departed[source] == nil,
          decisions[source] != nil
        {
          continue
        }
        follow(source, by: &track, present: places, departed: departed)
      }
      leaving[index] = track
    }
  }

  private func follow(
    _ source: Int, by track: inout ElementTrack, present: [Int: Int], departed: [Int: ElementTrack]
  ) {
    var target = track.vector.target
    if let index = present[source] {
      let unites = track.memberships.contains { own in
        own.share.target == 1 && after[index].memberships.contains { $0.token == own.token }
      }
      target.take(geometryOf: goal(index, by: unites ? .sameUnion : .withinSpacing))
      track.tint.retarget(
        to: layout.snapshot.elements[index].glass?.glass.tint, at: time, animation: transaction.animation)
    } else if let other = departed[source] {
      target.take(geometryOf: other.vector.target)
      track.tint.retarget(to: other.tint.target, at: time, animation: transaction.animation)
      if case .leaving(let next?) = other.life {
        track.life = .leaving(into: next)
        track.origins.append(next)
      }
    }
    track.retarget(to: target, at: time, animation: transaction.animation)
  }
}

extension ElementVector {
  /// Glass that is about to materialize, or has done so in reverse.
  ///
  /// The scale and the blur are presets measured by third parties on recordings (0.85; a standard deviation of
  /// 8 to 12 pt), not Apple's figures.
  var materializing: ElementVector {
    var result = self
    result.material = 0
    result.contentOpacity = 0
    result.scale *= 0.85
    result.blur += 10
    return result
  }
}
