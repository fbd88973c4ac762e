extension ContourBuilder {
  /// The contours that run along no free stretch: found on the normals that no traced curve went past.
  ///
  /// Every place of the level set lies on the normal of its nearest outline's nearest place, and all of that
  /// normal up to there belongs to the same outline. So a level set that was not traced yet shows itself on
  /// the normals of the blended stops.
  mutating func blendedLoops() -> [[Piece]] {
    var loops: [[Piece]] = []
    for scan in scans.indices {
      var exits = [Double?](repeating: nil, count: scans[scan].stops.count)
      for index in scans[scan].stops.indices {
        let stop = scans[scan].stops[index]
        guard stop.standing == .blended, !stop.isVisited, stop.clearance > 2 * BoundaryScan.lift
        else { continue }
        switch surface(scans[scan], at: stop.parameter) {
        case .found(let node): if let loop = loop(through: node) { loops.append(loop) }
        case .covered(let value): exits[index] = value
        }
      }
      for node in narrowPlaces(scans[scan], exits: exits) {
        if let loop = loop(through: node) { loops.append(loop) }
      }
    }
    return loops
  }

  /// What a normal of an outline comes to.
  private enum Surface {
    /// The level set.
    case found(LevelTrace.Node)
    /// Another member's realm, the field being of this value there, below zero.
    case covered(Double)
  }

  /// Goes out along a normal until the field is zero or another member is nearer.
  ///
  /// Between two shapes the field grows along a normal as long as the outline is the nearest. Where a third one
  /// blends in it may turn before that, so that the way is gone in steps as long as the field is deep.
  private func surface(_ scan: BoundaryScan, at parameter: Double) -> Surface {
    let place = scan.boundary.place(at: parameter)
    var height = BoundaryScan.lift
    var inner = (height: 0.0, lead: 1.0, value: -Double.infinity)
    var highest = -Double.infinity
    for _ in 0..<96 {
      let point = place.point + place.normal * height
      let sample = field.reading(at: point, near: scan.member)
      let lead = sample.secondDistance - sample.nearestDistance
      if sample.nearest != scan.member {
        let outer = (height: height, lead: lead, value: sample.distance)
        return .covered(max(highest, exitValue(place, of: scan.member, inner: inner, outer: outer)))
      }
      inner = (height, lead, sample.distance)
      highest = max(highest, sample.distance)
      if sample.distance > -0.02 {
        let isThere = sample.distance > -1e-6
        let node = field.settled(point, near: scan.member, within: isThere ? field.spacing : 0.5)
        if let node { return .found(node) }
        if isThere { return .covered(sample.distance) }
      }
      height += max(-sample.distance, 0.02)
    }
    return .covered(highest)
  }

  /// The field on a normal where it leaves a member's realm, from a place on either side of there.
  ///
  /// How much nearer the nearest member is than the next changes evenly over so short a way, so that the place
  /// where the two change over lies about where a straight line says.
  private func exitValue(
    _ place: ShapeBoundary.Place, of member: Int, inner: (height: Double, lead: Double, value: Double),
    outer: (height: Double, lead: Double, value: Double)
  ) -> Double {
    var (inner, outer) = (inner, outer)
    guard max(inner.value, outer.value) > -field.spacing / 2 else { return outer.value }
    for _ in 0..<3 {
      guard outer.height - inner.height > 1e-7, inner.lead + outer.lead > 1e-9 else { break }
      let height = inner.height + (outer.height - inner.height) * inner.lead / (inner.lead + outer.lead)
      let sample = field.reading(at: place.point + place.normal * height, near: member)
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
  /// either side, and a little more.
  private func narrowPlaces(_ scan: BoundaryScan, exits: [Double?]) -> [LevelTrace.Node] {
    var nodes: [LevelTrace.Node] = []
    let count = exits.count
    for index in exits.indices {
      let before = (index + count - 1) % count
      let after = (index + 1) % count
      guard let value = exits[index], value >= exits[before] ?? -.infinity,
        value > exits[after] ?? -.infinity
      else { continue }
      var low = scan.stops[before].parameter
      var high = scan.stops[after].parameter
      if before > index { low -= ShapeBoundary.period }
      if after < index { high += ShapeBoundary.period }
      let way = scan.boundary.length(from: low, to: high)
      let fall = max(value - (exits[before] ?? value), value - (exits[after] ?? value))
      guard value > -(0.15 * way + fall) else { continue }
      if let node = peak(scan, between: low, and: high, value: value, way: way) { nodes.append(node) }
    }
    return nodes
  }

  /// A place of the level set on a normal between two parameters, by golden sections towards the peak.
  private func peak(
    _ scan: BoundaryScan, between low: Double, and high: Double, value: Double, way: Double
  ) -> LevelTrace.Node? {
    var (low, high, way, best) = (low, high, way, value)
    let golden = 0.618033988749895
    // Of two marks one stays when the range shrinks, with the value found there.
    var values: [Double?] = [nil, nil]
    while way > 1e-3, best > -2 * way {
      let marks = [high - golden * (high - low), low + golden * (high - low)]
      for index in 0..<2 where values[index] == nil {
        switch surface(scan, at: marks[index]) {
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

  /// The closed curve through a place, unless it was traced before.
  private mutating func loop(through start: LevelTrace.Node) -> [Piece]? {
    if field.reading(at: start.point, near: start.nearest).owner >= 0 || isTraced(start) { return nil }
    var trace = LevelTrace(field, from: start)
    var corners = 0
    while trace.nodes.count < 100_000 {
      let before = trace.last
      guard trace.advance() else {
        corners += 1
        guard corners < 8, let after = field.placeAfterCorner(at: before, radius: 1e-3) else {
          isConsistent = false
          return nil
        }
        trace.turn(towards: after)
        continue
      }
      visit(from: before, to: trace.last)
      // Every free stretch has its contour by now: a curve that comes to one should have been traced before.
      if passedStart(from: before, to: trace.last) != nil || enteredStretch(at: trace.last) != nil {
        if !isTraced(before), !isTraced(trace.last) { isConsistent = false }
        return nil
      }
      let out = start.point - before.point
      let chord = trace.last.point - before.point
      if trace.nodes.count > 3, out.dot(before.tangent) > 0,
        (start.point - trace.last.point).dot(start.tangent) <= 0, chord.dot(start.tangent) > 0,
        abs(out.cross(chord)) <= 0.3 * chord.dot(chord)
      {
        trace.dropLast()
        trace.finish(at: start)
        remember(trace.nodes)
        return [.curve(trace.nodes)]
      }
    }
    return nil
  }
}
