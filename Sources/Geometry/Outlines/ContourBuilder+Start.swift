extension ContourBuilder {
  /// A loop turned so that it starts at a place that stays put.
  ///
  /// That is the first of the four edges' starts of the first declared member whose outline the contour runs
  /// along there; where it runs along none, the first member's first free stretch.
  func startedCanonically(_ loop: [Piece]) -> [Piece] {
    var best: (scan: Int, edge: Int, piece: Int, cut: Double)?
    var first: (scan: Int, start: Double, piece: Int)?
    for (index, piece) in loop.enumerated() {
      guard case .stretch(let scan, let start, let end) = piece else { continue }
      if first.map({ (scan, start) < ($0.scan, $0.start) }) ?? true { first = (scan, start, index) }
      for edge in 0..<4 {
        let parameter = Double(2 * edge)
        guard
          let cut = [parameter, parameter + ShapeBoundary.period].first(where: { $0 >= start && $0 < end })
        else { continue }
        if best.map({ (scan, edge) < ($0.scan, $0.edge) }) ?? true { best = (scan, edge, index, cut) }
      }
    }
    guard let best, case .stretch(let scan, let start, let end) = loop[best.piece] else {
      guard let first else { return loop }
      return Array(loop[first.piece...] + loop[..<first.piece])
    }
    var result = [Piece.stretch(scan: scan, start: best.cut, end: end)]
    result += loop[(best.piece + 1)...] + loop[..<best.piece]
    if best.cut > start { result.append(.stretch(scan: scan, start: start, end: best.cut)) }
    return result
  }
}
