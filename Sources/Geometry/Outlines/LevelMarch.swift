/// The level set of a cluster found cell by cell, for fields that jump too often to be followed.
///
/// A sharp rectangle's gradient turns at once along its medial axis, and the operator's k with it, so that the
/// field itself jumps there and the edge of what is filled may run along the jump. All this asks of the field
/// is its sign: coarse cells show where it may change, and those are looked at in cells a quarter as wide. An
/// edge of a cell that the sign changes on holds one vertex, shared by the two cells beside it, so that every
/// contour closes, whatever the field does between.
///
/// Source: W. E. Lorensen and H. E. Cline, "Marching cubes", SIGGRAPH 1987, in the plane.
struct LevelMarch {
  /// The field.
  let field: LevelField
  /// The members of the cluster, in the order they are folded.
  let members: [Int]
  /// The first node of the grid.
  let origin: Point
  /// The width of a fine cell, in points.
  let step: Double
  /// The number of coarse cells along x and y.
  let columns: Int
  let rows: Int
  /// The fine nodes' signs: 0 not looked at, 1 filled, 2 not filled.
  private var signs: [UInt8]
  /// For each crossed edge of the grid, the edge that the contour comes to next, the filled side on the right.
  private(set) var followers: [Int: Int] = [:]
  /// The crossed edges in the order they were found.
  private(set) var starts: [Int] = []

  /// How many fine cells a coarse one is wide.
  static let parts = 4

  /// Marches over a cluster's box.
  init(_ field: LevelField, members: [Int]) {
    self.field = field
    self.members = members.sorted()
    let box = LevelMarch.box(of: members.map { field.shapes[$0] })
    // The level set is within half a spacing of the nearest outline.
    let reach = field.blend == .none ? 0 : 0.5 * field.spacing
    let longest = max(box.width, box.height) + 2 * reach
    let coarse = longest / min(max(longest / 2, 48), 128).rounded(.up)
    let margin = reach + 1.37 * coarse
    origin = Point(x: box.minX - margin, y: box.minY - margin)
    step = coarse / Double(LevelMarch.parts)
    columns = Int(((box.width + 2 * margin) / coarse).rounded(.up)) + 1
    rows = Int(((box.height + 2 * margin) / coarse).rounded(.up)) + 1
    signs = [UInt8](repeating: 0, count: (columns * LevelMarch.parts + 1) * (rows * LevelMarch.parts + 1))
    march()
  }

  /// The number of fine nodes in a row.
  private var stride: Int { columns * LevelMarch.parts + 1 }

  private static func box(of shapes: [PreparedShape]) -> Rect {
    let boxes = shapes.map { shape in
      let c = abs(shape.cosine)
      let s = abs(shape.sine)
      return Rect(
        center: shape.center,
        size: Size(
          width: 2 * (shape.halfWidth * c + shape.halfHeight * s),
          height: 2 * (shape.halfWidth * s + shape.halfHeight * c)))
    }
    return boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
  }

  /// The field's value, all the cluster's members folded, in points.
  func value(at point: Point) -> Double {
    var result = FieldSample(distance: .infinity, gradient: .zero)
    for member in members {
      let core = field.cores[member]
      let offset = point - core.center
      let bound = result.distance + field.spacing + core.outerRadius
      if bound < .infinity, bound <= 0 || offset.dot(offset) > bound * bound { continue }
      let next = core.uniformRadius >= 0 ? core.sample(offset) : field.shapes[member].sample(at: point)
      result = field.blend.joined(
        result, FieldSample(distance: next.distance, gradient: next.gradient), reach: field.reaches[member])
    }
    return result.distance
  }

  /// Where a fine node is.
  func node(_ column: Int, _ row: Int) -> Point {
    Point(x: origin.x + Double(column) * step, y: origin.y + Double(row) * step)
  }

  /// The two nodes of an edge: even edges run to the right of a node, odd ones down from it.
  func ends(of edge: Int) -> (Point, Point) {
    let column = edge / 2 % stride
    let row = edge / 2 / stride
    return (node(column, row), edge % 2 == 0 ? node(column + 1, row) : node(column, row + 1))
  }

  private mutating func isFilled(_ column: Int, _ row: Int) -> Bool {
    let index = row * stride + column
    if signs[index] == 0 {
      // Nothing is filled on the rim, so that every contour closes before it.
      let isRim = column == 0 || row == 0 || column == stride - 1 || row == rows * LevelMarch.parts
      signs[index] = !isRim && value(at: node(column, row)) < 0 ? 1 : 2
    }
    return signs[index] == 1
  }

  /// Looks at the coarse cells where the sign may change, and from there at those that a contour leads to.
  private mutating func march() {
    var isTaken = [Bool](repeating: false, count: columns * rows)
    var queue: [Int] = []
    let coarse = step * Double(LevelMarch.parts)
    for row in 0...rows {
      for column in 0...columns {
        let distance = value(at: node(column * LevelMarch.parts, row * LevelMarch.parts))
        let isRim = column == 0 || row == 0 || column == columns || row == rows
        signs[(row * stride + column) * LevelMarch.parts] = distance < 0 && !isRim ? 1 : 2
        guard abs(distance) < coarse else { continue }
        for y in max(row - 1, 0)...min(row, rows - 1) {
          for x in max(column - 1, 0)...min(column, columns - 1) where !isTaken[y * columns + x] {
            isTaken[y * columns + x] = true
            queue.append(y * columns + x)
          }
        }
      }
    }
    for cell in isTaken.indices where !isTaken[cell] {
      let x = cell % columns * LevelMarch.parts
      let y = cell / columns * LevelMarch.parts
      let first = isFilled(x, y)
      let others = [
        isFilled(x + LevelMarch.parts, y), isFilled(x, y + LevelMarch.parts),
        isFilled(x + LevelMarch.parts, y + LevelMarch.parts),
      ]
      guard others.contains(!first) else { continue }
      isTaken[cell] = true
      queue.append(cell)
    }
    var next = 0
    while next < queue.count {
      for neighbor in crossedNeighbors(of: queue[next]) where !isTaken[neighbor] {
        isTaken[neighbor] = true
        queue.append(neighbor)
      }
      join(queue[next])
      next += 1
    }
  }

  /// The coarse cells beside one whose common side the sign changes on.
  private mutating func crossedNeighbors(of cell: Int) -> [Int] {
    let x = cell % columns
    let y = cell / columns
    var isCrossed = [false, false, false, false]
    for part in 0..<LevelMarch.parts {
      let (left, top) = (x * LevelMarch.parts, y * LevelMarch.parts)
      let (right, bottom) = (left + LevelMarch.parts, top + LevelMarch.parts)
      if isFilled(left, top + part) != isFilled(left, top + part + 1) { isCrossed[0] = true }
      if isFilled(right, top + part) != isFilled(right, top + part + 1) { isCrossed[1] = true }
      if isFilled(left + part, top) != isFilled(left + part + 1, top) { isCrossed[2] = true }
      if isFilled(left + part, bottom) != isFilled(left + part + 1, bottom) { isCrossed[3] = true }
    }
    let offsets = [-1, 1, -columns, columns]
    return (0..<4).filter { isCrossed[$0] }.map { cell + offsets[$0] }
  }

  /// Joins the crossed edges of a coarse cell's fine cells in pairs.
  ///
  /// Going round a cell clockwise, a contour comes in where the sign goes from filled to not filled and leaves
  /// where it comes back. Where it does both twice the middle tells which two corners hang together.
  private mutating func join(_ cell: Int) {
    for part in 0..<LevelMarch.parts * LevelMarch.parts {
      let column = cell % columns * LevelMarch.parts + part % LevelMarch.parts
      let row = cell / columns * LevelMarch.parts + part / LevelMarch.parts
      let corners = [
        isFilled(column, row), isFilled(column + 1, row), isFilled(column + 1, row + 1),
        isFilled(column, row + 1),
      ]
      let filled = corners.count { $0 }
      guard filled > 0, filled < 4 else { continue }
      let home = 2 * (row * stride + column)
      let edges = [home, home + 3, home + 2 * stride, home + 1]
      let isSaddle = filled == 2 && corners[0] == corners[2]
      let half = Vector(dx: step / 2, dy: step / 2)
      let goesOn = !isSaddle || value(at: node(column, row) + half) < 0
      for index in 0..<4 where corners[index] && !corners[(index + 1) % 4] {
        var exit = (index + (goesOn ? 1 : 3)) % 4
        while corners[exit] || !corners[(exit + 1) % 4] { exit = (exit + 1) % 4 }
        followers[edges[index]] = edges[exit]
        starts.append(edges[index])
      }
    }
  }
}
