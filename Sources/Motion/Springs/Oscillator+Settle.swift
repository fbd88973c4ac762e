extension Oscillator {
  /// The time in seconds from which on the displacement stays within a tolerance for ever.
  ///
  /// *Edge cases*: 0 where it never leaves; infinite where it swings for ever beyond the tolerance.
  @inlinable
  public func settleTime<V: VectorArithmetic>(displacement: V, velocity: V, tolerance: Double) -> Double {
    precondition(
      tolerance > 0 && tolerance.isFinite, "A settling threshold must be a positive, finite number.")
    let a = displacement.magnitudeSquared
    let c = velocity.magnitudeSquared
    // Vectors offer no scalar product; it is half of what the square of a sum has more than the squares. Scaled
    // to like size first, so that a small part is not lost beside a large one.
    let factor = c > 0 && a > 0 ? (a / c).squareRoot() : 1
    let sum = displacement + velocity.scaled(by: factor)
    let difference = displacement - velocity.scaled(by: factor)
    let b = (sum.magnitudeSquared - difference.magnitudeSquared) / (4 * factor)
    return DistanceSquared(oscillator: self, displacement: a, product: b, velocity: c)
      .lastTime(above: tolerance * tolerance)
  }
}

/// The square of the distance from the target as a function of time: it needs three scalar products only.
@usableFromInline
struct DistanceSquared {
  @usableFromInline let oscillator: Oscillator
  /// The square of the displacement at time 0.
  @usableFromInline let displacement: Double
  /// The scalar product of displacement and velocity at time 0.
  @usableFromInline let product: Double
  /// The square of the velocity at time 0.
  @usableFromInline let velocity: Double

  @inlinable
  init(oscillator: Oscillator, displacement: Double, product: Double, velocity: Double) {
    self.oscillator = oscillator
    self.displacement = displacement
    self.product = product
    self.velocity = velocity
  }

  /// The square of the distance at a time, and half its rate of change.
  func sample(at time: Double) -> (value: Double, halfSlope: Double) {
    let map = oscillator.map(over: time)
    let value =
      displacement * map.xx * map.xx + 2 * product * map.xx * map.xv + velocity * map.xv * map.xv
    let slope =
      displacement * map.xx * map.vx + product * (map.xx * map.vv + map.xv * map.vx)
      + velocity * map.xv * map.vv
    return (value, slope)
  }

  /// The last time at which the square of the distance is not below a level; 0 where it never is.
  @usableFromInline
  func lastTime(above level: Double) -> Double {
    if displacement == 0 && velocity == 0 { return 0 }
    let turns = turningTimes()
    if oscillator.isOverdamped || oscillator.rate == 0 {
      return lastTime(above: level, turns: turns.sorted())
    }
    guard let last = lastPeriodicTurn(above: level, firstTurns: turns) else { return .infinity }
    return lastTime(above: level, turns: last)
  }

  /// Looks through the turning points from the last: the crossing lies after the last one that is not below.
  private func lastTime(above level: Double, turns: [Double]) -> Double {
    var end: Double?
    for turn in turns.reversed() {
      if sample(at: turn).value >= level { return crossing(of: level, from: turn, to: end) }
      end = turn
    }
    return sample(at: 0).value >= level ? crossing(of: level, from: 0, to: end) : 0
  }

  /// The turning points from half a swing before the last one that is not below the level, to one after it.
  ///
  /// Each half swing multiplies the square of the distance by e^(−2γπ/ω), so the last one is known at once.
  private func lastPeriodicTurn(above level: Double, firstTurns: [Double]) -> [Double]? {
    let period = Double.pi / oscillator.rate
    let decay = oscillator.decay
    let starts = firstTurns.isEmpty ? [period] : firstTurns
    let highest = Swift.max(sample(at: 0).value, starts.map { sample(at: $0).value }.max() ?? 0)
    if highest < level { return starts.sorted() }
    if decay == 0 { return nil }
    let count = (Elementary.log(highest / level) / (2 * decay * period)).rounded(.down)
    var turns: [Double] = []
    var swing = Swift.max(0, count - 2)
    while swing <= count + 3 {
      turns += starts.map { $0 + swing * period }
      swing += 1
    }
    return turns.sorted()
  }

  /// The times in the first half swing at which the distance turns, from the quadratic in S/C.
  ///
  /// With x = x₀C + pS, v = v₀C − qS (all times e⁻ᵞᵗ), p = v₀ + γx₀ and q = W²x₀ + γv₀, x · v = 0 is
  /// −(p · q)σ² + (p · v₀ − x₀ · q)σ + x₀ · v₀ = 0 for σ = S/C, and C/S is 0 where σ is infinite.
  private func turningTimes() -> [Double] {
    let decay = oscillator.decay
    let square = oscillator.frequencySquared
    let pq = square * product + decay * (velocity + square * displacement) + decay * decay * product
    let middle = velocity - square * displacement
    return rootsOfQuadratic(a: -pq, b: middle, c: product).compactMap(time(ofRatio:))
  }

  /// The time at which S/C has a value; `nil` where it never has after time 0.
  private func time(ofRatio ratio: Double) -> Double? {
    if oscillator.isOverdamped {
      let y = oscillator.rate * ratio
      guard y > 0, y < 1 else { return nil }
      return 0.5 * (Elementary.logOnePlus(y) - Elementary.logOnePlus(-y)) / oscillator.rate
    }
    if oscillator.rate == 0 { return ratio > 0 && ratio.isFinite ? ratio : nil }
    let angle = Elementary.arcTangent(oscillator.rate * ratio)
    return (angle > 0 ? angle : angle + Double.pi) / oscillator.rate
  }

  /// The time between two others, or after one, at which the square of the distance falls to a level.
  private func crossing(of level: Double, from start: Double, to end: Double?) -> Double {
    var low = start
    var high = end ?? start + 1 / oscillator.slowestDecay
    while end == nil && sample(at: high).value >= level { high = start + 2 * (high - start) }
    var time = 0.5 * (low + high)
    for _ in 0..<200 {
      let (value, halfSlope) = sample(at: time)
      if value >= level { low = time } else { high = time }
      let newton = time - 0.5 * (value - level) / halfSlope
      let next = newton > low && newton < high ? newton : 0.5 * (low + high)
      if abs(next - time) <= 1e-15 * time || next <= low || next >= high { return next }
      time = next
    }
    return time
  }
}

/// The real roots of ax² + bx + c without cancellation; an infinite root where a is 0.
private func rootsOfQuadratic(a: Double, b: Double, c: Double) -> [Double] {
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return [] }
  let half = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
  if half == 0 { return a == 0 ? [] : [0] }
  return [half / a, c / half]
}
