extension CubicBezierCurve {
  /// The parameter at which the curve has an x: the root of a cubic that never falls, bracketed all the way.
  ///
  /// Newton's step is taken where it stays in the bracket, else the bracket is halved, so the degenerate curves (a
  /// vanishing cubic or quadratic coefficient) are no special case. Where the curve is nearly vertical the rounding of
  /// the cubic itself would move the root, by 10⁻⁵ at (1, 0), (0, 1); there the root is sought again in twice the digits.
  func parameter(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    let t = root(from: x) { excess(at: $0, over: x) }
    if Self.derivative(x1, x2, t) > 1e-3 { return t }
    return root(from: t) { preciseExcess(at: $0, over: x) }
  }

  private func excess(at t: Double, over x: Double) -> Double {
    let s = 1 - t
    return t * (3 * s * (s * x1 + t * x2) + t * t) - x
  }

  private func preciseExcess(at t: Double, over x: Double) -> Double {
    let t = TwoPartNumber(t)
    let s = TwoPartNumber(1) - t
    let inner = s * TwoPartNumber(x1) + t * TwoPartNumber(x2)
    return (t * (TwoPartNumber(3) * s * inner + t * t) - TwoPartNumber(x)).high
  }

  private func root(from start: Double, of excess: (Double) -> Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = start
    for _ in 0..<200 {
      let error = excess(t)
      if error == 0 { return t }
      if error < 0 { low = t } else { high = t }
      let newton = t - error / Self.derivative(x1, x2, t)
      let next = newton > low && newton < high ? newton : 0.5 * (low + high)
      if next <= low || next >= high || abs(next - t) <= 1e-16 * t { return next }
      t = next
    }
    return t
  }
}
