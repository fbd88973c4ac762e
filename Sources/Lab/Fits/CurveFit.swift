import Motion

/// The spring whose progress lies closest to a curve that is known over its whole course: a Bézier, a broken line.
public struct CurveFit: Hashable, Sendable {
  /// The progress of the spring found, from 0 to 1.
  public let motion: SpringMotion
  /// The greatest distance from the curve, as a part of the range.
  public let error: Double
  /// The square root of the mean squared distance, as a part of the range.
  public let meanError: Double

  /// Finds the spring whose greatest distance from a curve is least, over twice the curve's duration.
  ///
  /// *Accuracy*: distances are compared at 400 times.
  ///
  /// - Parameters:
  ///   - duration: How long the curve lasts, in seconds.
  ///   - curve: The curve's value at a part of its duration, 0…1; after it the value is 1.
  public init(duration: Double, _ curve: (Double) -> Double) {
    precondition(duration > 0 && duration.isFinite, "A curve lasts a positive, finite time.")
    let count = 400
    let times = (0...count).map { 2 * duration * Double($0) / Double(count) }
    let values = times.map { $0 >= duration ? 1 : curve($0 / duration) }
    func gaps(_ point: [Double]) -> [Double] {
      let motion = Self.motion(point, duration)
      return zip(times, values).map { motion.value(at: $0) - $1 }
    }
    var best: (point: [Double], value: Double) = ([0, 0], .infinity)
    for step in 0...11 {
      for bounce in [-0.5, -0.2, 0, 0.2, 0.4, 0.6, 0.8] {
        let point = [-1.8 + 0.25 * Double(step), bounce]
        let sum = gaps(point).reduce(0) { $0 + $1 * $1 }
        if sum < best.value { best = (point, sum) }
      }
    }
    let smooth = LeastSquares(from: best.point, scales: [1e-6, 1e-6], limit: 30, gaps)
    let start = smooth.sum < best.value && abs(smooth.parameters[1]) < 0.98 ? smooth.parameters : best.point
    let tight = Simplex(tolerance: 1e-9, limit: 250).minimum(from: start, steps: [0.05, 0.03]) { point in
      let outside = Swift.max(abs(point[1]) - 0.99, 0)
      return gaps(point).reduce(0) { Swift.max($0, abs($1)) } + 10 * outside
    }
    motion = Self.motion(tight.point, duration)
    let distances = gaps(tight.point)
    error = distances.reduce(0) { Swift.max($0, abs($1)) }
    meanError = (distances.reduce(0) { $0 + $1 * $1 } / Double(distances.count)).squareRoot()
  }

  private static func motion(_ point: [Double], _ duration: Double) -> SpringMotion {
    let length = duration * Elementary.exp(Swift.min(Swift.max(point[0], -6), 4))
    return SpringMotion(Spring(duration: length, bounce: Swift.min(Swift.max(point[1], -0.99), 0.99)))
  }
}
