import Foundation
import Geometry
import Motion
import SceneModel
import Testing

/// Keyframes and phases as documents say them.
struct KeyframeReadingTests {
  @Test func keyframesComeWithTheTapThatBeginsThem() throws {
    let scene = try #require(try Self.example("keyframes"))
    let change = try #require(try scene.changes(tapping: "Hop", in: scene.initialState).first)
    #expect(change.values.isEmpty)
    #expect(change.keyframes.map(\.target) == ["hopper", "ground"])
    #expect(change.keyframes[0].tracks.count == 5)
    #expect(
      change.keyframes[1].tracks == [
        .number(
          .spacing,
          [
            Keyframe(60, .linear(duration: 0.5, curve: .linear)),
            Keyframe(40, .linear(duration: 0.5, curve: .linear)),
          ])
      ])
    guard case .number(.rotation, let turn) = change.keyframes[0].tracks[3] else {
      Issue.record("no turn")
      return
    }
    #expect(turn[0].value == 2 * Double.pi)
    #expect(try SceneDocument.read(SceneDocument.write(scene)) == scene)
  }

  @Test func phasesBecomeChangesAtTheTimesOfTheirAnimations() throws {
    let scene = try #require(try Self.example("phases"))
    let changes = try scene.changes(tapping: "Bell", in: scene.initialState)
    #expect(changes.map { $0.values["phase"] } == [.string("lift"), .string("spread"), .string("rest")])
    #expect(changes.map(\.delay) == [0, 0.3, 0.3 + 0.6])
    let breaths = scene.timeline.filter { $0.event != .tap("Bell") }
    #expect(breaths.count == 7)
    #expect(breaths.allSatisfy { $0.time <= 5 })
    #expect(try SceneDocument.read(SceneDocument.write(scene)) == scene)
  }

  @Test func keyframesAndPhasesAreBuiltInSwiftToo() throws {
    let phase = StateVariable("phase", .string("rest"))
    let scene = try Scene("a", canvas: BuilderTests.canvas, states: [phase]) {
      Button("T") {
        Action.keyframes(ElementKeyframes("T", [.number(.scale, [Keyframe(2, .move)])]))
        phase.phases([.string("rest"), .string("lift")]) { $0 == .string("lift") ? .bouncy : nil }
      }
      Text("a").opacity(.if("phase == 'lift'", 1, else: 0.5))
    }
    #expect(try SceneDocument.read(SceneDocument.write(scene)) == scene)
    let changes = try scene.changes(tapping: "T", in: scene.initialState)
    #expect(changes.map(\.delay) == [0, 0, 0.5])
    #expect(changes.map(\.transaction.animation) == [nil, .bouncy, nil])
  }

  static func example(_ name: String) throws -> Scene? {
    let file = BuiltInSceneTests.examples.appendingPathComponent("\(name).json")
    return try SceneDocument.read([UInt8](String(contentsOf: file, encoding: .utf8).utf8))
  }

  @Test(arguments: [
    (#"{"element": "gone", "scale": [{"to": 1, "duration": 1}]}"#, "no element is named ‘gone’"),
    (#"{"element": "a", "scale": []}"#, "a track without keyframes"),
    (#"{"element": "a"}"#, "expected a track"),
    (#"{"element": "a", "scael": []}"#, "did you mean ‘scale’?"),
    (#"{"element": "a", "scale": [{"to": 1, "duration": 0}]}"#, "a time above 0"),
    (#"{"element": "a", "scale": [{"to": 1}]}"#, "a linear keyframe needs the key \"duration\""),
    (#"{"element": "a", "scale": [{"to": -1, "duration": 1}]}"#, "not negative"),
    (#"{"element": "a", "opacity": [{"to": 2, "duration": 1}]}"#, "0…1"),
    (#"{"element": "a", "scale": [{"to": 1, "as": "cubi", "duration": 1}]}"#, "did you mean ‘cubic’?"),
    (
      #"{"element": "a", "scale": [{"to": 1, "as": "move", "duration": 1}]}"#,
      "does not go with a move keyframe"
    ),
    (
      #"{"element": "a", "scale": [{"to": 1, "as": "spring", "spring": {"mass": 0, "stiffness": 1, "damping": 1}}]}"#,
      "mass"
    ),
    (#"{"element": "a", "tint": [{"to": "bleu", "duration": 1}]}"#, "did you mean ‘blue’?"),
  ])
  func wrongKeyframes(text: String, why: String) throws {
    let view = #"{"view": "Spacer", "name": "a", "modifiers": [{"glassEffect": true}]}"#
    let found = BadInputTests.ofBody(view, rest: ",\n \"timeline\": [{\"at\": 0, \"keyframes\": \(text)}]")
    #expect(found.contains { $0.message.contains(why) }, "\(found)")
    #expect(found.allSatisfy { $0.place?.line == 3 })
  }

  @Test(arguments: [
    (#"{"state": "m", "values": [1, 2]}"#, "no state is named ‘m’"),
    (#"{"state": "n", "values": [1]}"#, "two at least"),
    (#"{"state": "n", "values": [1, "a"]}"#, "expected a number, as ‘n’ is"),
    (#"{"state": "n", "values": [1, 2], "animations": ["bouncy"]}"#, "1 animations for 2 values"),
    (#"{"state": "n", "values": [1, 2], "repeat": true}"#, "needs the scene's \"duration\""),
  ])
  func wrongPhases(text: String, why: String) throws {
    let found = BadInputTests.ofBody("", rest: ",\n \"timeline\": [{\"at\": 0, \"phases\": \(text)}]")
    #expect(found.contains { $0.message.contains(why) }, "\(found)")
  }

  @Test func tooManyKeyframesAreRefused() {
    let many = Array(repeating: #"{"to":1,"duration":1}"#, count: 20_000).joined(separator: ",")
    let text = #"{"element": "a", "scale": [\#(many)]}"#
    let found = BadInputTests.ofBody("", rest: ",\n \"timeline\": [{\"at\": 0, \"keyframes\": \(text)}]")
    #expect(found.first?.message == "more than \(SceneLimits.keyframes) keyframes")
  }
}
