/// The level set of a cluster from a square grid: marching squares, each crossing moved onto the level set.
struct GridTrace {
  let field: BlendedField
  let cluster: [Int]
  let step = 2.0

  func contours() -> [Outline.Contour] {
    let sampler = FieldSampler(
      BlendedField(members: cluster.map { field.members[$0] }, spacing: field.spacing, blend: field.blend))
    let bounds = cluster.map { field.members[$0].shape.bounds }.reduce(field.members[cluster[0]].shape.bounds)
    {
      $0.union($1)
    }.insetBy(dx: -field.spacing / 2 - 3, dy: -field.spacing / 2 - 3)
    let columns = Int(bounds.width / step) + 2
    let rows = Int(bounds.height / step) + 2
    func point(_ column: Int, _ row: Int) -> Point {
      Point(x: bounds.minX + Double(column) * step, y: bounds.minY + Double(row) * step)
    }
    var values = [Double](repeating: 0, count: columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        values[row * columns + column] = sampler.sample(at: point(column, row)).distance
      }
    }
    // An edge is named by its first corner and direction: 0 rightwards, 1 downwards.
    func crossing(_ a: (Int, Int), _ b: (Int, Int)) -> Point {
      var low = point(a.0, a.1)
      var high = point(b.0, b.1)
      for _ in 0..<30 {
        let middle = low.mixed(with: high, by: 0.5)
        if sampler.sample(at: middle).distance < 0 { low = middle } else { high = middle }
      }
      return low
    }
    var next: [Int: Int] = [:]
    var points: [Int: Point] = [:]
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 {
        let corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
        let inside = corners.map { values[$0.1 * columns + $0.0] < 0 }
        let keys = [
          2 * (row * columns + column), 2 * (row * columns + column + 1) + 1,
          2 * ((row + 1) * columns + column), 2 * (row * columns + column) + 1,
        ]
        // Clockwise about the cell: where it goes in, the outline goes on where it comes out.
        var ins: [Int] = []
        var outs: [Int] = []
        for side in 0..<4 where inside[side] != inside[(side + 1) % 4] {
          if inside[side] { outs.append(side) } else { ins.append(side) }
          if points[keys[side]] == nil {
            let a = corners[side]
            let b = corners[(side + 1) % 4]
            points[keys[side]] = inside[side] ? crossing(a, b) : crossing(b, a)
          }
        }
        guard !ins.isEmpty else { continue }
        let middle = Point(x: point(column, row).x + step / 2, y: point(column, row).y + step / 2)
        let joined = sampler.sample(at: middle).distance < 0
        for side in ins {
          let order = outs.count == 1 ? outs : outs.sorted { ($0 - side + 4) % 4 < ($1 - side + 4) % 4 }
          let out = joined && outs.count == 2 ? order[1] : order[0]
          next[keys[out]] = keys[side]
        }
      }
    }
    return loops(next: next, points: points, sampler: sampler)
  }

  private func loops(next: [Int: Int], points: [Int: Point], sampler: FieldSampler) -> [Outline.Contour] {
    var visited: Set<Int> = []
    var contours: [Outline.Contour] = []
    for start in next.keys.sorted() where !visited.contains(start) {
      var line: [Point] = []
      var key = start
      while visited.insert(key).inserted, let point = points[key], let following = next[key] {
        line.append(point)
        key = following
      }
      guard line.count > 2 else { continue }
      let path = smooth(line)
      let area = path.signedArea
      contours.append(Outline.Contour(path: path, isHole: area < 0, members: cluster))
    }
    return contours
  }

  private func smooth(_ points: [Point]) -> Path {
    let count = points.count
    func tangent(_ index: Int) -> Vector {
      (points[(index + 1) % count] - points[(index + count - 1) % count]) * 0.5
    }
    var elements: [Path.Element] = [.move(to: points[0])]
    for index in 0..<count {
      let end = points[(index + 1) % count]
      elements.append(
        .curve(
          to: end, control1: points[index] + tangent(index) * (1.0 / 3),
          control2: end - tangent((index + 1) % count) * (1.0 / 3)))
    }
    elements.append(.close)
    return Path(elements)
  }
}
