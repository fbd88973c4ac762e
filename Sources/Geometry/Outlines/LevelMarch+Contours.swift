extension LevelMarch {
  /// The closed contours, within a tolerance of the level set: cubics where it runs smoothly, else lines.
  ///
  /// What is smaller than the tolerance and than a cell is left out.
  func contours(tolerance: Double) -> [Outline.Contour] {
    var isUsed: Set<Int> = []
    var contours: [Outline.Contour] = []
    for start in starts where !isUsed.contains(start) {
      var edges: [Int] = []
      var edge = start
      while isUsed.insert(edge).inserted {
        edges.append(edge)
        guard let next = followers[edge] else { break }
        edge = next
      }
      if let contour = contour(edges.map(vertex), tolerance: tolerance) { contours.append(contour) }
    }
    return contours
  }

  /// Where the sign changes on an edge, by halving.
  private func vertex(on edge: Int) -> Point {
    let ends = ends(of: edge)
    return crossing(from: ends.0, to: ends.1, isFilled: value(at: ends.0) < 0)
  }

  /// A place between two where the sign changes, within a thousandth of a cell.
  private func crossing(from start: Point, to end: Point, isFilled: Bool) -> Point {
    var low = 0.0
    var high = 1.0
    for _ in 0..<10 {
      let middle = (low + high) / 2
      let isStill = (value(at: start.mixed(with: end, by: middle)) < 0) == isFilled
      if isStill { low = middle } else { high = middle }
    }
    return start.mixed(with: end, by: (low + high) / 2)
  }

  private func contour(_ line: [Point], tolerance: Double) -> Outline.Contour? {
    guard line.count > 2 else { return nil }
    var doubled = 0.0
    for index in line.indices {
      doubled += (line[index] - line[0]).cross(line[(index + 1) % line.count] - line[0])
    }
    guard abs(doubled) > 0.5 * min(tolerance * tolerance, step * step) else { return nil }
    let nearest = Set(line.map(nearestMember)).map { field.places[$0] }.sorted()
    let start = canonicalStart(of: line, at: nearest[0])
    let path = path(through: Array(line[start...] + line[..<start]), tolerance: tolerance)
    return Outline.Contour(path: path, isHole: doubled < 0, members: nearest)
  }

  /// The member whose outline is nearest to a point.
  func nearestMember(_ point: Point) -> Int {
    var best = (distance: Double.infinity, member: members[0])
    for member in members {
      let offset = point - field.cores[member].center
      let bound = best.distance + field.cores[member].outerRadius
      if bound < .infinity, bound <= 0 || offset.dot(offset) > bound * bound { continue }
      let distance = field.shapes[member].sample(at: point).distance
      if distance < best.distance - LevelField.tieMargin { best = (distance, member) }
    }
    return best.member
  }

  /// Where a closed line comes nearest to the start of its first member's own outline.
  private func canonicalStart(of line: [Point], at place: Int) -> Int {
    let member = members.first { field.places[$0] == place } ?? members[0]
    let home = ShapeBoundary(field.shapes[member]).place(at: 0).point
    var best = 0
    for index in line.indices where line[index].distance(to: home) < line[best].distance(to: home) {
      best = index
    }
    return best
  }
}
