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
    guard container.shapes.count > 2, mayEnclose(region, of: moment) else { return 0 }
    return container.field.outline(tolerance: 0.05).contours.count { $0.isHole }
  }

  /// Whether shapes are joined in a ring that none of them fills.
  ///
  /// A shape that has one point in common with all that it is joined to closes no ring, nor does one that is joined to
  /// a single other: with such shapes taken away one by one, what remains has the same holes, for the shapes are
  /// convex (the nerve of a cover by convex sets has its homotopy). Where none remains there is no hole.
  private static func mayEnclose(_ region: Int, of moment: StageMoment) -> Bool {
    let container = moment.containers[region]
    var joined = Array(repeating: Set<Int>(), count: container.shapes.count)
    for (first, second) in moment.joins(in: region, within: container.spacing / 2) {
      joined[first].insert(second)
      joined[second].insert(first)
    }
    var rest = container.shapes.indices.filter { joined[$0].count > 1 }
    for shape in container.shapes.indices where joined[shape].count == 1 { remove(shape) }
    func remove(_ shape: Int) {
      for other in joined[shape] { joined[other].remove(shape) }
      joined[shape] = []
    }
    while let place = rest.firstIndex(where: {
      joined[$0].count < 2 || container.haveCommonPoint(joined[$0].union([$0]))
    }) {
      remove(rest.remove(at: place))
    }
    return !rest.isEmpty
  }
}

extension Frame.GlassContainer {
  /// Whether the middle of what the boxes of some shapes share lies in all of them.
  fileprivate func haveCommonPoint(_ members: Set<Int>) -> Bool {
    let boxes = members.map { shapes[$0].shape.bounds }
    let (left, right) = (boxes.map(\.minX).max() ?? 0, boxes.map(\.maxX).min() ?? 0)
    let (top, bottom) = (boxes.map(\.minY).max() ?? 0, boxes.map(\.maxY).min() ?? 0)
    guard left < right, top < bottom else { return false }
    let middle = Point(x: (left + right) / 2, y: (top + bottom) / 2)
    return members.allSatisfy { shapes[$0].shape.sample(at: middle).distance < 0 }
  }
}
