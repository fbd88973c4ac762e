import Geometry
import Motion
import SceneModel
import Simulation
import Testing

@Suite struct KeyframeTests {
  private func play(_ keyframes: [ElementKeyframes], _ more: [TimelineEntry] = []) throws -> Simulator {
    let snapshot = Snapshot.of([
      .disc("a", 100, 100), .panel("b", Rect(x: 200, y: 80, width: 80, height: 40)),
    ])
    let start = TimelineEntry(at: 0.5, .change(StateChange([:], keyframes: keyframes)))
    return try Simulator(StubScene([snapshot, snapshot], timeline: [start] + more))
  }

  /// 0, cubic −30 (0.5 s), 30 (1 s), 0 (0.5 s): the published example's values are −16.25, 0 and 16.25.
  private let example: [Keyframe<Double>] = [
    Keyframe(-30, .cubic(duration: 0.5, startVelocity: nil, endVelocity: nil)),
    Keyframe(30, .cubic(duration: 1, startVelocity: nil, endVelocity: nil)),
    Keyframe(0, .cubic(duration: 0.5, startVelocity: nil, endVelocity: nil)),
  ]

  @Test func anOffsetFollowsItsTrack() throws {
    let simulator = try play([ElementKeyframes("a", [.number(.offsetX, example)])])
    for (time, offset) in [(0.5, 0.0), (0.75, -16.25), (1.5, 0), (2.25, 16.25), (3, 0)] {
      let element = try #require(simulator.frame(at: time).element("a"))
      #expect(abs(element.frame.center.x - 100 - offset) < 1e-12, "at \(time)")
      #expect(simulator.frame(at: time).containers[0].shapes[0].shape.rect == element.frame)
    }
    let before = try #require(simulator.frame(at: 1.2499).element("a"))
    let after = try #require(simulator.frame(at: 1.2501).element("a"))
    let velocity = (after.frame.origin.x - before.frame.origin.x) / 0.0002
    #expect(abs((simulator.frame(at: 1.25).element("a")?.velocity.dx ?? 0) - velocity) < 1e-3)
    #expect(simulator.restTime == 2.5)
  }

  @Test func sizesScaleTurnOpacityTintAndSpacing() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    func to(_ value: Double) -> [Keyframe<Double>] { [Keyframe(value, .linear(duration: 1, curve: .linear))] }
    let simulator = try play([
      ElementKeyframes(
        "b",
        [
          .number(.width, to(120)), .number(.height, to(20)), .number(.scale, to(2)),
          .number(.rotation, to(1)), .number(.opacity, to(0.5)), .number(.cornerRadius, to(4)),
          .tint([Keyframe(red, .move)]),
        ]),
      ElementKeyframes("container", [.number(.spacing, to(10))]),
      ElementKeyframes("nobody", [.number(.scale, to(2))]),
    ])
    let half = simulator.frame(at: 1)
    let b = try #require(half.element("b"))
    #expect(b.frame == Rect(x: 190, y: 85, width: 100, height: 30))
    #expect(abs(b.scale - 1.5) < 1e-12 && abs(b.rotation - 0.5) < 1e-12 && abs(b.opacity - 0.75) < 1e-12)
    #expect(abs(b.cornerRadius - 8) < 1e-12)
    #expect(abs(b.tint.red - 1) < 1e-9 && abs(b.tint.blue) < 1e-9 && b.tint.opacity == 1)
    #expect(abs(b.velocity.dx + 20) < 1e-9 && abs(b.sizeVelocity.dx - 40) < 1e-9)
    #expect(abs(half.containers[0].spacing - 20) < 1e-12)
    let end = try #require(simulator.frame(at: 5).element("b"))
    #expect(end.frame == Rect(x: 180, y: 90, width: 120, height: 20))
    #expect(simulator.report.changes[0].missingTargets == ["nobody"])
  }

  @Test func laterKeyframesStartWhereTheEarlierOnesAre() throws {
    func move(_ value: Double) -> [ElementKeyframes] {
      [ElementKeyframes("a", [.number(.offsetY, [Keyframe(value, .linear(duration: 1, curve: .linear))])])]
    }
    let simulator = try play(
      move(50), [TimelineEntry(at: 1, .change(StateChange([:], keyframes: move(0))))])
    func y(_ time: Double) throws -> Double {
      try #require(simulator.frame(at: time).element("a")).frame.center.y
    }
    #expect(try abs(y(0.9999) - 125) < 0.01)
    #expect(try abs(y(1) - 125) < 1e-12)
    #expect(try abs(y(1.5) - 112.5) < 1e-12)
    #expect(try y(2) == 100)
  }

  @Test func shapesThatKeyframesMoveBridgeAndSplit() throws {
    let away = [
      ElementKeyframes("a", [.number(.offsetX, [Keyframe(-60, .linear(duration: 1, curve: .linear))])])
    ]
    let near = Snapshot.of(spacing: 20, [.disc("a", 100, 100), .disc("b", 150, 100)])
    let scene = StubScene(
      [near], timeline: [TimelineEntry(at: 0, .change(StateChange([:], keyframes: away)))])
    let split = try Simulator(scene).events().filter { $0.kind == .split }
    // The gap starts at 6 pt and is 10 pt after 4 of the 60 pt.
    #expect(split.count == 1)
    #expect(abs((split.first?.time ?? 0) - 4.0 / 60) < 1e-6)
  }
}
