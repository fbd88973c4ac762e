/// A scene that comes with Meniscus; its document stands in docs/examples and is embedded as it is there.
public struct BuiltInScene: Hashable, Sendable {
  /// The scene's name.
  public let name: String
  /// One line on what it shows, as the document says it.
  public let summary: String
  /// The JSON document.
  public let bytes: [UInt8]

  /// The JSON document as text.
  public var json: String { String(decoding: bytes, as: UTF8.self) }

  /// The built-in scene of a name, where there is one.
  public static func named(_ name: String) -> BuiltInScene? { all.first { $0.name == name } }

  /// The scene, read.
  ///
  /// - Throws: ``SceneError`` never for the scenes that come with a build whose tests pass.
  public func scene() throws(SceneError) -> Scene { try SceneDocument.read(bytes) }
}
