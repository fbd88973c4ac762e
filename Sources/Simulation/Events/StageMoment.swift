import Geometry
import SceneModel

/// Two shapes of a stage, by the numbers that tell its shapes apart; the smaller number is the first.
struct PairKey: Hashable {
  let first: Int
  let second: Int

  init(_ one: Int, _ other: Int) {
    first = min(one, other)
    second = max(one, other)
  }
}

/// What the two shapes of a pair are in every stage: the region, and the elements that each stands for.
struct PairIdentity: Hashable {
  let region: String
  let first: [Int]
  let second: [Int]
}

/// A stage at one time, as events are looked for in it.
///
/// A reference, because all pairs of a stage ask for the same times.
final class StageMoment {
  let containers: [Frame.GlassContainer]
  /// The pairs that were near each other, in order of their regions and shapes; empty until ``survey()``.
  private(set) var keys: [PairKey] = []
  private var pairs: [PairKey: (pair: ShapePair, region: Int)] = [:]
  private var isSurveyed = false
  private var probes: [PairProbe?]
  private let numbers: [[Int]]
  private var places: [Int: (region: Int, shape: Int)] = [:]

  init(_ stage: Stage, at time: Double, _ numbering: ShapeNumbering) {
    let containers = StageDrawing(stage, at: time).containers()
    self.containers = containers
    probes = Array(repeating: nil, count: containers.count)
    let tracks = stage.tracks.indices.filter { stage.removals[$0] > time }
    numbers = containers.map { container in
      container.shapes.map { shape in numbering.number(of: shape.elements.map { tracks[$0] }) }
    }
    for (region, list) in numbers.enumerated() {
      for (shape, number) in list.enumerated() { places[number] = (region, shape) }
    }
  }

  func probe(_ region: Int) -> PairProbe {
    if let probe = probes[region] { return probe }
    let probe = PairProbe(containers[region])
    probes[region] = probe
    return probe
  }

  /// Measures the pairs that are in or near range.
  func survey() {
    guard !isSurveyed else { return }
    isSurveyed = true
    for region in containers.indices {
      let probe = probe(region)
      for (first, second) in probe.near(within: containers[region].spacing + 12) {
        let key = PairKey(numbers[region][first], numbers[region][second])
        keys.append(key)
        pairs[key] = (probe.pair(first, second), region)
      }
    }
  }

  /// A pair as the survey found it; `nil` where it was not near.
  func surveyed(_ key: PairKey) -> ShapePair? { pairs[key]?.pair }

  /// A pair however far apart; `nil` where one of the two is not there as it was, or another lies between.
  func look(at key: PairKey) -> PairLook? {
    if let (pair, region) = pairs[key] {
      return pair.isDirect ? PairLook(pair: pair, spacing: containers[region].spacing) : nil
    }
    guard let one = places[key.first], let other = places[key.second], one.region == other.region else {
      return nil
    }
    let pair = probe(one.region).pair(min(one.shape, other.shape), max(one.shape, other.shape))
    return pair.isDirect ? PairLook(pair: pair, spacing: containers[one.region].spacing) : nil
  }

  /// The pairs of a region's shapes that are joined, with boxes no farther apart than a distance.
  func joins(in region: Int, within distance: Double) -> [(Int, Int)] {
    let probe = probe(region)
    guard isSurveyed else {
      return probe.near(within: distance).filter { probe.pair($0, $1).isJoined }
    }
    return keys.compactMap { key in
      guard let (pair, own) = pairs[key], own == region, pair.isJoined,
        probe.areNear(pair.first, pair.second, within: distance)
      else { return nil }
      return (pair.first, pair.second)
    }
  }

  /// The name of the region that a pair is in.
  func region(of key: PairKey) -> String? { places[key.first].map { containers[$0.region].name } }
}

/// Two shapes at one time, as three numbers that are positive while nothing has come of them.
struct PairLook {
  let pair: ShapePair
  let spacing: Double

  /// A pair that rests where something begins has begun it, which rounding must not undo.
  private static let slack = 1e-9

  var range: Double { pair.gap - spacing - Self.slack }
  var bulge: Double {
    pair.isJoined ? min(pair.saddle, 0) - Self.slack : pair.gap - pair.reach - Self.slack
  }
  var bridge: Double { pair.saddle - Self.slack }
}

/// Numbers the shapes of a stage: a lone element by its track, the members of a union by a number of their own.
final class ShapeNumbering {
  private let stage: Stage
  private var numbers: [[Int]: Int] = [:]
  private var unions: [[Int]] = []

  init(_ stage: Stage) { self.stage = stage }

  func number(of tracks: [Int]) -> Int {
    if tracks.count == 1 { return tracks[0] }
    if let number = numbers[tracks] { return number }
    let number = stage.tracks.count + unions.count
    numbers[tracks] = number
    unions.append(tracks)
    return number
  }

  /// The tracks of a shape.
  func tracks(of number: Int) -> [Int] {
    number < stage.tracks.count ? [number] : unions[number - stage.tracks.count]
  }

  func ids(of number: Int) -> [Int] { tracks(of: number).map { stage.tracks[$0].id } }

  func name(of number: Int) -> String {
    tracks(of: number).map { stage.tracks[$0].name }.joined(separator: " + ")
  }

  /// The number of the shape of some elements; `nil` where one of them is not in the stage.
  func number(ofIDs ids: [Int]) -> Int? {
    let tracks = ids.compactMap { id in stage.tracks.firstIndex { $0.id == id } }
    return tracks.count == ids.count ? number(of: tracks) : nil
  }
}
