import SpringKernels

/// A cubic Bézier easing from (0, 0) to (1, 1), made ready to be read at many values.
///
///     let easeInOut = BezierSampler(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
///     easeInOut.values(at: [0, 0.25, 0.5])  // 0, 0.12916, 0.5
///
/// - Note: *Accuracy*: within 10⁻¹⁴ of the exact curve, times the largest of |y1|, |y2| and 1, for all control points:
///   also where the curve stands upright at an end or in its middle.
/// - Note: *Edge cases*: values are clamped to 0…1, the xs of the control points too; the ys are left free. At 0 and
///   1 the curve is met exactly.
/// - Complexity: making one ready takes some 10 µs, which 1 000 values earn back.
public struct BezierSampler: Sendable {
  /// The control points, as they are used.
  public let x1: Double
  /// The y of the first control point.
  public let y1: Double
  /// The x of the second control point.
  public let x2: Double
  /// The y of the second control point.
  public let y2: Double

  private let curve: bezier_curve
  private let table: [Double]

  /// Creates the easing with control points (x1, y1) and (x2, y2), all finite.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    precondition(
      x1.isFinite && y1.isFinite && x2.isFinite && y2.isFinite,
      "The control points of a Bézier must be finite.")
    let (first, second) = (Swift.min(Swift.max(x1, 0), 1), Swift.min(Swift.max(x2, 0), 1))
    self.x1 = first
    self.y1 = y1
    self.x2 = second
    self.y2 = y2
    var table = [Double](repeating: 0, count: Int(BEZIER_TABLE))
    var curve = bezier_prepare(first, y1, second, y2)
    bezier_fill_table(&curve, &table)
    self.curve = curve
    self.table = table
  }

  /// The y at one x.
  public func value(at x: Double) -> Double {
    precondition(!x.isNaN, "An easing is asked for its value at a number.")
    return withUnsafePointer(to: curve) { bezier_value($0, x) }
  }

  /// The ys at many xs, in any order.
  public func values(
    at xs: [Double], arithmetic: BatchArithmetic = .fastest, workers: Int = 1
  ) -> [Double] {
    var ys = [Double](repeating: 0, count: xs.count)
    write(at: xs, into: &ys, arithmetic: arithmetic, workers: workers)
    return ys
  }

  /// Writes the ys at many xs over the numbers of an array of the same count, which spares a new one.
  ///
  /// - Complexity: O(the number of xs), 3 ns each with AVX2.
  public func write(
    at xs: [Double], into ys: inout [Double], arithmetic: BatchArithmetic = .fastest, workers: Int = 1
  ) {
    precondition(ys.count == xs.count, "An easing writes as many values as it is given.")
    precondition(workers >= 1, "An easing needs at least one worker.")
    let areNumbers = withUnsafePointer(to: curve) {
      bezier_values($0, table, xs, &ys, xs.count, arithmetic.kernel, UInt32(clamping: workers))
    }
    precondition(areNumbers, "An easing is asked for its values at numbers.")
  }
}
