import Listings
import SceneModel

/// SwiftUI source as it was asked for: files, folders of files, and the Swift of a Markdown document.
enum ListingInput {
  /// The most files that are read together.
  private static let mostFiles = 2000
  /// The most folders that are looked through for them.
  private static let mostFolders = 2000

  /// Whether a word names source rather than a scene.
  static func isListing(_ operand: String) -> Bool {
    let path = Block(operand).path
    return path.hasSuffix(".swift") || isDocument(path) || FileSystem.kind(operand) == .folder
  }

  private static func isDocument(_ path: String) -> Bool {
    path.hasSuffix(".md") || path.hasSuffix(".markdown")
  }

  /// The path in a word that names source.
  static func path(of operand: String) -> String { Block(operand).path }

  static func open(_ operands: [String], view: String?, verb: String) throws(Failure) -> SceneInput {
    var texts: [SourceText] = []
    for operand in operands {
      guard isListing(operand) else {
        throw .usage(
          "\(quoted(operand)): several files are read together only where all are Swift", verb: verb)
      }
      if operands.count > 1, isDocument(Block(operand).path) {
        throw .usage("\(quoted(operand)): a Markdown document is read alone", verb: verb)
      }
      if FileSystem.kind(operand) == .folder {
        for path in try swiftFiles(in: operand) { texts.append(try SourceText.read(path)) }
        if texts.isEmpty { throw .noInput("there is no Swift in \(quoted(operand))") }
      } else {
        texts.append(try SourceText.read(Block(operand).path))
      }
    }
    return try read(texts, block: operands.lazy.compactMap { Block($0).number }.first, view: view)
  }

  /// Reads texts as one listing.
  static func read(_ texts: [SourceText], block: Int? = nil, view: String?) throws(Failure) -> SceneInput {
    let sources = Sources(texts)
    let named = texts.enumerated().map { index, text in
      Listings.SourceText(name: text.name, file: index, bytes: text.bytes)
    }
    let scene: ListingScene
    do throws(SceneError) {
      var listing =
        named.count == 1 && isDocument(named[0].name)
        ? try Listing(markdown: named[0], block: block) : Listing(named)
      listing.isInterrupted = { Interruption.isPending }
      scene = try listing.scene(view: view)
    } catch {
      throw .badInput(error, in: sources)
    }
    try Interruption.check()
    return SceneInput(scene: scene, source: sources)
  }

  /// The Swift files in a folder and those in it, in the order of their names; links to folders are not followed.
  static func swiftFiles(in folder: String) throws(Failure) -> [String] {
    var found: [String] = []
    var waiting = [folder]
    var folders = 0
    while let next = waiting.popLast() {
      folders += 1
      guard folders <= mostFolders else {
        throw .noInput(
          "\(quoted(folder)) holds more than \(mostFolders) folders; name the one that the views are in")
      }
      let names: [String]
      do throws(SystemError) { names = try FileSystem.names(in: next) } catch {
        throw .noInput("cannot read \(quoted(next)): \(error.text)")
      }
      for name in names.reversed() where !name.hasPrefix(".") && name != "Package.swift" {
        let path = next.hasSuffix("/") ? next + name : "\(next)/\(name)"
        switch FileSystem.kind(path) {
        case .folder where !FileSystem.isLink(path): waiting.append(path)
        case .file where name.hasSuffix(".swift"): found.append(path)
        default: break
        }
      }
      if found.count > mostFiles {
        throw .badInput("\(quoted(folder)) holds more than \(mostFiles) Swift files")
      }
    }
    return found.sorted()
  }

  /// A document's path with the number of a block, as in `guide.md:2`.
  private struct Block {
    var path: String
    var number: Int?

    init(_ operand: String) {
      path = operand
      guard let colon = operand.lastIndex(of: ":"), let number = Int(operand[operand.index(after: colon)...])
      else {
        return
      }
      path = String(operand[..<colon])
      self.number = number
    }
  }
}
