import Motion

extension FreeCurve {
  /// The time in seconds from which on the curve's magnitude stays below a level for ever.
  ///
  /// Turning points shrink by the same factor from one to the next, so the last one that is not below the level
  /// is known at once; the time is where the curve falls below the level after it.
  ///
  /// *Edge cases*: 0 where the level is never reached; infinite where the curve swings beyond it for ever.
  /// *Accuracy*: the last place of the time, unless a turning point touches the level within rounding.
  public func settleTime(within level: Double) -> Double {
    precondition(level > 0 && level.isFinite, "A level to settle within is positive and finite.")
    let turns = derivative
    if let turn = turns.firstZero {
      let peak = abs(value(at: turn))
      if peak >= level { return settleTime(within: level, turn: turn, peak: peak) }
    }
    guard abs(initial) >= level else { return 0 }
    return fall(below: level, from: 0, to: firstZero)
  }

  private func settleTime(within level: Double, turn: Double, peak: Double) -> Double {
    guard let spacing = zeroSpacing else { return fall(below: level, from: turn, to: nil) }
    let decay = oscillator.decay
    guard decay > 0 else { return .infinity }
    let count = (Elementary.log(peak / level) / (decay * spacing)).rounded(.down)
    guard count < 1e15 else { return .infinity }
    var last = turn + count * spacing
    // The logarithm may be off by a rounding on either side of a whole number.
    if count > 0, abs(value(at: last)) < level {
      last -= spacing
    } else if abs(value(at: last + spacing)) >= level {
      last += spacing
    }
    // From a turn to the zero after it the angle is π − atan(ω/γ).
    let quarter = (Double.pi - Elementary.arcTangent(oscillator.rate / decay)) / oscillator.rate
    return fall(below: level, from: last, to: last + quarter)
  }

  /// Where the curve's magnitude falls below a level between two times, or after one; it must fall all the way.
  private func fall(below level: Double, from start: Double, to end: Double?) -> Double {
    let isNegative = value(at: start) < 0
    return crossing(of: isNegative ? -level : level, isAbove: !isNegative, from: start, to: end)
  }

  /// The time in seconds at which the curve reaches a value on a stretch where it only rises or only falls.
  ///
  /// Halley's steps within a bracket that always holds the crossing; a step that would leave it is a halving.
  ///
  /// - Parameters:
  ///   - level: The value. It must lie between the values at both ends.
  ///   - start: The stretch's start, in seconds.
  ///   - end: The stretch's end; `nil` where the stretch goes on for ever.
  /// - Returns: The crossing, in seconds.
  public func crossing(of level: Double, from start: Double, to end: Double?) -> Double {
    crossing(of: level, isAbove: value(at: start) >= level, from: start, to: end)
  }

  /// The crossing where it is known on which side of the level the stretch starts.
  func crossing(of level: Double, isAbove: Bool, from start: Double, to end: Double?) -> Double {
    var low = start
    var high = end ?? expandedEnd(level: level, isAbove: isAbove, from: start)
    var time = 0.5 * (low + high)
    for _ in 0..<120 {
      let (value, slope) = sample(at: time)
      if (value >= level) == isAbove { low = time } else { high = time }
      // The curve's equation gives the second derivative for nothing.
      let bend = -oscillator.frequencySquared * value - 2 * oscillator.decay * slope
      let newton = (value - level) / slope
      let turn = 0.5 * newton * bend / slope
      // Where the curve bends much, Halley's step may be short far from the crossing; Newton's never is.
      let halley = time - (abs(turn) < 0.5 ? newton / (1 - turn) : newton)
      let isInside = halley > low && halley < high
      let next = isInside ? halley : 0.5 * (low + high)
      // Halley's error cubes with each step: after one this short it is below the last place.
      let short = isInside ? 1e-8 : 4e-16
      if abs(next - time) <= short * time || next <= low || next >= high { return next }
      time = next
    }
    return time
  }

  private func expandedEnd(level: Double, isAbove: Bool, from start: Double) -> Double {
    var width = 1 / oscillator.slowestDecay
    while (value(at: start + width) >= level) == isAbove, width < 1e300 { width *= 2 }
    return start + width
  }
}
