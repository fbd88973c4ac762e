import Listings
import SceneModel

/// A scene as it was asked for: by a built-in name, a file, several listings, or standard input.
struct SceneInput {
  let scene: any AuthoredScene
  /// The texts it was read from, for messages that point into them.
  let source: Sources
  /// What is worth telling the author, and no error.
  var warnings: [Diagnostic] { scene.lint() }

  /// Opens a scene.
  ///
  /// - Throws: a `Failure` with status 66 where there is no such scene, 65 where it cannot be read, 64 where several
  ///   files are no listings.
  static func open(_ operands: [String], _ arguments: Arguments) throws(Failure) -> SceneInput {
    if operands.contains(where: ListingInput.isListing) || operands.count > 1 {
      return try ListingInput.open(operands, view: arguments[.view], verb: arguments.verb)
    }
    if let view = arguments[.view] {
      throw .usage("--view \(quoted(view)): only a listing has views to choose from", verb: arguments.verb)
    }
    return try open(operands.first ?? "-")
  }

  private static func open(_ operand: String) throws(Failure) -> SceneInput {
    if let scene = BuiltInScene.named(operand) {
      return try read(SourceText(name: "\(operand).json", bytes: scene.bytes))
    }
    if operand != "-", FileSystem.kind(operand) == nil, !operand.contains("/"), !operand.hasSuffix(".json") {
      throw unknown(operand)
    }
    let source = try SourceText.read(operand)
    // Standard input has no ending: a document begins with a brace.
    if operand == "-", source.bytes.first(where: { $0 > 32 }) != UInt8(ascii: "{") {
      return try ListingInput.read([source], view: nil)
    }
    return try read(source)
  }

  private static func read(_ source: SourceText) throws(Failure) -> SceneInput {
    do throws(SceneError) {
      return SceneInput(scene: try SceneDocument.read(source.bytes), source: Sources([source]))
    } catch {
      throw .badInput(error, in: Sources([source]))
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

/// The texts that a scene was read from, by the numbers that places have.
struct Sources {
  var texts: [SourceText]

  init(_ texts: [SourceText]) { self.texts = texts }

  /// The text that a place lies in.
  subscript(place: Diagnostic.Place?) -> SourceText {
    let file = place?.file ?? 0
    return texts.indices.contains(file) ? texts[file] : texts.first ?? SourceText(name: "", bytes: [])
  }
}
