extension AnyCustomAnimation {
  /// The time in seconds at which the animation of a change of 1 ends; infinite where it does not within a day.
  ///
  /// *Accuracy*: a nanosecond, found by doubling and halving; an animation that has ended must stay ended.
  var duration: Double {
    var high = 0.1
    while runs(at: high) {
      high *= 2
      if high > 86_400 { return .infinity }
    }
    var low = 0.0
    while high - low > 1e-9 {
      let middle = 0.5 * (low + high)
      if runs(at: middle) { low = middle } else { high = middle }
    }
    return high
  }

  /// The share of a change of 1 that is done at a time, and its rate per second.
  func progress(at time: Double) -> (value: Double, velocity: Double) {
    var context = AnimationContext<Double>()
    guard let value = base.animate(value: 1.0, time: time, context: &context) else { return (1, 0) }
    return (value, base.velocity(value: 1.0, time: time, context: context) ?? 0)
  }

  private func runs(at time: Double) -> Bool {
    var context = AnimationContext<Double>()
    return base.animate(value: 1.0, time: time, context: &context) != nil
  }
}
