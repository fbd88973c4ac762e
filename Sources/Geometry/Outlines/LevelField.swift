/// The field of one cluster, with what tracing its level set needs: true slopes, and who owns a place.
struct LevelField {
  /// What is known of the field at a point.
  struct Sample {
    /// The field's value, in points.
    var distance: Double
    /// The true gradient of the value; the operator's carried gradient leaves out how its k changes.
    var slope: Vector
    /// The gradient as the operator carries it.
    var carried: Vector
    /// The derivatives of `carried`: by x, then by y.
    var carriedByX: Vector
    var carriedByY: Vector
    /// The member whose field this is alone, or −1 where several are blended.
    var owner: Int
    /// The member whose outline is nearest.
    var nearest: Int
    /// The distance to that outline, in points.
    var nearestDistance: Double
    /// The distance to the second nearest outline, in points.
    var secondDistance: Double
  }

  /// The members in the order they are folded.
  let shapes: [PreparedShape]
  /// For each member, the numbers that most samples need.
  let cores: [ShapeCore]
  /// For each member, how far it reaches for those before it, in points.
  let reaches: [Double]
  /// For each member, its place in the field's members.
  let places: [Int]
  /// For each member, where those stand in ``neighborList`` that can matter near its outline.
  let neighborRanges: [Range<Int>]
  /// For one member after another, its neighbours, itself among them, ascending: one list, so that going through
  /// it counts no references.
  let neighborList: [Neighbor]
  /// The groups of members that hang together through neighbours.
  let clusters: [[Int]]
  /// How two fields become one.
  let blend: BlendOperator
  /// The distance within which shapes reach for each other, in points.
  let spacing: Double

  /// Below this the operator's k is taken as none, in points: it changes no outline by more than a quarter.
  static let leastSoftness = 1e-7
  /// A later shape takes a place over only where it is nearer by more than this, in points, so that shapes
  /// that coincide do not change places by rounding.
  static let tieMargin = 1e-8

  /// The field at a point near a member's outline.
  func sample(at point: Point, near member: Int) -> Sample {
    var result = Sample(
      distance: .infinity, slope: .zero, carried: .zero, carriedByX: .zero, carriedByY: .zero, owner: -1,
      nearest: -1, nearestDistance: .infinity, secondDistance: .infinity)
    for place in neighborRanges[member] {
      let neighbor = neighborList[place]
      let offset = point - neighbor.core.center
      let bound = result.secondDistance + spacing + neighbor.core.outerRadius
      if bound < .infinity, offset.dot(offset) > bound * bound { continue }
      let next = sample(of: neighbor, offset)
      let previous = (result.nearest, result.nearestDistance, result.secondDistance)
      result = joined(result, next, of: neighbor)
      if previous.0 < 0 || next.distance < previous.1 - LevelField.tieMargin {
        result.nearest = neighbor.member
        result.nearestDistance = next.distance
        result.secondDistance = previous.1
      } else {
        result.nearest = previous.0
        result.nearestDistance = previous.1
        result.secondDistance = min(previous.2, next.distance)
      }
    }
    return result
  }

  @inline(__always)
  private func joined(_ first: Sample, _ second: PreparedShape.Sample, of neighbor: Neighbor) -> Sample {
    let k =
      first.distance < .infinity
      ? blend.softness(first.carried, second.gradient, reach: neighbor.reach) : 0
    let difference = second.distance - first.distance
    if k <= LevelField.leastSoftness || abs(difference) >= k {
      return difference >= -LevelField.tieMargin && k <= LevelField.leastSoftness || difference >= k
        ? first : LevelField.alone(second, neighbor.member)
    }
    return blended(first, LevelField.alone(second, neighbor.member), k: k, reach: neighbor.reach)
  }

  /// The sample of one member alone: the level lines of a distance bend along the tangent only.
  @inline(__always)
  private static func alone(_ sample: PreparedShape.Sample, _ member: Int) -> Sample {
    let g = sample.gradient
    let bend = min(sample.bend, 1e9)
    return Sample(
      distance: sample.distance, slope: g, carried: g,
      carriedByX: Vector(dx: g.dy * g.dy, dy: -g.dx * g.dy) * bend,
      carriedByY: Vector(dx: -g.dx * g.dy, dy: g.dx * g.dx) * bend, owner: member, nearest: member,
      nearestDistance: sample.distance, secondDistance: .infinity)
  }

  /// The blend of two fields and its derivatives.
  ///
  /// With d = mix(b, a, h) − k·h·(1 − h) the part that comes through h cancels, for h = ½ + ½(b − a)/k makes
  /// ∂d/∂h zero. What is left is the mix of the slopes, and k's own change, −reach/2·∇(ga·gb).
  private func blended(_ first: Sample, _ second: Sample, k: Double, reach: Double) -> Sample {
    let difference = second.distance - first.distance
    let h = 0.5 + 0.5 * difference / k
    let rest = 1 - h
    var change = Vector.zero
    if blend == .gradientAware {
      let byX = first.carriedByX.dot(second.carried) + second.carriedByX.dot(first.carried)
      let byY = first.carriedByY.dot(second.carried) + second.carriedByY.dot(first.carried)
      change = Vector(dx: byX, dy: byY) * (-0.5 * reach)
    }
    let gradientOfH = ((second.slope - first.slope) - change * (difference / k)) * (0.5 / k)
    let apart = first.carried - second.carried
    return Sample(
      distance: second.distance * rest + first.distance * h - k * h * rest,
      slope: second.slope * rest + first.slope * h - change * (h * rest),
      carried: second.carried * rest + first.carried * h,
      carriedByX: second.carriedByX * rest + first.carriedByX * h + apart * gradientOfH.dx,
      carriedByY: second.carriedByY * rest + first.carriedByY * h + apart * gradientOfH.dy, owner: -1,
      nearest: first.nearest, nearestDistance: first.nearestDistance,
      secondDistance: first.secondDistance)
  }
}
