import Motion

/// The spring behind a recording whose noise, offset, range and start are not known.
///
/// The model is a value at rest that from a start time on moves to another as a spring does from rest. All five
/// numbers of it are fitted at once by least squares, and how sure they are follows from the noise that is left.
public struct RecordingFit: Hashable, Sendable {
  /// A number that was estimated.
  public struct Estimate: Hashable, Sendable {
    /// The number.
    public let value: Double
    /// Half the width of the interval that holds the true number in 95 of 100 such recordings; `nil` if unknown.
    public let margin: Double?
  }

  /// Why there is no fit.
  public enum Refusal: Error, Hashable, Sendable {
    /// Fewer samples than twice the number of unknowns.
    case tooFew(Int)
    /// Every value is the same.
    case constant
    /// No spring explains more of the recording than a constant does by half.
    case noSpring
  }

  /// The perceived duration, in seconds.
  public let duration: Estimate
  /// The damping over the critical damping.
  public let dampingRatio: Estimate
  /// The value before the start.
  public let start: Estimate
  /// The value at rest in the end.
  public let target: Estimate
  /// When the motion starts, on the recording's clock, in seconds.
  public let startTime: Estimate
  /// The standard deviation of what the model leaves unexplained, in units of the value.
  public let noise: Double
  /// The greatest distance of a sample from the model, in units of the value.
  public let worst: Double
  /// The part of the recording's variance that the model explains, up to 1.
  public let explained: Double

  /// The motion found, its time counted from ``startTime``.
  public var motion: SpringMotion {
    SpringMotion(
      Spring(response: duration.value, dampingRatio: dampingRatio.value), from: start.value,
      target: target.value)
  }

  /// The model's value at a time on the recording's clock.
  public func value(at time: Double) -> Double {
    time <= startTime.value ? start.value : motion.value(at: time - startTime.value)
  }

  /// Fits a recording.
  ///
  /// - Parameters:
  ///   - times: When each sample was taken, in seconds, ascending.
  ///   - values: The samples.
  /// - Throws: ``Refusal`` where there is nothing to fit or no spring fits.
  public init(times: [Double], values: [Double]) throws(Refusal) {
    precondition(times.count == values.count, "A recording has a time for each value.")
    guard values.count >= 10 else { throw .tooFew(values.count) }
    let model = Model(times: times, values: values)
    let variance = model.variance
    guard variance > 0 else { throw .constant }
    var best: LeastSquares?
    for start in model.starts() {
      let fit = LeastSquares(from: start, scales: model.scales, limit: 80, model.residuals)
      if fit.sum < best?.sum ?? .infinity { best = fit }
    }
    guard let fit = best, fit.sum < 0.5 * variance else { throw .noSpring }
    let p = fit.parameters
    let margins = fit.standardErrors.map { $0.map { 1.96 * $0 } }
    let length = Elementary.exp(p[3])
    let ratio = Elementary.exp(p[4])
    start = Estimate(value: p[0], margin: margins?[0])
    target = Estimate(value: p[0] + p[1], margin: Self.targetMargin(fit))
    startTime = Estimate(value: p[2], margin: margins?[2])
    duration = Estimate(value: length, margin: margins.map { $0[3] * length })
    dampingRatio = Estimate(value: ratio, margin: margins.map { $0[4] * ratio })
    noise = (fit.sum / Double(values.count - 5)).squareRoot()
    worst = model.residuals(p).reduce(0) { Swift.max($0, abs($1)) }
    explained = 1 - fit.sum / variance
  }

  /// The target is a sum of two parameters, whose errors are not independent.
  private static func targetMargin(_ fit: LeastSquares) -> Double? {
    guard let inverse = fit.inverse, fit.count > 5 else { return nil }
    let sum = inverse[0][0] + inverse[1][1] + 2 * inverse[0][1]
    return 1.96 * (Swift.max(sum, 0) * fit.sum / Double(fit.count - 5)).squareRoot()
  }
}

/// The recording, and the model of five numbers: start, change, start time, ln duration, ln damping ratio.
private struct Model {
  let times: [Double]
  let values: [Double]

  /// The sum of squared distances from the mean.
  var variance: Double {
    let mean = values.reduce(0, +) / Double(values.count)
    return values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
  }

  var span: Double { times[times.count - 1] - times[0] }

  var scales: [Double] {
    let size = 1e-6 * ((values.max() ?? 1) - (values.min() ?? 0))
    return [size, size, 1e-6 * span, 1e-6, 1e-6]
  }

  func residuals(_ p: [Double]) -> [Double] {
    let shape = shape(startTime: p[2], logDuration: p[3], logRatio: p[4])
    return zip(shape, values).map { p[0] + p[1] * $0 - $1 }
  }

  /// The progress of a spring that starts at a time, at each sample.
  private func shape(startTime: Double, logDuration: Double, logRatio: Double) -> [Double] {
    let length = Elementary.exp(Swift.min(Swift.max(logDuration, -30), 30))
    let ratio = Elementary.exp(Swift.min(Swift.max(logRatio, -7), 4))
    let motion = SpringMotion(Spring(response: length, dampingRatio: ratio))
    return times.map { $0 <= startTime ? 0 : motion.value(at: $0 - startTime) }
  }

  /// The best few of a grid over start time, duration and damping; start and change follow by linear least squares.
  func starts() -> [[Double]] {
    let thinned = thinned(to: 160)
    var found: [(point: [Double], sum: Double)] = []
    for startStep in -2...12 {
      let startTime = times[0] + span * 0.06 * Double(startStep)
      for durationStep in 0...11 {
        let logDuration = Elementary.log(span) - 4.2 + 0.42 * Double(durationStep)
        for ratio in [0.1, 0.25, 0.45, 0.7, 1, 1.6] {
          let logRatio = Elementary.log(ratio)
          let shape = thinned.shape(startTime: startTime, logDuration: logDuration, logRatio: logRatio)
          guard let line = thinned.line(through: shape) else { continue }
          found.append(([line.start, line.change, startTime, logDuration, logRatio], line.sum))
        }
      }
    }
    return found.sorted { $0.sum < $1.sum }.prefix(5).map(\.point)
  }

  private func thinned(to count: Int) -> Model {
    guard values.count > count else { return self }
    let places = (0..<count).map { $0 * (values.count - 1) / (count - 1) }
    return Model(times: places.map { times[$0] }, values: places.map { values[$0] })
  }

  /// The start and change that bring a shape nearest to the values.
  private func line(through shape: [Double]) -> (start: Double, change: Double, sum: Double)? {
    let count = Double(values.count)
    let meanShape = shape.reduce(0, +) / count
    let meanValue = values.reduce(0, +) / count
    let spread = shape.reduce(0) { $0 + ($1 - meanShape) * ($1 - meanShape) }
    guard spread > 1e-12 else { return nil }
    let product = zip(shape, values).reduce(0) { $0 + ($1.0 - meanShape) * ($1.1 - meanValue) }
    let change = product / spread
    let start = meanValue - change * meanShape
    let sum = zip(shape, values).reduce(0) { total, pair in
      let gap = start + change * pair.0 - pair.1
      return total + gap * gap
    }
    return (start, change, sum)
  }
}
