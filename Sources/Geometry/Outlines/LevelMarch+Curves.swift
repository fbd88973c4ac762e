extension LevelMarch {
  /// A closed path through points of the level set, in the order they follow each other.
  ///
  /// Where the slope at two neighbours says that the curve runs from one to the other they are joined by cubics
  /// that are held against the field; where the field jumps, by lines.
  func path(through line: [Point], tolerance: Double) -> Path {
    let nodes = line.map { field.settled($0, near: nearestMember($0), within: 0.25 * step) }
    let isSmooth = nodes.indices.map { index in
      LevelMarch.isSmooth(from: nodes[index], to: nodes[(index + 1) % nodes.count])
    }
    let fit = CurveFit(field: field, tolerance: 0.8 * tolerance)
    var elements = [Path.Element.move(to: nodes[0]?.point ?? line[0])]
    var index = 0
    while index < line.count {
      var end = index
      while end < line.count, isSmooth[end] == isSmooth[index] { end += 1 }
      let range = Array(index...end)
      if isSmooth[index] {
        let run = range.compactMap { nodes[$0 % nodes.count] }
        for curve in fit.cubics(through: LevelMarch.thinned(run, atMost: field.spacing / 6)) {
          elements.append(.curve(to: curve.end, control1: curve.control1, control2: curve.control2))
        }
      } else {
        let points = range.map { nodes[$0 % nodes.count]?.point ?? line[$0 % line.count] }
        let pieces = zip(points, points.dropFirst()).flatMap { fit.straight($0, $1, near: nearestMember($0)) }
        let ends = LevelMarch.simplified(points.prefix(1) + pieces.map(\.end), within: 0.2 * tolerance)
        elements += ends.dropFirst().map { .line(to: $0) }
      }
      index = end
    }
    elements.append(.close)
    return Path(elements)
  }

  /// Whether the curve runs from one place to the other as it leaves the one and comes to the other.
  private static func isSmooth(from start: LevelTrace.Node?, to end: LevelTrace.Node?) -> Bool {
    guard let start, let end else { return false }
    let chord = end.point - start.point
    let least = 0.8 * chord.length
    return least > 0 && start.tangent.dot(chord) > least && end.tangent.dot(chord) > least
  }

  /// As many of the nodes along a curve as a trace would have made: one for every turn and every so many points.
  private static func thinned(_ nodes: [LevelTrace.Node], atMost length: Double) -> [LevelTrace.Node] {
    var result = Array(nodes.prefix(1))
    for (node, next) in zip(nodes.dropFirst(), nodes.dropFirst(2)) {
      let last = result[result.count - 1]
      let turn = abs(last.tangent.cross(next.tangent))
      if turn > 0.5 * LevelTrace.usualTurn || next.point.distance(to: last.point) > length {
        result.append(node)
      }
    }
    return result + nodes.dropFirst().suffix(1)
  }

  /// The points of a line that keep it within a distance of itself.
  ///
  /// Source: D. H. Douglas and T. K. Peucker, "Algorithms for the reduction of the number of points", 1973.
  private static func simplified(_ line: [Point], within tolerance: Double) -> [Point] {
    var isKept = [Bool](repeating: false, count: line.count)
    isKept[0] = true
    isKept[line.count - 1] = true
    var spans = [(0, line.count - 1)]
    while let (first, last) = spans.popLast() {
      let chord = line[last] - line[first]
      let square = chord.dot(chord)
      var worst = (distance: tolerance, index: -1)
      for index in first + 1..<max(last, first + 1) {
        let out = line[index] - line[first]
        let along = square > 0 ? min(max(out.dot(chord) / square, 0), 1) : 0
        let distance = (out - chord * along).length
        if distance > worst.distance { worst = (distance, index) }
      }
      guard worst.index >= 0 else { continue }
      isKept[worst.index] = true
      spans += [(first, worst.index), (worst.index, last)]
    }
    return line.indices.filter { isKept[$0] }.map { line[$0] }
  }
}
