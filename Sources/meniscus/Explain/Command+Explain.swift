import Listings
import SceneModel
import Simulation

extension Option where Value == JoinQuestion {
  static let join = Option(
    "join", nil, "A,B",
    help: "only from which spacing on two shapes join, where they stand at rest or at --at",
    read: JoinQuestion.read)
}

extension Option where Value == Double {
  static let neck = Option(
    "neck", nil, "POINTS", help: "with --join, also which spacing makes a neck so wide"
  ) {
    text throws(BadValue) in
    try Reading.number(text, in: 0.001...10_000, "a width in points, 0.001 to 10000")
  }
}

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "says what morphs out of and into what, when, and why; and why something did not",
    discussion: [
      "For each change: what becomes of every element, the gap and the spacing that decided it, and when it is at "
        + "rest; which shapes a bridge joins and which part, and when; and which conditions kept the members of a "
        + "union apart.",
      "With --at, the pairs of shapes that are in reach of each other at these times: gap, spacing and neck.",
    ],
    operands: [.scene],
    options: [
      Option.json.declaration, Option.at.declaration, Option.join.declaration, Option.neck.declaration,
    ] + SceneOptions.all + [
      Option.speed.declaration, Option.quiet.declaration, Option.color.declaration, Option.help.declaration,
    ],
    examples: [
      Example(line: "meniscus explain action-menu", meaning: "in words"),
      Example(line: "meniscus explain menu.json --json", meaning: "for a program"),
      Example(
        line: "meniscus explain action-menu --join edit,toggle --neck 10",
        meaning: "from which spacing on the two join, and which makes a neck of 10 points"),
    ],
    run: runExplain)
}

private func runExplain(_ arguments: Arguments) throws(Failure) -> Int32 {
  let question = arguments[.join]
  if question == nil, arguments[.neck] != nil {
    throw .usage("--neck needs --join: between which two shapes", verb: arguments.verb)
  }
  let input = try SceneInput.open(arguments.operands, arguments)
  let simulator = try SceneOptions.simulator(of: input, arguments, speed: arguments[.speed] ?? 1)
  let isJSON = arguments.has(.json)
  if let question {
    let answer = try question.answer(
      simulator, at: arguments[.at]?.first, neck: arguments[.neck], verb: arguments.verb)
    try Console.write(isJSON ? answer.json : answer.text)
    return ExitStatus.done
  }
  if let times = arguments[.at] {
    try explainPairs(times.map { ($0, PairMoment.all(simulator, at: $0)) }, isJSON: isJSON)
    return ExitStatus.done
  }
  let color = arguments[.color] ?? .auto
  if !arguments.has(.quiet) { Console(color: color).warn(input.warnings, in: input.source) }
  let (report, events) = (simulator.report, simulator.events())
  let style = Style(isColored: color.isColored(.standardOutput))
  if !isJSON, input.scene is ListingScene { try Console.write(found(in: input.scene)) }
  try Console.write(
    isJSON ? ExplanationJSON.text(report, events) : ExplanationText(style: style).text(report, events))
  return ExitStatus.done
}

/// The controls and the states that were found in a listing, by the names that orders know them by.
private func found(in scene: any AuthoredScene) throws(Failure) -> String {
  var names: [String] = []
  do throws(SceneError) {
    names = try scene.namesOfControls()
  } catch {
    // The explanation that follows says what is wrong.
  }
  let states = scene.variables.map { "\(printable($0.name)) = \(Words.value($0.initial))" }
  let controls = names.map { "‘\(printable($0))’" }
  return "states: \(states.isEmpty ? "none" : states.joined(separator: ", "))\n"
    + "controls: \(controls.isEmpty ? "none" : controls.joined(separator: ", "))\n\n"
}

private func explainPairs(_ moments: [(time: Double, pairs: [PairMoment])], isJSON: Bool) throws(Failure) {
  if isJSON {
    var json = JSONText()
    json.array(moments.flatMap(\.pairs)) { $1.write(to: &$0) }
    return try Console.write(json.text)
  }
  for (time, pairs) in moments {
    let lines = pairs.isEmpty ? ["no two shapes are in reach of each other"] : pairs.map(\.text)
    try Console.write(Words.seconds(time) + "\n" + lines.map { "  \($0)\n" }.joined())
  }
}
