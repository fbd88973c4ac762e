import Motion
import Testing

/// Every `keyframe.*` row of the table that says what its keyframes are.
@Suite struct KeyframeTableTests {
  private let shake = KeyframeTimeline(initialValue: 0.0) {
    LinearKeyframe(6, duration: 0.05)
    LinearKeyframe(-6, duration: 0.1)
    LinearKeyframe(0, duration: 0.05)
  }

  @Test func values() throws {
    let offset = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(100, duration: 1)
      LinearKeyframe(150, duration: 1)
      MoveKeyframe(200)
    }
    let rotation = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 0.5)
      LinearKeyframe(50, duration: 1)
    }
    for row in try TableRow.rows("keyframe.value") {
      guard let time = row.number("t=", in: row.input) else { continue }
      let timeline =
        row.parameters.hasPrefix("track offset")
        ? offset : row.parameters.hasPrefix("track rotation") ? rotation : shake
      let value = timeline.value(time: time)
      #expect(row.accepts(value), "\(row): \(value)")
    }
    #expect(shake.value(time: shake.duration + 1) == 0)
    #expect(offset.value(time: 600) == 200)
  }

  @Test func durations() throws {
    let row = try #require(try TableRow.rows("keyframe.duration").first)
    #expect(row.accepts(shake.duration))
    let tracks = KeyframeTimeline(initialValue: Shown()) {
      KeyframeTrack(\.scale) { LinearKeyframe(1.18, duration: 4.4) }
      KeyframeTrack(\.opacity) { SpringKeyframe(0.09, spring: .bouncy) }
    }
    #expect(tracks.duration == 4.4)
    #expect(tracks.value(time: 600).scale == 1.18)
    #expect(tracks.value(time: 600).opacity == 0.09)
  }

  @Test func defaults() throws {
    #expect(try TableRow.rows("keyframe.default").count == 2)
    let spring = SpringKeyframe(1.0, spring: .bouncy).keyframes[0]
    #expect(spring.duration == Spring.bouncy.settlingDuration)
    guard case .cubic(_, nil, nil) = CubicKeyframe(1.0, duration: 1).keyframes[0].manner else {
      Issue.record("A cubic keyframe has no velocities of its own unless they are given.")
      return
    }
  }

  private struct Shown: Sendable {
    var scale = 1.0
    var opacity = 1.0
  }
}
