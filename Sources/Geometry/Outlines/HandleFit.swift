/// The cubic nearest to places of a traced curve, its two ends and the directions there being given.
///
/// What is left to choose are the lengths of the two handles. They are found by the Gauss–Newton method from how
/// far the places lie beside the cubic: where along it they come to lie is nobody's concern, and to let it matter
/// makes the search creep where the curve is nearly straight.
///
/// Source: M. Plass and M. Stone, "Curve-fitting with piecewise parametric cubics", SIGGRAPH 1983.
struct HandleFit {
  /// One place that the cubic is to come near.
  fileprivate struct Mark {
    var point: Point
    /// Where on the cubic it is nearest, 0…1.
    var parameter: Double
  }

  private let start: LevelTrace.Node
  private let end: LevelTrace.Node
  private var marks: [Mark] = []
  private let chord: Double

  /// Where between two nodes a place of the curve is looked at.
  static let parts = [0.25, 0.75]

  /// Takes the nodes of a curve, and places between each two of them of all the curve's.
  init(_ nodes: ArraySlice<LevelTrace.Node>, _ between: [Point]) {
    start = nodes[nodes.startIndex]
    end = nodes[nodes.endIndex - 1]
    chord = start.point.distance(to: end.point)
    let parts = HandleFit.parts.count
    marks.reserveCapacity((parts + 1) * nodes.count)
    var way = 0.0
    var last = start.point
    func add(_ point: Point) {
      way += last.distance(to: point)
      last = point
      marks.append(Mark(point: point, parameter: way))
    }
    for index in nodes.indices.dropLast() {
      if index > nodes.startIndex { add(nodes[index].point) }
      for place in index * parts..<(index + 1) * parts { add(between[place]) }
    }
    way += last.distance(to: end.point)
    for index in marks.indices { marks[index].parameter /= way }
  }

  /// The most rounds that are gone before a cubic is given up.
  private static let rounds = 6

  /// The cubic, or `nil` where none comes within a tolerance of all places.
  func curve(tolerance: Double) -> CubicCurve? {
    guard chord > 0 else { return nil }
    var marks = marks
    let first = CurveFit.hermite(start, end)
    var handles = (first.control1.distance(to: first.start), first.control2.distance(to: first.end))
    var best = (worst: Double.infinity, curve: first)
    for round in 0..<HandleFit.rounds {
      let curve = self.curve(handles)
      guard let next = improved(curve, handles, &marks) else { break }
      if next.worst < best.worst, !mayLoop(handles) { best = (next.worst, curve) }
      if best.worst <= 0.4 * tolerance || round > 1 && best.worst > 5 * tolerance { break }
      if round > 2 && next.worst > 0.95 * best.worst && best.worst <= tolerance { break }
      handles = next.handles
    }
    return best.worst <= tolerance ? best.curve : nil
  }

  /// Whether a cubic of these handles may run back over itself: where they cross each other, or are so long that it
  /// does not go on along its chord all the way.
  private func mayLoop(_ handles: (Double, Double)) -> Bool {
    let apart = end.point - start.point
    let leave = start.tangent.dot(apart) * handles.0 / (chord * chord)
    let arrive = end.tangent.dot(apart) * handles.1 / (chord * chord)
    let excess = leave + arrive - 1
    if leave > 0, arrive > 0, excess > 0, excess * excess > leave * arrive { return true }
    let sine = start.tangent.cross(end.tangent)
    guard abs(sine) > 1e-9 else { return false }
    let (first, last) = (apart.cross(end.tangent) / sine, start.tangent.cross(apart) / sine)
    return first > 0 && last > 0 && handles.0 > first && handles.1 > last
  }

  private func curve(_ handles: (Double, Double)) -> CubicCurve {
    CubicCurve(
      start: start.point, control1: start.point + start.tangent * handles.0,
      control2: end.point - end.tangent * handles.1, end: end.point)
  }

  /// Better handles for a cubic, and how far the farthest place is from it as it is, in points.
  ///
  /// A place's distance is taken beside where it was nearest last; how far it has moved along since then changes
  /// that in second order only.
  private func improved(
    _ curve: CubicCurve, _ handles: (Double, Double), _ marks: inout [Mark]
  ) -> (handles: (Double, Double), worst: Double)? {
    var (m00, m01, m11, r0, r1, worst) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    let powers = curve.powers
    for index in marks.indices {
      let t = marks[index].parameter
      let out = marks[index].point - powers.point(at: t)
      let tangent = powers.derivative(at: t)
      let square = tangent.dot(tangent)
      guard square > 0 else { return nil }
      let length = square.squareRoot()
      marks[index].parameter = min(max(t + out.dot(tangent) / square, 0), 1)
      let beside = tangent.cross(out) / length
      let s = 1 - t
      let u = 3 * s * s * t * tangent.cross(start.tangent) / length
      let v = -3 * s * t * t * tangent.cross(end.tangent) / length
      m00 += u * u
      m01 += u * v
      m11 += v * v
      r0 += beside * u
      r1 += beside * v
      worst = max(worst, abs(beside))
    }
    // Handles that hardly move the curve sideways stay about where they are.
    let damping = 1e-5 * Double(marks.count) + 1e-3 * (m00 + m11)
    m00 += damping
    m11 += damping
    let determinant = m00 * m11 - m01 * m01
    let (low, high) = (0.02 * chord, 2 * chord)
    let next = (
      min(max(handles.0 + (r0 * m11 - r1 * m01) / determinant, low), high),
      min(max(handles.1 + (m00 * r1 - m01 * r0) / determinant, low), high)
    )
    return (next, worst)
  }
}

extension CubicCurve {
  /// The curve by the powers of its parameter, which takes half the work where it is asked for many places.
  fileprivate struct Powers {
    let start: Point
    let first: Vector
    let second: Vector
    let third: Vector

    @inline(__always)
    func point(at t: Double) -> Point { start + ((third * t + second) * t + first) * t }

    @inline(__always)
    func derivative(at t: Double) -> Vector { (third * (3 * t) + second * 2) * t + first }
  }

  fileprivate var powers: Powers {
    let first = (control1 - start) * 3
    let second = (control2 - control1) * 3 - first
    return Powers(start: start, first: first, second: second, third: end - start - first - second)
  }
}
