/// The help of the tool and of each verb, made from the declarations.
enum HelpText {
  private static let width = 100

  /// What `meniscus --help` prints.
  static func overview(_ commands: [Command]) -> String {
    let column = (commands.map(\.name.count).max() ?? 0) + 4
    var text =
      "Plays, measures and ships Liquid Glass motion.\n\nUsage: meniscus VERB [OPERANDS] [OPTIONS]\n\nVerbs:\n"
    for command in commands { text += row(command.name, command.summary, column: column) }
    text += "\nOptions:\n" + row("--help", "this help, or after a verb the verb's", column: column)
    text += row("--version", "the version", column: column)
    text +=
      "\nSCENE is a built-in scene (`meniscus list` names them), a .json scene, or - for standard input.\n"
    text += "Exit status: 0 done, 1 a check found something, 64 usage, 65 bad input, 66 no such input,\n"
    text += "73 cannot create the output, 74 a read or write failed, 130 interrupted.\n"
    text += "\nStart with: meniscus play action-menu\n"
    return text
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
