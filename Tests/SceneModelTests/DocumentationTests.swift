import Foundation
import Geometry
import Motion
import SceneModel
import Testing

/// docs/scene-format.md, against what the reader knows and does.
struct DocumentationTests {
  static func guide() throws -> String {
    let docs = BuiltInSceneTests.examples.deletingLastPathComponent()
    return try String(contentsOf: docs.appendingPathComponent("scene-format.md"), encoding: .utf8)
  }

  @Test func everyViewModifierAndKeyIsInTheGuide() throws {
    let guide = try Self.guide()
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(SceneDocument.schema)) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: Any])
    for (name, definition) in definitions {
      let isView = name.first?.isUppercase == true
      guard isView || name.hasPrefix("modifier-") else { continue }
      #expect(guide.contains("`\(name.replacing("modifier-", with: ""))`"), "\(name)")
      let object = definition as? [String: Any] ?? [:]
      let options = object["anyOf"] as? [[String: Any]] ?? [object]
      for properties in options.compactMap({ $0["properties"] as? [String: Any] }) {
        for key in properties.keys { #expect(guide.contains(key), "\(name).\(key)") }
      }
    }
  }

  @Test func theExampleOfTheGuideIsTheSameThroughBothDoors() throws {
    let guide = try Self.guide()
    let parts = guide.components(separatedBy: "```json\n")
    let document = try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
    let isOpen = StateVariable("isOpen", .bool(false))
    let built = try Scene(
      "hello", canvas: Canvas(size: Size(width: 320, height: 160), background: .backdrop(.aurora)),
      states: [isOpen], timeline: [TimelineEntry(at: 0.5, .tap("Open"))]
    ) {
      GlassEffectContainer(spacing: 20) {
        HStack(spacing: 12) {
          Button("Open") { withAnimation(.bouncy) { isOpen.toggle() } }
          Button("Share").shown(if: "isOpen")
        }
      }
      .buttonStyle(.glass)
    }
    #expect(try SceneDocument.read(Array(document.utf8)) == built)
    #expect(built.lint().filter { $0.severity == .warning } == [])
  }

  @Test func theLimitsOfTheGuideAreTheReaders() throws {
    let guide = try Self.guide()
    #expect(guide.contains("brackets \(SceneLimits.brackets) deep"))
    #expect(guide.contains("modifiers \(SceneLimits.depth) deep"))
    #expect(SceneLimits.nodes == 20_000 && SceneLimits.bytes == 16_000_000 && SceneLimits.keyframes == 10_000)
  }
}
