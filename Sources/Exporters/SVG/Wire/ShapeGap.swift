import Geometry
import SceneModel

/// The shortest way between two shapes of a container that do not touch.
struct ShapeGap {
  /// Where the way leaves the first shape.
  var start: Point
  /// Where the way meets the second shape.
  var end: Point
  /// The length, in points.
  var distance: Double

  /// The gaps of a container that are short enough for the shapes to take notice of each other: up to one and
  /// a half spacings.
  static func gaps(in container: Frame.GlassContainer) -> [ShapeGap] {
    var gaps: [ShapeGap] = []
    for second in container.shapes.indices {
      for first in container.shapes.indices.prefix(second) {
        let gap = ShapeGap(from: container.shapes[first].shape, to: container.shapes[second].shape)
        if let gap, gap.distance <= 1.5 * container.spacing { gaps.append(gap) }
      }
    }
    return gaps
  }

  /// Projects to and fro between two convex shapes, which closes in on the nearest pair of points.
  private init?(from first: PlacedShape, to second: PlacedShape) {
    start = first.rect.center
    end = second.rect.center
    guard first.rect.width > 0, first.rect.height > 0, second.rect.width > 0, second.rect.height > 0 else {
      return nil
    }
    for _ in 0..<24 {
      let near = second.sample(at: start)
      guard near.distance > 0 else { return nil }
      end = start - near.gradient * near.distance
      let back = first.sample(at: end)
      guard back.distance > 0 else { return nil }
      start = end - back.gradient * back.distance
    }
    distance = (end - start).length
  }
}
