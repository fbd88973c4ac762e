/// Something worth telling an author about their scene, with its place.
public struct Diagnostic: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The scene cannot be simulated.
    case error
    /// The scene plays, and probably not as the author meant.
    case warning
    /// Worth knowing.
    case note
  }

  /// A place in a text: line and column count from 1, the column in characters.
  public struct Place: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in characters.
    public var column: Int
    /// The number of the text among those that are read together, from 0.
    public var file: Int

    /// Creates a place from a line and a column, both from 1.
    public init(line: Int, column: Int, file: Int = 0) {
      self.line = line
      self.column = column
      self.file = file
    }
  }

  /// How much it matters.
  public var severity: Severity
  /// What is wrong, what was expected, and where it helps the nearest right name; no full stop at the end.
  public var message: String
  /// Where; `nil` for a scene that was not read from a text.
  public var place: Place?

  /// Creates a diagnostic.
  public init(_ severity: Severity, _ message: String, at place: Place? = nil) {
    self.severity = severity
    self.message = message
    self.place = place
  }
}

/// Why a scene cannot be read or laid out: at least one error, with its place.
public struct SceneError: Error, Hashable, Sendable {
  /// What is wrong, in the order of the text.
  public var diagnostics: [Diagnostic]

  /// Creates an error from its diagnostics.
  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension [Diagnostic] {
  /// The diagnostics from the top of the text down; those without a place last.
  var inOrderOfTheText: [Diagnostic] {
    func key(_ item: EnumeratedSequence<[Diagnostic]>.Element) -> (Int, Int, Int, Int) {
      let place = item.element.place
      return (place?.file ?? .max, place?.line ?? .max, place?.column ?? 0, item.offset)
    }
    return enumerated().sorted { key($0) < key($1) }.map(\.element)
  }
}
