import Geometry
import Motion
import SceneModel

/// Shapes of one container whose glass is equally there at every time, and their outline over time.
struct GlassTrack {
  /// The number in the ids of its markup.
  var id: Int
  /// The outline of each frame, empty where there is none.
  var outlines: [[Outline.Contour]]
  /// How the glass looks in each frame.
  var looks: [GlassLook]
  /// The shapes of each frame, by name.
  var shapes: [[String: Frame.GlassShape]]
  /// The names of the shapes, in the order in which they first appear.
  var names: [String]
  /// The smallest rectangle that holds all outlines' control points.
  var bounds: Rect
  /// The typical length of the shapes' shorter sides, in points.
  var shortSide: Double

  /// The tracks of a container, from what it is in each frame.
  static func tracks(ofContainer name: String, in frames: [Frame], firstID: Int) -> [GlassTrack] {
    let takes = frames.map { frame in Take(frame.containers.first { $0.name == name }, in: frame) }
    var names: [String] = []
    for take in takes {
      for name in take.names where !names.contains(name) { names.append(name) }
    }
    // A shape that is not there looks as it does when it is, so that it does not fall out of its group.
    let histories = names.map { name in takes.map { $0.looks[name] } }
    var groups: [(history: [GlassLook?], names: [String])] = []
    for (name, history) in zip(names, histories) {
      if let index = groups.firstIndex(where: { agree($0.history, history) }) {
        groups[index].history = zip(groups[index].history, history).map { $0 ?? $1 }
        groups[index].names.append(name)
      } else {
        groups.append((history, [name]))
      }
    }
    return groups.enumerated().compactMap { offset, group in
      GlassTrack(id: firstID + offset, names: group.names, history: group.history, takes: takes)
    }
  }

  private static func agree(_ first: [GlassLook?], _ second: [GlassLook?]) -> Bool {
    zip(first, second).allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
  }

  /// A container in one frame: shapes by the name of their first element.
  private struct Take {
    var outline = Outline()
    var names: [String] = []
    var looks: [String: GlassLook] = [:]
    var shapes: [String: Frame.GlassShape] = [:]

    init(_ container: Frame.GlassContainer?, in frame: Frame) {
      guard let container else { return }
      outline = container.field.outline(tolerance: ContainerPicture.tolerance)
      for shape in container.shapes {
        let name = shape.elements.first.map { frame.elements[$0].name } ?? ""
        names.append(name)
        looks[name] = GlassLook(shape, in: frame)
        shapes[name] = shape
      }
    }
  }

  private init?(id: Int, names: [String], history: [GlassLook?], takes: [Take]) {
    guard let known = history.lazy.compactMap({ $0 }).first else { return nil }
    self.id = id
    self.names = names
    var last = known
    looks = history.map { look in
      last = look ?? last
      return last
    }
    shapes = takes.map { $0.shapes.filter { names.contains($0.key) } }
    // A contour belongs to the track of the first shape that it runs along.
    outlines = takes.map { take in
      take.outline.contours.filter { contour in
        contour.members.first.map { names.contains(take.names[$0]) } ?? false
      }
    }
    let paths = outlines.joined().map(\.path)
    guard let first = paths.first else { return nil }
    bounds = paths.dropFirst().reduce(first.hull) { $0.union($1.hull) }
    let sides = shapes.joined().map { Swift.min($0.value.shape.rect.width, $0.value.shape.rect.height) }
    // Of the order of a dictionary the mean would take its last digits; a sorted sum does not.
    shortSide = sides.sorted().reduce(0, +) / Double(Swift.max(sides.count, 1))
  }
}
