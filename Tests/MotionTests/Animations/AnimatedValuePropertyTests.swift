import Motion
import TestSupport
import Testing

/// What holds for any history of changes: seeded.
@Suite struct AnimatedValuePropertyTests {
  private static func spring(_ random: inout SeededGenerator) -> Animation {
    let spring = Spring(
      mass: random.magnitude(in: 0.5...3), stiffness: random.magnitude(in: 20...900),
      damping: random.magnitude(in: 1...120), allowOverDamping: true)
    let blend = random.number(in: 0...1) < 0.5 ? 0 : random.number(in: 0.01...0.3)
    let animation = Animation.spring(spring, blendDuration: blend)
    switch Int(random.number(in: 0...4)) {
    case 0: return animation.speed(random.magnitude(in: 0.3...3))
    case 1: return animation.delay(random.number(in: 0...0.3))
    case 2: return animation.delay(0.1).speed(2).delay(0.05)
    default: return animation
    }
  }

  /// A chain of springs, in mid-flight and in mid-delay: no jump in value or velocity at any change or takeover.
  @Test(arguments: [81, 82] as [UInt64]) func continuity(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var x = AnimatedValue(AnimatablePair(0.0, 5.0))
    var time = 0.0
    for number in 0..<300 {
      let (value, velocity) = x.state(at: time)
      var held = Animation.bouncy
      repeat { held = Self.spring(&random) } while number < 3 && held.logicalDuration > 1
      x.set(
        AnimatablePair(random.number(in: -100...100), random.number(in: -100...100)), at: time,
        animation: held)
      let after = x.state(at: time)
      #expect((after.value - value).magnitudeSquared < 1e-18, "seed \(seed) \(number)")
      #expect((after.velocity - velocity).magnitudeSquared < 1e-14, "seed \(seed) \(number)")
      time += random.number(in: 0.01...0.4)
    }
    var previous = x.state(at: time)
    for frame in 1...4000 {
      let now = x.state(at: time + Double(frame) * 1e-4)
      let moved = (now.value - previous.value).magnitudeSquared.squareRoot()
      let speed = Swift.max(now.velocity.magnitudeSquared, previous.velocity.magnitudeSquared).squareRoot()
      #expect(moved <= 1e-4 * speed * 1.01 + 1e-6, "seed \(seed) \(frame)")
      previous = now
    }
  }

  @Test(arguments: [83] as [UInt64]) func restIsNeitherEarlyNorLate(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      var x = AnimatedValue(0.0)
      x.set(100, at: 0, animation: Self.spring(&random))
      let interruption = random.number(in: 0.05...0.6)
      x.set(random.number(in: -50...50), at: interruption, animation: Self.spring(&random))
      let tolerance = random.magnitude(in: 1e-3...1)
      let rest = x.restTime(tolerance: tolerance)
      for frame in 0..<2000 {
        let distance = abs(x.value(at: rest + 1e-6 + Double(frame) * 1e-3) - x.target)
        #expect(distance <= tolerance * (1 + 1e-9), "seed \(seed)")
      }
      if rest > interruption + 0.4 {
        #expect(abs(x.value(at: rest - 1e-6) - x.target) >= tolerance * (1 - 1e-12), "seed \(seed)")
      }
    }
  }

  @Test(arguments: [84] as [UInt64]) func mixturesAreNeverAtRestTooEarly(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      var x = AnimatedValue(0.0)
      var time = 0.0
      for _ in 0..<4 {
        let kinds: [Animation] = [
          .interpolatingSpring(duration: 0.4, bounce: 0.3, initialVelocity: 2), .easeInOut(duration: 0.5),
          .linear(duration: 0.2).repeatCount(3), .bouncy, .timingCurve(0.3, -1, 0.6, 2).delay(0.2),
        ]
        let choice = Int(random.number(in: 0...4.999))
        x.set(random.number(in: -10...10), at: time, animation: kinds[choice])
        time += random.number(in: 0...0.3)
      }
      let rest = x.restTime(tolerance: 0.01)
      #expect(rest.isFinite)
      for frame in 0..<2000 {
        let value = x.value(at: Swift.max(rest, time) + Double(frame) * 1e-3)
        #expect(abs(value - x.target) <= 0.01 * (1 + 1e-9), "seed \(seed)")
      }
    }
  }

  /// Velocities are the slopes of values, whatever carries them.
  @Test func velocityIsTheSlope() {
    let animations: [Animation] = [
      .bouncy, .easeInOut(duration: 0.6), .timingCurve(.circularEaseInOut, duration: 0.6).delay(0.1),
      .linear(duration: 0.3).repeatForever(), .easeIn(duration: 0.3).repeatCount(4).speed(0.7),
      .interpolatingSpring(mass: 2, stiffness: 200, damping: 8, initialVelocity: 3),
      .spring(duration: 0.4, bounce: 0.2).repeatForever(autoreverses: false),
    ]
    for animation in animations {
      var x = AnimatedValue(3.0)
      x.set(9, at: 1, animation: animation)
      for time in [1.05, 1.17, 1.24, 1.38, 1.51] {
        let slope = (x.value(at: time + 1e-6) - x.value(at: time - 1e-6)) / 2e-6
        #expect(abs(slope - x.velocity(at: time)) < 1e-3, "\(animation) \(time)")
      }
    }
  }
}
