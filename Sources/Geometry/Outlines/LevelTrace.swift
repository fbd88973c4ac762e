/// A curve along which the field is zero, followed step by step with the filled side on the right.
struct LevelTrace {
  /// One place on the curve.
  struct Node {
    /// The point, on the level set.
    var point: Point
    /// The unit direction of the curve there, clockwise on a screen about what is filled.
    var tangent: Vector
    /// The nearest member.
    var nearest: Int
    /// The member whose own outline this is, or −1 where several are blended.
    var owner: Int
  }

  /// The field.
  let field: LevelField
  /// The places found so far.
  fileprivate(set) var nodes: [Node]
  /// The length of the next step, in points.
  fileprivate var step: Double
  /// The longest step there may be, in points.
  private var longest: Double
  /// The turn per point over the last step, for a guess that bends along.
  fileprivate var turn = 0.0

  /// The turn that a step is meant to make, in radians.
  static let usualTurn = 0.42
  /// A step is taken back where it turns by more than this: the cosine of 0.75.
  static let leastCosine = 0.7316888688738209
  /// A step shorter than this has come to a corner, in points.
  static let leastStep = 1e-6

  /// Begins at a place of the level set.
  init(_ field: LevelField, from start: Node) {
    self.field = field
    nodes = [start]
    longest = max(field.spacing / 2, 0.1)
    step = max(min(field.spacing / 12, field.roundness(at: start) / 2), 0.02)
  }

  /// The places from one to another that is known to lie on the curve, in so many steps or more.
  ///
  /// - Returns: `nil` where the curve does not come to the other place.
  static func nodes(_ field: LevelField, from start: Node, to end: Node, steps: Int) -> [Node]? {
    var trace = LevelTrace(field, from: start)
    trace.longest = start.point.distance(to: end.point) / Double(steps)
    trace.step = trace.longest / 8
    for _ in 0..<8 * steps {
      guard trace.advance() else { return nil }
      let out = end.point - trace.last.point
      guard out.dot(end.tangent) <= 0, out.length < 2 * trace.longest else { continue }
      trace.dropLast()
      trace.finish(at: end)
      return trace.nodes
    }
    return nil
  }

  /// The place the curve has come to.
  var last: Node { nodes[nodes.count - 1] }

  /// Ends the curve at a known place; what lies within a hair before it gives way.
  mutating func finish(at node: Node) {
    if nodes.count > 1, last.point.distance(to: node.point) < 1e-6 { nodes.removeLast() }
    nodes.append(node)
  }

  /// Goes on by one step.
  ///
  /// A guess along the curve is moved onto the level set by Newton's method. It holds only if the curve has
  /// not turned far: at a saddle, where another branch is near, the slope across it points the other way, so
  /// that a step onto the wrong branch is always taken back and tried shorter.
  ///
  /// - Returns: false where even the shortest step turns too far, which is a corner.
  mutating func advance() -> Bool {
    let from = last
    while step >= LevelTrace.leastStep {
      let bent = min(max(turn * step, -0.5), 0.5)
      let guess = from.point + from.tangent * step + from.tangent.quarterTurned * (0.5 * bent * step)
      if let node = field.settled(guess, near: from.nearest, within: step * 0.5) {
        let chord = node.point - from.point
        let length = chord.length
        let cosine = node.tangent.dot(from.tangent)
        if cosine > LevelTrace.leastCosine, chord.dot(from.tangent) > 0.7 * length,
          chord.dot(node.tangent) > 0.7 * length, length > 0.3 * step, isSmooth(from, node, length)
        {
          let angle = from.tangent.cross(node.tangent)
          turn = angle / length
          nodes.append(node)
          let wanted = abs(angle) > 0.01 ? LevelTrace.usualTurn / abs(angle) : 3
          step = min(length * min(max(wanted, 0.4), 2.5), longest)
          return true
        }
      }
      step *= 0.5
      turn *= 0.5
    }
    step = LevelTrace.leastStep * 1024
    return false
  }
}

extension LevelField {
  /// The radius of curvature of the nearest member's outline at a place on it, in points.
  ///
  /// Within about this of a sharp corner the gradient turns, and the level set with it.
  fileprivate func roundness(at node: LevelTrace.Node) -> Double {
    1 / max(shapes[node.nearest].sample(at: node.point).bend, 1e-9)
  }

  /// The place of the level set near a guess, or nil where there is none within a distance.
  func settled(_ guess: Point, near member: Int, within distance: Double) -> LevelTrace.Node? {
    var point = guess
    var home = member
    for _ in 0..<12 {
      let sample = sample(at: point, near: home)
      let square = sample.slope.dot(sample.slope)
      guard square > 1e-18 else { return nil }
      if sample.nearest >= 0 { home = sample.nearest }
      let scale = 1 / square.squareRoot()
      if abs(sample.distance) * scale < 1e-7 {
        let normal = sample.slope * scale
        return LevelTrace.Node(
          point: point, tangent: Vector(dx: -normal.dy, dy: normal.dx), nearest: home,
          owner: sample.owner)
      }
      point = point - sample.slope * (sample.distance / square)
      guard point.distance(to: guess) <= distance else { return nil }
    }
    return nil
  }
}

extension LevelTrace {
  /// Whether the level set runs between two places about as a cubic tangent to it at both.
  private func isSmooth(_ a: Node, _ b: Node, _ length: Double) -> Bool {
    let curve = CurveFit.hermite(a, b)
    return [0.5, 0.15, 0.85].allSatisfy { part in
      let reading = field.value(at: curve.point(at: part), near: b.nearest)
      return abs(reading.distance) <= min(0.03 * length, 0.25) * min(reading.carried.length, 1) + 1e-5
    }
  }

  /// Whether the curve may end with one piece to a place ahead; where not, the next steps are shorter.
  mutating func isClose(to node: Node) -> Bool {
    let length = last.point.distance(to: node.point)
    if length < 1e-3 || length < 8 * field.roundness(at: node) && isSmooth(last, node, length) { return true }
    step = 0.4 * length
    return false
  }

  /// Takes the last place back.
  mutating func dropLast() {
    if nodes.count > 1 { nodes.removeLast() }
  }

  /// Goes on past a corner that the curve has come to: from the same point, to a place close by.
  mutating func turn(towards node: Node) {
    let corner = last.point
    nodes.append(
      Node(point: corner, tangent: (node.point - corner).normalized(), nearest: node.nearest, owner: -1))
    nodes.append(node)
    step = max(node.point.distance(to: corner), LevelTrace.leastStep * 4)
    turn = 0
  }
}

extension LevelField {
  /// The place where a curve goes on from a corner, a given distance from it.
  ///
  /// The filled side is on the right of the curve: turning clockwise on a small circle from where the curve
  /// came, over what is not filled, the field is first negative where the curve leaves.
  func placeAfterCorner(at node: LevelTrace.Node, radius: Double) -> LevelTrace.Node? {
    func value(_ angle: Double) -> Double {
      sample(at: node.point + Vector(angle: angle) * radius, near: node.nearest).distance
    }
    let back = (-node.tangent).angle
    let count = 64
    var low = back
    var isOutside = false
    for index in 1...count {
      let angle = back + Double(index) / Double(count) * 2 * Double.pi
      if value(angle) >= 0 {
        isOutside = true
        low = angle
        continue
      }
      guard isOutside else { continue }
      var high = angle
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if value(middle) < 0 { high = middle } else { low = middle }
      }
      let point = node.point + Vector(angle: high) * radius
      return settled(point, near: node.nearest, within: radius * 0.1)
    }
    return nil
  }
}
