import Motion

/// A spring's motion as a progress over time: 0 at its start, 1 at its target.
///
/// This is what leaves for CSS, Lottie and other players of curves, which know neither units nor velocities.
public struct ProgressCurve: Hashable, Sendable {
  /// The motion that the progress is of.
  public let motion: SpringMotion
  /// The progress less 1.
  public let remainder: FreeCurve

  /// Creates the progress of a motion.
  ///
  /// *Edge cases*: the motion must have a way to go; one that starts on its target has no progress.
  public init(_ motion: SpringMotion) {
    precondition(motion.range > 0, "A motion that starts on its target has no progress.")
    self.motion = motion
    remainder = FreeCurve(
      motion.spring.oscillator, initial: -1, slope: motion.velocity / (motion.target - motion.start))
  }

  /// The progress at a time in seconds.
  public func value(at time: Double) -> Double { 1 + remainder.value(at: time) }

  /// The time in seconds from which on the progress stays within a part of the range of 1.
  public func duration(within epsilon: Double) -> Double { remainder.settleTime(within: epsilon) }

  /// The greatest distance of the progress from 1 at or after a time in seconds.
  func greatestRemainder(after time: Double) -> Double {
    let here = abs(remainder.value(at: time))
    guard let turn = remainder.derivative.firstZero(after: time) else { return here }
    return Swift.max(here, abs(remainder.value(at: turn)))
  }

  /// No second derivative is greater than this, per square second.
  var greatestAcceleration: Double {
    let accelerations = remainder.derivative.derivative
    let start = abs(accelerations.initial)
    guard let turn = accelerations.derivative.firstZero else { return start }
    return Swift.max(start, abs(accelerations.value(at: turn)))
  }

  /// The greatest distance between the progress and a straight line over a stretch of time, exactly.
  ///
  /// They are farthest apart at an end or where the progress is as steep as the line; between two turns of the
  /// velocity it is so at most once.
  func greatestDistance(from start: CurvePoint, to end: CurvePoint) -> Double {
    let slope = (end.value - start.value) / (end.time - start.time)
    func distance(_ time: Double) -> Double {
      abs(value(at: time) - (start.value + slope * (time - start.time)))
    }
    var farthest = Swift.max(distance(start.time), distance(end.time))
    let velocities = remainder.derivative
    var low = start.time
    while low < end.time {
      let turn = velocities.derivative.firstZero(after: low) ?? end.time
      let high = Swift.min(turn, end.time)
      let isAbove = velocities.value(at: low) >= slope
      if isAbove != (velocities.value(at: high) >= slope) {
        farthest = Swift.max(farthest, distance(velocities.crossing(of: slope, from: low, to: high)))
      }
      low = high
    }
    return farthest
  }
}
