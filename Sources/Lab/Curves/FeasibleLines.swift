/// The lines y = m(x − origin) + c that pass below some points and above others, as a convex polygon of (m, c).
///
/// Each point is a half-plane of lines; adding one clips the polygon. An edge knows the point it came from, so
/// that the two points that hold the extreme line can be named (O'Rourke, "An on-line algorithm for fitting
/// straight lines between data ranges", 1981).
struct FeasibleLines {
  /// A point that lines must pass on one side of.
  struct Bound: Hashable {
    var x: Double
    var y: Double
    /// Whether lines must not be above the point; else they must not be below it.
    var isUpper: Bool
    /// The first sample of the corridor at or after the point.
    var nextIndex: Int
  }

  /// A line by its slope and its value at the origin.
  struct Line: Hashable {
    var origin: Double
    var slope: Double
    var value: Double

    func y(at x: Double) -> Double { value + slope * (x - origin) }
  }

  private struct Vertex {
    var slope: Double
    var value: Double
    /// What the edge from this vertex to the next came from; `nil` for the edges of the first box.
    var edge: Bound?
  }

  let origin: Double
  private var vertices: [Vertex]

  /// All lines whose slope and value at the origin are below a size.
  init(origin: Double, size: Double) {
    self.origin = origin
    vertices = [(-size, -size), (size, -size), (size, size), (-size, size)].map {
      Vertex(slope: $0.0, value: $0.1, edge: nil)
    }
  }

  /// Keeps the lines on the right side of a point; returns false, and changes nothing, where there are none.
  mutating func clip(by bound: Bound) -> Bool {
    let dx = bound.x - origin
    let sign: Double = bound.isUpper ? 1 : -1
    func excess(_ vertex: Vertex) -> Double { sign * (vertex.value + vertex.slope * dx - bound.y) }
    // Most points cut nothing off.
    if vertices.allSatisfy({ excess($0) <= 0 }) { return true }
    var kept: [Vertex] = []
    kept.reserveCapacity(vertices.count + 2)
    guard var last = vertices.last else { return false }
    var lastExcess = excess(last)
    for vertex in vertices {
      let vertexExcess = excess(vertex)
      if (lastExcess > 0) != (vertexExcess > 0) {
        let share = lastExcess / (lastExcess - vertexExcess)
        kept.append(
          Vertex(
            slope: last.slope + share * (vertex.slope - last.slope),
            value: last.value + share * (vertex.value - last.value),
            edge: vertexExcess > 0 ? bound : last.edge))
      }
      if vertexExcess <= 0 { kept.append(vertex) }
      (last, lastExcess) = (vertex, vertexExcess)
    }
    guard !kept.isEmpty else { return false }
    vertices = kept
    return true
  }

  /// The line that comes nearest to a point that none can pass, and the point of the other side that it touches last.
  func extremeLine(towards bound: Bound) -> (line: Line, touch: Bound?) {
    let dx = bound.x - origin
    let sign: Double = bound.isUpper ? -1 : 1
    var best = 0
    for index in vertices.indices.dropFirst() {
      let value = sign * (vertices[index].value + vertices[index].slope * dx)
      if value > sign * (vertices[best].value + vertices[best].slope * dx) { best = index }
    }
    let before = vertices[best == 0 ? vertices.count - 1 : best - 1].edge
    let touches = [before, vertices[best].edge].compactMap { $0 }.filter { $0.isUpper != bound.isUpper }
    let line = Line(origin: origin, slope: vertices[best].slope, value: vertices[best].value)
    return (line, touches.max { $0.x < $1.x })
  }

  /// A line well inside: the mean of the corners.
  var middleLine: Line {
    let count = Double(vertices.count)
    return Line(
      origin: origin, slope: vertices.reduce(0) { $0 + $1.slope } / count,
      value: vertices.reduce(0) { $0 + $1.value } / count)
  }
}
