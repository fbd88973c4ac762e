/// The cubics of a corner, which turn one way only from (0, height) to (width, 0).
///
/// Its parameter runs through the cubics and, between two of them, through the kink: 3 cubics and 2 kinks
/// make five parts of a fifth each.
struct CubicChain {
  /// The cubics in order.
  var cubics: [CubicCurve]

  /// The nearest point for one beyond the chain, both of whose coordinates are not negative.
  func footFromOutside(_ point: Point) -> Corner.Foot {
    for index in cubics.indices {
      let cubic = cubics[index]
      let past = (point - cubic.end).dot(cubic.end - cubic.control2)
      if past <= 0 || index == cubics.count - 1 {
        return foot(on: index, at: CubicChain.parameter(of: point, on: cubic))
      }
      let next = cubics[index + 1]
      if (point - next.start).dot(next.control1 - next.start) <= 0 {
        let out = (point - next.start).normalized(or: normal(of: next, at: 0))
        return Corner.Foot(
          point: next.start, normal: out, curvature: .infinity,
          parameter: (Double(2 * index + 1) + kinkPart(index, normal: out)) / parts)
      }
    }
    return self.point(at: 1)
  }

  /// The nearest of the cubics' own nearest points, for a point so near that each has one at most.
  func footFromNear(_ point: Point) -> Corner.Foot {
    let feet = cubics.indices.map { foot(on: $0, at: CubicChain.parameter(of: point, on: cubics[$0])) }
    return feet.dropFirst().reduce(feet[0]) {
      $1.point.distance(to: point) < $0.point.distance(to: point) ? $1 : $0
    }
  }

  private var parts: Double { Double(2 * cubics.count - 1) }

  /// Where (point − curve)·curve′ changes its sign: Newton's steps, kept within a bracket.
  private static func parameter(of point: Point, on cubic: CubicCurve) -> Double {
    var low = 0.0
    var high = 1.0
    let before = (point - cubic.start).dot(cubic.control1 - cubic.start)
    let after = (cubic.end - point).dot(cubic.end - cubic.control2)
    guard before > 0 else { return 0 }
    guard after > 0 else { return 1 }
    var t = before / (before + after)
    for _ in 0..<60 {
      let tangent = cubic.derivative(at: t)
      let out = point - cubic.point(at: t)
      let value = out.dot(tangent)
      if value > 0 { low = t } else { high = t }
      let slope = out.dot(cubic.secondDerivative(at: t)) - tangent.dot(tangent)
      var next = slope < 0 ? t - value / slope : (low + high) / 2
      if !(next > low && next < high) { next = (low + high) / 2 }
      let moved = abs(next - t)
      t = next
      if moved < 1e-14 { break }
    }
    return t
  }

  private func normal(of cubic: CubicCurve, at t: Double) -> Vector {
    var tangent = cubic.derivative(at: t)
    if tangent == Vector.zero {
      tangent = t < 0.5 ? cubic.control2 - cubic.start : cubic.end - cubic.control1
    }
    // From (0, height) to (width, 0) the outside lies where x and y grow.
    return Vector(dx: -tangent.dy, dy: tangent.dx).normalized(or: Vector(dx: 0, dy: 1))
  }

  private func foot(on index: Int, at t: Double) -> Corner.Foot {
    let cubic = cubics[index]
    let tangent = cubic.derivative(at: t)
    let length = tangent.length
    let turn = -tangent.cross(cubic.secondDerivative(at: t))
    let curvature = length > 0 ? turn / (length * length * length) : .infinity
    return Corner.Foot(
      point: cubic.point(at: t), normal: normal(of: cubic, at: t), curvature: max(curvature, 0),
      parameter: (Double(2 * index) + t) / parts)
  }

  /// How far a normal at a kink has turned from the cubic before it to the one after it.
  private func kinkPart(_ index: Int, normal: Vector) -> Double {
    let before = self.normal(of: cubics[index], at: 1)
    let after = self.normal(of: cubics[index + 1], at: 0)
    let whole = before.cross(after)
    return whole != 0 ? min(max(before.cross(normal) / whole, 0), 1) : 0
  }

  /// The point at a parameter in 0…1.
  func point(at parameter: Double) -> Corner.Foot {
    let scaled = min(max(parameter, 0), 1) * parts
    let part = min(Int(scaled), 2 * cubics.count - 2)
    let local = scaled - Double(part)
    if part % 2 == 0 { return foot(on: part / 2, at: local) }
    let index = part / 2
    let before = normal(of: cubics[index], at: 1)
    let after = normal(of: cubics[index + 1], at: 0)
    return Corner.Foot(
      point: cubics[index].end, normal: (before + (after - before) * local).normalized(or: after),
      curvature: .infinity, parameter: parameter)
  }
}
