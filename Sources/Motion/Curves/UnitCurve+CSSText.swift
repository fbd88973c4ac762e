extension UnitCurve {
  /// The curve as a CSS easing function; `nil` for the circular ones, which CSS can only come near to.
  ///
  /// Numbers are written in full, so that reading them gives the same curve.
  public var css: String? {
    switch kind {
    case .linear: "linear"
    case .bezier(let curve): "cubic-bezier(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2))"
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut: nil
    case .steps(let curve): "steps(\(curve.count), \(curve.position.rawValue))"
    case .piecewiseLinear(let curve):
      "linear(" + curve.stops.map { "\($0.output) \($0.input * 100)%" }.joined(separator: ", ") + ")"
    }
  }
}
