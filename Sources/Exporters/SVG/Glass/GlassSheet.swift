import Geometry
import Motion
import SceneModel

/// Contours of one container that are drawn in one go, because their glass is equally there.
struct GlassSheet {
  /// The number in the ids of its markup.
  var id: Int
  /// The contours, holes included.
  var contours: [Outline.Contour]
  /// The shapes that the contours run along.
  var shapes: [Frame.GlassShape]
  /// How the glass looks.
  var look: GlassLook
  /// The typical length of the shapes' shorter sides, in points.
  var shortSide: Double
  /// The smallest rectangle that holds the contours' control points.
  var bounds: Rect

  /// The parts of a container's outline, in the order of their first contours.
  static func sheets(
    of container: Frame.GlassContainer, outline: Outline, in frame: Frame, firstID: Int
  ) -> [GlassSheet] {
    guard !outline.contours.isEmpty else { return [] }
    let looks = container.shapes.map { GlassLook($0, in: frame) }
    var groups: [Group] = []
    for island in islands(of: outline, shapes: container.shapes.count) {
      let look = GlassLook(mixing: island.shapes.map { (looks[$0], container.shapes[$0].weight) })
      guard look.isVisible else { continue }
      if let index = groups.firstIndex(where: { $0.look == look }) {
        groups[index].contours += island.contours
        groups[index].shapes += island.shapes
      } else {
        groups.append(Group(look: look, contours: island.contours, shapes: island.shapes))
      }
    }
    return groups.enumerated().map { offset, group in
      GlassSheet(group, of: container, outline: outline, id: firstID + offset)
    }
  }

  private struct Group {
    var look: GlassLook
    var contours: [Int]
    var shapes: [Int]
  }

  private init(_ group: Group, of container: Frame.GlassContainer, outline: Outline, id: Int) {
    self.id = id
    look = group.look
    contours = group.contours.sorted().map { outline.contours[$0] }
    shapes = group.shapes.sorted().map { container.shapes[$0] }
    let total = shapes.reduce(0) { $0 + $1.weight }
    shortSide = shapes.reduce(0) { $0 + $1.weight * $1.shape.shortSide } / total
    bounds = contours.reduce(contours[0].path.hull) { $0.union($1.path.hull) }
  }

  /// The contours that share a shape, and the shapes; a hole goes with the contour around it.
  private static func islands(of outline: Outline, shapes count: Int) -> [(contours: [Int], shapes: [Int])] {
    var islands: [(contours: [Int], shapes: [Int])] = []
    var home = [Int?](repeating: nil, count: count)
    for (index, contour) in outline.contours.enumerated() {
      if let island = contour.members.lazy.compactMap({ home[$0] }).first {
        islands[island].contours.append(index)
        for member in contour.members where home[member] == nil {
          home[member] = island
          islands[island].shapes.append(member)
        }
      } else {
        for member in contour.members { home[member] = islands.count }
        islands.append(([index], contour.members))
      }
    }
    return islands
  }
}

extension Frame.GlassShape {
  /// How much a shape counts where looks are mixed: its area, and a little where it has none.
  fileprivate var weight: Double { shape.rect.width * shape.rect.height + 1e-6 }
}

extension PlacedShape {
  fileprivate var shortSide: Double { Swift.min(rect.width, rect.height) }
}
