import Motion

/// A point of a motion at which it turns or is fastest.
public struct MotionExtreme: Hashable, Sendable {
  /// When, in seconds.
  public let time: Double
  /// The value there, or the velocity per second.
  public let value: Double

  /// Creates a point from its time in seconds and its value.
  public init(time: Double, value: Double) {
    self.time = time
    self.value = value
  }
}

extension SpringMotion {
  /// The farthest point beyond the target; `nil` where the motion never goes beyond it.
  ///
  /// Turning points on one side shrink, so it is the first of them.
  public var overshoot: MotionExtreme? {
    let turns = displacement.derivative
    guard let first = turns.firstZero else { return nil }
    if displacement.value(at: first) * direction > 0 { return extreme(at: first) }
    guard let spacing = turns.zeroSpacing else { return nil }
    let second = first + spacing
    return displacement.value(at: second) * direction > 0 ? extreme(at: second) : nil
  }

  /// The farthest point on the start's side after the overshoot; `nil` where it never comes back across the target.
  public var undershoot: MotionExtreme? {
    guard let overshoot, let spacing = displacement.zeroSpacing else { return nil }
    let turn = overshoot.time + spacing
    return displacement.value(at: turn) * direction < 0 ? extreme(at: turn) : nil
  }

  /// How far beyond the target the overshoot is, as a part of the range; 0 where there is none.
  ///
  /// *Edge cases*: `nil` where the motion starts on its target, for it has no range.
  public var overshootRatio: Double? {
    range > 0 ? (overshoot.map { abs($0.value - target) } ?? 0) / range : nil
  }

  /// The turning points in order of time, until they stay within a distance of the target, so many at most.
  public func turningPoints(beyond epsilon: Double = 0.001, limit: Int = 100) -> [MotionExtreme] {
    let turns = displacement.derivative
    var points: [MotionExtreme] = []
    var next = turns.firstZero
    while let time = next, points.count < limit, abs(displacement.value(at: time)) >= epsilon {
      points.append(extreme(at: time))
      next = turns.zeroSpacing.map { time + $0 }
    }
    return points
  }

  /// The times in seconds at which the value is the target, until the motion has settled, so many at most.
  ///
  /// *Edge cases*: a motion that starts on its target does not count its start.
  public func targetCrossings(until epsilon: Double = 0.001, limit: Int = 100) -> [Double] {
    let end = settleTime(within: epsilon)
    guard let first = displacement.firstZero, let spacing = displacement.zeroSpacing else {
      return displacement.firstZero.map { $0 <= end ? [$0] : [] } ?? []
    }
    var times: [Double] = []
    while times.count < limit, first + Double(times.count) * spacing <= end {
      times.append(first + Double(times.count) * spacing)
    }
    return times
  }

  /// How often the value is the target until the motion has settled; `nil` where it never settles.
  public func targetCrossingCount(until epsilon: Double = 0.001) -> Int? {
    let end = settleTime(within: epsilon)
    guard end.isFinite else { return nil }
    guard let first = displacement.firstZero, first <= end else { return 0 }
    guard let spacing = displacement.zeroSpacing else { return 1 }
    return 1 + Int(Swift.min(((end - first) / spacing).rounded(.down), 1e15))
  }

  /// The velocity of greatest magnitude, per second, and its time; the first where two are equal.
  public var peakVelocity: MotionExtreme {
    let velocities = displacement.derivative
    let start = MotionExtreme(time: 0, value: velocity)
    guard let turn = velocities.derivative.firstZero else { return start }
    let peak = velocities.value(at: turn)
    return abs(peak) > abs(velocity) ? MotionExtreme(time: turn, value: peak) : start
  }

  private func extreme(at time: Double) -> MotionExtreme {
    MotionExtreme(time: time, value: value(at: time))
  }
}
