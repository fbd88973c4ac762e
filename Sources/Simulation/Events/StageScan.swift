import Geometry
import SceneModel

/// Looks through a stage for what happens between shapes of glass.
///
/// The looks of a few steps are kept at a time, and what is looked at between two of them until both are done with.
final class StageScan {
  let stage: Stage
  let times: [Double]
  let numbering: ShapeNumbering
  private var steps: [StageMoment?]
  private var between: [Double: StageMoment] = [:]

  init(_ stage: Stage, from start: Double, to end: Double) {
    self.stage = stage
    numbering = ShapeNumbering(stage)
    let steps = end > start ? max(Int(((end - start) * 240).rounded(.up)), 1) : 0
    times = (0...steps).map { min(start + Double($0) / 240, end) }
    self.steps = Array(repeating: nil, count: times.count)
  }

  /// The looks of a step.
  func moment(_ step: Int) -> StageMoment {
    if let moment = steps[step] { return moment }
    let moment = StageMoment(stage, at: times[step], numbering)
    moment.survey()
    steps[step] = moment
    return moment
  }

  /// The stage at any time of the step that is worked on.
  func moment(at time: Double) -> StageMoment {
    if let moment = between[time] { return moment }
    let moment = StageMoment(stage, at: time, numbering)
    between[time] = moment
    return moment
  }

  /// What happens, given what the stage before came to.
  func events(after former: StageOutcome?) -> (events: [SimulationEvent], outcome: StageOutcome) {
    var holes = HoleScan(self)
    var result = holes.step(0)
    let start = StageStart(self, after: former)
    result += start.events
    for step in times.indices.dropFirst() {
      for key in keys(around: step) { result += PairScan(self, key, start.looks[key]).events(step) }
      result += holes.step(step)
      between.removeAll(keepingCapacity: true)
      if step >= 4 { steps[step - 4] = nil }
    }
    return (result, StageOutcome(moment(times.count - 1), numbering))
  }

  /// The pairs that are near in one of the looks that tell of the step from the one before.
  private func keys(around step: Int) -> [PairKey] {
    var known: Set<PairKey> = []
    var result: [PairKey] = []
    for near in max(step - 2, 0)...min(step + 1, times.count - 1) {
      for key in moment(near).keys where known.insert(key).inserted { result.append(key) }
    }
    return result
  }

  /// An event of a pair, which is named in the order in which its shapes are drawn.
  func event(_ kind: SimulationEvent.Kind, at time: Double, _ key: PairKey, gap: Double?) -> SimulationEvent {
    let isInOrder = numbering.tracks(of: key.first)[0] < numbering.tracks(of: key.second)[0]
    let (one, other) = isInOrder ? (key.first, key.second) : (key.second, key.first)
    return SimulationEvent(kind, at: time, numbering.name(of: one), numbering.name(of: other), value: gap)
  }
}
