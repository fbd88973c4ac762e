import Geometry
import SceneModel

/// Gathers the shapes of glass that a stage draws at a time.
struct GlassGathering {
  let drawing: StageDrawing
  /// The index in the frame of each of the stage's tracks; `nil` where it is gone.
  let places: [Int?]
  /// The number in the frame of each of the stage's regions; `nil` where it is gone.
  let numbers: [Int?]

  init(_ drawing: StageDrawing, places: [Int?], numbers: [Int?]) {
    self.drawing = drawing
    self.places = places
    self.numbers = numbers
  }

  /// One shape on its way into a frame, with the tracks it stands for.
  private struct Part {
    var tracks: [Int]
    var shape: Frame.GlassShape
  }

  /// The shapes of every region of the frame, each from the first declared to the last.
  func shapes(count: Int) -> [[Frame.GlassShape]] {
    var result = [[Frame.GlassShape]](repeating: [], count: count)
    var bound = [[Part]](repeating: [], count: count)
    var shapeOfToken: [Int: (region: Int, part: Int)] = [:]
    let isBound = regionsWithBonds()
    for index in places.indices {
      let drawn = drawing.stage.drawn[index]
      guard let place = places[index], let container = drawn.container, let region = numbers[container],
        !drawn.isWithoutGlass(drawing.numbers[index], at: drawing.time)
      else { continue }
      guard isBound[container] else {
        result[region].append(alone(drawing.numbers[index], drawn, index, place))
        continue
      }
      let element = drawing.numbers[index]
      let token = fullUnion(of: drawn.track)
      if let token, let known = shapeOfToken[token], known.region == region,
        isAlike(element, bound[region][known.part])
      {
        join(element, index, place, to: &bound[region][known.part])
      } else {
        if let token { shapeOfToken[token] = (region, bound[region].count) }
        bound[region].append(Part(tracks: [index], shape: glass(element, drawn, index, place)))
      }
    }
    for region in bound.indices where !bound[region].isEmpty { result[region] = restrained(bound[region]) }
    return result
  }

  /// For each of the stage's regions, whether one of its shapes depends on another.
  private func regionsWithBonds() -> [Bool] {
    var result = [Bool](repeating: false, count: numbers.count)
    for drawn in drawing.stage.drawn where drawn.isBound {
      if let container = drawn.container { result[container] = true }
    }
    return result
  }

  /// The union whose whole shape an element fills, if it does.
  private func fullUnion(of track: ElementTrack) -> Int? {
    track.memberships.first { $0.share(at: drawing.time) >= 1 }?.token
  }

  /// Whether an element has the corners of its union's shape, as all members have at rest.
  private func isAlike(_ element: StageDrawing.Shown, _ part: Part) -> Bool {
    guard let first = drawing.shown(part.tracks[0]) else { return false }
    let (one, other) = (first.fillingForm, element.fillingForm)
    let apart = max(abs(one.relative - other.relative), abs(one.own - other.own))
    let radii = one.radii - other.radii
    return (radii * radii).max() < 1e-8 && apart < 1e-6 && abs(one.smoothing - other.smoothing) < 1e-6
  }

  private func glass(
    _ element: StageDrawing.Shown, _ drawn: DrawnTrack, _ index: Int, _ place: Int
  ) -> Frame.GlassShape {
    guard let box = drawing.boxes[index] else { return alone(element, drawn, index, place) }
    return element.glass(
      element.fillingForm.placed(in: box, rotation: element.vector.rotation), element: place)
  }

  private func alone(
    _ element: StageDrawing.Shown, _ drawn: DrawnTrack, _ index: Int, _ place: Int
  ) -> Frame.GlassShape {
    guard drawing.time >= drawn.restTime else { return element.glass(element.ownShape, element: place) }
    var glass = drawn.restingGlass
    if place != index { glass.elements = [place] }
    return glass
  }

  /// Adds a member to the shape of its union, which keeps the corners of its first member.
  private func join(_ element: StageDrawing.Shown, _ track: Int, _ place: Int, to part: inout Part) {
    part.tracks.append(track)
    part.shape.elements.append(place)
    part.shape.material = max(part.shape.material, element.material)
    part.shape.press = max(part.shape.press, min(max(element.press, 0), 1))
    guard let first = drawing.shown(part.tracks[0]), let box = drawing.boxes[track] else { return }
    let whole = drawing.boxes[part.tracks[0]].map { $0.union(box) } ?? box
    part.shape.shape = first.fillingForm.placed(in: whole, rotation: first.vector.rotation)
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
      if !element.origins.isEmpty, let shown = drawing.shown(track), shown.reach < 1 { return true }
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
    let mine = first.origins.isEmpty ? 1 : drawing.shown(one)?.reach ?? 1
    let its = second.origins.isEmpty ? 1 : drawing.shown(other)?.reach ?? 1
    if first.origins.contains(second.id) { return mine }
    if second.origins.contains(first.id) { return its }
    let siblings = first.origins.contains { second.origins.contains($0) }
    return siblings ? max(mine, its) : 1
  }
}
