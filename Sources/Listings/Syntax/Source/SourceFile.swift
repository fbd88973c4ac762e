public import SceneModel

/// A listing that has been read: its tree, and what was not understood.
public struct SourceFile: Sendable {
  /// The text.
  public let text: SourceText
  /// What stands at the top: imports, types, previews, and in a bare snippet any statement.
  public let statements: [Syntax.Statement]
  /// What was not understood, from the top of the text down; at most 100 are told of one text.
  ///
  /// A warning says that the text is no Swift there. No fault keeps the rest from being read.
  public let diagnostics: [Diagnostic]

  /// Reads a text; any bytes can be read.
  ///
  /// - Complexity: O(bytes).
  public init(reading text: SourceText) {
    self.init(reading: text, in: text.bytes.indices)
  }

  /// Reads a stretch of a text: places count from the start of the text all the same.
  init(reading text: SourceText, in range: Range<Int>) {
    self.text = text
    guard text.bytes.count <= SyntaxLimits.bytes else {
      statements = []
      let message = "the file has \(text.bytes.count) bytes; a listing has at most \(SyntaxLimits.bytes)"
      diagnostics = [Diagnostic(.error, message, at: text.place(at: 0))]
      return
    }
    var parser = Parser(text, in: range)
    var statements: [Syntax.Statement] = []
    while !parser.at(.end) {
      statements += parser.statements()
      if !parser.at(.end) { parser.advance() }
    }
    self.statements = statements
    diagnostics = parser.faults.diagnostics(in: text)
  }
}
