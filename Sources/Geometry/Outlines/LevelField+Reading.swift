extension LevelField {
  /// What is known of the field at a point without its slopes: enough to tell who owns the place.
  struct Reading {
    /// The field's value, in points.
    var distance: Double
    /// The gradient as the operator carries it.
    var carried: Vector
    /// The member whose field this is alone, or −1 where several are blended.
    var owner: Int
    /// By how much the owner keeps the place to itself, in points; negative where others blend in.
    var slack: Double
    /// The member whose outline is nearest.
    var nearest: Int
    /// The distance to that outline, in points.
    var nearestDistance: Double
    /// The distance to the second nearest outline, in points.
    var secondDistance: Double

    /// Creates a reading of nothing yet.
    @inline(__always)
    fileprivate init() {
      (distance, slack, nearestDistance, secondDistance) = (.infinity, .infinity, .infinity, .infinity)
      carried = .zero
      owner = -1
      nearest = -1
    }

    /// Takes note of how far an outline is.
    @inline(__always)
    fileprivate mutating func compare(_ distance: Double, of member: Int) {
      if nearest < 0 || distance < nearestDistance - LevelField.tieMargin {
        secondDistance = nearestDistance
        nearestDistance = distance
        nearest = member
      } else if distance < secondDistance {
        secondDistance = distance
      }
    }
  }

  /// The field at a point near a member's outline, without its slopes.
  func reading(at point: Point, near member: Int) -> Reading {
    var result = Reading()
    for place in neighborRanges[member] {
      let neighbor = neighborList[place]
      let offset = point - neighbor.core.center
      let bound = result.secondDistance + spacing + neighbor.core.outerRadius
      if bound < .infinity, offset.dot(offset) > bound * bound { continue }
      let next = sample(of: neighbor, offset)
      result.compare(next.distance, of: neighbor.member)
      join(&result, next, of: neighbor)
    }
    return result
  }

  /// The field at a point near a member's outline, without its slopes, and without who owns the place.
  ///
  /// What is too far to blend is not asked for its gradient.
  func value(at point: Point, near member: Int) -> Reading {
    var result = Reading()
    for place in neighborRanges[member] {
      let neighbor = neighborList[place]
      let offset = point - neighbor.core.center
      let bound = result.secondDistance + spacing + neighbor.core.outerRadius
      if bound < .infinity, offset.dot(offset) > bound * bound { continue }
      let next = sample(of: neighbor, offset)
      result.compare(next.distance, of: neighbor.member)
      if next.distance - result.distance < max(neighbor.reach, LevelField.leastSoftness) {
        join(&result, next, of: neighbor)
      }
    }
    return result
  }

  /// What a neighbour says of a place at an offset from its centre.
  @inline(__always)
  func sample(of neighbor: Neighbor, _ offset: Vector) -> PreparedShape.Sample {
    neighbor.core.uniformRadius >= 0
      ? neighbor.core.sample(offset) : shapes[neighbor.member].sample(at: neighbor.core.center + offset)
  }

  /// Whether no more than two shapes can blend at any place within a distance of a point where the field of the two
  /// is not above a value: the others are farther from all of them than the spacing.
  func isBlendOfTwo(
    at point: Point, near member: Int, within distance: Double, above value: Double
  ) -> Bool {
    var count = 0
    for place in neighborRanges[member] {
      let neighbor = neighborList[place]
      let offset = point - neighbor.core.center
      let bound = spacing + distance + neighbor.core.outerRadius
      if offset.dot(offset) > bound * bound { continue }
      if sample(of: neighbor, offset).distance <= spacing + distance + value { count += 1 }
    }
    return count <= 2
  }

  @inline(__always)
  private func join(_ result: inout Reading, _ next: PreparedShape.Sample, of neighbor: Neighbor) {
    guard result.distance < .infinity else {
      (result.distance, result.carried, result.owner) = (next.distance, next.gradient, neighbor.member)
      return
    }
    let k = blend.softness(result.carried, next.gradient, reach: neighbor.reach)
    let difference = next.distance - result.distance
    let isHard = k <= LevelField.leastSoftness
    if isHard ? difference >= -LevelField.tieMargin : difference >= k {
      result.slack = min(result.slack, difference - k)
    } else if isHard || difference <= -k {
      (result.distance, result.carried, result.owner) = (next.distance, next.gradient, neighbor.member)
      result.slack = -difference - k
    } else {
      let h = 0.5 + 0.5 * difference / k
      let rest = 1 - h
      result.distance = next.distance * rest + result.distance * h - k * h * rest
      result.carried = next.gradient * rest + result.carried * h
      result.slack = min(result.slack, abs(difference) - k)
      result.owner = -1
    }
  }
}

extension LevelField {
  /// A shape that can matter near another's outline, with the numbers that most samples need.
  struct Neighbor {
    /// The shape's numbers.
    let core: ShapeCore
    /// How far it reaches for those before it, in points.
    let reach: Double
    /// Which member it is.
    let member: Int
  }
}

/// The numbers of a shape whose four corners are equal and circular, in one piece of memory.
struct ShapeCore {
  /// The centre, in points.
  let center: Point
  /// The radius of the circle about the centre that holds the shape, in points.
  let outerRadius: Double
  /// The radius of the corners, or a negative number where they are not equal and circular.
  let uniformRadius: Double
  private let halfWidth: Double
  private let halfHeight: Double
  private let cosine: Double
  private let sine: Double

  init(_ shape: PreparedShape) {
    center = shape.center
    outerRadius = shape.outerRadius
    uniformRadius = shape.uniformRadius
    halfWidth = shape.halfWidth - max(shape.uniformRadius, 0)
    halfHeight = shape.halfHeight - max(shape.uniformRadius, 0)
    cosine = shape.cosine
    sine = shape.sine
  }

  /// The sample at an offset from the centre, as ``PreparedShape/sample(at:)`` gives it.
  @inline(__always)
  func sample(_ offset: Vector) -> PreparedShape.Sample {
    let placeX = offset.dx * cosine + offset.dy * sine
    let placeY = offset.dy * cosine - offset.dx * sine
    let x = abs(placeX) - halfWidth
    let y = abs(placeY) - halfHeight
    var gx = 0.0
    var gy = 0.0
    var distance: Double
    var bend = 0.0
    if x > 0 && y > 0 {
      distance = (x * x + y * y).squareRoot()
      bend = 1 / distance
      gx = x * bend
      gy = y * bend
    } else if x > y {
      gx = 1
      distance = x
    } else {
      gy = 1
      distance = y
    }
    distance -= uniformRadius
    if placeX < 0 { gx = -gx }
    if placeY < 0 { gy = -gy }
    return PreparedShape.Sample(
      distance: distance, gradient: Vector(dx: gx * cosine - gy * sine, dy: gy * cosine + gx * sine),
      bend: bend)
  }
}
