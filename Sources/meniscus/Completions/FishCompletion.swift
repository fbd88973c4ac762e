/// Completions for fish, with what each option does beside it.
enum FishCompletion {
  static func script(_ commands: [Command]) -> String {
    var text = "# fish completion for meniscus\ncomplete -c meniscus -f\n"
    text += "complete -c meniscus -n __fish_use_subcommand -s h -l help -d 'this help'\n"
    text += "complete -c meniscus -n __fish_use_subcommand -l version -d 'the version'\n"
    for command in commands {
      text +=
        "complete -c meniscus -n __fish_use_subcommand -a \(command.name)"
        + " -d \(quoted(command.summary.firstClause))\n"
    }
    let names = commands.map(\.name).joined(separator: " ")
    text += "complete -c meniscus -n '__fish_seen_subcommand_from help' -a \(quoted(names))\n"
    for command in commands { text += verb(command) }
    return text
  }

  private static func verb(_ command: Command) -> String {
    let start = "complete -c meniscus -n '__fish_seen_subcommand_from \(command.name)'"
    var text = ""
    for option in command.options {
      let letter = option.letter.map { " -s \($0)" } ?? ""
      let help = quoted(option.help.firstClause)
      text += "\(start)\(letter) -l \(option.name)\(value(option)) -d \(help)\n"
    }
    switch command.operands.last.map({ Completion.of(placeholder: $0.name) }) ?? .nothing {
    case .nothing: break
    case .words(let words): text += "\(start) -a \(quoted(words.joined(separator: " ")))\n"
    case .files(let endings): text += "\(start) -a \(quoted(suffixes(endings)))\n"
    case .scenes:
      text += "\(start) -a \(quoted(Completion.sceneNames.joined(separator: " "))) -d 'built-in scene'\n"
      text += "\(start) -a \(quoted(suffixes(Completion.sceneEndings)))\n"
    }
    return text
  }

  private static func value(_ option: OptionDeclaration) -> String {
    guard option.takesValue else { return "" }
    switch option.completion {
    case .nothing, .scenes: return " -x"
    case .words(let words): return " -x -a \(quoted(words.joined(separator: " ")))"
    case .files(let endings): return endings.isEmpty ? " -r -F" : " -x -a \(quoted(suffixes(endings)))"
    }
  }

  private static func suffixes(_ endings: [String]) -> String {
    endings.map { "(__fish_complete_suffix .\($0))" }.joined(separator: " ")
  }

  /// Between single quotation marks fish takes a backslash before a quotation mark or a backslash.
  private static func quoted(_ text: String) -> String {
    "'"
      + text.reduce(into: "") { result, character in
        if "'\\".contains(character) { result += "\\" }
        result.append(character)
      } + "'"
  }
}
