extension Spring {
  /// Whether SwiftUI's rule finds a spring that settles in about a time in seconds.
  ///
  /// Where it does not, ``init(settlingDuration:dampingRatio:epsilon:)`` is refused.
  public static func settles(
    inAbout settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001
  ) -> Bool {
    guard settlingDuration > 0, dampingRatio > 0, epsilon > 0, epsilon.isFinite else { return false }
    let frequency = SettlingSearch(
      duration: settlingDuration, ratio: dampingRatio, epsilon: epsilon
    ).frequency()
    return frequency > 0 && frequency < 1e9
  }

  /// The time in seconds in which SwiftUI says that the spring comes to rest, for a change of 1 from rest.
  ///
  /// It is SwiftUI's estimate, often late and sometimes early: ``Spring/bouncy`` reports 1.0447 s, but its curve
  /// stays within 0.001 from 0.8187 s on, which is what ``settleTime(target:initialVelocity:epsilon:)`` gives.
  public var settlingDuration: Double { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// The time in seconds in which SwiftUI says that the spring comes to rest within `epsilon` of a target.
  ///
  /// Below critical damping it is ln((|γT − v| + |T|)/ε)/γ; else the first of the times 0, 0.1, 0.2 … s from which
  /// on the samples stay within ε for 1 s.
  ///
  /// *Edge cases*: infinite without damping; 0 where no sample of the first 1024 counts as settled.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    precondition(epsilon > 0 && epsilon.isFinite, "A settling threshold must be a positive, finite number.")
    let decay = oscillator.decay
    if decay == 0 { return .infinity }
    guard oscillator.isOverdamped || oscillator.rate == 0 else {
      let drive = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
      let reach = drive + target.magnitudeSquared.squareRoot()
      return Swift.max(0, Elementary.log(reach / epsilon) / decay)
    }
    return sampledSettlingDuration(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
  }

  /// SwiftUI's settling duration for a change from one value to another, in seconds.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> Double {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// The time in seconds from which on the value stays within `epsilon` of the target for ever.
  ///
  /// It is solved, not scanned: the last swing that leaves the band is found from the turning points, and the
  /// crossing in it by bracketed Newton steps. A vector is within where its Euclidean distance is.
  ///
  /// *Edge cases*: 0 where it never leaves; infinite where it swings for ever beyond the band.
  /// *Accuracy*: better than a nanosecond for springs of ordinary durations.
  public func settleTime<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> Double {
    oscillator.settleTime(displacement: .zero - target, velocity: initialVelocity, tolerance: epsilon)
  }

  /// The time in seconds from which on a change of 1 from rest stays within `epsilon` of its target for ever.
  public func settleTime(epsilon: Double = 0.001) -> Double {
    settleTime(target: 1.0, epsilon: epsilon)
  }

  private func sampledSettlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V, epsilon: Double
  ) -> Double {
    var time = 0.0
    var settled: Double?
    for _ in 0..<1024 {
      let rest = value(target: target, initialVelocity: initialVelocity, time: time) - target
      if rest.magnitudeSquared.squareRoot() < epsilon {
        let first = settled ?? time
        settled = first
        if time - first > 1 { return first }
      } else {
        settled = nil
      }
      time += 0.1
    }
    return 0
  }
}
