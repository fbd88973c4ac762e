import SceneModel

/// What happens in a stage to elements as such: they come, are complete, come to rest and go.
struct StageLives {
  let events: [SimulationEvent]

  init(_ stage: Stage, before: Stage?, next: Stage?) {
    let end = next?.time ?? .infinity
    var events: [SimulationEvent] = []
    if let before { events += Self.changes(stage) + Self.appearances(stage, since: before) }
    let following = next.map { Dictionary(uniqueKeysWithValues: $0.tracks.map { ($0.id, $0) }) }
    for (index, track) in stage.tracks.enumerated() {
      if track.vector.changeTime == stage.time, track.animation != nil {
        let time = track.vector.logicalCompletionTime
        let next = following?[track.id]
        let isTakenOver = time >= end && next?.vector.changeTime != stage.time
        if time.isFinite, !isTakenOver {
          events.append(SimulationEvent(.logicallyComplete, at: time, track.name))
        }
      }
      let removal = stage.removals[index]
      if removal <= end, removal.isFinite {
        events.append(SimulationEvent(.disappear, at: removal, track.name, Self.goal(of: track, in: stage)))
      } else if let following, following[track.id] == nil {
        events.append(SimulationEvent(.disappear, at: end, track.name))
      } else if !track.isLeaving, track.restTime > stage.time, track.restTime < end {
        events.append(SimulationEvent(.settled, at: track.restTime, track.name))
      }
    }
    self.events = events
  }

  private static func changes(_ stage: Stage) -> [SimulationEvent] {
    (stage.report?.values ?? []).map { variable in
      let (text, number): (String, Double?) =
        switch variable.value.plain {
        case .bool(let truth): ("", truth ? 1 : 0)
        case .number(let number): ("", number)
        case .string(let text): (text, nil)
        case .list(let list): ("", Double(list.count))
        case .source(let value): (value.text, nil)
        }
      return SimulationEvent(.stateChange, at: stage.time, variable.name, text, value: number)
    }
  }

  private static func appearances(_ stage: Stage, since before: Stage) -> [SimulationEvent] {
    let known = Set(before.tracks.map(\.id))
    var decisions: [String: Decision] = [:]
    for element in stage.report?.elements ?? [] where element.decision.fate == .appears {
      decisions[element.decision.name] = element.decision
    }
    return stage.tracks.filter { !known.contains($0.id) }.map { track in
      let decision = decisions[track.name]
      return SimulationEvent(
        .appear, at: stage.time, track.name, decision?.source ?? "", value: decision?.nearest?.gap)
    }
  }

  private static func goal(of track: ElementTrack, in stage: Stage) -> String {
    guard case .leaving(let source?) = track.life,
      let goal = stage.tracks.first(where: { $0.id == source })
    else { return "" }
    // A member of the goal's own union goes into that member, any other element into the whole shape.
    guard let token = goal.union, !track.memberships.contains(where: { $0.token == token }) else {
      return goal.name
    }
    return stage.tracks.filter { $0.union == token && !$0.isLeaving }.map(\.name).joined(separator: " + ")
  }
}
