public import SceneModel

extension Listing {
  /// Reads one block of Swift of a Markdown document, by itself.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - block: Which of its Swift blocks, from 1. Without a number it is the first that has glass and moves, else
  ///     the first that has a state, else the first that shows glass, else the first with glass in it, else the first.
  /// - Throws: ``SceneError`` where the document has no block of Swift, or none of that number.
  public init(markdown text: SourceText, block: Int? = nil) throws(SceneError) {
    let blocks = SourceFile.blocks(ofMarkdown: text)
    guard !blocks.isEmpty else {
      throw SceneError([
        Diagnostic(.error, "there is no block of Swift in the document; expected a fence ```swift")
      ])
    }
    if let block {
      guard blocks.indices.contains(block - 1) else {
        throw SceneError([
          Diagnostic(.error, "there is no block \(block); the document has \(blocks.count) of Swift")
        ])
      }
      self.init(files: [blocks[block - 1]])
      return
    }
    let listings = blocks.map { Listing(files: [$0]) }.filter(\.showsGlass)
    self =
      listings.first(where: \.moves) ?? listings.first(where: \.hasState) ?? listings.first(
        where: \.drawsGlass) ?? listings.first
      ?? Listing(files: [blocks[0]])
  }

  /// Whether glass can be seen at first; a row of modifiers alone has no view that it could be on.
  private var drawsGlass: Bool {
    do throws(SceneError) {
      let scene = try scene()
      return try scene.snapshot(in: scene.initialState).elements.contains { $0.glass != nil }
    } catch {
      return false
    }
  }

  /// Whether something runs of itself, or a tap changes the picture.
  private var moves: Bool {
    do throws(SceneError) {
      let scene = try scene()
      let start = scene.initialState
      let picture = try scene.snapshot(in: start)
      guard scene.timeline.isEmpty else { return true }
      for control in try scene.controls(in: start).prefix(12) {
        var state = start
        for change in try scene.changes(of: control, in: start) { state.values.merge(change.values) { $1 } }
        let next = try scene.snapshot(in: state)
        if next != picture { return true }
      }
      return false
    } catch {
      return false
    }
  }

  /// Whether the view that is shown depends on anything that can change.
  private var hasState: Bool {
    do throws(SceneError) { return !(try scene().variables.isEmpty) } catch { return false }
  }
}
