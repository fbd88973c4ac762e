import Motion
import Testing

/// What no spring or animation can be made of stops the program with a sentence.
@Suite struct SpringPreconditionTests {
  @Test func springs() async {
    await #expect(processExitsWith: .failure) { _ = Spring(duration: 0, bounce: 0) }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: 0.5, bounce: -1) }
    await #expect(processExitsWith: .failure) { _ = Spring(mass: 0, stiffness: 1, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: -1, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(response: .nan, dampingRatio: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring.bouncy.value(target: 1.0, time: .infinity) }
  }

  @Test func animationsAndKeyframes() async {
    await #expect(processExitsWith: .failure) { _ = Animation.linear(duration: -1) }
    await #expect(processExitsWith: .failure) { _ = Animation.bouncy.speed(0) }
    await #expect(processExitsWith: .failure) { _ = Animation.bouncy.repeatCount(0) }
    await #expect(processExitsWith: .failure) { _ = LinearKeyframe(1.0, duration: 0) }
    await #expect(processExitsWith: .failure) {
      _ = KeyframeCurve(initialValue: 1.0, keyframes: [])
    }
    await #expect(processExitsWith: .failure) {
      _ = PhaseTimeline(phases: [1, 2]) { _ in .linear(duration: 1).repeatForever() }
    }
  }
}
