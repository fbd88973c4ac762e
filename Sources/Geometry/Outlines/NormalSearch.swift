/// What lies on the normals of one member's outline, from the outline to where another member is nearer.
struct NormalSearch {
  /// The field.
  let field: LevelField
  /// The member.
  let member: Int
  /// Its outline.
  let boundary: ShapeBoundary

  /// What a normal of an outline comes to.
  enum Surface {
    /// The level set.
    case found(LevelTrace.Node)
    /// Another member's realm, the field being of this value there, below zero.
    case covered(Double)
  }

  /// Goes out along a normal until the field is zero or another member is nearer.
  ///
  /// Between two shapes the field grows along a normal as long as the outline is the nearest, so that the place
  /// where the other one is nearer tells. Where a third one blends in it may turn before that, and the way is gone
  /// in steps as long as the field is deep.
  func surface(at parameter: Double) -> Surface {
    let place = boundary.place(at: parameter)
    var height = BoundaryScan.lift
    var inner = (height: 0.0, lead: 1.0, value: -Double.infinity)
    var highest = -Double.infinity
    var isShallow = false
    for _ in 0..<96 {
      let point = place.point + place.normal * height
      let sample = field.value(at: point, near: member)
      let lead = sample.secondDistance - sample.nearestDistance
      if sample.nearest != member {
        let outer = (height: height, lead: lead, value: sample.distance)
        return .covered(max(highest, exitValue(place, inner: inner, outer: outer)))
      }
      inner = (height, lead, sample.distance)
      highest = max(highest, sample.distance)
      if !isShallow, -sample.distance < lead / 4 {
        isShallow = true
        if let value = coveredBySecond(place, from: height) { return .covered(value) }
      }
      // So near the next realm, and so deep, the field where the realm ends is hardly another. Shapes that coincide
      // have one realm, in which neither leads.
      let isShared = lead < BoundaryScan.lift
      if lead < 0.05, !isShared, sample.distance < -1 { return .covered(highest) }
      if sample.distance > -0.02 {
        let isThere = sample.distance > -1e-6
        let node = field.settled(point, near: member, within: isThere ? field.spacing : 0.5)
        if let node { return .found(node) }
        if isThere { return .covered(sample.distance) }
      }
      // How much nearer the outline is than the next falls by no more than twice the way gone.
      height += max(isShared ? -sample.distance : min(-sample.distance, lead / 2), 0.02)
    }
    return .covered(highest)
  }

  /// The field on a normal where it leaves a member's realm, if that is below zero and only one other shape is near
  /// enough to blend anywhere on the way.
  private func coveredBySecond(_ place: ShapeBoundary.Place, from start: Double) -> Double? {
    var height = start
    var inner = (height: 0.0, lead: 1.0, value: -Double.infinity)
    for _ in 0..<24 {
      let point = place.point + place.normal * height
      let sample = field.value(at: point, near: member)
      let lead = sample.secondDistance - sample.nearestDistance
      if sample.nearest != member {
        let outer = (height: height, lead: lead, value: sample.distance)
        let value = exitValue(place, inner: inner, outer: outer)
        guard value < 0, field.isBlendOfTwo(at: point, near: member, within: height - start, above: value)
        else { return nil }
        return value
      }
      guard sample.distance < 0 else { return nil }
      inner = (height, lead, sample.distance)
      height += max(lead / 2, 0.01)
    }
    return nil
  }

  /// The field on a normal where it leaves a member's realm, from a place on either side of there.
  ///
  /// How much nearer the nearest member is than the next changes evenly over so short a way, so that the place
  /// where the two change over lies about where a straight line says.
  private func exitValue(
    _ place: ShapeBoundary.Place, inner: (height: Double, lead: Double, value: Double),
    outer: (height: Double, lead: Double, value: Double)
  ) -> Double {
    var (inner, outer) = (inner, outer)
    guard max(inner.value, outer.value) > -field.spacing / 2 else { return outer.value }
    for _ in 0..<3 {
      guard outer.height - inner.height > 1e-7, inner.lead + outer.lead > 1e-9 else { break }
      let height = inner.height + (outer.height - inner.height) * inner.lead / (inner.lead + outer.lead)
      let sample = field.value(at: place.point + place.normal * height, near: member)
      let lead = sample.secondDistance - sample.nearestDistance
      if sample.nearest == member {
        inner = (height, lead, sample.distance)
      } else {
        outer = (height, lead, sample.distance)
      }
      if lead < 1e-6 { break }
    }
    return max(inner.value, outer.value)
  }

  /// Places of the level set between two stops: where the field on the way out of the realm peaks.
  ///
  /// A peak is followed up where it could reach zero: if it rose between the stops by as much as it falls to
  /// either side, and a little more. Beside a stop that a curve went past the field only rises to that curve.
  func narrowPlaces(between stops: [BoundaryScan.Stop], exits: [Double?]) -> [LevelTrace.Node] {
    var nodes: [LevelTrace.Node] = []
    let count = exits.count
    for index in exits.indices {
      let before = (index + count - 1) % count
      let after = (index + 1) % count
      guard let value = exits[index], value >= exits[before] ?? -.infinity,
        value > exits[after] ?? -.infinity, !stops[before].isVisited, !stops[after].isVisited
      else { continue }
      var low = stops[before].parameter
      var high = stops[after].parameter
      if before > index { low -= ShapeBoundary.period }
      if after < index { high += ShapeBoundary.period }
      let way = boundary.length(from: low, to: high)
      let fall = max(value - (exits[before] ?? value), value - (exits[after] ?? value))
      guard value > -(0.15 * way + fall) else { continue }
      if let node = peak(between: low, and: high, value: value, way: way) { nodes.append(node) }
    }
    return nodes
  }

  /// A place of the level set on a normal between two parameters, by golden sections towards the peak.
  private func peak(
    between low: Double, and high: Double, value: Double, way: Double
  ) -> LevelTrace.Node? {
    var (low, high, way, best) = (low, high, way, value)
    let golden = 0.618033988749895
    // Of two marks one stays when the range shrinks, with the value found there.
    var values: [Double?] = [nil, nil]
    while way > 1e-3, best > -2 * way {
      let marks = [high - golden * (high - low), low + golden * (high - low)]
      for index in 0..<2 where values[index] == nil {
        switch surface(at: marks[index]) {
        case .found(let node): return node
        case .covered(let value):
          values[index] = value
          best = max(best, value)
        }
      }
      if values[0] ?? 0 >= values[1] ?? 0 {
        high = marks[1]
        values = [nil, values[0]]
      } else {
        low = marks[0]
        values = [values[1], nil]
      }
      way *= golden
    }
    return nil
  }
}
