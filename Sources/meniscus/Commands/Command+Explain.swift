import Simulation

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "says what morphs out of and into what, when, and why; and why something did not",
    discussion: [
      "For each change: what becomes of every element, the gap and the spacing that decided it, and when it is at "
        + "rest; which shapes a bridge joins and which part, and when; and which conditions kept the members of a "
        + "union apart."
    ],
    operands: [.scene],
    options: [Option.json.declaration] + SceneOptions.all + [
      Option.speed.declaration, Option.quiet.declaration, Option.color.declaration, Option.help.declaration,
    ],
    examples: [
      Example(line: "meniscus explain action-menu", meaning: "in words"),
      Example(line: "meniscus explain menu.json --json", meaning: "for a program"),
    ],
    run: runExplain)
}

private func runExplain(_ arguments: Arguments) throws(Failure) -> Int32 {
  let input = try SceneInput.open(arguments.operands[0])
  let color = arguments[.color] ?? .auto
  let simulator = try SceneOptions.simulator(of: input, arguments, speed: arguments[.speed] ?? 1)
  if !arguments.has(.quiet) { Console(color: color).warn(input.warnings, in: input.source) }
  let report = simulator.report
  let events = simulator.events()
  if arguments.has(.json) {
    try Console.write(ExplanationJSON.text(report, events))
  } else {
    let style = Style(isColored: color.isColored(.standardOutput))
    try Console.write(ExplanationText(style: style).text(report, events))
  }
  return ExitStatus.done
}
