extension LevelMarch {
  /// The closed contours, as straight lines within a tolerance of the level set.
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

  private func contour(_ vertices: [Point], tolerance: Double) -> Outline.Contour? {
    guard vertices.count > 2 else { return nil }
    var line: [Point] = []
    for index in vertices.indices {
      line.append(vertices[index])
      let end = vertices[(index + 1) % vertices.count]
      divide(vertices[index], end, within: 0.3 * tolerance, depth: 0, into: &line)
    }
    var doubled = 0.0
    for index in line.indices {
      doubled += (line[index] - line[0]).cross(line[(index + 1) % line.count] - line[0])
    }
    guard abs(doubled) > 0.5 * min(tolerance * tolerance, step * step) else { return nil }
    let nearest = Set(line.map(nearestMember)).map { field.places[$0] }.sorted()
    let points = simplified(startedCanonically(line, at: nearest[0]), within: 0.3 * tolerance)
    guard points.count > 2 else { return nil }
    let elements = [.move(to: points[0])] + points.dropFirst().map { Path.Element.line(to: $0) } + [.close]
    return Outline.Contour(path: Path(elements), isHole: doubled < 0, members: nearest)
  }

  /// Adds the places between two vertices of a cell where the level set strays from the line between them.
  private func divide(
    _ start: Point, _ end: Point, within tolerance: Double, depth: Int, into line: inout [Point]
  ) {
    let chord = end - start
    let length = chord.length
    guard depth < 6, length > tolerance else { return }
    let middle = start.mixed(with: end, by: 0.5)
    let inwards = chord.quarterTurned * (1 / length)
    let isOver = value(at: middle + inwards * tolerance) >= 0
    guard isOver || value(at: middle - inwards * tolerance) < 0 else { return }
    let way = isOver ? inwards : -inwards
    var reach = 2 * tolerance
    while reach < 0.7 * length, (value(at: middle + way * reach) < 0) != isOver { reach *= 1.5 }
    guard reach < 0.7 * length else { return }
    let point = crossing(from: middle, to: middle + way * reach, isFilled: !isOver)
    divide(start, point, within: tolerance, depth: depth + 1, into: &line)
    line.append(point)
    divide(point, end, within: tolerance, depth: depth + 1, into: &line)
  }

  private func nearestMember(_ point: Point) -> Int {
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

  /// A closed line that starts where it is nearest to the start of its first member's own outline.
  private func startedCanonically(_ line: [Point], at place: Int) -> [Point] {
    let member = members.first { field.places[$0] == place } ?? members[0]
    let home = ShapeBoundary(field.shapes[member]).place(at: 0).point
    var best = 0
    for index in line.indices where line[index].distance(to: home) < line[best].distance(to: home) {
      best = index
    }
    return Array(line[best...] + line[..<best])
  }

  /// The points of a closed line that keep it within a distance of itself.
  ///
  /// Source: D. H. Douglas and T. K. Peucker, "Algorithms for the reduction of the number of points", 1973.
  private func simplified(_ line: [Point], within tolerance: Double) -> [Point] {
    var isKept = [Bool](repeating: false, count: line.count + 1)
    let closed = line + [line[0]]
    var far = 0
    for index in line.indices where line[index].distance(to: line[0]) > line[far].distance(to: line[0]) {
      far = index
    }
    isKept[0] = true
    isKept[far] = true
    var spans = [(0, far), (far, line.count)]
    while let (first, last) = spans.popLast() {
      let chord = closed[last] - closed[first]
      let square = chord.dot(chord)
      var worst = (distance: tolerance, index: -1)
      for index in first + 1..<max(last, first + 1) {
        let out = closed[index] - closed[first]
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
