extension Outline {
  /// The area that is filled, in square points, holes taken away; exact to rounding.
  public var area: Double { contours.reduce(0) { $0 + $1.path.signedArea } }

  /// The smallest rectangle that holds every curve, or nil where there is none.
  public var bounds: Rect? {
    contours.compactMap(\.path.bounds).reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// How far the farthest point of either outline is from the other, in points.
  ///
  /// Infinite where one of the two is empty, 0 where both are.
  ///
  /// *Accuracy*: the curves are replaced by polylines within a tenth of the tolerance, with no two of their
  /// points farther apart than it, so that the result is right within about the tolerance, in points.
  ///
  /// - Complexity: O(*n*) in the number of points for outlines that lie close together.
  public func hausdorffDistance(to other: Outline, tolerance: Double = 0.05) -> Double {
    let mine = points(spaced: tolerance)
    let theirs = other.points(spaced: tolerance)
    if mine.isEmpty || theirs.isEmpty { return mine.isEmpty && theirs.isEmpty ? 0 : .infinity }
    let toOther = PointGrid(theirs, cell: max(tolerance * 8, 1))
    let toMine = PointGrid(mine, cell: max(tolerance * 8, 1))
    let there = mine.reduce(0) { max($0, toOther.distance(from: $1)) }
    return theirs.reduce(there) { max($0, toMine.distance(from: $1)) }
  }

  /// Points along every curve, no farther apart than a distance.
  private func points(spaced distance: Double) -> [Point] {
    var result: [Point] = []
    for contour in contours {
      for line in contour.path.flattened(tolerance: distance / 10) {
        for (a, b) in zip(line, line.dropFirst()) {
          let count = max(1, Int((a.distance(to: b) / distance).rounded(.up)))
          for index in 0..<count { result.append(a.mixed(with: b, by: Double(index) / Double(count))) }
        }
      }
    }
    return result
  }
}

/// Points in square cells, for finding the nearest.
private struct PointGrid {
  private struct Key: Hashable {
    var column: Int
    var row: Int
  }

  private var cells: [Key: [Point]] = [:]
  private let cell: Double
  private var low = Key(column: .max, row: .max)
  private var high = Key(column: .min, row: .min)

  init(_ points: [Point], cell: Double) {
    self.cell = cell
    for point in points {
      let key = key(of: point)
      cells[key, default: []].append(point)
      low = Key(column: min(low.column, key.column), row: min(low.row, key.row))
      high = Key(column: max(high.column, key.column), row: max(high.row, key.row))
    }
  }

  private func key(of point: Point) -> Key {
    Key(column: Int((point.x / cell).rounded(.down)), row: Int((point.y / cell).rounded(.down)))
  }

  /// The distance to the nearest point: rings of cells outwards until none farther out can be nearer.
  func distance(from point: Point) -> Double {
    let middle = key(of: point)
    let reach = max(
      max(abs(middle.column - low.column), abs(middle.column - high.column)),
      max(abs(middle.row - low.row), abs(middle.row - high.row)))
    // Rings that do not come to a cell with points, and parts of rings that do not, are passed over.
    let nearest = max(
      max(low.column - middle.column, middle.column - high.column),
      max(low.row - middle.row, middle.row - high.row), 0)
    var best = Double.infinity
    for ring in nearest...max(reach, nearest) {
      if Double(ring - 1) * cell > best { break }
      for row in max(middle.row - ring, low.row)...min(middle.row + ring, high.row) {
        let isEnd = abs(row - middle.row) == ring
        let columns =
          isEnd || ring == 0
          ? Array(max(middle.column - ring, low.column)...min(middle.column + ring, high.column))
          : [middle.column - ring, middle.column + ring]
        for column in columns {
          for candidate in cells[Key(column: column, row: row)] ?? [] {
            best = min(best, candidate.distance(to: point))
          }
        }
      }
    }
    return best
  }
}
