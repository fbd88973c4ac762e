extension BlendOperator {
  /// The join of two fields at a point, for shapes that reach for each other within `reach` points.
  ///
  /// With distances a, b and gradients ga, gb, the first operand being what is folded already:
  ///
  ///     k = reach · clamp(½ − ½·(ga·gb), 0, 1)      (the quadratic operator: k = reach)
  ///     h = clamp(½ + ½·(b − a)/k, 0, 1)
  ///     d = mix(b, a, h) − k·h·(1 − h)              g = mix(gb, ga, h), not renormalised
  ///
  /// Where k vanishes the nearer of the two stands.
  @inlinable
  public func joined(_ first: FieldSample, _ second: FieldSample, reach: Double) -> FieldSample {
    let k = softness(first.gradient, second.gradient, reach: reach)
    let difference = second.distance - first.distance
    guard k > 1e-12, abs(difference) < k else { return difference < 0 ? second : first }
    let h = 0.5 + 0.5 * difference / k
    let rest = 1 - h
    return FieldSample(
      distance: second.distance * rest + first.distance * h - k * h * rest,
      gradient: second.gradient * rest + first.gradient * h)
  }

  /// The k of the operator for two gradients.
  @usableFromInline
  func softness(_ first: Vector, _ second: Vector, reach: Double) -> Double {
    switch self {
    case .gradientAware: reach * min(max(0.5 - 0.5 * first.dot(second), 0), 1)
    case .quadratic: reach
    case .none: 0
    }
  }
}
