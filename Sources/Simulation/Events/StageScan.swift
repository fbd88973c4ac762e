import Geometry
import SceneModel

/// Looks through a stage for what happens between shapes of glass.
struct StageScan {
  let stage: Stage
  let times: [Double]

  init(_ stage: Stage, from start: Double, to end: Double) {
    self.stage = stage
    let steps = max(Int(((end - start) * 240).rounded(.up)), 1)
    times = (0...steps).map { min(start + Double($0) / 240, end) }
  }

  /// The regions of glass at a time.
  func containers(at time: Double) -> [Frame.GlassContainer] {
    StageDrawing(stage, at: time).frame(index: 0, time: time, speed: 1).containers
  }

  /// What tells a pair of shapes from the others: the region and the elements that each stands for.
  struct PairName: Hashable {
    let container: String
    let first: String
    let second: String
  }

  /// Two shapes at one time, as three numbers that are positive while nothing has come of them.
  struct Look {
    let pair: ShapePair
    let spacing: Double

    /// A pair is in range at the spacing itself, which rounding must not undo.
    var range: Double { pair.gap - spacing - 1e-9 }
    var bulge: Double { pair.isJoined ? min(pair.saddle, -1e-9) : pair.gap - pair.reach }
    var bridge: Double { pair.saddle }
  }

  func events() -> [SimulationEvent] {
    var looks: [[PairName: Look]] = []
    var result: [SimulationEvent] = []
    var holes = HoleScan(self)
    for (step, time) in times.enumerated() {
      let containers = containers(at: time)
      looks.append(self.looks(at: containers, time: time))
      result += holes.step(step, containers)
    }
    var all: [PairName: [Look?]] = [:]
    for (step, look) in looks.enumerated() {
      for (name, value) in look {
        all[name, default: Array(repeating: nil, count: times.count)][step] = value
      }
    }
    for (name, history) in all { result += PairScan(self, name, history).events() }
    return result
  }

  /// The pairs that are in or near range; those that are not are out of it.
  private func looks(at containers: [Frame.GlassContainer], time: Double) -> [PairName: Look] {
    var result: [PairName: Look] = [:]
    let labels = elementNames(at: time)
    for container in containers {
      let probe = PairProbe(container)
      for (first, second) in probe.near(within: container.spacing + 12) {
        let name = PairName(
          container: container.name, first: label(container.shapes[first], labels),
          second: label(container.shapes[second], labels))
        let pair = probe.pair(first, second)
        if pair.isDirect { result[name] = Look(pair: pair, spacing: container.spacing) }
      }
    }
    return result
  }

  /// The names of the elements of a frame, in its order.
  func elementNames(at time: Double) -> [String] {
    stage.tracks.indices.filter { stage.removals[$0] > time }.map { stage.tracks[$0].name }
  }

  func label(_ shape: Frame.GlassShape, _ names: [String]) -> String {
    shape.elements.map { names[$0] }.joined(separator: " + ")
  }

  /// One pair at any time; `nil` where one of the two is not there as it was, or another lies between.
  func look(at name: PairName, _ time: Double) -> Look? {
    guard let container = containers(at: time).first(where: { $0.name == name.container }) else { return nil }
    let labels = elementNames(at: time)
    guard let first = container.shapes.firstIndex(where: { label($0, labels) == name.first }),
      let second = container.shapes.firstIndex(where: { label($0, labels) == name.second })
    else { return nil }
    let pair = PairProbe(container).pair(min(first, second), max(first, second))
    return pair.isDirect ? Look(pair: pair, spacing: container.spacing) : nil
  }
}
