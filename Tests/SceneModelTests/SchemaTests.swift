import Foundation
import SceneModel
import Testing

/// The JSON Schema: as it stands in docs, and against the documents it is for.
struct SchemaTests {
  static let file = BuiltInSceneTests.examples.deletingLastPathComponent().appendingPathComponent(
    "scene.schema.json")

  @Test func theFileIsWhatTheVocabularySays() throws {
    if ProcessInfo.processInfo.environment["UPDATE_EXAMPLES"] != nil {
      try Data(SceneDocument.schema).write(to: Self.file)
    }
    #expect(try [UInt8](Data(contentsOf: Self.file)) == SceneDocument.schema)
  }

  @Test func everyExampleIsValid() throws {
    let validator = try SchemaValidator(SceneDocument.schema)
    let files = try FileManager.default.contentsOfDirectory(
      at: BuiltInSceneTests.examples, includingPropertiesForKeys: nil)
    let documents = files.filter { $0.pathExtension == "json" }
    #expect(documents.count >= 8)
    for document in documents {
      let bytes = try [UInt8](Data(contentsOf: document))
      #expect(try validator.errors(bytes) == [], "\(document.lastPathComponent)")
      #expect(throws: Never.self) { try SceneDocument.read(bytes) }
    }
  }

  @Test(arguments: [
    #"{"view": "VStak"}"#, #"{"view": "VStack", "spacng": 3}"#, #"{"view": "Image"}"#,
    #"{"view": "Text", "text": "a", "modifiers": [{"opacity": 2}]}"#,
    #"{"view": "Text", "text": "a", "modifiers": [{"padding": 2, "opacity": 1}]}"#,
    #"{"view": "Text", "text": "a", "modifiers": [{"glassEffect": "regulr"}]}"#,
    #"{"view": "Button", "title": "a", "action": {"sett": {}}}"#, #"{"view": "Spacer", "children": []}"#,
    #"{"view": "GlassEffectContainer", "spacing": -1}"#,
    #"{"view": "Button", "title": "a", "action": {"set": {}, "animation": {"spring": {"mass": 0}}}}"#,
  ])
  func whatTheReaderRefusesTheSchemaRefusesToo(view: String) throws {
    let document = Array(
      #"{"meniscus": 1, "name": "a", "canvas": {"width": 1, "height": 1}, "body": [\#(view)]}"#.utf8)
    #expect(throws: SceneError.self) { try SceneDocument.read(document) }
    #expect(try SchemaValidator(SceneDocument.schema).errors(document) != [])
  }

  @Test(arguments: [
    #"{"view": "VStack", "spacing": "a * 2", "children": [{"view": "Spacer", "if": "a > 2"}]}"#,
    #"{"view": "Text", "text": {"if": "a > 1", "then": "x", "else": {"expression": "'n' + a"}}}"#,
    #"{"view": "Text", "text": "a", "modifiers": [{"frame": {"maxWidth": "infinity"}}, {"padding": true}]}"#,
    #"{"view": "Text", "text": "a", "modifiers": [{"tint": null}, {"background": {"color": "blue", "shape": "circle"}}]}"#,
    #"{"view": "Text", "text": "a", "modifiers": [{"glassEffectID": {"if": "a > 1", "then": null, "else": 3}}]}"#,
    #"{"view": "Text", "text": "a", "modifiers": [{"glassEffect": {"tint": {"color": "white", "opacity": 0.8}}}]}"#,
    #"{"view": "Button", "title": "a", "action": [{"set": {"a": "a + 1"}, "animation": {"animation": "bouncy", "delay": 0.1}}]}"#,
    #"{"view": "Text", "text": "a", "modifiers": [{"animation": {"animation": {"timingCurve": [0, 0, 1, 1], "duration": 1}, "value": "a"}}]}"#,
  ])
  func whatTheReaderTakesTheSchemaTakesToo(view: String) throws {
    let document = Array(
      #"{"meniscus": 1, "name": "a", "canvas": {"width": 1, "height": 1}, "state": {"a": 2}, "body": [\#(view)]}"#
        .utf8)
    #expect(throws: Never.self) { try SceneDocument.read(document) }
    #expect(try SchemaValidator(SceneDocument.schema).errors(document) == [])
  }
}
