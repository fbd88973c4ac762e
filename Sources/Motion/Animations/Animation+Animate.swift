extension Animation {
  /// The part of a change that is done at a time in seconds since it; `nil` once the animation has ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    switch kind {
    case .custom(let custom): return custom.base.animate(value: value, time: time, context: &context)
    case .delay(let base, let delay):
      return base.animate(value: value, time: Swift.max(0, time - delay), context: &context)
    case .speed(let base, let factor):
      return base.animate(value: value, time: time * factor, context: &context)
    case .logicallyComplete(let base, let completion):
      context.isLogicallyComplete = time >= completion
      return base.animate(value: value, time: time, context: &context)
    case .spring, .interpolatingSpring, .curve, .repeated:
      if time >= duration { return nil }
      return value.scaled(by: progress(at: time).value)
    }
  }

  /// The rate of change, per second, at a time in seconds since it; `nil` where it is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    switch kind {
    case .custom(let custom): return custom.base.velocity(value: value, time: time, context: context)
    case .delay(let base, let delay):
      return time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
    case .speed(let base, let factor):
      return base.velocity(value: value, time: time * factor, context: context)?.scaled(by: factor)
    case .logicallyComplete(let base, _):
      return base.velocity(value: value, time: time, context: context)
    case .spring, .interpolatingSpring, .curve, .repeated:
      if time >= duration { return nil }
      return value.scaled(by: progress(at: time).velocity)
    }
  }

  /// Whether this animation, which interrupts another, takes over its motion: springs do, curves do not.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    switch kind {
    case .custom(let custom):
      return custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    case .spring: return true
    case .interpolatingSpring, .curve, .repeated: return false
    case .delay(let base, let delay):
      return base.shouldMerge(
        previous: previous, value: value, time: Swift.max(0, time - delay), context: &context)
    case .speed(let base, let factor):
      return base.shouldMerge(
        previous: previous, value: value, time: time * factor, context: &context)
    case .logicallyComplete(let base, _):
      return base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
  }

  /// Whether an animation of the caller's own is in it, which must see the vector itself.
  @usableFromInline
  var isCustom: Bool {
    switch kind {
    case .custom: true
    case .spring, .interpolatingSpring, .curve: false
    case .delay(let base, _), .speed(let base, _), .repeated(let base, _, _),
      .logicallyComplete(let base, _):
      base.isCustom
    }
  }
}
