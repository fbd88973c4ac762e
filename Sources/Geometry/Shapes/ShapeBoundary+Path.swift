extension ShapeBoundary {
  /// The whole outline as a closed path.
  func path(tolerance: Double) -> Path {
    let start = place(side: 0, part: 0).point
    var elements: [Path.Element] = [.move(to: start)]
    append(from: 0, to: ShapeBoundary.period, tolerance: tolerance, to: &elements)
    elements.closeOn(start)
    return Path(elements)
  }

  /// Adds the pieces of the outline from one parameter to a greater one, at most a period on.
  func append(from start: Double, to end: Double, tolerance: Double, to elements: inout [Path.Element]) {
    precondition(start.isFinite && end - start <= 2 * ShapeBoundary.period, "A stretch is within a period.")
    var parameter = start
    while parameter < end {
      let whole = parameter.rounded(.down)
      let next = min(whole + 1, end)
      if let arc = arc(from: parameter, to: end), end - start < ShapeBoundary.period {
        append(arc, tolerance: tolerance, to: &elements)
        parameter = arc.end
        continue
      }
      let side = (Int(whole) % 8 + 8) % 8
      appendSide(side, from: parameter - whole, to: next - whole, tolerance: tolerance, to: &elements)
      parameter = next
    }
  }

  /// A part of one circle that several corners share.
  private struct Arc {
    /// The parameter where it starts.
    var start: Double
    /// The parameter where it ends.
    var end: Double
    /// How far it turns, in quarters.
    var quarters: Double
  }

  /// The arc of more than one corner that begins at a parameter, if there is one.
  private func arc(from start: Double, to end: Double) -> Arc? {
    var arc = Arc(start: start, end: start, quarters: 0)
    while arc.end < end {
      let whole = arc.end.rounded(.down)
      let side = (Int(whole) % 8 + 8) % 8
      if side % 2 == 0 {
        guard lengths[side] <= 1e-9 else { break }
      } else {
        let corner = ShapeBoundary.corner(of: shape, side: side)
        guard corner.isCircular, corner.reach.width > 1e-6,
          corner.reach == ShapeBoundary.corner(of: shape, side: (side + 6) % 8).reach || arc.quarters == 0
        else { break }
        arc.quarters += min(whole + 1, end) - arc.end
      }
      arc.end = min(whole + 1, end)
    }
    return arc.quarters > 1 ? arc : nil
  }

  /// Adds an arc in as few cubics of one length as turn little more than a quarter and stay within the tolerance.
  private func append(_ arc: Arc, tolerance: Double, to elements: inout [Path.Element]) {
    let start = place(at: arc.start)
    let corner = ShapeBoundary.corner(of: shape, side: (Int(arc.start.rounded(.up)) % 8 + 8) % 8 | 1)
    let radius = corner.reach.width
    let center = start.point - start.normal * radius
    var count = (arc.quarters / 1.08).rounded(.up)
    while EllipseQuarter.stray(radius, quarters: arc.quarters / count) > tolerance, count < 1024 {
      count += 1
    }
    let turn = arc.quarters / count * Double.pi / 2
    let handle = arcHandle(turn) * radius
    let first = start.normal.angle
    func normal(_ index: Double) -> Vector { Vector(angle: first + turn * index) }
    for index in stride(from: 0, to: count, by: 1) {
      let (from, to) = (normal(index), normal(index + 1))
      elements.append(
        .curve(
          to: index + 1 == count ? place(at: arc.end).point : center + to * radius,
          control1: center + from * radius + from.quarterTurned * handle,
          control2: center + to * radius - to.quarterTurned * handle))
    }
  }

  private func appendSide(
    _ side: Int, from start: Double, to end: Double, tolerance: Double, to elements: inout [Path.Element]
  ) {
    guard lengths[side] > 1e-9 else { return }
    if side % 2 == 0 {
      elements.append(.line(to: place(side: side, part: end).point))
      return
    }
    let corner = ShapeBoundary.corner(of: shape, side: side)
    let isReversed = ShapeBoundary.isReversed(side: side)
    let curves = corner.curves(
      from: isReversed ? 1 - end : start, to: isReversed ? 1 - start : end, tolerance: tolerance)
    for curve in isReversed ? curves.reversed().map(\.reversed) : curves {
      func placed(_ point: Point) -> Point {
        shape.center + shape.turned(corner.unfolded(point - Point.zero + corner.center))
      }
      elements.append(
        .curve(to: placed(curve.end), control1: placed(curve.control1), control2: placed(curve.control2)))
    }
  }
}

extension Corner {
  /// The cubics of a part of the curve, in this corner's frame.
  func curves(from start: Double, to end: Double, tolerance: Double) -> [CubicCurve] {
    switch curve {
    case .round: EllipseQuarter(a: reach.width, b: reach.height).curves(from: start, to: end, tolerance)
    case .chain(let cubics): CubicChain(cubics: cubics).curves(from: start, to: end)
    }
  }
}

extension EllipseQuarter {
  /// How far one cubic for a part of a circle strays from it, in points.
  ///
  /// For a quarter it is 1.96e-4 of the radius, for a part of it less by the sixth power.
  static func stray(_ radius: Double, quarters: Double) -> Double {
    let cube = quarters * quarters * quarters
    return 1.97e-4 * radius * cube * cube
  }

  /// Cubics for a part of the quarter, cut so that none strays farther than the tolerance.
  func curves(from start: Double, to end: Double, _ tolerance: Double) -> [CubicCurve] {
    let turn = end - start
    let strays = EllipseQuarter.stray(max(a, b), quarters: turn)
    var count = 1
    var power = 1.0
    while strays > tolerance * power, count < 256 {
      count += 1
      let squared = Double(count * count)
      power = squared * squared * squared
    }
    let step = turn / Double(count)
    let handle = arcHandle(step * .pi / 2)
    func point(_ direction: Vector) -> Point { Point(x: a * direction.dy, y: b * direction.dx) }
    func tangent(_ direction: Vector) -> Vector { Vector(dx: a * direction.dx, dy: -b * direction.dy) }
    return (0..<count).map { index in
      let first = Vector(angle: (start + step * Double(index)) * Double.pi / 2)
      let last = Vector(angle: (start + step * Double(index + 1)) * Double.pi / 2)
      return CubicCurve(
        start: point(first), control1: point(first) + tangent(first) * handle,
        control2: point(last) - tangent(last) * handle, end: point(last))
    }
  }
}

extension CubicChain {
  /// The cubics of a part of the chain.
  func curves(from start: Double, to end: Double) -> [CubicCurve] {
    let parts = Double(2 * cubics.count - 1)
    return cubics.indices.compactMap { index in
      let from = min(max(start * parts - Double(2 * index), 0), 1)
      let to = min(max(end * parts - Double(2 * index), 0), 1)
      guard to > from else { return nil }
      return from == 0 && to == 1 ? cubics[index] : cubics[index].part(from: from, to: to)
    }
  }
}

extension [Path.Element] {
  /// Ends a subpath exactly on its start: the last curve is bent there, a last line left to the closing one.
  mutating func closeOn(_ start: Point) {
    switch last {
    case .curve(_, let control1, let control2):
      self[count - 1] = .curve(to: start, control1: control1, control2: control2)
    case .line: removeLast()
    case .move, .close, nil: break
    }
    append(.close)
  }
}
