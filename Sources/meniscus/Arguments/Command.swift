/// One verb of the tool, declared once: parsing, help and errors all come from here.
struct Command: Sendable {
  /// Something that a verb works on, by its place on the command line.
  struct Operand: Sendable {
    var name: String
    var help: String
    var isRequired = true
    var isRepeatable = false
  }

  /// A command line that is worth showing, and what it does.
  struct Example: Sendable {
    var line: String
    var meaning: String
  }

  var name: String
  /// What it does, in a line of the list of verbs.
  var summary: String
  /// What else there is to know, in paragraphs.
  var discussion: [String] = []
  var operands: [Operand] = []
  var options: [OptionDeclaration]
  var examples: [Example] = []
  /// Does it; the number is what the shell is told.
  var run: @Sendable (Arguments) throws(Failure) -> Int32
}

extension OptionDeclaration {
  /// The word for the value in help and messages.
  var placeholder: String {
    switch value {
    case .none: ""
    case .word(let word): word
    case .choice(let words): words.joined(separator: "|")
    }
  }
}

extension Command.Operand {
  /// The scene that a verb works on.
  static let scene = Command.Operand(
    name: "SCENE",
    help:
      "a built-in scene (`meniscus list` names them), a .json scene, a .swift listing (several, or a folder), a "
      + "Markdown document (guide.md:2 is its second block), or - for standard input", isRepeatable: true)
}
