import Geometry
import Motion
import SceneModel

extension StageDrawing {
  /// How far two elements fill one shape, 0…1: as far as the one that has gone less far in any union of both.
  func union(of one: Int, and other: Int) -> Double {
    var most = 0.0
    for mine in stage.tracks[one].memberships {
      for its in stage.tracks[other].memberships where its.token == mine.token {
        most = max(most, min(mine.share(at: time), its.share(at: time)))
      }
    }
    return most
  }

  /// The boxes of the members of unions: each grows from its own bounds to the box of all as far as its share goes.
  ///
  /// Let the union be drawn at every level from 0 to 1, at each with the members whose share is no less: an element
  /// is in their box up to the level of its share, and in its own bounds above. Its box is the mean over the
  /// levels, side by side. So boxes are continuous in the shares and in the bounds, whatever the order, and
  /// members whose shares are 1 have one and the same box.
  ///
  /// - Complexity: O(*n* log *n*) in the members of a union.
  static func boxes(of stage: Stage, _ numbers: [Shown], at time: Double) -> [Int: Rect] {
    var boxes: [Int: Rect] = [:]
    for cluster in stage.clusters {
      let members = cluster.members.compactMap { member -> Member? in
        guard stage.drawn[member.track].removal > time else { return nil }
        let share = stage.tracks[member.track].memberships[member.membership].share(at: time)
        guard share > 0 else { return nil }
        return Member(track: member.track, bounds: numbers[member.track].filledBounds, share: share)
      }
      // One that is alone keeps its own shape, with no rounding.
      guard members.count > 1 else { continue }
      for (track, box) in grown(members) {
        boxes[track] = boxes[track].map { $0.union(box) } ?? box
      }
    }
    return boxes
  }

  private struct Member {
    let track: Int
    let bounds: Rect
    let share: Double
  }

  private static func grown(_ members: [Member]) -> [(Int, Rect)] {
    let members = members.sorted { ($1.share, $0.track) < ($0.share, $1.track) }
    // Left, top, right and bottom of the box of the first members, for each number of them.
    var boxes: [SIMD4<Double>] = []
    for member in members {
      let sides = SIMD4(
        -member.bounds.minX, -member.bounds.minY, member.bounds.maxX, member.bounds.maxY)
      boxes.append(boxes.last.map { sides.replacing(with: $0, where: $0 .> sides) } ?? sides)
    }
    var result: [(Int, Rect)] = []
    var mean = SIMD4<Double>.zero
    for (place, member) in members.enumerated().reversed() {
      let next = place + 1 < members.count ? members[place + 1].share : 0
      mean += boxes[place] * (member.share - next)
      let own = SIMD4(-member.bounds.minX, -member.bounds.minY, member.bounds.maxX, member.bounds.maxY)
      let sides = mean + own * (1 - member.share)
      result.append(
        (
          member.track,
          Rect(x: -sides.x, y: -sides.y, width: sides.z + sides.x, height: sides.w + sides.y)
        ))
    }
    return result
  }

  /// The geometry that an element is drawn as, as a vector: its own, or what it fills of its union.
  func geometry(of track: Int) -> ElementVector {
    guard let element = shown(track) else { return stage.tracks[track].vector.target }
    var vector = element.vector
    guard let box = boxes[track] else { return vector }
    vector.frame = SIMD4(box)
    vector.radii = element.fillingForm.radii
    vector.corners.z = 0
    vector.scale = 1
    return vector
  }
}

extension UnionMembership {
  /// How far the element fills the union's shape, 0…1.
  func share(at time: Double) -> Double { min(max(share.value(at: time), 0), 1) }
}
