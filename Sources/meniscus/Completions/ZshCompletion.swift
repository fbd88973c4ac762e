/// Completions for zsh, by its own `_arguments`, with what each option does beside it.
enum ZshCompletion {
  static func script(_ commands: [Command]) -> String {
    var text = """
      #compdef meniscus
      _meniscus_scenes() {
        _alternative \\
          'scenes:built-in scene:(\(Completion.sceneNames.joined(separator: " ")))' \\
          'files:file:_files -g "*.(\(Completion.sceneEndings.joined(separator: "|")))(-.)"'
      }

      _meniscus_verbs() {
        local -a verbs
        verbs=(

      """
    for command in commands {
      text += "    \("\(command.name):\(command.summary.firstClause)".shellQuoted)\n"
    }
    text += """
        )
        _describe -t verbs verb verbs
      }

      _meniscus() {
        local curcontext="$curcontext" state line
        typeset -A opt_args
        _arguments -C '(-)'{-h,--help}'[this help]' '(-)--version[the version]' '1:verb:_meniscus_verbs' '*::rest:->rest'
        [[ $state == rest ]] || return
        case $line[1] in
        help) _meniscus_verbs ;;

      """
    for command in commands { text += verb(command) }
    text += """
        esac
      }

      # As a file of $fpath the whole is one function; sourced, it makes itself known.
      if [[ $funcstack[1] == _meniscus ]]; then _meniscus "$@"; else compdef _meniscus meniscus; fi

      """
    return text
  }

  private static func verb(_ command: Command) -> String {
    var lines = command.options.map(specification)
    if let operand = command.operands.last {
      let action = action(.of(placeholder: operand.name))
      lines +=
        operand.isRepeatable || command.operands.count > 1
        ? ["'*:\(operand.name):\(action)'"] : ["'1:\(operand.name):\(action)'"]
    }
    return "  \(command.name))\n    _arguments -s -S \\\n      " + lines.joined(separator: " \\\n      ")
      + " ;;\n"
  }

  private static func specification(_ option: OptionDeclaration) -> String {
    let help = escaped(option.help.firstClause)
    let value = option.takesValue ? ":\(escaped(option.placeholder)):\(action(option.completion))" : ""
    let sign = option.takesValue ? "=" : ""
    let repeated = option.isRepeatable
    guard let letter = option.letter else {
      return "\(repeated ? "\\*" : "")" + "--\(option.name)\(sign)[\(help)]\(value)".shellQuoted
    }
    let plus = option.takesValue ? "+" : ""
    let tail = "[\(help)]\(value)".shellQuoted
    return "'(-\(letter) --\(option.name))'{-\(letter)\(plus),--\(option.name)\(sign)}\(tail)"
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files(let endings):
      endings.isEmpty ? "_files" : "_files -g \"*.(\(endings.joined(separator: "|")))(-.)\""
    case .scenes: "_meniscus_scenes"
    }
  }

  /// A text in which nothing ends a part of a specification.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:\\".contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
