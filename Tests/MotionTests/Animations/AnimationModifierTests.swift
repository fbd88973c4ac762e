import Motion
import Testing

/// Delays, speeds and repetitions nest as they are written; custom animations see what SwiftUI's do.
@Suite struct AnimationModifierTests {
  private func moved(_ animation: Animation, at time: Double) -> Double {
    var x = AnimatedValue(0.0)
    x.set(1, at: 0, animation: animation)
    return x.value(at: time)
  }

  @Test func speedAndDelay() {
    let curve = Animation.linear(duration: 1)
    #expect(abs(moved(curve.delay(1).speed(2), at: 0.75) - 0.5) < 1e-15)
    #expect(abs(moved(curve.speed(2).delay(1), at: 1.25) - 0.5) < 1e-15)
    #expect(abs(moved(curve.delay(-0.5), at: 0.25) - 0.75) < 1e-15)
    for time in [0.1, 0.3, 0.8] {
      let fast = moved(.bouncy.speed(2), at: time)
      #expect(abs(fast - Spring.bouncy.value(target: 1.0, time: 2 * time)) < 1e-12)
    }
    #expect(curve.delay(1).speed(2).duration == 1)
    #expect(curve.speed(2).delay(1).duration == 1.5)
  }

  @Test func delayInsideAndOutsideRepetition() {
    let inside = Animation.linear(duration: 1).delay(0.5).repeatCount(2, autoreverses: false)
    let outside = Animation.linear(duration: 1).repeatCount(2, autoreverses: false).delay(0.5)
    #expect(inside.duration == 3 && outside.duration == 2.5)
    #expect(moved(inside, at: 1.75) == 0)
    #expect(abs(moved(outside, at: 1.75) - 0.25) < 1e-15)
    let nested = Animation.linear(duration: 1).repeatCount(2).repeatCount(2, autoreverses: false)
    #expect(nested.duration == 4)
    #expect(abs(moved(nested, at: 1.25) - 0.75) < 1e-15)
    #expect(abs(moved(nested, at: 2.25) - 0.25) < 1e-15)
  }

  @Test func anEvenNumberOfReversalsEndsAtTheTarget() {
    let animation = Animation.linear(duration: 1).repeatCount(2)
    #expect(moved(animation, at: 1.999) < 0.002)
    #expect(moved(animation, at: 2) == 1)
  }

  @Test func completion() {
    #expect(Animation.bouncy.logicalDuration == 0.5)
    #expect(Animation.bouncy.delay(1).speed(2).logicalDuration == 0.75)
    #expect(Animation.linear(duration: 1).repeatCount(3).logicalDuration == 3)
    #expect(Animation.linear(duration: 1).repeatForever().isForever)
    #expect(Animation.smooth.logicallyComplete(after: 2).logicalDuration == 2)
  }

  @Test func withoutAChangeNothingStarts() {
    var x = AnimatedValue(4.0)
    x.set(4, at: 0, animation: .bouncy)
    #expect(x.restTime() == -.infinity || x.restTime() <= 0)
    #expect(x.value(at: 0.3) == 4)
  }

  /// Half the way at once, the rest evenly in a second; takes over what it interrupts where it is told to.
  private struct Halfway: CustomAnimation {
    let merges: Bool

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      time < 1 ? value.scaled(by: 0.5 + 0.5 * time) : nil
    }

    func velocity<V: VectorArithmetic>(
      value: V, time: Double, context: AnimationContext<V>
    ) -> V? { value.scaled(by: 0.5) }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool { merges }
  }

  @Test func customAnimations() {
    let custom = Animation(Halfway(merges: false))
    #expect(abs(moved(custom, at: 0.5) - 0.75) < 1e-15)
    #expect(moved(custom, at: 1) == 1)
    #expect(abs(custom.duration - 1) < 1e-8)
    #expect(abs(moved(custom.speed(2).delay(1), at: 1.25) - 0.75) < 1e-15)
    var x = AnimatedValue(0.0)
    x.set(10, at: 0, animation: .linear(duration: 1))
    x.set(0, at: 0.5, animation: Animation(Halfway(merges: true)))
    #expect(abs(x.value(at: 0.5) - 2.5) < 1e-14)
    #expect(x.velocity(at: 0.6) == -2.5)
    var y = AnimatedValue(0.0)
    y.set(10, at: 0, animation: .linear(duration: 1))
    y.set(0, at: 0.5, animation: Animation(Halfway(merges: false)))
    #expect(abs(y.value(at: 0.5) - 0) < 1e-14)
    #expect(y.restTime() >= 1.5 - 1e-8)
  }
}
