import Foundation
import Geometry
import Motion
import SceneModel
import Testing

/// The first built-in scene, read and laid out as its author expects.
struct ActionMenuTests {
  static func scene() throws -> Scene {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = folder.appendingPathComponent("docs/examples/action-menu.json")
    return try SceneDocument.read([UInt8](Data(contentsOf: file)))
  }

  @Test func collapsedThereIsTheToggleInTheMiddle() throws {
    let scene = try Self.scene()
    let snapshot = try scene.snapshot(in: scene.initialState)
    #expect(snapshot.elements.map(\.name) == ["toggle"])
    let toggle = snapshot.elements[0]
    #expect(toggle.frame == Rect(x: 138, y: 138, width: 44, height: 44))
    #expect(toggle.glass?.kind == .circle)
    #expect(toggle.glass?.id == GlassID("toggle", namespace: "glass"))
    #expect(toggle.control == "Toggle")
    #expect(snapshot.containers.count == 1)
    #expect(snapshot.containers[0].spacing == 30)
    #expect(snapshot.containers[0].isExplicit)
  }

  @Test func expandedFourStandAroundIt() throws {
    let scene = try Self.scene()
    let changes = try scene.changes(tapping: "Toggle", in: scene.initialState)
    #expect(
      changes == [StateChange(["isExpanded": .bool(true)], transaction: Transaction(animation: .bouncy))])
    var state = scene.initialState
    state["isExpanded"] = .bool(true)
    let snapshot = try scene.snapshot(in: state)
    let origins = Dictionary(uniqueKeysWithValues: snapshot.elements.map { ($0.name, $0.frame.origin) })
    #expect(snapshot.elements.map(\.name) == ["edit", "share", "toggle", "favorite", "delete"])
    #expect(origins["toggle"] == Point(x: 138, y: 138))
    #expect(origins["edit"] == Point(x: 138, y: 64))
    #expect(origins["delete"] == Point(x: 138, y: 212))
    #expect(origins["share"] == Point(x: 64, y: 138))
    #expect(origins["favorite"] == Point(x: 212, y: 138))
  }

  @Test func aFingerNamesAControlAsATapDoes() throws {
    let scene = try Self.scene()
    for word in ["Toggle", "toggle", "#1"] {
      #expect(try scene.label(ofControl: word, in: scene.initialState) == "Toggle")
    }
    #expect(try scene.label(ofControl: "none", in: scene.initialState) == "none")
  }

  @Test func theTimelineTapsTwice() throws {
    let timeline = try Self.scene().timeline
    #expect(timeline.map(\.time) == [0.5, 2.25])
    #expect(timeline.allSatisfy { $0.event == .tap("Toggle") && $0.place != nil })
  }

  @Test func anotherTimelineIsWrittenAndReadBack() throws {
    let scene = try Self.scene()
    let touches = [
      TimelineEntry(at: 0.25, .tap("Toggle")), TimelineEntry(at: 0.4, .touch("Toggle", duration: 0.1)),
    ]
    let live = try scene.playing(touches)
    #expect(live.timeline == touches)
    let again = try SceneDocument.read(try SceneDocument.write(live))
    #expect(again.timeline.map(\.event) == touches.map(\.event))
    #expect(again.timeline.map(\.time) == touches.map(\.time))
    #expect(try again.playing(scene.timeline) == scene)
    #expect(throws: SceneError.self) { try scene.playing([TimelineEntry(at: 0, .tap("Nobody"))]) }
  }
}
