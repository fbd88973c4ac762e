import Exporters
import SceneModel
import Simulation

extension Command {
  static let play = Command(
    name: "play",
    summary: "plays a scene in the terminal",
    discussion: [
      "Space pauses, goes on and, at the end, plays again; the left and right arrows step a frame; Home and End "
        + "go to either end; q quits.",
      "Any colour where COLORTERM says truecolor, the palette of 256 elsewhere, plain characters with --color never, "
        + "NO_COLOR or a terminal that says it has no colours. Where standard output is no terminal, a filmstrip of "
        + "text frames is printed: ten a second, or those of --fps or --at.",
    ],
    operands: [
      Operand(
        name: "SCENE", help: Operand.scene.help + "; action-menu unless given", isRequired: false,
        isRepeatable: true)
    ],
    options: FrameRange.options + SceneOptions.all + [
      Option.scheme.declaration, Option.quiet.declaration, Option.color.declaration, Option.help.declaration,
    ],
    examples: [
      Example(line: "meniscus play", meaning: "the built-in action-menu"),
      Example(line: "meniscus play menu.json --speed 0.25", meaning: "slowly"),
      Example(line: "meniscus play menu.json --at 0,0.1,0.2 > frames.txt", meaning: "three frames as text"),
    ],
    run: runPlay)
}

private func runPlay(_ arguments: Arguments) throws(Failure) -> Int32 {
  let input = try SceneInput.open(
    arguments.operands.isEmpty ? ["action-menu"] : arguments.operands, arguments)
  let color = arguments[.color] ?? .auto
  let scheme = arguments[.scheme] ?? .light
  guard arguments[.at] == nil, let device = TerminalDevice.attached(),
    Environment.value("TERM") ?? "dumb" != "dumb"
  else {
    try printFilmstrip(input, arguments, color, scheme)
    return ExitStatus.done
  }
  let simulator = try SceneOptions.simulator(of: input, arguments)
  let range = try FrameRange(simulator, arguments)
  let footage = Footage(
    name: simulator.scene.name, canvas: simulator.frame(at: range.start).canvas, start: range.start,
    end: range.end, frameRate: range.fps, frame: { simulator.frame(at: $0) })
  let depth = ColorDepth.detected(color, environment: Environment.value)
  var loop = PlayLoop(
    footage, speed: arguments[.speed] ?? 1, scheme: scheme, depth: depth, device: device)
  try loop.run()
  return ExitStatus.done
}

private func printFilmstrip(
  _ input: SceneInput, _ arguments: Arguments, _ color: ColorChoice, _ scheme: ColorScheme
) throws(Failure) {
  let simulator = try SceneOptions.simulator(of: input, arguments, speed: arguments[.speed] ?? 1)
  let range = try FrameRange(simulator, arguments, fps: 10)
  let frames = (0..<range.count).map(range.frame)
  guard let first = frames.first else { return }
  let depth: ColorDepth = color == .always ? .full : .none
  var strip = Filmstrip(frames: frames, canvas: first.canvas, scheme: scheme)
  for frame in frames {
    try Interruption.check()
    try Console.write(strip.text(frame, depth: depth))
  }
}
