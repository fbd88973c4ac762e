extension CurveFit {
  /// How often what lies between two nodes is halved at most so that cubics through the places describe it.
  private static let deepestRefinement = 5

  /// The nodes with others put between them where a curve turns otherwise than they let expect, and places of the
  /// level set between each and the next: as many as ``HandleFit`` takes, one after the other.
  ///
  /// A node is as far from the next as the curve between them can be followed, which is not as near as it is to be
  /// drawn.
  func refined(_ nodes: [LevelTrace.Node]) -> (nodes: [LevelTrace.Node], marks: [Point]) {
    var result = Array(nodes.prefix(1))
    var marks: [Point] = []
    result.reserveCapacity(2 * nodes.count)
    marks.reserveCapacity(4 * nodes.count)
    for (a, b) in zip(nodes, nodes.dropFirst()) { refine(a, b, depth: 0, &result, &marks) }
    return (result, marks)
  }

  private func refine(
    _ a: LevelTrace.Node, _ b: LevelTrace.Node, depth: Int, _ nodes: inout [LevelTrace.Node],
    _ marks: inout [Point]
  ) {
    let curve = CurveFit.hermite(a, b)
    let places = HandleFit.parts.map { onLevel(curve.point(at: $0), near: a.nearest) }
    let isPlain = places.allSatisfy { $0.way < 0.3 * tolerance }
    if !isPlain, depth < CurveFit.deepestRefinement,
      let middle = field.settled(
        curve.point(at: 0.5), near: a.nearest, within: 0.25 * a.point.distance(to: b.point)),
      isBetween(middle, a, b)
    {
      refine(a, middle, depth: depth + 1, &nodes, &marks)
      refine(middle, b, depth: depth + 1, &nodes, &marks)
      return
    }
    for place in places { marks.append(place.point) }
    nodes.append(b)
  }

  /// Whether a curve that goes from one place to another may run through a third.
  private func isBetween(
    _ middle: LevelTrace.Node, _ a: LevelTrace.Node, _ b: LevelTrace.Node
  ) -> Bool {
    let chord = b.point - a.point
    return middle.tangent.dot(chord) > 0.5 * chord.length && (middle.point - a.point).dot(chord) > 0
      && (b.point - middle.point).dot(chord) > 0
  }

  /// The place of the level set beside a point that is near it, and how far away that is to first order; the point
  /// itself where it is not clear.
  private func onLevel(_ guess: Point, near member: Int) -> (point: Point, way: Double) {
    var point = guess
    var first = 0.0
    for round in 0..<2 {
      let sample = field.sample(at: point, near: member)
      let square = sample.slope.dot(sample.slope)
      let way = abs(sample.distance) / max(square.squareRoot(), 1e-6)
      if round == 0 { first = way }
      if way > 1 { return (guess, way) }
      point = point - sample.slope * (sample.distance / square)
      if way < 0.2 * tolerance { break }
    }
    return (point, first)
  }
}
