/// A curve that was traced, with the box of the places that may count as lying on it.
struct TracedCurve {
  private let nodes: [LevelTrace.Node]
  private let low: Point
  private let high: Point

  init(_ nodes: [LevelTrace.Node]) {
    self.nodes = nodes
    var (low, high, longest) = (nodes[0].point, nodes[0].point, 0.0)
    for index in nodes.indices {
      let point = nodes[index].point
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
      if index > 0 { longest = max(longest, point.distance(to: nodes[index - 1].point)) }
    }
    let margin = Vector(dx: 2 * longest + 1e-2, dy: 2 * longest + 1e-2)
    self.low = low - margin
    self.high = high + margin
  }

  /// Whether a place is near enough to be worth a closer look: in a dense cluster hardly any curve is.
  func mayHold(_ point: Point) -> Bool {
    point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y
  }

  /// Whether a place lies on the curve, and runs the same way.
  func holds(_ node: LevelTrace.Node) -> Bool {
    for index in nodes.indices.dropLast() {
      let start = nodes[index].point
      let chord = nodes[index + 1].point - start
      let out = node.point - start
      let square = chord.dot(chord)
      guard out.dot(out) < 4 * square + 1e-6 else { continue }
      let along = out.dot(chord)
      if along >= -0.05 * square, along <= 1.05 * square,
        abs(out.cross(chord)) <= 0.2 * square + 1e-4 * square.squareRoot(),
        node.tangent.dot(chord) > 0.5 * square.squareRoot()
      {
        return true
      }
    }
    return false
  }
}
