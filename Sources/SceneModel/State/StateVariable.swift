/// A named value that a scene depends on and that taps and the timeline change.
public struct StateVariable: Hashable, Sendable {
  /// The name, by which expressions know it.
  public let name: String
  /// The value before anything happens, which also settles the type.
  public let initial: StateValue
  var origin = Origin()

  /// Creates a variable; the type of later values is that of the first.
  public init(_ name: String, _ initial: StateValue) {
    self.name = name
    self.initial = initial
  }

  /// Whether the text can be a variable's name: a letter or `_`, then letters, digits and `_`.
  static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.count <= 64 && text.allSatisfy { $0.isLetter || $0.isASCII && $0.isNumber || $0 == "_" }
      && text != "true" && text != "false"
  }
}
