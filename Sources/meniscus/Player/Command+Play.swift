import Exporters
import SceneModel
import Simulation

extension Option where Value == GraphicsChoice {
  static let graphics = Option(
    "graphics", help: "pixels where the terminal says it has them, or these; auto unless given",
    choices: GraphicsChoice.self)
}

extension Option where Value == Bool {
  static let watch = Option(flag: "watch", "w", help: "plays again whenever a file is saved")
}

extension Command {
  static let play = Command(
    name: "play",
    summary: "plays scenes in the terminal",
    discussion: [
      "Space pauses, goes on and, at the end, plays again; ? shows all keys; q quits. A click on a button in the "
        + "picture taps it: the scene goes on from where it is, and w saves what was clicked as a scene.",
      "Several scenes, or one with several springs, stand side by side and run together.",
      "Pixels by kitty's or the sixel protocol where the terminal says that it speaks one, else half blocks: any "
        + "colour where COLORTERM says truecolor, the palette of 256 elsewhere; plain characters with --color never, "
        + "NO_COLOR or a terminal that says it has no colours.",
      "Where standard output is no terminal, a filmstrip of text frames is printed: ten a second, or those of "
        + "--fps or --at.",
    ],
    operands: [
      Operand(
        name: "SCENE", help: Operand.scene.help + "; action-menu unless given", isRequired: false,
        isRepeatable: true)
    ],
    options: FrameRange.options + SceneOptions.all + [
      Option.playSpring.declaration, Option.watch.declaration, Option.graphics.declaration,
      Option.scheme.declaration, Option.quiet.declaration, Option.color.declaration, Option.help.declaration,
    ],
    examples: [
      Example(line: "meniscus play", meaning: "the built-in action-menu"),
      Example(line: "meniscus play menu.json --speed 0.25", meaning: "slowly"),
      Example(line: "meniscus play menu.json --watch", meaning: "beside an editor"),
      Example(
        line: "meniscus play action-menu --spring smooth --spring bouncy",
        meaning: "two springs, side by side"),
      Example(line: "meniscus play menu.json --at 0,0.1,0.2 > frames.txt", meaning: "three frames as text"),
    ],
    run: runPlay)
}

private func runPlay(_ arguments: Arguments) throws(Failure) -> Int32 {
  let scenes = try PlayScenes(arguments)
  if arguments.has(.watch), scenes.files.isEmpty {
    throw .usage("--watch: no file is played that could be saved", verb: arguments.verb)
  }
  let color = arguments[.color] ?? .auto
  guard arguments[.at] == nil, let device = TerminalDevice.attached(),
    Environment.value("TERM") ?? "dumb" != "dumb"
  else {
    try printFilmstrips(scenes, arguments, color)
    return ExitStatus.done
  }
  let takes = try scenes.takes(serial: 0)
  let fps = arguments[.fps] ?? 60
  let model = PlayModel(
    takes, frameRate: fps, speed: arguments[.speed] ?? 1, scheme: arguments[.scheme] ?? .light,
    at: MonotonicClock.now)
  var loop = PlayLoop(
    model, framesPerSecond: fps, depth: ColorDepth.detected(color, environment: Environment.value),
    graphics: arguments[.graphics] ?? .auto, watch: arguments.has(.watch) ? SceneWatch(scenes) : nil,
    device: device)
  try loop.run()
  return ExitStatus.done
}

/// The frames as text, one take after the other.
private func printFilmstrips(_ scenes: PlayScenes, _ arguments: Arguments, _ color: ColorChoice)
  throws(Failure)
{
  let takes = try scenes.takes(serial: 0, speed: arguments[.speed] ?? 1, fps: 10)
  if arguments[.at] == nil, !arguments.has(.quiet) {
    Console.tell("meniscus: there is no terminal to play in; these are frames as text\n")
  }
  for take in takes {
    let range = try FrameRange(take.simulator, arguments, fps: 10)
    let frames = (0..<range.count).map(range.frame)
    guard let first = frames.first else { continue }
    if takes.count > 1 { try Console.write("== \(printable(take.title))\n") }
    var strip = Filmstrip(frames: frames, canvas: first.canvas, scheme: arguments[.scheme] ?? .light)
    for frame in frames {
      try Interruption.check()
      try Console.write(strip.text(frame, depth: color == .always ? .full : .none))
    }
  }
}
