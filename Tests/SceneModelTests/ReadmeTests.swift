import Foundation
import Geometry
import Motion
import SceneModel
import TestSupport
import Testing

/// The README's scene in Swift is this file's text between the two marks, so that it is known to compile.
struct ReadmeTests {
  private func pair() throws -> Scene {
    // README begins
    let isApart = StateVariable("isApart", .bool(false))
    let scene = try Scene(
      "pair", canvas: Canvas(size: Size(width: 320, height: 160), background: .backdrop(.aurora)),
      states: [isApart], timeline: [TimelineEntry(at: 0.5, .tap("One"))]
    ) {
      GlassEffectContainer(spacing: 30) {
        HStack(spacing: .if("isApart", 60, else: 10)) {
          Button("One") { withAnimation(.bouncy) { isApart.toggle() } }
            .buttonStyle(.glass)
          Text("Two").padding(16).glassEffect(.regular, in: .rect(cornerRadius: 16))
        }
      }
    }
    // README ends
    return scene
  }

  @Test func theReadmeSceneComesApartAtATap() throws {
    let scene = try pair()
    var state = scene.initialState
    let together = try scene.snapshot(in: state).elements.map(\.frame)
    for change in try scene.changes(tapping: "One", in: state) {
      for (name, value) in change.values { state[name] = value }
    }
    let apart = try scene.snapshot(in: state).elements.map(\.frame)
    #expect(isClose(together[1].minX - together[0].maxX, 10, within: 1e-9))
    #expect(isClose(apart[1].minX - apart[0].maxX, 60, within: 1e-9))
  }

  @Test func theReadmeShowsThisScene() throws {
    let file = URL(fileURLWithPath: #filePath)
    let root = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let begin = try #require(lines.firstIndex { $0.hasSuffix("// README begins") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// README ends") })
    let sample = lines[(begin + 1)..<end].map { $0.dropFirst(4) }.joined(separator: "\n")
    #expect(readme.contains("```swift\nimport Geometry\nimport SceneModel\n\n\(sample)\n```"))
  }
}
