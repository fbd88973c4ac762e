/// SwiftUI's search for the frequency of a spring that settles in a given time.
struct SettlingSearch {
  let duration: Double
  let ratio: Double
  let epsilon: Double

  init(duration: Double, ratio: Double, epsilon: Double) {
    self.duration = Swift.min(Swift.max(duration, 0.01), 10)
    self.ratio = Swift.min(Swift.max(ratio, 0x1p-52), 1)
    self.epsilon = epsilon
  }

  /// The undamped angular frequency, in radians per second; not finite where the search finds none.
  func frequency() -> Double {
    let first = newton(from: 5 / duration, steps: 12)
    return first.isFinite ? first : newton(from: 1 / duration, steps: 20)
  }

  private func newton(from start: Double, steps: Int) -> Double {
    var frequency = start
    for _ in 0..<steps {
      let (excess, slope) = excess(at: frequency)
      let step = excess / slope
      frequency -= step
      if !frequency.isFinite || abs(step) <= epsilon { break }
    }
    return frequency
  }

  /// How far the envelope at the end of the duration is below the threshold, and its slope by the frequency.
  private func excess(at frequency: Double) -> (value: Double, slope: Double) {
    if ratio < 1 {
      let scale = ratio / ((1 - ratio) * (1 + ratio)).squareRoot()
      let envelope = scale * Elementary.exp(-ratio * duration * frequency)
      return (epsilon - envelope, ratio * duration * envelope)
    }
    let envelope = Elementary.exp(-duration * frequency)
    return (
      envelope * (duration * frequency + 1) - epsilon, -duration * duration * frequency * envelope
    )
  }
}
