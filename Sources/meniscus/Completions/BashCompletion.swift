/// Completions for bash, without the functions of the bash-completion package, which is not everywhere.
enum BashCompletion {
  static func script(_ commands: [Command]) -> String {
    var text = """
      # bash completion for meniscus
      _meniscus_words() { COMPREPLY+=($(compgen -W "$1" -- "$cur")); }

      # Files of some endings, or all; and folders, in which there may be more.
      _meniscus_files() {
        local ending IFS=$'\\n'
        compopt -o filenames 2>/dev/null
        [ $# -gt 0 ] || COMPREPLY+=($(compgen -f -- "$cur"))
        for ending; do COMPREPLY+=($(compgen -f -X "!*.$ending" -- "$cur")); done
        [ $# -gt 0 ] && COMPREPLY+=($(compgen -d -- "$cur"))
        return 0
      }

      _meniscus_scenes() {
        _meniscus_words "\(Completion.sceneNames.joined(separator: " "))"
        _meniscus_files \(Completion.sceneEndings.joined(separator: " "))
      }

      _meniscus() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} verb= word
        COMPREPLY=()
        # bash breaks --name=value in three.
        if [ "$cur" = = ]; then cur=; elif [ "$prev" = = ]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case $word in -*) ;; *) verb=$word; break ;; esac
        done
        case $verb in
        '') _meniscus_words "\(commands.map(\.name).joined(separator: " ")) help --help --version" ;;
        help) _meniscus_words "\(commands.map(\.name).joined(separator: " "))" ;;

      """
    for command in commands { text += verb(command) }
    return text + "  esac\n}\n\ncomplete -F _meniscus meniscus\n"
  }

  private static func verb(_ command: Command) -> String {
    var text = "  \(command.name))\n    case $prev in\n"
    for option in command.options where option.takesValue {
      text += "    \(option.spellings.joined(separator: "|"))) \(action(option.completion)); return ;;\n"
    }
    text += "    esac\n    case $cur in\n"
    let names = command.options.map { "--\($0.name)" }.joined(separator: " ")
    text += "    -*) _meniscus_words \"\(names)\" ;;\n"
    let operand = command.operands.last.map { Completion.of(placeholder: $0.name) } ?? .nothing
    return text + "    *) \(action(operand)) ;;\n    esac ;;\n"
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ":"
    case .words(let words): "_meniscus_words \"\(words.joined(separator: " "))\""
    case .files(let endings): (["_meniscus_files"] + endings).joined(separator: " ")
    case .scenes: "_meniscus_scenes"
    }
  }
}
