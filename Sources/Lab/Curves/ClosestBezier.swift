public import Motion

/// The single cubic Bézier from (0, 0) to (1, 1) that lies closest to a spring's progress: `cubic-bezier()` in CSS.
///
/// A Bézier has one swing at most, so for a spring that bounces more it says what is lost.
public struct ClosestBezier: Hashable, Sendable {
  /// The curve, its coordinates rounded to four digits after the point.
  public let curve: CubicBezierCurve
  /// How long it lasts, in seconds.
  public let duration: Double
  /// The greatest distance from the exact motion, as a part of the range.
  public let error: Double

  /// Finds the Bézier whose greatest distance is least.
  ///
  /// *Edge cases*: `nil` where the motion does not settle within `epsilon`.
  /// *Accuracy*: the distance is compared at 240 times; the search may end in a minimum that is local.
  public init?(_ progress: ProgressCurve, epsilon: Double) {
    let settled = progress.duration(within: epsilon)
    guard settled.isFinite, settled > 0 else { return nil }
    let count = 240
    let parts = (0...count).map { Double($0) / Double(count) }
    let values = parts.map { progress.value(at: $0 * settled) }
    func distance(_ point: [Double], _ power: Bool) -> Double {
      let isOutside = point[0] < 0 || point[0] > 1 || point[2] < 0 || point[2] > 1
      if isOutside { return 1e3 + abs(point[0]) + abs(point[2]) }
      let bezier = CubicBezierCurve(x1: point[0], y1: point[1], x2: point[2], y2: point[3])
      var (sum, farthest) = (0.0, 0.0)
      for (part, value) in zip(parts, values) {
        let gap = bezier.value(at: part) - value
        sum += gap * gap
        farthest = Swift.max(farthest, abs(gap))
      }
      return power ? sum : farthest
    }
    var best: (point: [Double], value: Double) = ([0, 0, 1, 1], .infinity)
    for start in [[0.2, 0.8, 0.2, 1], [0.1, 0.9, 0.3, 1.3], [0.4, 0.2, 0.3, 1], [0.05, 0.4, 0.1, 1]] {
      let smooth = Simplex(tolerance: 1e-6, limit: 200).minimum(from: start, steps: [0.1, 0.1, 0.1, 0.1]) {
        distance($0, true)
      }
      let tight = Simplex(tolerance: 1e-6, limit: 400).minimum(
        from: smooth.point, steps: [0.03, 0.03, 0.03, 0.03]
      ) { distance($0, false) }
      if tight.value < best.value { best = tight }
    }
    let rounded = best.point.map { ($0 * 1e4).rounded() / 1e4 }
    curve = CubicBezierCurve(x1: rounded[0], y1: rounded[1], x2: rounded[2], y2: rounded[3])
    duration = settled
    error = Swift.max(distance(rounded, false), progress.greatestRemainder(after: settled))
  }
}
