import Motion
import Testing

/// The bits of many answers, folded into one number: the same in debug and release and on every processor.
///
/// A change of this number is a change of every frame: make it on purpose only.
@Suite struct DeterminismTests {
  private struct Fold {
    var state: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ number: Double) {
      state = (state ^ number.bitPattern) &* 0x0000_0100_0000_01b3
      state ^= state >> 29
    }
  }

  @Test func springs() {
    var fold = Fold()
    for spring in [Spring.bouncy, .smooth, Spring(mass: 3, stiffness: 77, damping: 1), Spring(bounce: -0.4)] {
      fold.add(spring.settlingDuration)
      fold.add(spring.settleTime())
      for step in 0..<400 {
        let time = 0.007 * Double(step)
        fold.add(spring.value(target: 17.0, initialVelocity: -3, time: time))
        fold.add(spring.velocity(target: 17.0, initialVelocity: -3, time: time))
      }
    }
    #expect(fold.state == 0x884a_19ed_530c_9903)
  }

  @Test func animations() {
    var fold = Fold()
    for integrator in Integrator.allCases {
      var x = AnimatedValue(AnimatablePair(0.0, 1.0), playback: Playback(integrator))
      x.set(AnimatablePair(40.0, -7.0), at: 0, animation: .bouncy)
      x.set(AnimatablePair(0.0, 3.0), at: 0.21, animation: .interactiveSpring())
      x.set(AnimatablePair(9.0, 9.0), at: 0.3, animation: .easeInOut(duration: 0.5).delay(0.1))
      for step in 0..<300 {
        let (value, velocity) = x.state(at: 0.3 + 0.01 * Double(step))
        for number in [value.first, value.second, velocity.first, velocity.second] { fold.add(number) }
      }
    }
    #expect(fold.state == 0x5faf_f993_a80a_ee1b)
  }

  @Test func colors() {
    var fold = Fold()
    for step in 0...100 {
      let color = Color.white.mix(with: Color(red: 0.1, green: 0.5, blue: 1), by: Double(step) / 100)
      for number in [color.red, color.green, color.blue] { fold.add(number) }
    }
    #expect(fold.state == 0xa485_c56d_0f94_fb21)
  }
}
