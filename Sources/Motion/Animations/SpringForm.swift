/// An animation that is one spring once its delays and speeds are worked into it.
@usableFromInline
struct SpringForm {
  @usableFromInline var spring: Spring
  /// The time from the change to the start of the spring, in seconds.
  @usableFromInline var delay: Double
  /// The time over which the response moves from that of the interrupted spring, in seconds.
  @usableFromInline var blendDuration: Double
  /// The velocity at the start, in changes per second; none where the spring takes over the motion it meets.
  @usableFromInline var initialVelocity: Double?

  /// Whether the spring takes over the motion that it interrupts.
  @inlinable
  var merges: Bool { initialVelocity == nil }
}

extension Animation {
  /// The one spring that this animation is; `nil` for curves, repetitions and custom animations.
  @usableFromInline
  var springForm: SpringForm? {
    switch kind {
    case .spring(let spring, let blend):
      return SpringForm(spring: spring, delay: 0, blendDuration: blend)
    case .interpolatingSpring(let spring, let velocity):
      return SpringForm(spring: spring, delay: 0, blendDuration: 0, initialVelocity: velocity)
    case .curve, .custom, .repeated: return nil
    case .delay(let base, let delay):
      guard var form = base.springForm else { return nil }
      form.delay += delay
      return form
    case .speed(let base, let factor):
      guard var form = base.springForm else { return nil }
      form.spring = form.spring.sped(by: factor)
      form.delay /= factor
      form.blendDuration /= factor
      form.initialVelocity = form.initialVelocity.map { $0 * factor }
      return form
    case .logicallyComplete(let base, _): return base.springForm
    }
  }
}
