/// Which shapes of a field are near enough to matter to each other, found over a grid of square cells.
struct ShapeNeighborhood {
  /// For each shape, those whose outlines may come within the reach of its own, itself among them, ascending.
  let neighbors: [[Int]]
  /// Shapes that hang together through neighbours, each group ascending, by its first shape.
  let clusters: [[Int]]

  /// Finds the neighbours of every shape.
  ///
  /// - Complexity: O(*n*) for shapes spread out; shapes much larger than the others are tried against all.
  init(_ shapes: [PreparedShape], reach: Double) {
    var lists = shapes.indices.map { [$0] }
    ShapeNeighborhood.forEachPair(shapes, reach: reach) { first, second in
      lists[first].append(second)
      lists[second].append(first)
    }
    for index in lists.indices where lists[index].count > 1 { lists[index].sort() }
    neighbors = lists
    clusters = ShapeNeighborhood.clusters(lists)
  }

  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  /// Calls once for every pair whose discs, and boxes, come within a distance.
  private static func forEachPair(_ shapes: [PreparedShape], reach: Double, _ body: (Int, Int) -> Void) {
    guard shapes.count > 1 else { return }
    func visit(_ a: Int, _ b: Int) {
      if shapes[a].isWithin(reach, of: shapes[b]) { body(min(a, b), max(a, b)) }
    }
    guard shapes.count > 24 else {
      for b in shapes.indices { for a in 0..<b { visit(a, b) } }
      return
    }
    // Cells are as wide as the discs of nine shapes in ten need; the few that are larger are tried with all.
    let radii = shapes.map(\.outerRadius).sorted()
    let usual = radii[radii.count * 9 / 10]
    let side = max(2 * usual + reach, 1e-3)
    var cells: [Cell: [Int]] = [:]
    var large: [Int] = []
    func cell(_ point: Point) -> Cell {
      Cell(column: Int((point.x / side).rounded(.down)), row: Int((point.y / side).rounded(.down)))
    }
    for index in shapes.indices {
      if shapes[index].outerRadius > usual {
        for other in shapes.indices where other != index {
          if shapes[other].outerRadius <= usual || other < index { visit(index, other) }
        }
        large.append(index)
      } else {
        let home = cell(shapes[index].center)
        for row in home.row - 1...home.row + 1 {
          for column in home.column - 1...home.column + 1 {
            for other in cells[Cell(column: column, row: row)] ?? [] { visit(other, index) }
          }
        }
        cells[home, default: []].append(index)
      }
    }
  }

  private static func clusters(_ lists: [[Int]]) -> [[Int]] {
    var isTaken = [Bool](repeating: false, count: lists.count)
    var clusters: [[Int]] = []
    for start in lists.indices where !isTaken[start] {
      isTaken[start] = true
      var cluster = [start]
      var next = 0
      while next < cluster.count {
        for other in lists[cluster[next]] where !isTaken[other] {
          isTaken[other] = true
          cluster.append(other)
        }
        next += 1
      }
      clusters.append(cluster.sorted())
    }
    return clusters
  }
}

extension PreparedShape {
  /// Whether two shapes may come within a distance of each other, by their discs and turned boxes.
  func isWithin(_ distance: Double, of other: PreparedShape) -> Bool {
    let apart = other.center - center
    let sum = outerRadius + other.outerRadius + distance
    guard apart.dot(apart) <= sum * sum else { return false }
    return gapAlongAxes(to: other) <= distance && other.gapAlongAxes(to: self) <= distance
  }

  /// The greater gap between this shape's box and the other's shadow along the box's two axes, in points.
  private func gapAlongAxes(to other: PreparedShape) -> Double {
    let apart = turnedBack(other.center - center)
    let c = abs(cosine * other.cosine + sine * other.sine)
    let s = abs(sine * other.cosine - cosine * other.sine)
    let x = abs(apart.dx) - halfWidth - (other.halfWidth * c + other.halfHeight * s)
    let y = abs(apart.dy) - halfHeight - (other.halfWidth * s + other.halfHeight * c)
    return max(x, y)
  }
}
