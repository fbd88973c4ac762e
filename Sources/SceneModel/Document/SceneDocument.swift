/// Scenes as JSON documents, described in docs/scene-format.md and docs/scene.schema.json.
public enum SceneDocument {
  /// The version of the format that this reader knows and the writer writes.
  public static let version = 1

  /// Reads a scene from the bytes of a JSON document.
  ///
  /// - Throws: ``SceneError`` with everything that is wrong, each with its line and column; a text that is no JSON
  ///   gives the first thing only.
  public static func read(_ bytes: [UInt8]) throws(SceneError) -> Scene {
    var reader = SceneReader()
    return try reader.scene(JSONParser.value(of: bytes))
  }
}
