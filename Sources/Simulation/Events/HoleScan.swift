import Geometry
import SceneModel

/// Finds when holes open and close in the outlines of a stage.
///
/// A hole needs shapes that are joined in a ring, so outlines are traced only while the joins make one.
struct HoleScan {
  private let scan: StageScan
  private var counts: [String: Int] = [:]

  init(_ scan: StageScan) {
    self.scan = scan
  }

  /// Looks at the regions of a step, and finds when their holes changed since the step before.
  mutating func step(_ step: Int, _ containers: [Frame.GlassContainer]) -> [SimulationEvent] {
    var result: [SimulationEvent] = []
    for container in containers {
      let now = Self.holes(of: container)
      defer { counts[container.name] = now }
      guard step > 0, let before = counts[container.name], before != now else { continue }
      let scan = scan
      let time = RootSearch.change(from: scan.times[step - 1], to: scan.times[step], to: 5e-5) { time in
        let same = scan.containers(at: time).first { $0.name == container.name }
        return same.map { Self.holes(of: $0) == before } ?? true
      }
      result.append(
        SimulationEvent(
          now > before ? .holeOpens : .holeCloses, at: time, container.name, value: Double(now)))
    }
    return result
  }

  /// The number of holes in a region's outline.
  static func holes(of container: Frame.GlassContainer) -> Int {
    guard container.shapes.count > 2, hasRing(container) else { return 0 }
    return container.field.outline(tolerance: 0.05).contours.count { $0.isHole }
  }

  /// Whether shapes are joined in a ring that none of them fills: more joins than a tree has.
  private static func hasRing(_ container: Frame.GlassContainer) -> Bool {
    let probe = PairProbe(container)
    var group = Array(container.shapes.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while group[index] != index { index = group[index] }
      return index
    }
    for (first, second) in probe.near(within: container.spacing / 2) {
      guard probe.pair(first, second).isJoined else { continue }
      let (one, other) = (root(first), root(second))
      if one == other { return true }
      group[other] = one
    }
    return false
  }
}
