/// The man page: the same words as `--help`, in the macros of man(7).
enum ManualPage {
  static func text(_ commands: [Command]) -> String {
    var page = ".TH MENISCUS 1 \(Tool.date) \"meniscus \(Tool.version)\" \"User Commands\"\n"
    page += ".SH NAME\nmeniscus \\- \(HelpText.purpose.lowercasedFirst)\n"
    page += ".SH SYNOPSIS\n.B meniscus\n.I VERB\n.RI [ OPERANDS ]\n.RI [ OPTIONS ]\n"
    page += ".SH DESCRIPTION\n\(plain(HelpText.operands))\n.PP\n\(plain(HelpText.start))\n.SH VERBS\n"
    for command in commands { page += ".TP\n.B \(plain(command.name))\n\(plain(command.summary))\n" }
    for command in commands { page += section(command) }
    page += ".SH EXIT STATUS\n"
    for (status, meaning) in HelpText.statuses { page += ".TP\n.B \(status)\n\(plain(meaning))\n" }
    page += ".SH ENVIRONMENT\n"
    for (name, meaning) in HelpText.environment { page += ".TP\n.B \(name)\n\(plain(meaning))\n" }
    return page
  }

  private static func section(_ command: Command) -> String {
    var text = ".SH \(plain("meniscus \(command.name)".uppercased()))\n"
    text += "\(plain(command.summary.prefix(1).uppercased() + command.summary.dropFirst())).\n"
    text += ".PP\n.nf\n\(plain(HelpText.usage(command)))\n.fi\n"
    for paragraph in command.discussion { text += ".PP\n\(plain(paragraph))\n" }
    for operand in command.operands { text += ".TP\n.I \(plain(operand.name))\n\(plain(operand.help))\n" }
    for option in command.options {
      let value = option.takesValue ? " \\fI\(plain(option.placeholder))\\fR" : ""
      let names = option.spellings.map { "\\fB\(plain($0))\\fR" }.joined(separator: ", ")
      text += ".TP\n\(names)\(value)\n\(plain(option.help))\n"
    }
    for example in command.examples {
      text += ".PP\n.nf\n    \(plain(example.line))\n.fi\n.RS 8\n\(plain(example.meaning))\n.RE\n"
    }
    return text
  }

  /// A text that means itself: no escapes, no requests, and dashes that can be copied to a shell.
  private static func plain(_ text: some StringProtocol) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}

extension String {
  fileprivate var lowercasedFirst: String {
    let text = hasSuffix(".") ? String(dropLast()) : self
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
