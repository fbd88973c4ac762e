import SceneModel

/// A scene as it was asked for: by a built-in name, a file, or standard input.
struct SceneInput {
  let scene: any AuthoredScene
  /// The text it was read from, for messages that point into it.
  let source: SourceText
  /// What is worth telling the author, and no error.
  var warnings: [Diagnostic] { scene.lint() }

  /// Opens a scene.
  ///
  /// - Throws: a `Failure` with status 66 where there is no such scene, 65 where it cannot be read.
  static func open(_ operand: String) throws(Failure) -> SceneInput {
    if let scene = BuiltInScene.named(operand) {
      return try read(SourceText(name: "\(operand).json", bytes: scene.bytes))
    }
    if operand != "-", FileSystem.kind(operand) == nil, !operand.contains("/"), !operand.hasSuffix(".json") {
      throw unknown(operand)
    }
    return try read(try SourceText.read(operand))
  }

  private static func read(_ source: SourceText) throws(Failure) -> SceneInput {
    do throws(SceneError) {
      return SceneInput(scene: try SceneDocument.read(source.bytes), source: source)
    } catch {
      throw .badInput(error, in: source)
    }
  }

  private static func unknown(_ name: String) -> Failure {
    let names = BuiltInScene.all.map(\.name)
    let hint = NearestName.hint(name, among: names)
    return .noInput(
      "there is no scene \(quoted(name))\(hint) (a file is named with its ending, as in \(printable(name)).json; "
        + "built-in scenes: \(names.joined(separator: ", ")))")
  }
}
