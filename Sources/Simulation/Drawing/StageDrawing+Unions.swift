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

  /// The boxes of the members of unions: each grows from its own bounds towards the box of all as far as its share goes.
  ///
  /// Each side is moved towards the farthest member by the smaller of the two shares, so that the boxes are
  /// continuous in the shares and in the bounds, and members whose shares are 1 have one and the same box.
  ///
  /// - Complexity: O(*n* + *n p*) for *n* members of which *p* are on their way.
  static func boxes(of stage: Stage, shown: [Shown?], at time: Double) -> [Int: Rect] {
    var boxes: [Int: Rect] = [:]
    for cluster in stage.clusters {
      let members = cluster.members.compactMap { member -> Member? in
        guard let element = shown[member.track] else { return nil }
        let share = stage.tracks[member.track].memberships[member.membership].share(at: time)
        return Member(track: member.track, bounds: element.drawnBounds, share: share)
      }
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
    let full = members.filter { $0.share >= 1 }
    let partial = members.filter { $0.share < 1 }
    let common = full.dropFirst().reduce(full.first?.bounds) { $0?.union($1.bounds) }
    return members.map { member in
      var box = member.bounds
      if let common { box = box.union(reaching(from: member.bounds, to: common, by: member.share)) }
      for other in partial where other.track != member.track {
        box = box.union(reaching(from: member.bounds, to: other.bounds, by: min(member.share, other.share)))
      }
      return (member.track, box)
    }
  }

  /// The bounds with each side moved a share of the way to where another's lies farther out.
  private static func reaching(from one: Rect, to other: Rect, by share: Double) -> Rect {
    if share >= 1 { return one.union(other) }
    let left = one.minX + min(other.minX - one.minX, 0) * share
    let top = one.minY + min(other.minY - one.minY, 0) * share
    let right = one.maxX + max(other.maxX - one.maxX, 0) * share
    let bottom = one.maxY + max(other.maxY - one.maxY, 0) * share
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The geometry that an element is drawn as, as a vector: its own, or what it fills of its union.
  func geometry(of track: Int) -> ElementVector {
    guard let element = shown[track] else { return stage.tracks[track].vector.target }
    var vector = element.vector
    guard let box = boxes[track] else { return vector }
    vector.frame = SIMD4(box)
    vector.radii = element.drawnForm.radii
    vector.scale = 1
    return vector
  }
}

extension UnionMembership {
  /// How far the element fills the union's shape, 0…1.
  func share(at time: Double) -> Double { min(max(share.value(at: time), 0), 1) }
}
