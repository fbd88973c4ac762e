/// A curve from (0, 0) to (1, 1) that eases a progress; SwiftUI's `UnitCurve`.
///
/// Progress is kept within 0…1. Besides SwiftUI's curves there are CSS's `steps()` and `linear()`, so that curves can
/// come back from the web.
public struct UnitCurve: Hashable, Sendable {
  /// What a curve is made of.
  public enum Kind: Hashable, Sendable {
    /// Progress as it is.
    case linear
    /// A cubic Bézier with its two inner control points.
    case bezier(CubicBezierCurve)
    /// 1 − √(1 − x²).
    case circularEaseIn
    /// √(1 − (1 − x)²).
    case circularEaseOut
    /// Half a circular ease-in, then half a circular ease-out.
    case circularEaseInOut
    /// CSS's `steps()`.
    case steps(StepCurve)
    /// CSS's `linear()`.
    case piecewiseLinear(PiecewiseLinearCurve)
  }

  /// What the curve is made of.
  public let kind: Kind

  /// Creates a curve of a kind.
  public init(_ kind: Kind) {
    self.kind = kind
  }

  /// The curve that leaves a progress as it is.
  public static let linear = UnitCurve(.linear)
  /// A slow start: the Bézier (0.42, 0), (1, 1).
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// A slow end: the Bézier (0, 0), (0.58, 1).
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// A slow start and a slow end: the Bézier (0.42, 0), (0.58, 1).
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// An older name of ``easeInOut``.
  public static let easeInEaseOut = easeInOut
  /// A slow start along a quarter circle.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A slow end along a quarter circle.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// A slow start and a slow end along two quarter circles.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The cubic Bézier from (0, 0) to (1, 1) with two inner control points; their x is kept within 0…1.
  public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(CubicBezierCurve(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// The curve that undoes this one: for a Bézier x and y change places, a circular ease-in becomes an ease-out.
  ///
  /// *Edge cases*: x of the swapped control points is kept within 0…1, so a Bézier that overshoots is not undone
  /// exactly. The circular ease-in-out gives itself, as in SwiftUI; steps and piecewise lines give themselves too.
  public var inverse: UnitCurve {
    switch kind {
    case .linear, .circularEaseInOut, .steps, .piecewiseLinear: self
    case .bezier(let curve): .bezier(curve.y1, curve.x1, curve.y2, curve.x2)
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    }
  }
}
