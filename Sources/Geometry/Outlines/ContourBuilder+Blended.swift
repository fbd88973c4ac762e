extension ContourBuilder {
  /// The contours that run along no free stretch: found on the normals that no traced curve went past.
  ///
  /// Every place of the level set lies on the normal of its nearest outline's nearest place, and all of that
  /// normal up to there belongs to the same outline. So a level set that was not traced yet shows itself on
  /// the normals of the blended stops.
  mutating func blendedLoops() -> [[Piece]] {
    var loops: [[Piece]] = []
    for scan in scans.indices {
      let normals = NormalSearch(field: field, member: scans[scan].member, boundary: scans[scan].boundary)
      var exits = [Double?](repeating: nil, count: scans[scan].stops.count)
      for index in scans[scan].stops.indices {
        let stop = scans[scan].stops[index]
        guard stop.standing == .blended, !stop.isVisited,
          stop.isNearest || stop.clearance > 2 * BoundaryScan.lift
        else { continue }
        switch normals.surface(at: stop.parameter) {
        case .found(let node): if let loop = loop(through: node) { loops.append(loop) }
        case .covered(let value): exits[index] = value
        }
      }
      for node in normals.narrowPlaces(between: scans[scan].stops, exits: exits) {
        if let loop = loop(through: node) { loops.append(loop) }
      }
    }
    return loops
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
