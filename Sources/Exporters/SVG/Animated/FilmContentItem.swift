import Geometry
import SceneModel

/// One thing drawn in an element, over time.
struct FilmContentItem {
  /// What is drawn.
  var content: Content
  /// The first frame in which it is there.
  var firstFrame: Int
  /// Its own opacity in each frame, 0 where it is not there.
  var opacities: [Double]
  /// Its place in each frame, from the middle of the element, in points.
  var offsets: [Vector]

  /// The things that an element ever shows, in the order in which they first appear.
  ///
  /// Two frames show the same thing where its kind and colour are the same, and its size if it is a shape.
  static func items(of states: [Frame.Element?]) -> [FilmContentItem] {
    var items: [FilmContentItem] = []
    for (time, state) in states.enumerated() {
      var taken: Set<Int> = []
      for content in state?.content ?? [] {
        let known = items.indices.first { !taken.contains($0) && items[$0].isSame(as: content) }
        let index = known ?? items.count
        if index == items.count {
          items.append(
            FilmContentItem(
              content: content, firstFrame: time, opacities: Array(repeating: 0, count: states.count),
              offsets: Array(repeating: content.offset, count: states.count)))
        }
        taken.insert(index)
        items[index].opacities[time] = content.opacity
        for later in time..<states.count { items[index].offsets[later] = content.offset }
      }
    }
    return items
  }

  private func isSame(as other: Content) -> Bool {
    guard content.kind == other.kind, content.color == other.color else { return false }
    if case .shape = content.kind { return content.size == other.size }
    return true
  }
}
