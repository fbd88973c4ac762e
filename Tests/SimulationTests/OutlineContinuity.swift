import Geometry
import Motion
import SceneModel
import Simulation

/// How far the outlines of a simulation move from frame to frame, against how far its elements do.
///
/// Two neighbouring outlines are at most four times the fastest movement and a tenth of a point apart, except within
/// 20 ms of a bridge or a split that stands in the events: just before a bridge the bulge grows without bound.
struct OutlineContinuity {
  typealias Jump = Continuity.Jump

  let simulator: Simulator
  /// The times of events about which an outline may jump, with how long before and after.
  private let exempt: [(time: Double, margin: Double)]

  init(_ simulator: Simulator) {
    self.simulator = simulator
    let matched = Set(
      simulator.report.changes.flatMap(\.elements).filter { $0.decision.way == .matchedGeometry }
        .map(\.decision.name))
    exempt = simulator.events().compactMap { event in
      switch event.kind {
      case .bridge, .split, .holeOpens, .holeCloses: (event.time, 0.02)
      // What materializes or is there at once has its outline from one moment to the next; what comes out of another
      // shape, or goes into it, has no leave to jump.
      case .appear, .disappear: matched.contains(event.element) ? nil : (event.time, 1e-9)
      default: nil
      }
    }
  }

  /// The jumps at a frame rate, with distances known to half a tolerance, in points.
  func jumps(fps: Double, tolerance: Double) -> [Jump] {
    var jumps: [Jump] = []
    var before: (frame: Frame, outlines: [String: Outline])?
    for frame in simulator.frames(fps: fps) {
      var outlines: [String: Outline] = [:]
      for container in frame.containers {
        let same = before?.frame.containers.first { $0.name == container.name }
        outlines[container.name] =
          same == container ? before?.outlines[container.name] : container.field.outline(tolerance: 0.02)
      }
      if let before, !isExempt(from: before.frame.time, to: frame.time) {
        let allowed = 4 * movement(before.frame, frame) + 0.1
        for container in frame.containers where !before.frame.containers.contains(container) {
          guard let old = before.outlines[container.name], let new = outlines[container.name] else {
            continue
          }
          if old.contours.isEmpty && new.contours.isEmpty { continue }
          let moved = old.hausdorffDistance(to: new, tolerance: tolerance)
          guard moved > allowed + tolerance / 2 else { continue }
          jumps.append(Jump(time: frame.time, container: container.name, moved: moved, allowed: allowed))
        }
      }
      before = (frame, outlines)
    }
    return jumps
  }

  private func isExempt(from start: Double, to end: Double) -> Bool {
    exempt.contains { $0.time + $0.margin >= start && $0.time - $0.margin <= end }
  }

  /// How far the fastest corner of an element's glass moved, in points.
  private func movement(_ one: Frame, _ other: Frame) -> Double {
    var most = 0.0
    for element in other.elements {
      guard let former = one.elements.first(where: { $0.name == element.name }) else { continue }
      let (a, b) = (bounds(former), bounds(element))
      most = max(
        most, Point(x: a.minX, y: a.minY).distance(to: Point(x: b.minX, y: b.minY)),
        Point(x: a.maxX, y: a.maxY).distance(to: Point(x: b.maxX, y: b.maxY)),
        abs(element.cornerRadius - former.cornerRadius),
        abs(element.rotation - former.rotation) * (b.width + b.height) / 2)
    }
    // The shapes of unions move where their members hardly do, and what has just come moves from where its source was.
    for (a, b) in zip(one.containers, other.containers) {
      most = max(most, abs(a.spacing - b.spacing) / 2)
      for shape in b.shapes {
        let names = Set(shape.elements.map { other.elements[$0].name })
        let same = a.shapes.filter { !names.isDisjoint(with: $0.elements.map { one.elements[$0].name }) }
        let ways = (same.isEmpty ? a.shapes : same).map { edgeMovement($0.shape.rect, shape.shape.rect) }
        most = max(most, ways.min() ?? 0)
      }
    }
    return most
  }

  private func edgeMovement(_ from: Rect, _ to: Rect) -> Double {
    max(
      abs(from.minX - to.minX), abs(from.maxX - to.maxX), abs(from.minY - to.minY),
      abs(from.maxY - to.maxY))
  }

  private func bounds(_ element: Frame.Element) -> Rect {
    let size = Size(
      width: element.frame.width * element.scale, height: element.frame.height * element.scale)
    return Rect(center: element.frame.center, size: size)
  }
}
