/// Cubics through the nodes of a traced curve: as few as stay within a tolerance, tangent to each other.
struct CurveFit {
  /// The field that the curve is a level set of.
  let field: LevelField
  /// How far a cubic may stray from the level set, in points.
  let tolerance: Double

  /// The cubics of a curve.
  func cubics(through nodes: [LevelTrace.Node]) -> [CubicCurve] {
    var result: [CubicCurve] = []
    let (nodes, marks) = refined(nodes)
    var start = 0
    while start + 1 < nodes.count {
      if nodes[start].point == nodes[start + 1].point {
        start += 1
        continue
      }
      let span = longestSpan(nodes, marks, from: start)
      if let curve = span.curve {
        result.append(curve)
      } else {
        result += divided(nodes[start], nodes[start + 1])
      }
      start = span.end
    }
    return result
  }

  /// The farthest node that one cubic reaches from a node, and that cubic.
  private func longestSpan(
    _ nodes: [LevelTrace.Node], _ marks: [Point], from start: Int
  ) -> (end: Int, curve: CubicCurve?) {
    var limit = farthest(nodes, from: start)
    while limit > start, let span = longestFit(nodes, marks, from: start, to: limit) {
      let way = nodes[start].point.distance(to: nodes[span.end].point)
      let places = span.end - start + 6 + min(Int(way) / 2, 12)
      if isNear(span.curve, member: nodes[start].nearest, places: places) { return span }
      limit = span.end - 1
    }
    return (start + 1, nil)
  }

  /// The farthest node up to a limit at which a cubic from a node still comes near all places between, or nil where
  /// none does.
  ///
  /// The reach is doubled while a cubic fits and then halved between the last that did and the first that did not.
  private func longestFit(
    _ nodes: [LevelTrace.Node], _ marks: [Point], from start: Int, to limit: Int
  ) -> (end: Int, curve: CubicCurve)? {
    var best: (end: Int, curve: CubicCurve)?
    var limit = limit
    var reach = CurveFit.firstReach
    while limit > best?.end ?? start {
      let end = min(start + reach, limit)
      if let curve = HandleFit(nodes[start...end], marks).curve(tolerance: tolerance) {
        best = (end, curve)
        reach = min(2 * reach, (end + limit + 1) / 2 - start)
      } else {
        limit = end - 1
        reach = ((best?.end ?? start) + limit + 1) / 2 - start
      }
    }
    return best
  }

  /// How many nodes on a cubic is tried first.
  private static let firstReach = 6

  /// The farthest node that one cubic may reach: up to about 110° of turn, and to a corner.
  private func farthest(_ nodes: [LevelTrace.Node], from start: Int) -> Int {
    var turned = 0.0
    var end = start + 1
    while end + 1 < nodes.count, end - start < 48, nodes[end].point != nodes[end + 1].point {
      turned += abs(nodes[end - 1].tangent.cross(nodes[end].tangent))
      if turned > 1.9 { break }
      end += 1
    }
    return end
  }

  /// Whether a cubic stays within the tolerance, at so many places along it, and at as many again where it is not
  /// clearly so at all of them.
  ///
  /// The field of three shapes or more has faint creases, so that the middle alone would not tell.
  func isNear(_ curve: CubicCurve, member: Int, places: Int) -> Bool {
    var isClear = true
    // Most that stray do so widely: a few places tell.
    for count in [3, places] {
      for index in 0..<count {
        let point = curve.point(at: (Double(index) + 0.5) / Double(count))
        if isClearlyNear(point, near: member) { continue }
        if strays(point, near: member) { return false }
        isClear = false
      }
    }
    if isClear { return true }
    return (1..<places).allSatisfy { index in
      let point = curve.point(at: Double(index) / Double(places))
      return isClearlyNear(point, near: member) || !strays(point, near: member)
    }
  }

  /// Whether a point is so near the level set that the field's value alone tells.
  private func isClearlyNear(_ point: Point, near member: Int) -> Bool {
    let reading = field.value(at: point, near: member)
    let slope = reading.carried.length
    // Where the operator's gradients nearly cancel the field's own slope may be another one.
    return slope > 0.4 && abs(reading.distance) <= 0.2 * tolerance * min(slope, 1)
  }

  /// Whether a point is farther from the level set than the tolerance.
  ///
  /// To first order the distance is the field's value by its slope. Near a saddle, where the slope falls away,
  /// that is at most half of the truth, and near a square corner many times as much: what it does not settle
  /// the sign a tolerance on does, for between two signs there is a place of the level set.
  private func strays(_ point: Point, near member: Int) -> Bool {
    let sample = field.sample(at: point, near: member)
    let slope = sample.slope.length
    let distance = abs(sample.distance)
    if distance <= 0.5 * tolerance * min(slope, 1) { return false }
    guard slope > 1e-6, distance < 4 * tolerance * slope else { return true }
    let way = sample.slope * (tolerance / (sample.distance > 0 ? -slope : slope))
    return (field.value(at: point + way, near: member).distance < 0) == (sample.distance < 0)
  }

  /// The cubic that leaves and arrives as two nodes say, with handles as long as an arc's.
  static func hermite(_ a: LevelTrace.Node, _ b: LevelTrace.Node) -> CubicCurve {
    let chord = b.point.distance(to: a.point)
    let cosine = min(max(a.tangent.dot(b.tangent), -0.99), 1)
    // An arc of angle θ over a chord c has handles of c/(3·cos²(θ/4)), nearly.
    let half = ((1 + cosine) / 2).squareRoot()
    let handle = chord * 2 / (3 * (1 + half))
    return CubicCurve(
      start: a.point, control1: a.point + a.tangent * handle, control2: b.point - b.tangent * handle,
      end: b.point)
  }
}
