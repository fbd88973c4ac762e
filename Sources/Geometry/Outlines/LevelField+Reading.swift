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
  }

  /// The field at a point near a member's outline, without its slopes.
  func reading(at point: Point, near member: Int) -> Reading {
    var result = Reading(
      distance: .infinity, carried: .zero, owner: -1, slack: .infinity, nearest: -1,
      nearestDistance: .infinity, secondDistance: .infinity)
    for place in neighborRanges[member] {
      let other = neighborList[place]
      let core = cores[other]
      let offset = point - core.center
      let bound = result.secondDistance + spacing + core.outerRadius
      if bound < .infinity, offset.dot(offset) > bound * bound { continue }
      let next = core.uniformRadius >= 0 ? core.sample(offset) : shapes[other].sample(at: point)
      if result.nearest < 0 || next.distance < result.nearestDistance - LevelField.tieMargin {
        result.secondDistance = result.nearestDistance
        result.nearestDistance = next.distance
        result.nearest = other
      } else if next.distance < result.secondDistance {
        result.secondDistance = next.distance
      }
      join(&result, next, of: other)
    }
    return result
  }

  /// The distance from a place on a member's outline to the nearest other outline, in points; 0 inside one.
  func clearance(at point: Point, of member: Int) -> Double {
    var clearance = Double.infinity
    for place in neighborRanges[member] where neighborList[place] != member {
      let other = neighborList[place]
      let core = cores[other]
      let offset = point - core.center
      let bound = clearance + core.outerRadius
      if clearance < .infinity, offset.dot(offset) > bound * bound { continue }
      let next = core.uniformRadius >= 0 ? core.sample(offset) : shapes[other].sample(at: point)
      clearance = min(clearance, next.distance)
    }
    return max(clearance, 0)
  }

  @inline(__always)
  private func join(_ result: inout Reading, _ next: PreparedShape.Sample, of member: Int) {
    guard result.distance < .infinity else {
      (result.distance, result.carried, result.owner) = (next.distance, next.gradient, member)
      return
    }
    let k = blend.softness(result.carried, next.gradient, reach: reaches[member])
    let difference = next.distance - result.distance
    let isHard = k <= LevelField.leastSoftness
    if isHard ? difference >= -LevelField.tieMargin : difference >= k {
      result.slack = min(result.slack, difference - k)
    } else if isHard || difference <= -k {
      (result.distance, result.carried, result.owner) = (next.distance, next.gradient, member)
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
