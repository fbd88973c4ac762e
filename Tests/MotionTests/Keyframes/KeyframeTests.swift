import Geometry
import Motion
import TestSupport
import Testing

/// Keyframes of all kinds: values, joints and velocities.
@Suite struct KeyframeTests {
  private struct Shown: Sendable {
    var offset = Vector.zero
    var scale = 1.0
    var tint = Color.white
  }

  @Test func cubicsShareTheirVelocities() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(-30, duration: 0.5)
      CubicKeyframe(30, duration: 1)
      CubicKeyframe(0, duration: 0.5)
    }
    #expect(timeline.duration == 2)
    for (time, expected) in [(0.25, -16.25), (1.0, 0.0), (1.75, 16.25), (0.5, -30), (1.5, 30)] {
      #expect(abs(timeline.value(time: time) - expected) < 1e-13, "\(time)")
    }
    #expect(abs(timeline.velocity(time: 0.5, of: \.self) - 20) < 1e-12)
    #expect(timeline.value(progress: 0.5) == timeline.value(time: 1))
  }

  @Test func velocityIsCarriedAcrossKinds() {
    let curve = KeyframeCurve(
      initialValue: 0.0,
      keyframes: [
        Keyframe(10, .linear(duration: 0.5, curve: .linear)),
        Keyframe(30, .spring(.bouncy, duration: 0.4, startVelocity: nil)),
        Keyframe(5, .cubic(duration: 0.3, startVelocity: nil, endVelocity: nil)),
        Keyframe(-5, .linear(duration: 0.2, curve: .easeInOut)),
        Keyframe(0, .spring(.snappy, duration: nil, startVelocity: nil)),
      ])
    // Linear into spring: 20 per second comes in.
    #expect(curve.velocity(at: 0.5) == 20)
    let spring = Spring.bouncy.value(target: 20.0, initialVelocity: 20, time: 0.2)
    #expect(abs(curve.value(at: 0.7) - 10 - spring) < 1e-12)
    // Spring into cubic: the velocity at the cut is kept, and the value starts from the keyframe.
    let cut = Spring.bouncy.velocity(target: 20.0, initialVelocity: 20, time: 0.4)
    #expect(abs(curve.velocity(at: 0.9) - cut) < 1e-9)
    #expect(abs(curve.value(at: 0.9) - 30) < 1e-12)
    // Cubic into an eased line, which starts at rest.
    #expect(abs(curve.velocity(at: 1.2 - 1e-9)) < 1e-3)
    #expect(curve.duration == 1.4 + Spring.snappy.settlingDuration)
  }

  @Test(arguments: [91] as [UInt64]) func velocityIsTheSlope(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let keyframes = (0..<6).map { _ -> Keyframe<Double> in
        let value = random.number(in: -20...20)
        let duration = random.number(in: 0.2...0.6)
        switch Int(random.number(in: 0...3.999)) {
        case 0: return Keyframe(value, .linear(duration: duration, curve: .easeOut))
        case 1: return Keyframe(value, .cubic(duration: duration, startVelocity: nil, endVelocity: 7))
        case 2: return Keyframe(value, .spring(.bouncy, duration: duration, startVelocity: nil))
        default: return Keyframe(value, .cubic(duration: duration, startVelocity: nil, endVelocity: nil))
        }
      }
      let curve = KeyframeCurve(initialValue: 1.0, keyframes: keyframes)
      var start = 0.0
      for keyframe in keyframes {
        for share in [0.1, 0.5, 0.9] {
          let time = start + share * keyframe.duration
          let slope = (curve.value(at: time + 1e-6) - curve.value(at: time - 1e-6)) / 2e-6
          #expect(abs(slope - curve.velocity(at: time)) < 1e-3, "seed \(seed)")
        }
        start += keyframe.duration
        #expect(abs(curve.value(at: start) - keyframe.value) < 1e-9, "seed \(seed)")
      }
    }
  }

  @Test func movesBreakTheMotion() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      MoveKeyframe(50)
      CubicKeyframe(60, duration: 1)
    }
    #expect(timeline.value(time: 1) == 50)
    #expect(timeline.value(time: 0.999_999) < 10.001)
    #expect(timeline.velocity(time: 1, of: \.self) == 0)
    #expect(KeyframeTimeline(initialValue: 0.0) { MoveKeyframe(3) }.value(time: 0) == 3)
  }

  @Test func severalTracks() {
    let isLong = true
    let timeline = KeyframeTimeline(initialValue: Shown()) {
      KeyframeTrack(\.offset) {
        LinearKeyframe(Vector(dx: 10, dy: -10), duration: 1)
        for step in 1...3 { LinearKeyframe(Vector(dx: 10, dy: Double(step)), duration: 0.5) }
      }
      KeyframeTrack(\.scale) {
        if isLong { SpringKeyframe(2, duration: 3, spring: .bouncy) } else { MoveKeyframe(2) }
      }
      KeyframeTrack(\.tint) { LinearKeyframe(Color(red: 1, green: 0, blue: 0), duration: 1) }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0.5).offset == Vector(dx: 5, dy: -5))
    #expect(timeline.value(time: 1.5).offset == Vector(dx: 10, dy: 1))
    #expect(abs(timeline.value(time: 0.2).scale - 1 - Spring.bouncy.value(target: 1.0, time: 0.2)) < 1e-12)
    let tint = timeline.value(time: 0.5).tint
    #expect(abs(tint.oklab.lightness - (1 + Color(red: 1, green: 0, blue: 0).oklab.lightness) / 2) < 1e-6)
    #expect(timeline.velocity(time: 0.5, of: \.offset) == Vector(dx: 10, dy: -10))
    #expect(timeline.velocity(time: 2.9, of: \.tint) == .zero)
  }

  @Test func descriptionsCompare() {
    let a = Keyframe(1.0, .cubic(duration: 1, startVelocity: nil, endVelocity: 2))
    #expect(a == Keyframe(1.0, .cubic(duration: 1, startVelocity: nil, endVelocity: 2)))
    #expect(a != Keyframe(1.0, .cubic(duration: 1, startVelocity: 0, endVelocity: 2)))
    let curve = KeyframeCurve(initialValue: 0.0, keyframes: [a])
    #expect(Set([curve, curve]).count == 1)
  }

  @Test func aHundredThousandKeyframes() {
    let keyframes = (0..<100_000).map {
      Keyframe(Double($0 % 7), .cubic(duration: 0.001, startVelocity: nil, endVelocity: nil))
    }
    let curve = KeyframeCurve(initialValue: 0.0, keyframes: keyframes)
    #expect(abs(curve.duration - 100) < 1e-6)
    #expect(abs(curve.value(at: 50.000_5)) < 7)
  }
}
