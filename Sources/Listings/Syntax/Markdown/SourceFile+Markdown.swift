extension SourceFile {
  /// The blocks of Swift in a Markdown document, each read by itself, in order.
  ///
  /// Places count from the start of the document. A block that is open at the end of the document ends there.
  ///
  /// - Complexity: O(bytes).
  public static func blocks(ofMarkdown text: SourceText) -> [SourceFile] {
    let fences = MarkdownFences(text.bytes)
    let quoteless = SourceText(name: text.name, file: text.file, bytes: fences.bytes)
    return fences.blocks.map { SourceFile(reading: quoteless, in: $0) }
  }
}
