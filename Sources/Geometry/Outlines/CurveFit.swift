/// Cubics through the nodes of a traced curve: as few as stay within a tolerance, tangent to each other.
struct CurveFit {
  /// The field that the curve is a level set of.
  let field: LevelField
  /// How far a cubic may stray from the level set, in points.
  let tolerance: Double

  /// The cubics of a curve.
  func cubics(through nodes: [LevelTrace.Node]) -> [CubicCurve] {
    var result: [CubicCurve] = []
    var start = 0
    while start + 1 < nodes.count {
      if nodes[start].point == nodes[start + 1].point {
        start += 1
        continue
      }
      let span = longestSpan(nodes, from: start)
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
  ///
  /// The reach is doubled while a cubic still fits and then halved between the last that did and the first
  /// that did not. A cubic is never asked to turn more than about 110°.
  private func longestSpan(
    _ nodes: [LevelTrace.Node], from start: Int
  ) -> (end: Int, curve: CubicCurve?) {
    var best: (end: Int, curve: CubicCurve?) = (start + 1, nil)
    var limit = farthest(nodes, from: start)
    var reach = 1
    while best.end < limit || best.curve == nil {
      let end = min(start + reach, limit)
      if let curve = fitted(nodes[start...end]) {
        best = (end, curve)
        reach = end == limit ? reach : min(2 * reach, max(1, (end + limit + 1) / 2 - start))
        if end == limit { break }
      } else {
        limit = end - 1
        if limit <= best.end { break }
        reach = (best.end + limit + 1) / 2 - start
      }
    }
    return best
  }

  /// The farthest node that one cubic may reach, by the turn up to it and by corners.
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

  /// One cubic over some nodes, or nil where it strays.
  private func fitted(_ nodes: ArraySlice<LevelTrace.Node>) -> CubicCurve? {
    guard let first = nodes.first, let last = nodes.last else { return nil }
    let curve: CubicCurve
    if nodes.count == 2 {
      curve = CurveFit.hermite(first, last)
    } else {
      guard let least = CurveFit.leastSquares(nodes, tolerance: tolerance) else { return nil }
      curve = least
    }
    let places = 4 * nodes.count + 8 + min(Int(first.point.distance(to: last.point)), 24)
    return isNear(curve, member: first.nearest, places: places) ? curve : nil
  }

  /// Whether a cubic stays within the tolerance, at so many places along it.
  ///
  /// The field of three shapes or more has faint creases, so that the middle alone would not tell.
  func isNear(_ curve: CubicCurve, member: Int, places: Int) -> Bool {
    // Most that stray do so widely: a few places tell.
    for count in [3, places] {
      for index in 0..<count
      where strays(curve.point(at: (Double(index) + 0.5) / Double(count)), near: member) {
        return false
      }
    }
    return true
  }

  /// Whether a point is farther from the level set than the tolerance.
  ///
  /// To first order the distance is the field's value by its slope. Near a saddle, where the slope falls away,
  /// that is at most half of the truth, and near a square corner many times as much: what it does not settle
  /// the sign a tolerance on does, for between two signs there is a place of the level set.
  private func strays(_ point: Point, near member: Int) -> Bool {
    let reading = field.reading(at: point, near: member)
    if abs(reading.distance) <= 0.3 * tolerance * min(reading.carried.length, 1) { return false }
    let sample = field.sample(at: point, near: member)
    let slope = sample.slope.length
    let distance = abs(sample.distance)
    if distance <= 0.5 * tolerance * min(slope, 1) { return false }
    guard slope > 1e-6, distance < 4 * tolerance * slope else { return true }
    let way = sample.slope * (tolerance / (sample.distance > 0 ? -slope : slope))
    return (field.reading(at: point + way, near: member).distance < 0) == (sample.distance < 0)
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

  /// The handles that bring a cubic nearest to the inner nodes.
  ///
  /// Ends and directions are given; the two lengths solve a linear least-squares problem for parameters that
  /// follow the nodes (P. J. Schneider, "An algorithm for automatically fitting digitized curves", 1990).
  static func leastSquares(_ nodes: ArraySlice<LevelTrace.Node>, tolerance: Double) -> CubicCurve? {
    guard let a = nodes.first, let b = nodes.last else { return nil }
    var parameters = chordParameters(nodes)
    var curve = hermite(a, b)
    for round in 0..<4 {
      guard let next = solved(nodes, parameters) else { return nil }
      curve = next
      var worst = 0.0
      for (index, node) in nodes.enumerated() {
        let t = parameters[index]
        let out = node.point - curve.point(at: t)
        let tangent = curve.derivative(at: t)
        let slope = tangent.dot(tangent) - out.dot(curve.secondDerivative(at: t))
        if slope > 0 { parameters[index] = min(max(t + out.dot(tangent) / slope, 0), 1) }
        worst = max(worst, abs(out.cross(tangent)) / max(tangent.length, 1e-30))
      }
      if worst <= tolerance * 0.5 { return curve }
      if round == 1, worst > tolerance * 20 { return nil }
      if round == 3, worst > tolerance { return nil }
    }
    return curve
  }

  private static func chordParameters(_ nodes: ArraySlice<LevelTrace.Node>) -> [Double] {
    var lengths: [Double] = [0]
    for (a, b) in zip(nodes, nodes.dropFirst()) {
      lengths.append(lengths[lengths.count - 1] + a.point.distance(to: b.point))
    }
    let whole = lengths[lengths.count - 1]
    return lengths.map { whole > 0 ? $0 / whole : 0 }
  }

  private static func solved(_ nodes: ArraySlice<LevelTrace.Node>, _ parameters: [Double]) -> CubicCurve? {
    guard let a = nodes.first, let b = nodes.last else { return nil }
    var (m00, m01, m11, r0, r1) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (index, node) in nodes.enumerated() {
      let t = parameters[index]
      let s = 1 - t
      let near = 3 * s * s * t
      let far = 3 * s * t * t
      let u = a.tangent * near
      let v = -b.tangent * far
      let flat = Point(x: a.point.x, y: a.point.y).mixed(with: b.point, by: t * t * t + far)
      let rest = node.point - flat
      m00 += u.dot(u)
      m01 += u.dot(v)
      m11 += v.dot(v)
      r0 += rest.dot(u)
      r1 += rest.dot(v)
    }
    let determinant = m00 * m11 - m01 * m01
    guard determinant > 1e-12 * m00 * m11, m00 > 0 else { return nil }
    let leave = (r0 * m11 - r1 * m01) / determinant
    let arrive = (m00 * r1 - m01 * r0) / determinant
    let chord = a.point.distance(to: b.point)
    guard leave > 0.01 * chord, arrive > 0.01 * chord, leave < 3 * chord, arrive < 3 * chord else {
      return nil
    }
    return CubicCurve(
      start: a.point, control1: a.point + a.tangent * leave, control2: b.point - b.tangent * arrive,
      end: b.point)
  }
}
