extension Command {
  static let completions = Command(
    name: "completions",
    summary: "writes a script that completes command lines in a shell",
    discussion: [
      "Verbs, options, their choices, built-in scenes and files are completed by Tab. bash: put the script where "
        + "bash-completion looks, or source it in ~/.bashrc; zsh: as a file _meniscus in a folder of $fpath; fish: as "
        + "~/.config/fish/completions/meniscus.fish."
    ],
    operands: [Operand(name: "SHELL", help: "bash, zsh or fish")],
    options: [Option.color.declaration, Option.help.declaration],
    examples: [
      Example(
        line: "meniscus completions bash > ~/.local/share/bash-completion/completions/meniscus",
        meaning: "for bash"),
      Example(
        line: "meniscus completions zsh > ~/.zfunc/_meniscus", meaning: "for zsh, with ~/.zfunc in $fpath"),
      Example(
        line: "meniscus completions fish > ~/.config/fish/completions/meniscus.fish", meaning: "for fish"),
    ],
    run: runCompletions)
}

private func runCompletions(_ arguments: Arguments) throws(Failure) -> Int32 {
  let name = arguments.operands[0]
  guard let shell = Shell(rawValue: name) else {
    let names = Shell.allCases.map(\.rawValue)
    throw .usage(
      "there are no completions for \(quoted(name))\(NearestName.hint(name, among: names)) (shells: "
        + "\(names.joined(separator: ", ")))", verb: arguments.verb)
  }
  try Console.write(shell.script(Command.all))
  return ExitStatus.done
}
