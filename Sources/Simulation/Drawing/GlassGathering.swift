import Geometry
import SceneModel

/// Gathers the shapes of glass that a stage draws at a time.
struct GlassGathering {
  let drawing: StageDrawing
  /// The index in the frame of each of the stage's tracks; `nil` where it is gone.
  let places: [Int?]

  init(_ drawing: StageDrawing, places: [Int?]) {
    self.drawing = drawing
    self.places = places
  }

  /// One shape on its way into a frame, with the tracks it stands for.
  private struct Part {
    var tracks: [Int]
    var shape: Frame.GlassShape
  }

  /// The shapes of some regions, in the order given, each from the first declared to the last.
  func shapes(in containers: [Int]) -> [[Frame.GlassShape]] {
    var numbers: [StructuralID: Int] = [:]
    for (number, index) in containers.enumerated() {
      numbers[drawing.stage.containers[index].container.key] = number
    }
    var parts = [[Part]](repeating: [], count: containers.count)
    var shapeOfToken: [Int: (container: Int, part: Int)] = [:]
    for (index, track) in drawing.stage.tracks.enumerated() {
      guard let element = drawing.shown[index], let place = places[index], let key = track.container,
        let number = numbers[key], element.material > 0 || !track.isWithoutGlass(at: drawing.time)
      else { continue }
      let token = fullUnion(of: track)
      if let token, let known = shapeOfToken[token], known.container == number {
        join(element, index, place, to: &parts[number][known.part])
      } else {
        if let token { shapeOfToken[token] = (number, parts[number].count) }
        parts[number].append(part(element, index, place))
      }
    }
    return parts.map { restrained($0) }
  }

  /// The union whose whole shape an element fills, if it does.
  private func fullUnion(of track: ElementTrack) -> Int? {
    track.memberships.first { $0.share(at: drawing.time) >= 1 }?.token
  }

  private func part(_ element: StageDrawing.Shown, _ track: Int, _ place: Int) -> Part {
    let shape =
      if let box = drawing.boxes[track] {
        element.drawnForm.placed(in: box, rotation: element.vector.rotation)
      } else {
        element.ownShape
      }
    return Part(
      tracks: [track],
      shape: Frame.GlassShape(
        shape: shape, elements: [place], material: element.material,
        clarity: min(max(element.vector.clarity, 0), 1), tint: element.tint,
        press: min(max(element.press, 0), 1)))
  }

  /// Adds a member to the shape of its union, which keeps the corners of its first member.
  private func join(_ element: StageDrawing.Shown, _ track: Int, _ place: Int, to part: inout Part) {
    part.tracks.append(track)
    part.shape.elements.append(place)
    part.shape.material = max(part.shape.material, element.material)
    part.shape.press = max(part.shape.press, min(max(element.press, 0), 1))
    guard let first = drawing.shown[part.tracks[0]], let box = drawing.boxes[track] else { return }
    let whole = drawing.boxes[part.tracks[0]].map { $0.union(box) } ?? box
    part.shape.shape = first.drawnForm.placed(in: whole, rotation: first.vector.rotation)
  }
}

extension GlassGathering {
  /// Lets the later of two shapes that lie on each other reach no farther than they have come apart.
  ///
  /// Shapes are folded in order. Of two that coincide the first stands for both, so the other has to add
  /// nothing: without a reach the fold takes the plain minimum, and the outline is that of the first alone.
  private func restrained(_ parts: [Part]) -> [Frame.GlassShape] {
    var shapes = parts.map(\.shape)
    let attached = parts.indices.filter { isAttached(parts[$0]) }
    for one in attached {
      for other in parts.indices where other != one {
        let apart = separation(parts[one], parts[other])
        let later = max(one, other)
        shapes[later].reach = min(shapes[later].reach, apart)
      }
    }
    return shapes
  }

  /// Whether a shape lies on another that it has not wholly left, or is partly in a union.
  private func isAttached(_ part: Part) -> Bool {
    part.tracks.contains { track in
      let element = drawing.stage.tracks[track]
      if !element.origins.isEmpty, let shown = drawing.shown[track], shown.reach < 1 { return true }
      return element.memberships.contains { membership in
        let share = membership.share(at: drawing.time)
        return share > 0 && share < 1
      }
    }
  }

  /// How far two shapes have come apart, 0…1, by what they came out of and by the unions they share.
  private func separation(_ one: Part, _ other: Part) -> Double {
    var apart = 1.0
    for first in one.tracks {
      for second in other.tracks {
        apart = min(apart, separation(first, second))
        let union = drawing.union(of: first, and: second)
        if union > 0 { apart = min(apart, min(4 * (1 - union), 1)) }
      }
    }
    return apart
  }

  private func separation(_ one: Int, _ other: Int) -> Double {
    let first = drawing.stage.tracks[one]
    let second = drawing.stage.tracks[other]
    let mine = first.origins.isEmpty ? 1 : drawing.shown[one]?.reach ?? 1
    let its = second.origins.isEmpty ? 1 : drawing.shown[other]?.reach ?? 1
    if first.origins.contains(second.id) { return mine }
    if second.origins.contains(first.id) { return its }
    let siblings = first.origins.contains { second.origins.contains($0) }
    return siblings ? max(mine, its) : 1
  }
}
