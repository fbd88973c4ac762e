import SpringKernels

extension CubicBezierCurve {
  /// The ys at many xs, in any order; xs outside 0…1 are clamped.
  ///
  ///     CubicBezierCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1).values(at: [0, 0.25, 0.5])  // 0, 0.12916, 0.5
  ///
  /// - Parameters:
  ///   - xs: The xs, none of them NaN.
  ///   - arithmetic: Whether the bytes of the results are to be the same on every processor.
  ///   - workers: How many threads to use, the caller's among them; at least 1. No result depends on it.
  /// - Returns: The ys, in the order of the xs.
  public func values(
    at xs: [Double], arithmetic: BatchArithmetic = .fastest, workers: Int = 1
  ) -> [Double] {
    var ys = [Double](repeating: 0, count: xs.count)
    write(at: xs, into: &ys, arithmetic: arithmetic, workers: workers)
    return ys
  }

  /// Writes the ys at many xs over the numbers of an array of the same count, which spares a new one.
  ///
  /// - Complexity: O(the number of xs), 4 ns each with AVX2.
  public func write(
    at xs: [Double], into ys: inout [Double], arithmetic: BatchArithmetic = .fastest, workers: Int = 1
  ) {
    precondition(ys.count == xs.count, "A curve writes as many values as it is given.")
    precondition(workers >= 1, "A curve needs at least one worker.")
    let areNumbers = bezier_values(
      prepared.pointer, xs, &ys, xs.count, arithmetic.kernel, UInt32(clamping: workers))
    precondition(areNumbers, "A curve is asked for its values at numbers.")
  }
}
