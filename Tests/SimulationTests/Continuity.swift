import Geometry
import Motion
import SceneModel
import Simulation

/// How far the fields of a simulation move near their outlines from frame to frame, against how far its elements do.
///
/// The field is looked at rather than the outline: it is as continuous in time where a bridge forms or parts as
/// anywhere else, while the outline there moves without bound.
struct Continuity {
  /// A step in which a field changed by more than allowed.
  struct Jump: CustomStringConvertible {
    let time: Double
    let container: String
    let moved: Double
    let allowed: Double

    var description: String { "\(container) moved \(moved) pt to \(time) s, allowed \(allowed) pt" }
  }

  /// The jumps of a simulation between two times at a frame rate.
  ///
  /// Allowed are a few times the movement of the fastest edge and 0.03 pt, as a bulge moves faster than what makes
  /// it. Edges are the elements' and, while elements grow together to a union, those of their shapes.
  static func jumps(
    of simulator: Simulator, fps: Double = 240, from start: Double = 0, to end: Double? = nil,
    factor: Double = 3
  ) -> [Jump] {
    var jumps: [Jump] = []
    var previous: Frame?
    for frame in simulator.frames(fps: fps, from: start, to: end) {
      defer { previous = frame }
      guard let before = previous else { continue }
      let elements = speed(before, frame) / fps
      for (one, other) in zip(before.containers, frame.containers) {
        let allowed = factor * max(elements, movement(of: one, to: other)) + 0.03
        let moved = distance(one, other)
        if moved > allowed, isJump(in: one.name, of: simulator, from: before.time, to: frame.time) {
          jumps.append(Jump(time: frame.time, container: one.name, moved: moved, allowed: allowed))
        }
      }
    }
    return jumps
  }

  /// Whether a step's movement does not come apart when the step is cut in small parts: then it is a jump.
  private static func isJump(
    in container: String, of simulator: Simulator, from start: Double, to end: Double
  ) -> Bool {
    let parts = (0...32).compactMap { part -> Frame.GlassContainer? in
      let time = start + (end - start) * Double(part) / 32
      return simulator.frame(at: time).containers.first { $0.name == container }
    }
    let moves = zip(parts, parts.dropFirst()).map { distance($0, $1) }
    let most = moves.max() ?? 0
    return most > 0.02 && most > moves.reduce(0, +) / 6
  }

  /// The greatest difference of two fields within 2 pt of either outline, in points, on a grid.
  static func distance(_ one: Frame.GlassContainer, _ other: Frame.GlassContainer) -> Double {
    if one == other { return 0 }
    let rects = (one.shapes + other.shapes).map(\.shape.bounds)
    guard let first = rects.first else { return 0 }
    let box = rects.reduce(first) { $0.union($1) }.insetBy(dx: -12, dy: -12)
    let (before, after) = (FieldSampler(one.field), FieldSampler(other.field))
    var most = 0.0
    for y in stride(from: box.minY, through: box.maxY, by: 3.7) {
      for x in stride(from: box.minX, through: box.maxX, by: 3.3) {
        let a = before.sample(at: Point(x: x, y: y)).distance
        let b = after.sample(at: Point(x: x, y: y)).distance
        if min(abs(a), abs(b)) < 2 { most = max(most, abs(a - b)) }
      }
    }
    return most
  }

  /// How far the edges of shapes moved that stand for the same elements, in points.
  private static func movement(of one: Frame.GlassContainer, to other: Frame.GlassContainer) -> Double {
    var most = 0.0
    for before in one.shapes {
      guard let after = other.shapes.first(where: { $0.elements == before.elements }) else { continue }
      let (a, b) = (before.shape.rect, after.shape.rect)
      most = max(most, abs(a.minX - b.minX), abs(a.maxX - b.maxX), abs(a.minY - b.minY), abs(a.maxY - b.maxY))
    }
    return most
  }

  /// The speed of the fastest edge in either frame, in points per second.
  private static func speed(_ one: Frame, _ other: Frame) -> Double {
    (one.elements + other.elements).reduce(0) { most, element in
      max(most, element.velocity.length, (element.velocity + element.sizeVelocity).length)
    }
  }
}
