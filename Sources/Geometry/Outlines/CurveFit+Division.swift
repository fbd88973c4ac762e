extension CurveFit {
  /// How often what lies between two places is halved at most.
  private static let deepest = 8

  /// Cubics between two neighbouring nodes that one does not reach.
  ///
  /// They go through a place found between; where the level set runs another way than the nodes' directions let
  /// expect it is followed anew in short steps, and where it cannot be followed either it is drawn with lines.
  func divided(_ a: LevelTrace.Node, _ b: LevelTrace.Node, depth: Int = 0) -> [CubicCurve] {
    let curve = CurveFit.hermite(a, b)
    if isNear(curve, member: a.nearest, places: 16) { return [curve] }
    let chord = b.point - a.point
    let length = chord.length
    if depth < CurveFit.deepest,
      let node = field.settled(curve.point(at: 0.5), near: a.nearest, within: length * 0.25),
      node.tangent.dot(chord) > 0.5 * length
    {
      return divided(a, node, depth: depth + 1) + divided(node, b, depth: depth + 1)
    }
    if depth < CurveFit.deepest / 2, let nodes = LevelTrace.nodes(field, from: a, to: b, steps: 24) {
      return zip(nodes, nodes.dropFirst()).flatMap { divided($0, $1, depth: depth + 5) }
    }
    return straight(a.point, b.point, near: a.nearest)
  }

  /// Straight pieces along the level set between two of its places, with what is filled on their right.
  func straight(_ a: Point, _ b: Point, near member: Int, depth: Int = 0) -> [CubicCurve] {
    let line = CubicCurve(from: a, to: b)
    let length = a.distance(to: b)
    if length <= tolerance || depth == CurveFit.deepest || isNear(line, member: member, places: 8) {
      return [line]
    }
    guard let point = crossing(beside: line.point(at: 0.5), (b - a) * (1 / length), length, near: member)
    else {
      return [line]
    }
    return straight(a, point, near: member, depth: depth + 1)
      + straight(point, b, near: member, depth: depth + 1)
  }

  /// The place of the level set straight beside a point of a line of some direction and length.
  ///
  /// Into a notch it is farther than the line is long.
  private func crossing(
    beside point: Point, _ direction: Vector, _ length: Double, near member: Int
  ) -> Point? {
    func isFilled(_ height: Double) -> Bool {
      field.value(at: point + direction.quarterTurned * height, near: member).distance < 0
    }
    let wasFilled = isFilled(0)
    // What is filled is on the right: from a filled place the level set is on the left.
    let sign = wasFilled ? -1.0 : 1.0
    var low = 0.0
    var high = 0.5 * tolerance
    while isFilled(sign * high) == wasFilled {
      low = high
      high *= 1.5
      if high > 2 * length + 1 { return nil }
    }
    while high - low > 0.02 * tolerance {
      let middle = (low + high) / 2
      if isFilled(sign * middle) == wasFilled { low = middle } else { high = middle }
    }
    return point + direction.quarterTurned * (sign * (low + high) / 2)
  }
}
