extension UnitCurve {
  /// The eased progress for a progress, which is kept within 0…1.
  ///
  /// *Accuracy*: a Bézier is solved to the last digits, within 10⁻¹⁴ where the curve is not vertical.
  public func value(at progress: Double) -> Double {
    precondition(!progress.isNaN, "A curve is asked for its value at a progress that is a number.")
    let x = Swift.min(Swift.max(progress, 0), 1)
    switch kind {
    case .linear: return x
    case .bezier(let curve): return curve.value(at: x)
    case .circularEaseIn: return Self.circularIn(x)
    case .circularEaseOut: return 1 - Self.circularIn(1 - x)
    case .circularEaseInOut:
      return x < 0.5 ? 0.5 * Self.circularIn(2 * x) : 1 - 0.5 * Self.circularIn(2 - 2 * x)
    case .steps(let curve): return curve.value(at: x)
    case .piecewiseLinear(let curve): return curve.value(at: x)
    }
  }

  /// The slope of the eased progress by the progress, which is kept within 0…1.
  ///
  /// *Edge cases*: infinite where the curve is vertical. Where a control point lies on its end point, the slope at
  /// that end is 1, as SwiftUI answers, and not the limit of the slopes beside it. Stepped curves have slope 0.
  public func velocity(at progress: Double) -> Double {
    precondition(!progress.isNaN, "A curve is asked for its velocity at a progress that is a number.")
    let x = Swift.min(Swift.max(progress, 0), 1)
    if case .bezier(let curve) = kind { return curve.slope(at: x, wherePointsCoincide: 1) }
    return slope(at: x)
  }

  /// The slope within 0…1, the limit where SwiftUI's answer differs from it.
  func slope(at x: Double) -> Double {
    switch kind {
    case .linear: return 1
    case .bezier(let curve): return curve.slope(at: x, wherePointsCoincide: nil)
    case .circularEaseIn: return Self.circularInSlope(x)
    case .circularEaseOut: return Self.circularInSlope(1 - x)
    case .circularEaseInOut: return Self.circularInSlope(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .steps: return 0
    case .piecewiseLinear(let curve): return curve.slope(at: x)
    }
  }

  /// 1 − √(1 − x²), written so that it keeps its digits near 0.
  private static func circularIn(_ x: Double) -> Double {
    x * x / (1 + ((1 - x) * (1 + x)).squareRoot())
  }

  private static func circularInSlope(_ x: Double) -> Double {
    x / ((1 - x) * (1 + x)).squareRoot()
  }
}
