import Motion

/// A spring's progress as keys with cubic Béziers between them: what Lottie plays.
///
/// There is a key at each turn, so that the value only rises or only falls between two keys, and more where the
/// error asks for it. Between keys the Bézier has the exact values and velocities of the motion at its ends.
public struct BezierKeys: Hashable, Sendable {
  /// A key: where the curve is and how fast it moves.
  public struct Key: Hashable, Sendable {
    /// The time in seconds.
    public let time: Double
    /// The progress.
    public let value: Double
    /// The velocity of the progress, per second.
    public let velocity: Double
  }

  /// The keys in order of time; the last is the target, at rest.
  public let keys: [Key]
  /// The greatest distance from the exact motion at any time, as a part of the range.
  public let error: Double

  /// Finds keys between which Béziers stay within an error of a motion's progress.
  ///
  /// *Edge cases*: `nil` where the motion never settles.
  /// *Accuracy*: the error is measured at 64 times between two keys.
  public init?(_ curve: ProgressCurve, maxError: Double) {
    precondition(maxError > 0 && maxError < 1, "The error of a curve is between 0 and 1.")
    // The last key is at the target; half the error is left to get there.
    let end = curve.duration(within: 0.5 * maxError)
    guard end.isFinite, end > 0 else { return nil }
    var keys = [Self.key(curve, at: 0)]
    var error = curve.greatestRemainder(after: end)
    var start = 0.0
    let turns = curve.remainder.derivative
    while start < end {
      let turn = turns.firstZero(after: start) ?? end
      let stop = Swift.min(turn, end)
      let limit = stop == end ? Key(time: end, value: 1, velocity: 0) : Self.key(curve, at: stop)
      while let last = keys.last, last.time < limit.time {
        let next = Self.farthest(curve, from: last, to: limit, within: maxError)
        error = Swift.max(error, Self.error(curve, from: last, to: next))
        keys.append(next)
        if keys.count > 100_000 { return nil }
      }
      start = stop
    }
    self.keys = keys
    self.error = error
  }

  private static func key(_ curve: ProgressCurve, at time: Double) -> Key {
    let sample = curve.remainder.sample(at: time)
    return Key(time: time, value: 1 + sample.value, velocity: sample.slope)
  }

  /// The farthest key that a Bézier from a key reaches within an error.
  private static func farthest(
    _ curve: ProgressCurve, from start: Key, to end: Key, within maxError: Double
  ) -> Key {
    if error(curve, from: start, to: end) <= maxError { return end }
    var low = start.time
    var high = end.time
    for _ in 0..<30 {
      let middle = 0.5 * (low + high)
      if error(curve, from: start, to: key(curve, at: middle)) <= maxError {
        low = middle
      } else {
        high = middle
      }
      if high - low < 1e-4 * (end.time - start.time) { break }
    }
    return key(curve, at: low > start.time ? low : high)
  }

  private static func error(_ curve: ProgressCurve, from start: Key, to end: Key) -> Double {
    let length = end.time - start.time
    var farthest = 0.0
    for index in 1..<64 {
      let part = Double(index) / 64
      let distance = abs(value(at: part, from: start, to: end) - curve.value(at: start.time + part * length))
      farthest = Swift.max(farthest, distance)
    }
    return farthest
  }

  /// The Bézier's value at a part of the way between two keys: the cubic of Hermite.
  public static func value(at part: Double, from start: Key, to end: Key) -> Double {
    let length = end.time - start.time
    let rest = 1 - part
    let first = start.value + start.velocity * length / 3
    let second = end.value - end.velocity * length / 3
    return rest * rest * (rest * start.value + 3 * part * first) + part * part
      * (3 * rest * second + part * end.value)
  }
}
