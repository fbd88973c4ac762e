public import SceneModel

/// A listing that has been read: its tree, and what was not understood.
public struct SourceFile: Sendable {
  /// The text.
  public let text: SourceText
  /// What stands at the top: imports, types, previews, and in a bare snippet any statement.
  public let statements: [Syntax.Statement]
  /// What was not understood, from the top of the text down.
  public let diagnostics: [Diagnostic]
}
