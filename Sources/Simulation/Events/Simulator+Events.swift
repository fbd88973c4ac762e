import SceneModel

extension Simulator {
  /// What happens in the scene, in order of time, up to a time that is shown.
  ///
  /// Times are roots of the simulation's own functions of time, to 1e-7 s, and do not depend on any frame rate.
  /// Between two of the 240 looks in a second a crossing and its way back are found as long as the distance has
  /// one lowest or highest point between them. Holes that last less than a step may be missed, and where a region has
  /// more than 32 shapes less than four.
  ///
  /// - Parameter end: The last time looked at, in seconds; `nil` for all until ``endTime(limit:)``.
  /// - Returns: the events, ordered by time, then by the order of ``SimulationEvent/Kind``, then by name.
  /// - Complexity: O(*t* (*n* log *n* + *p*)) for *t* looks at *n* shapes with *p* pairs in each other's reach.
  public func events(until end: Double? = nil) -> [SimulationEvent] {
    let limit = min(end ?? endTime(), max(restTime, lastChangeTime)) * options.speed
    var events: [SimulationEvent] = []
    var outcome: StageOutcome?
    for (index, stage) in stages.enumerated() where stage.time <= limit {
      let next = index + 1 < stages.count ? stages[index + 1] : nil
      let lives = StageLives(stage, before: index > 0 ? stages[index - 1] : nil, next: next)
      events += lives.events
      let from = stage.time
      let to = min(next?.time ?? .infinity, stage.restTime, limit)
      let found = StageScan(stage, from: from, to: max(from, to)).events(after: outcome)
      events += found.events
      outcome = found.outcome
    }
    events += overshoots()
    if restTime.isFinite { events.append(SimulationEvent(.settled, at: stages[stages.count - 1].restTime)) }
    return events.filter { $0.time <= limit + 1e-12 }.sorted(by: Self.precedes).map {
      $0.shown(at: options.speed)
    }
  }

  private static func precedes(_ one: SimulationEvent, _ other: SimulationEvent) -> Bool {
    if one.time != other.time { return one.time < other.time }
    let (a, b) = (order[one.kind] ?? 0, order[other.kind] ?? 0)
    if a != b { return a < b }
    return (one.element, one.other) < (other.element, other.other)
  }

  private static let order = Dictionary(
    uniqueKeysWithValues: SimulationEvent.Kind.allCases.enumerated().map { ($1, $0) })

  /// The first time that each change takes an element beyond its target, and turns back.
  private func overshoots() -> [SimulationEvent] {
    var result: [SimulationEvent] = []
    for (index, stage) in stages.enumerated() {
      for track in stage.tracks where track.vector.changeTime == stage.time {
        guard let peak = track.overshootPeak(from: stage.time, to: end(of: track, after: index)) else {
          continue
        }
        result.append(
          SimulationEvent(.overshootPeak, at: peak.time, track.name, value: peak.distance))
      }
    }
    return result
  }

  /// When the way that an element took in a stage ends: at rest, or where another change takes it over.
  private func end(of track: ElementTrack, after index: Int) -> Double {
    var end = track.vector.restTime
    for stage in stages[(index + 1)...] where stage.time < end {
      let same = stage.tracks.first { $0.id == track.id }
      if same?.vector.changeTime != track.vector.changeTime { end = stage.time }
    }
    return min(end, stages[index].time + 60)
  }
}
