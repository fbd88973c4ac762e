/// A shape's outline as a closed curve with a parameter, clockwise on a screen from the left end of the top
/// edge.
///
/// The parameter runs from 0 to 8: the top edge, the top-right corner, the right edge and so on. At a square
/// corner the point stands still while the normal turns, so that a curve at a distance from the outline has
/// no gap there.
struct ShapeBoundary: Sendable {
  /// The shape.
  let shape: PreparedShape
  /// The length of each of the eight sides, in points, about.
  let lengths: [Double]

  /// How many sides there are: the parameter's period.
  static let period = 8.0

  /// A place on the outline.
  struct Place {
    /// The point, in points.
    var point: Point
    /// The unit normal, outwards.
    var normal: Vector

    /// The direction in which the outline runs, clockwise on a screen.
    var tangent: Vector { Vector(dx: -normal.dy, dy: normal.dx) }
  }

  init(_ shape: PreparedShape) {
    self.shape = shape
    lengths = (0..<8).map { side in
      if side % 2 == 1 {
        let corner = ShapeBoundary.corner(of: shape, side: side)
        return (corner.reach.width + corner.reach.height) * 0.8
      }
      let ends = ShapeBoundary.edge(of: shape, side: side)
      return (ends.1 - ends.0).length
    }
  }

  /// The corner of an odd side: top right, bottom right, bottom left, top left.
  static func corner(of shape: PreparedShape, side: Int) -> Corner {
    shape.corners[(side / 2 + 1) % 4]
  }

  /// The two ends of an even side from the shape's centre, before its turn.
  static func edge(of shape: PreparedShape, side: Int) -> (Vector, Vector) {
    let first = shape.corners[side / 2]
    let second = shape.corners[(side / 2 + 1) % 4]
    // A corner's curve meets the horizontal edge at x = center.dx and the vertical one at y = center.dy.
    func end(_ corner: Corner) -> Vector {
      side % 4 == 0
        ? Vector(dx: corner.center.dx * corner.signX, dy: corner.signY * shape.halfHeight)
        : Vector(dx: corner.signX * shape.halfWidth, dy: corner.center.dy * corner.signY)
    }
    return (end(first), end(second))
  }

  /// The normals of the even sides before the turn.
  static let edgeNormals = [
    Vector(dx: 0, dy: -1), Vector(dx: 1, dy: 0), Vector(dx: 0, dy: 1), Vector(dx: -1, dy: 0),
  ]

  /// Whether the curve of an odd side runs from its end to its start when the outline runs clockwise.
  static func isReversed(side: Int) -> Bool { side % 4 == 3 }

  /// The length of the outline from one parameter to a greater one, in points, about.
  func length(from start: Double, to end: Double) -> Double {
    var sum = 0.0
    var parameter = start
    while parameter < end {
      let next = min(parameter.rounded(.down) + 1, end)
      let whole = Int(parameter.rounded(.down))
      sum += (next - parameter) * lengths[(whole % 8 + 8) % 8]
      parameter = next
    }
    return sum
  }

  /// The place at a parameter; periods are added or taken away as needed.
  func place(at parameter: Double) -> Place {
    var wrapped = parameter - (parameter / 8).rounded(.down) * 8
    if wrapped >= 8 { wrapped = 0 }
    let side = Int(wrapped)
    return place(side: side, part: wrapped - Double(side))
  }

  /// The place at a part of a side, 0…1.
  func place(side: Int, part: Double) -> Place {
    if side % 2 == 0 {
      let ends = ShapeBoundary.edge(of: shape, side: side)
      let local = ends.0 + (ends.1 - ends.0) * part
      return Place(
        point: shape.center + shape.turned(local),
        normal: shape.turned(ShapeBoundary.edgeNormals[side / 2]))
    }
    let corner = ShapeBoundary.corner(of: shape, side: side)
    let foot = corner.point(at: ShapeBoundary.isReversed(side: side) ? 1 - part : part)
    let local = corner.unfolded(foot.point - Point.zero + corner.center)
    return Place(
      point: shape.center + shape.turned(local), normal: shape.turned(corner.unfolded(foot.normal)))
  }

  /// The parameter of the outline's point nearest to a point that is outside or on the outline.
  func parameter(nearest point: Point) -> Double {
    let place = shape.local(point)
    for side in stride(from: 1, to: 8, by: 2) {
      let corner = ShapeBoundary.corner(of: shape, side: side)
      let folded = corner.folded(place)
      guard folded.x > 0, folded.y > 0, corner.isCircular || corner.isOutside(folded) else { continue }
      if corner.isCircular, !isNearest(corner, folded) { continue }
      let part = corner.parameter(of: corner.footFromOutside(folded))
      let clamped = min(max(part, 0), 1)
      return Double(side) + (ShapeBoundary.isReversed(side: side) ? 1 - clamped : clamped)
    }
    let x = abs(place.dx) - shape.halfWidth
    let y = abs(place.dy) - shape.halfHeight
    let side = x > y ? (place.dx > 0 ? 2 : 6) : (place.dy < 0 ? 0 : 4)
    let ends = ShapeBoundary.edge(of: shape, side: side)
    let along = ends.1 - ends.0
    let square = along.dot(along)
    let part = square > 0 ? min(max((place - ends.0).dot(along) / square, 0), 1) : 0
    return Double(side) + part
  }

  /// Whether a point in a circular corner's quadrant is nearer to that corner than to any edge.
  private func isNearest(_ corner: Corner, _ folded: Point) -> Bool {
    // Two large corners may overlap deep inside the shape; a point on or beyond the outline is never there.
    let length = (folded - Point.zero).length
    return length >= corner.reach.width * (1 - 1e-6) - 1e-6
  }
}
