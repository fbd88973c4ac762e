import Geometry
import SceneModel

/// Finds when holes open and close in the outlines of a stage.
///
/// A hole needs shapes that are joined in a ring, so outlines are traced only while the joins make one, and only of
/// regions that have changed: 240 times a second, and of regions of very many shapes, which are dear, sixty times.
struct HoleScan {
  private let scan: StageScan
  private var seen: [String: (container: Frame.GlassContainer, holes: Int, step: Int)] = [:]

  /// Regions of more shapes than this are looked at every fourth step only.
  private static let many = 32

  init(_ scan: StageScan) {
    self.scan = scan
  }

  /// Looks at the regions of a step, and finds when their holes changed since the look before.
  mutating func step(_ step: Int) -> [SimulationEvent] {
    let isLook = step % 4 == 0 || step == scan.times.count - 1
    var result: [SimulationEvent] = []
    let moment = scan.moment(step)
    for (region, container) in moment.containers.enumerated() {
      guard isLook || container.shapes.count <= Self.many else { continue }
      let former = seen[container.name]
      if let former, former.container == container {
        seen[container.name]?.step = step
        continue
      }
      let now = Self.holes(in: region, of: moment)
      seen[container.name] = (container, now, step)
      guard step > 0, let former, case let before = former.holes, before != now else { continue }
      let scan = scan
      let time = RootSearch.change(from: scan.times[former.step], to: scan.times[step], to: 5e-5) { time in
        let moment = scan.moment(at: time)
        let same = moment.containers.firstIndex { $0.name == container.name }
        return same.map { Self.holes(in: $0, of: moment) == before } ?? true
      }
      result.append(
        SimulationEvent(
          now > before ? .holeOpens : .holeCloses, at: time, container.name, value: Double(now)))
    }
    return result
  }

  /// The number of holes in a region's outline.
  private static func holes(in region: Int, of moment: StageMoment) -> Int {
    let container = moment.containers[region]
    guard container.shapes.count > 2, hasRing(region, of: moment) else { return 0 }
    return container.field.outline(tolerance: 0.05).contours.count { $0.isHole }
  }

  /// Whether shapes are joined in a ring that none of them fills: more joins than a tree has.
  private static func hasRing(_ region: Int, of moment: StageMoment) -> Bool {
    let container = moment.containers[region]
    var group = Array(container.shapes.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while group[index] != index { index = group[index] }
      return index
    }
    for (first, second) in moment.joins(in: region, within: container.spacing / 2) {
      let (one, other) = (root(first), root(second))
      if one == other { return true }
      group[other] = one
    }
    return false
  }
}
