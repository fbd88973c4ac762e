import Geometry
public import SceneModel

/// Two shapes of a region of glass at one time: how far apart they are, and how they are joined.
public struct ShapePair: Hashable, Sendable {
  /// The index of the first shape among the region's.
  public let first: Int
  /// The index of the second shape, greater than that of the first.
  public let second: Int
  /// The distance between the two shapes themselves, blending left out, in points; negative where they overlap.
  public let gap: Double
  /// The distance within which the two reach for each other at this time, in points: the region's spacing, less
  /// where the glass of one is not wholly there or one has just come out of another.
  public let reach: Double
  /// The highest value of the region's field on the way from one shape to the other, in points.
  ///
  /// A bridge joins them where it is negative or 0. Where they overlap it is the gap.
  public let saddle: Double
  /// Whether no other shape lies between: half-way from one to the other none is nearer than these two.
  public let isDirect: Bool

  /// Whether the outlines of the two are one.
  public var isJoined: Bool { saddle <= 0 }
  /// Whether the outlines bulge towards each other, or are one.
  public var isBulging: Bool { gap < reach || isJoined }
}

extension Frame.GlassContainer {
  /// The pairs of shapes that are no farther apart than a distance, by default the spacing, in points.
  ///
  /// - Complexity: O(*n* log *n*) in the shapes where few are near each other.
  public func pairs(within distance: Double? = nil) -> [ShapePair] {
    let distance = distance ?? spacing
    let probe = PairProbe(self)
    return probe.near(within: distance).compactMap { first, second in
      let pair = probe.pair(first, second)
      return pair.gap <= distance ? pair : nil
    }
  }

  /// Two shapes by their indices, however far apart.
  ///
  /// - Precondition: the region has shapes of both indices, and they differ.
  public func pair(_ one: Int, _ other: Int) -> ShapePair {
    precondition(
      shapes.indices.contains(one) && shapes.indices.contains(other) && one != other,
      "A pair is two different shapes of the region.")
    return PairProbe(self).pair(min(one, other), max(one, other))
  }
}

/// Measures pairs of one region's shapes.
struct PairProbe {
  let container: Frame.GlassContainer
  let bounds: [Rect]
  /// The shapes by the left side of their boxes.
  private let order: [Int]
  /// The width of the widest box.
  private let widest: Double

  init(_ container: Frame.GlassContainer) {
    self.container = container
    let bounds = container.shapes.map(\.shape.bounds)
    self.bounds = bounds
    order = bounds.indices.sorted { (bounds[$0].minX, $0) < (bounds[$1].minX, $1) }
    widest = bounds.reduce(0) { max($0, $1.width) }
  }

  /// The shapes whose boxes meet another, in their own order.
  private func shapes(meeting box: Rect) -> [Int] {
    var low = 0
    var high = order.count
    // One point more than needed, for a side is the sum of two rounded numbers.
    let first = box.minX - widest - 1
    while low < high {
      let middle = (low + high) / 2
      if bounds[order[middle]].minX < first { low = middle + 1 } else { high = middle }
    }
    var result: [Int] = []
    for index in order[low...] {
      let other = bounds[index]
      if other.minX > box.maxX { break }
      if other.maxX >= box.minX, other.maxY >= box.minY, other.minY <= box.maxY { result.append(index) }
    }
    return result.sorted()
  }

  /// Whether the boxes of two shapes are no farther apart than a distance, along either axis.
  func areNear(_ one: Int, _ other: Int, within distance: Double) -> Bool {
    let (one, other) = (bounds[one], bounds[other])
    let across = max(other.minX - one.maxX, one.minX - other.maxX)
    let down = max(other.minY - one.maxY, one.minY - other.maxY)
    return max(across, down) <= distance
  }

  /// The pairs whose boxes are no farther apart than a distance, first by first, then by second.
  func near(within distance: Double) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    for (place, one) in order.enumerated() {
      for other in order[(place + 1)...] {
        if bounds[other].minX - bounds[one].maxX > distance { break }
        let apart = max(bounds[other].minY - bounds[one].maxY, bounds[one].minY - bounds[other].maxY)
        if apart <= distance { result.append((min(one, other), max(one, other))) }
      }
    }
    return result.sorted { $0 < $1 }
  }

  func pair(_ first: Int, _ second: Int) -> ShapePair {
    let one = container.shapes[first]
    let other = container.shapes[second]
    let near = one.shape.nearest(to: other.shape)
    let strength = min(one.material * one.reach, other.material * other.reach)
    let reach = container.blend == .none ? 0 : container.spacing * strength
    let saddle =
      if near.distance <= 0 {
        near.distance
      } else if near.distance > container.spacing || container.blend == .none {
        near.distance / 2
      } else {
        highest(from: near, reach: reach)
      }
    return ShapePair(
      first: first, second: second, gap: near.distance, reach: reach, saddle: saddle,
      isDirect: isDirect(first, second, near))
  }

  /// Whether two shapes face each other: no other one holds the point half-way between them nearer than they do.
  private func isDirect(_ first: Int, _ second: Int, _ near: ShapeGap) -> Bool {
    guard near.distance > 0 else { return true }
    let middle = near.first.mixed(with: near.second, by: 0.5)
    let half = near.distance / 2
    let near = Rect(x: middle.x - half, y: middle.y - half, width: 2 * half, height: 2 * half)
    return shapes(meeting: near).allSatisfy { other in
      if other == first || other == second { return true }
      let box = bounds[other].insetBy(dx: -half, dy: -half)
      guard middle.x > box.minX, middle.x < box.maxX, middle.y > box.minY, middle.y < box.maxY else {
        return true
      }
      // Three in a right angle are as near as each other but for rounding, and each pair of them counts.
      return container.shapes[other].shape.sample(at: middle).distance > half - 0.01
    }
  }

  /// The highest value of the field on the line between two shapes: the best of nine points, refined.
  ///
  /// On the line the field is no more than half the spacing, and the operators reach by the spacing, so only shapes
  /// within one and a half of it count. Of two alone the gradients are opposite on it, and the highest value is in
  /// the middle: half the gap less a quarter of the reach.
  private func highest(from gap: ShapeGap, reach own: Double) -> Double {
    let (start, end) = (gap.first, gap.second)
    let reach = container.spacing * 1.5
    let way = Rect(
      x: min(start.x, end.x) - reach, y: min(start.y, end.y) - reach,
      width: abs(end.x - start.x) + 2 * reach, height: abs(end.y - start.y) + 2 * reach)
    let around = shapes(meeting: way)
    if around.count == 2 { return gap.distance / 2 - own / 4 }
    var near = container
    near.shapes = around.map { container.shapes[$0] }
    return Self.highest(of: FieldSampler(near.field), from: start, to: end)
  }

  private static func highest(of sampler: FieldSampler, from start: Point, to end: Point) -> Double {
    func value(_ part: Double) -> Double { sampler.sample(at: start.mixed(with: end, by: part)).distance }
    let parts = (0...8).map { Double($0) / 8 }
    let values = parts.map(value)
    let best = values.indices.reduce(0) { values[$1] > values[$0] ? $1 : $0 }
    let low = parts[max(best - 1, 0)]
    let high = parts[min(best + 1, 8)]
    let part = GoldenSection.lowest(from: low, to: high, width: 1e-5) { -value($0) }
    return max(value(part), values[best])
  }
}

/// Finds the lowest point of a function with one dip.
enum GoldenSection {
  /// The argument at which a function is lowest between two, to a width.
  static func lowest(
    from start: Double, to end: Double, width: Double, _ function: (Double) -> Double
  ) -> Double {
    let share = (5.0.squareRoot() - 1) / 2
    var (low, high) = (start, end)
    var inner = high - share * (high - low)
    var outer = low + share * (high - low)
    var atInner = function(inner)
    var atOuter = function(outer)
    while high - low > width {
      if atInner <= atOuter {
        (high, outer, atOuter) = (outer, inner, atInner)
        inner = high - share * (high - low)
        atInner = function(inner)
      } else {
        (low, inner, atInner) = (inner, outer, atOuter)
        outer = low + share * (high - low)
        atOuter = function(outer)
      }
    }
    return (low + high) / 2
  }
}
