extension Path {
  /// Polylines, one per subpath, that stay within a distance of the path.
  ///
  /// A closed subpath ends on its first point.
  ///
  /// - Parameter tolerance: how far a polyline may stray, in points: 0.05 suits a screen, and a hundredth of
  ///   it costs ten times the points. Must be positive.
  /// - Returns: the points of each subpath, from its start on.
  public func flattened(tolerance: Double = 0.05) -> [[Point]] {
    precondition(tolerance > 0, "A path is flattened within a positive tolerance.")
    var lines: [[Point]] = []
    var line: [Point] = []
    for element in elements {
      switch element {
      case .move(let point):
        if line.count > 1 { lines.append(line) }
        line = [point]
      case .line(let point): line.append(point)
      case .curve(let point, let control1, let control2):
        guard let start = line.last else { continue }
        let curve = CubicCurve(start: start, control1: control1, control2: control2, end: point)
        curve.appendPoints(to: &line, tolerance: tolerance)
      case .close:
        guard let first = line.first else { continue }
        if line.last != first { line.append(first) }
        if line.count > 1 { lines.append(line) }
        line = [first]
      }
    }
    if line.count > 1 { lines.append(line) }
    return lines
  }
}

extension CubicCurve {
  /// Adds the points after the start of an even polyline that stays within a distance of the curve.
  ///
  /// The second derivative of a cubic is linear, so its greatest length is at an end; a chord over a step h
  /// strays by at most h²/8 of it.
  func appendPoints(to line: inout [Point], tolerance: Double) {
    let bend = max(secondDerivative(at: 0).length, secondDerivative(at: 1).length)
    let count = max(1, (bend / (8 * tolerance)).squareRoot().rounded(.up))
    guard count > 1, count < 1e6 else {
      line.append(end)
      return
    }
    for index in 1..<Int(count) { line.append(point(at: Double(index) / count)) }
    line.append(end)
  }
}
