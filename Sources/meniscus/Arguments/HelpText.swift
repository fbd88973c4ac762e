/// The help of the tool and of each verb, made from the declarations.
enum HelpText {
  private static let width = 100

  /// What the tool is for, in a sentence.
  static let purpose = "Plays, measures and ships Liquid Glass motion."
  /// What the word for the commonest operand means.
  static let operands = "SCENE is \(Command.Operand.scene.help)."
  /// Where to begin.
  static let start = "Start with: meniscus play action-menu"

  /// What the shell is told.
  static let statuses: [(Int32, String)] = [
    (ExitStatus.done, "done"), (ExitStatus.found, "a check or a comparison found something"),
    (ExitStatus.usage, "usage"), (ExitStatus.badInput, "bad input"), (ExitStatus.noInput, "no such input"),
    (ExitStatus.cannotCreate, "cannot create the output"), (ExitStatus.ioError, "a read or write failed"),
    (ExitStatus.interrupted, "interrupted"),
  ]

  /// The variables of the environment that change what the tool does.
  static let environment: [(String, String)] = [
    ("NO_COLOR", "where it is not empty, no colours unless --color asks for them"),
    ("COLORTERM", "truecolor or 24bit: the terminal shows any colour"),
    ("TERM", "what the terminal can do; dumb: nothing"),
    ("FORCE_HYPERLINK", "1 links the names of written files in any terminal, 0 in none"),
  ]

  /// What `meniscus --help` prints.
  static func overview(_ commands: [Command]) -> String {
    let column = (commands.map(\.name.count).max() ?? 0) + 4
    var text = purpose + "\n\nUsage: meniscus VERB [OPERANDS] [OPTIONS]\n\nVerbs:\n"
    for command in commands { text += row(command.name, command.summary, column: column) }
    text += "\nOptions:\n" + row("--help", "this help, or after a verb the verb's", column: column)
    text += row("--version", "the version", column: column)
    text += row("help --man", "the manual page, as man reads it", column: column)
    text += "\n" + wrapped(operands, indent: 0)
    let statuses = statuses.map { "\($0) \($1)" }.joined(separator: ", ")
    return text + wrapped("Exit status: \(statuses).", indent: 0) + "\n\(start)\n"
  }

  /// What `meniscus VERB --help` prints.
  static func of(_ command: Command) -> String {
    var text = wrapped(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".", indent: 0)
    text += "\nUsage: " + usage(command) + "\n"
    for paragraph in command.discussion { text += "\n" + wrapped(paragraph, indent: 0) }
    if !command.operands.isEmpty {
      text += "\nOperands:\n"
      for operand in command.operands { text += row(operand.name, operand.help, column: 16) }
    }
    text += "\nOptions:\n"
    for option in command.options { text += row(left(option), option.help, column: 28) }
    if !command.examples.isEmpty {
      text += "\nExamples:\n"
      for example in command.examples {
        text += "  " + example.line + "\n" + wrapped(example.meaning, indent: 6)
      }
    }
    return text
  }

  /// The line that shows what may follow a verb.
  static func usage(_ command: Command) -> String {
    var words = ["meniscus", command.name]
    for operand in command.operands {
      let name = operand.name + (operand.isRepeatable ? "..." : "")
      words.append(operand.isRequired ? name : "[\(name)]")
    }
    return (words + ["[OPTIONS]"]).joined(separator: " ")
  }

  private static func left(_ option: OptionDeclaration) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    switch option.value {
    case .none: return "\(letter)--\(option.name)"
    default: return "\(letter)--\(option.name) \(option.placeholder)"
    }
  }

  /// A term and what it means, side by side, or below each other where the term is long.
  private static func row(_ term: String, _ meaning: String, column: Int) -> String {
    let lines = wrapped(meaning, indent: column)
    if term.count + 4 > column { return "  \(term)\n" + lines }
    let padding = String(repeating: " ", count: column - 2 - term.count)
    return "  " + term + padding + lines.drop { $0 == " " }
  }

  private static func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var result = ""
    var line = margin
    for word in text.split(separator: " ") {
      if line.count > indent, line.count + 1 + word.count > width {
        result += line + "\n"
        line = margin
      }
      line += (line.count > indent ? " " : "") + word
    }
    return result + line + "\n"
  }
}
