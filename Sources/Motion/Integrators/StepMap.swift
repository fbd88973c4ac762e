/// The linear map that one step of time applies to a displacement from the target and its velocity.
public struct StepMap: Hashable, Sendable {
  /// The share of the displacement in the new displacement.
  public var xx: Double
  /// The share of the velocity in the new displacement, in seconds.
  public var xv: Double
  /// The share of the displacement in the new velocity, per second.
  public var vx: Double
  /// The share of the velocity in the new velocity.
  public var vv: Double

  /// Creates a map from its four coefficients.
  @inlinable
  public init(xx: Double, xv: Double, vx: Double, vv: Double) {
    self.xx = xx
    self.xv = xv
    self.vx = vx
    self.vv = vv
  }

  /// The map of no time.
  public static let identity = StepMap(xx: 1, xv: 0, vx: 0, vv: 1)
  /// The map of a time after which nothing is left.
  public static let zero = StepMap(xx: 0, xv: 0, vx: 0, vv: 0)

  /// The displacement after the step.
  @inlinable
  public func displacement<V: VectorArithmetic>(_ displacement: V, _ velocity: V) -> V {
    displacement.scaled(by: xx) + velocity.scaled(by: xv)
  }

  /// The velocity after the step, per second.
  @inlinable
  public func velocity<V: VectorArithmetic>(_ displacement: V, _ velocity: V) -> V {
    displacement.scaled(by: vx) + velocity.scaled(by: vv)
  }

  /// The map of this step after another.
  @inlinable
  public func after(_ first: StepMap) -> StepMap {
    StepMap(
      xx: xx * first.xx + xv * first.vx, xv: xx * first.xv + xv * first.vv,
      vx: vx * first.xx + vv * first.vx, vv: vx * first.xv + vv * first.vv)
  }

  /// The map of so many steps.
  ///
  /// - Complexity: O(log *count*).
  @inlinable
  public func repeated(_ count: Int) -> StepMap {
    precondition(count >= 0, "A step cannot be repeated a negative number of times.")
    var result = StepMap.identity
    var factor = self
    var rest = count
    while rest > 0 {
      if rest & 1 == 1 { result = factor.after(result) }
      factor = factor.after(factor)
      rest >>= 1
    }
    return result
  }
}
