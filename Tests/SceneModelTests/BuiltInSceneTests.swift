import Foundation
import Geometry
import SampleScenes
import SceneModel
import Testing

/// The built-in scenes through both doors, and the documents that are embedded.
struct BuiltInSceneTests {
  static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("docs/examples")

  @Test func eachIsTheSameThroughBothDoors() throws {
    let built = try SampleScenes.all
    #expect(built.map(\.name) == BuiltInScene.all.map(\.name))
    for (scene, builtIn) in zip(built, BuiltInScene.all) {
      #expect(try builtIn.scene() == scene, "\(scene.name)")
    }
  }

  @Test func eachIsEmbeddedAsItStandsInTheDocuments() throws {
    for scene in BuiltInScene.all {
      let file = Self.examples.appendingPathComponent("\(scene.name).json")
      #expect(try [UInt8](Data(contentsOf: file)) == scene.bytes, "\(scene.name)")
      #expect(try scene.scene().summary == scene.summary)
    }
  }

  /// The documents are what the writer writes, with a line for editors at the top.
  @Test func eachDocumentIsInTheCanonicalForm() throws {
    for scene in try SampleScenes.all {
      let text = String(decoding: try SceneDocument.write(scene), as: UTF8.self)
      let lines = "{\n  \"$schema\": \"../scene.schema.json\",\n" + text.dropFirst(2)
      let file = Self.examples.appendingPathComponent("\(scene.name).json")
      if ProcessInfo.processInfo.environment["UPDATE_EXAMPLES"] != nil {
        try Data(lines.utf8).write(to: file)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == lines, "\(scene.name)")
    }
  }

  @Test func namesStayAndFramesAreOnTheCanvas() throws {
    for scene in try SampleScenes.all {
      var state = scene.initialState
      var keys: [String: String] = [:]
      for entry in scene.timeline {
        let snapshot = try scene.snapshot(in: state)
        #expect(Set(snapshot.elements.map(\.name)).count == snapshot.elements.count)
        for element in snapshot.elements {
          #expect(keys[element.name] ?? element.key.description == element.key.description)
          keys[element.name] = element.key.description
          #expect(element.frame.minX >= 0 && element.frame.maxX <= scene.canvas.size.width)
          #expect(element.frame.minY >= 0 && element.frame.maxY <= scene.canvas.size.height)
        }
        switch entry.event {
        case .tap(let label), .touch(let label, _):
          for change in try scene.changes(tapping: label, in: state) {
            state.values.merge(change.values) { $1 }
          }
        case .change(let change): state.values.merge(change.values) { $1 }
        case .drag, .slide: break
        }
      }
    }
  }
}
