import Motion
import SceneModel
import TestSupport
import Testing

/// Animations as documents say them, and back.
struct AnimationReadingTests {
  static func scene(_ animation: String) throws -> Scene {
    let document = """
      {"meniscus": 1, "name": "a", "canvas": {"width": 9, "height": 9}, "duration": 9, "state": {"on": false},
       "body": [{"view": "Button", "title": "T", "action": {"toggle": "on", "animation": \(animation)}}]}
      """
    return try SceneDocument.read(Array(document.utf8))
  }

  static func animation(_ text: String) throws -> Animation? {
    let scene = try scene(text)
    return try scene.changes(tapping: "T", in: scene.initialState)[0].transaction.animation
  }

  @Test(arguments: [
    ("\"bouncy\"", Animation.bouncy), ("\"smooth\"", .smooth), ("\"snappy\"", .snappy),
    ("\"default\"", .default),
    ("\"interactive\"", .interactiveSpring), ("\"interactiveSpring\"", .interactiveSpring),
    ("\"linear\"", .linear), ("\"easeInOut\"", .easeInOut), ("{\"easeIn\": 0.6}", .easeIn(duration: 0.6)),
    ("{\"easeOut\": {\"duration\": 0.2}}", .easeOut(duration: 0.2)),
    ("{\"bouncy\": {\"duration\": 0.4, \"extraBounce\": 0.1}}", .bouncy(duration: 0.4, extraBounce: 0.1)),
    ("{\"spring\": {\"duration\": 0.5, \"bounce\": 0.3}}", .spring(duration: 0.5, bounce: 0.3)),
    (
      "{\"spring\": {\"response\": 0.3, \"dampingFraction\": 0.6, \"blendDuration\": 0.1}}",
      .spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0.1)
    ),
    (
      "{\"spring\": {\"mass\": 2, \"stiffness\": 100, \"damping\": 50, \"allowOverDamping\": true}}",
      .spring(Spring(mass: 2, stiffness: 100, damping: 50, allowOverDamping: true))
    ),
    ("{\"interactiveSpring\": {}}", .interactiveSpring),
    ("{\"interactiveSpring\": {\"response\": 0.2}}", .interactiveSpring(response: 0.2)),
    (
      "{\"interpolatingSpring\": {\"mass\": 1, \"stiffness\": 170, \"damping\": 15, \"initialVelocity\": 2}}",
      .interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 2)
    ),
    (
      "{\"timingCurve\": [0.2, 0, 0, 1.5], \"duration\": 0.7}",
      .timingCurve(.bezier(0.2, 0, 0, 1.5), duration: 0.7)
    ),
    ("{\"timingCurve\": \"circularEaseIn\"}", .timingCurve(.circularEaseIn)),
    ("{\"timingCurve\": \"steps(4)\"}", .timingCurve(UnitCurve(.steps(StepCurve(count: 4))))),
    ("{\"timingCurve\": {\"steps\": 4}}", .timingCurve(UnitCurve(.steps(StepCurve(count: 4))))),
    (
      "{\"animation\": {\"animation\": \"bouncy\", \"delay\": 0.2}, \"speed\": 2}",
      .bouncy.delay(0.2).speed(2)
    ),
    (
      "{\"animation\": \"linear\", \"repeatCount\": 3, \"autoreverses\": false}",
      .linear.repeatCount(3, autoreverses: false)
    ),
    ("{\"animation\": \"linear\", \"repeatForever\": true}", .linear.repeatForever()),
    (
      "{\"animation\": \"smooth\", \"logicallyCompleteAfter\": 0.1}",
      .smooth.logicallyComplete(after: 0.1)
    ),
  ])
  func says(text: String, animation: Animation) throws {
    #expect(try Self.animation(text) == animation)
    let scene = try Self.scene(text)
    #expect(try SceneDocument.read(SceneDocument.write(scene)) == scene)
  }

  @Test func nullIsNone() throws {
    #expect(try Self.animation("null") == nil)
    #expect(try Self.animation("{\"if\": \"on\", \"then\": \"bouncy\", \"else\": null}") == nil)
  }

  /// Whatever spring a scene is built with, its document reads back as the same one, to the last bit.
  @Test func springsGoThroughADocumentUnchanged() throws {
    let seed: UInt64 = 7
    var generator = SeededGenerator(seed: seed)
    for index in 0..<60 {
      let spring =
        switch index % 3 {
        case 0:
          Spring(duration: generator.number(in: 0.05...3), bounce: generator.number(in: -0.9...0.9))
        case 1: Spring(response: generator.number(in: 0.05...3), dampingRatio: generator.number(in: 0.05...3))
        default:
          Spring(
            mass: generator.number(in: 0.1...5), stiffness: generator.number(in: 1...500),
            damping: generator.number(in: 1...60), allowOverDamping: true)
        }
      let on = StateVariable("on", .bool(false))
      let scene = try Scene("a", canvas: BuilderTests.canvas, states: [on]) {
        Button("T") { withAnimation(.spring(spring)) { on.toggle() } }
      }
      #expect(try SceneDocument.read(SceneDocument.write(scene)) == scene, "seed \(seed), \(spring)")
    }
  }
}
