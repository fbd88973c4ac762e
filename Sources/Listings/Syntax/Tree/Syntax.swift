/// The tree of a listing: what its text says, before any of it means something.
///
/// Every node knows its ``Span``, and a span is unique enough to tell two nodes of the same text apart. The tree is
/// plain values: it can be copied, sent and walked, and is never changed once read. What the reader does not
/// understand stands in the tree as `unknown`, with what it was, and a note in ``SourceFile/diagnostics``.
///
/// Its height is bounded (``SyntaxLimits``), so that walking it by recursion is safe.
public enum Syntax {
  /// A stretch of a file, in bytes from its start.
  public struct Span: Hashable, Sendable {
    /// The number of the file among those that are read together, from 0.
    public var file: Int32
    /// The first byte.
    public var start: Int32
    /// The byte after the last.
    public var end: Int32

    /// Creates a span from a file's number and two offsets in bytes.
    public init(file: Int, start: Int, end: Int) {
      self.file = Int32(clamping: file)
      self.start = Int32(clamping: start)
      self.end = Int32(clamping: end)
    }
  }

  /// A name where it is written, without the backticks.
  public struct Name: Hashable, Sendable, CustomStringConvertible {
    /// The name itself.
    public var text: String
    /// Where it is written.
    public var span: Span

    /// The name itself.
    public var description: String { text }
  }

  /// Statements in braces, or the statements of a whole file or fenced block.
  public struct Block: Sendable {
    /// The statements, in order; each `#if` is resolved.
    public var statements: [Statement]
    /// From the opening brace to behind the closing one.
    public var span: Span
  }

  /// A value handed over in parentheses or brackets.
  public struct Argument: Sendable {
    /// What stands before the colon; `nil` without one.
    public var label: Name?
    /// The value.
    public var value: Expression
  }

  /// An attribute: `@State`, `@Environment(\.dismiss)`, `@available(iOS 26, *)`.
  public struct Attribute: Sendable {
    /// The name without `@`: `State`, `SwiftUI.State`.
    public var name: Name
    /// What stands in its parentheses; empty where that is no list of expressions, as in `@available`.
    public var arguments: [Argument]
    /// From `@` to behind the closing parenthesis.
    public var span: Span
  }

  /// A word before a declaration: `private`, `static`, `mutating`.
  public struct Modifier: Hashable, Sendable {
    /// The word.
    public var name: String
    /// What stands in its parentheses: `set` of `private(set)`.
    public var detail: String?
    /// Where it is written.
    public var span: Span
  }
}

/// The bounds of what is read; beyond them a stretch is passed over with a diagnostic.
public enum SyntaxLimits {
  /// The deepest nesting of brackets, expressions, statements and types.
  public static let depth = 200
  /// The tallest expression: the longest chain of modifiers or operators, with what is nested in it.
  public static let height = 500
  /// The largest file, in bytes.
  public static let bytes = 16_000_000
}
