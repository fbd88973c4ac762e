import Motion

/// A spring's progress as a broken line with the fewest points for an error: what CSS's `linear()` plays.
///
/// The points are rounded as they will be written, and the error is that of the rounded points, over all time,
/// the rest of the motion after the end included.
public struct LinearApproximation: Hashable, Sendable {
  /// The corners: time as a part of ``duration``, 0…1, and progress.
  public let points: [CurvePoint]
  /// How long the curve lasts, in seconds, in whole tenths of a millisecond.
  public let duration: Double
  /// The greatest distance from the exact motion at any time, as a part of the range.
  public let error: Double
  /// The digits after the point that values have; times, in per cent, have two less.
  public let decimals: Int

  /// Why there is no such line.
  public enum Refusal: Error, Hashable, Sendable {
    /// The motion never settles.
    case neverSettles
    /// The error is so small, or the motion so long, that more samples than can be worked with would be needed.
    case tooFine
  }

  /// Finds the broken line with the fewest points that stays within an error of a motion's progress.
  ///
  /// The line starts at 0 and ends at 1. Among those with the fewest points, one with a small error is chosen.
  /// The corridor is sampled so finely that the curve between samples strays by less than a two-hundredth of
  /// the error; the count is the fewest for an error smaller by that much.
  ///
  /// - Parameters:
  ///   - curve: The progress of a motion.
  ///   - maxError: The greatest distance allowed, as a part of the range, above 0.
  ///   - epsilon: The line ends where the motion stays within this part of the range, or within `maxError` if less.
  /// - Throws: ``Refusal`` where the motion never settles or is too long for the error.
  public init(_ curve: ProgressCurve, maxError: Double, epsilon: Double) throws(Refusal) {
    precondition(maxError > 0 && maxError < 1, "The error of a broken line is between 0 and 1.")
    // A little less than the error, so that rounding finds room at the end too.
    let settled = curve.duration(within: Swift.min(epsilon, 0.98 * maxError))
    guard settled.isFinite else { throw .neverSettles }
    let duration = Swift.max((settled * 1e4).rounded(.up), 1) / 1e4
    let stray = maxError / 200
    let needed = duration * (curve.greatestAcceleration / (8 * stray)).squareRoot()
    guard needed < 400_000 else { throw .tooFine }
    let samples = Samples(curve, duration: duration, count: Swift.max(16, Int(needed.rounded(.up))))
    self.duration = duration
    let wide = samples.points(halfWidth: maxError - stray, widest: maxError - stray)
    let narrow = samples.narrowest(count: wide.count, from: maxError - stray)
    var decimals = 3
    while true {
      for points in [narrow, wide] {
        let rounded = Self.rounded(points, decimals: decimals)
        let error = Self.error(of: rounded, duration: duration, from: curve)
        if error <= maxError || decimals == 9 {
          (self.points, self.error, self.decimals) = (rounded, error, decimals)
          return
        }
      }
      decimals += 1
    }
  }

  /// The greatest distance of a broken line from a motion's progress at any time.
  ///
  /// - Parameters:
  ///   - points: The corners, times as parts of the duration; the last value holds after the end.
  ///   - duration: How long the line lasts, in seconds.
  ///   - curve: The progress of the motion.
  /// - Returns: The distance as a part of the range.
  public static func error(
    of points: [CurvePoint], duration: Double, from curve: ProgressCurve
  ) -> Double {
    var farthest = 0.0
    let corners = points.map { CurvePoint(time: $0.time * duration, value: $0.value) }
    for (start, end) in zip(corners, corners.dropFirst()) where end.time > start.time {
      farthest = Swift.max(farthest, curve.greatestDistance(from: start, to: end))
    }
    let rest = abs((corners.last?.value ?? 1) - 1)
    return Swift.max(farthest, rest + curve.greatestRemainder(after: duration))
  }

  private static func rounded(_ points: [CurvePoint], decimals: Int) -> [CurvePoint] {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    var result: [CurvePoint] = []
    for (index, point) in points.enumerated() {
      let isEnd = index == 0 || index == points.count - 1
      let value = isEnd ? point.value.rounded() : (point.value * scale).rounded() / scale
      result.append(CurvePoint(time: (point.time * scale).rounded() / scale, value: value))
    }
    return result
  }
}

/// A progress sampled evenly, and the corridors about it.
private struct Samples {
  let times: [Double]
  let values: [Double]

  init(_ curve: ProgressCurve, duration: Double, count: Int) {
    times = (0...count).map { Double($0) / Double(count) }
    values = times.map { curve.value(at: $0 * duration) }
  }

  /// The fewest points within a distance; the ends are 0 and 1 but for a millionth of it.
  ///
  /// Where the motion is within the widest distance of its target, the line may be there already.
  func points(halfWidth: Double, widest: Double) -> [CurvePoint] {
    var lower = values.map { value in
      abs(value - 1) <= widest ? Swift.min(value - halfWidth, 1 - 1e-6 * halfWidth) : value - halfWidth
    }
    var upper = values.map { value in
      abs(value - 1) <= widest ? Swift.max(value + halfWidth, 1 + 1e-6 * halfWidth) : value + halfWidth
    }
    let last = values.count - 1
    (lower[0], upper[0]) = (-1e-6 * halfWidth, 1e-6 * halfWidth)
    (lower[last], upper[last]) = (1 - 1e-6 * halfWidth, 1 + 1e-6 * halfWidth)
    return Corridor(times: times, lower: lower, upper: upper).fewestPoints()
  }

  /// A line with so many points in a corridor as narrow as can be, found by halving.
  func narrowest(count: Int, from widest: Double) -> [CurvePoint] {
    var best = points(halfWidth: widest, widest: widest)
    var low = 0.5 * widest
    var high = widest
    for _ in 0..<6 {
      let middle = 0.5 * (low + high)
      let found = points(halfWidth: middle, widest: widest)
      if found.count <= count {
        best = found
        high = middle
      } else {
        low = middle
      }
    }
    return best
  }
}
