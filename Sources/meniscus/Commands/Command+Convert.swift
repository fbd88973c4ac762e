import SceneModel
import Simulation

extension Command {
  static let convert = Command(
    name: "convert",
    summary: "writes a scene as a JSON document",
    discussion: [
      "Looks at the states that the timeline and taps lead to, and writes one document whose values depend on the "
        + "state. It plays as the original does, orders included. Without -o it goes to standard output."
    ],
    operands: [Operand(name: "FILE", help: Operand.scene.help, isRepeatable: true)],
    options: [
      Option.output.declaration, Option.view.declaration, Option.tap.declaration, Option.set.declaration,
      Option.drag.declaration, Option.slide.declaration, Option.canvas.declaration, Option.force.declaration,
      Option.quiet.declaration, Option.color.declaration, Option.help.declaration,
    ],
    examples: [
      Example(line: "meniscus convert Menu.swift -o menu.json", meaning: "the scene that a listing is"),
      Example(line: "meniscus convert two-groups -o mine.json", meaning: "a built-in scene to work on"),
    ],
    run: runConvert)
}

private func runConvert(_ arguments: Arguments) throws(Failure) -> Int32 {
  let input = try SceneInput.open(arguments.operands, arguments)
  let simulator = try SceneOptions.simulator(of: input, arguments)
  var scene = input.scene
  if let size = arguments[.canvas] { scene = scene.resized(to: size) }
  let bytes: [UInt8]
  do throws(SceneError) {
    bytes = try SceneDocument.write(converted(scene, simulator))
  } catch {
    throw .badInput(error, in: input.source)
  }
  // A scene may be somebody's work, so none is replaced unasked.
  let force = arguments.has(.force)
  try OutputFile.write(arguments[.output] ?? "-", mayReplace: { force || $0.isEmpty }) {
    file throws(Failure) in
    try file.append(bytes)
  }
  if let path = arguments[.output], path != "-", !arguments.has(.quiet) {
    Console.tellWritten(scene: path, color: arguments[.color] ?? .auto)
  }
  return ExitStatus.done
}

private func converted(_ scene: some AuthoredScene, _ simulator: Simulator) throws(SceneError) -> Scene {
  // A document whose motion never ends has to say how long it is played.
  let isEndless = scene.duration == nil && !simulator.restTime.isFinite
  return try Scene(
    converting: scene, orders: Array(simulator.entries.dropFirst(scene.timeline.count)),
    duration: isEndless ? simulator.endTime() : nil)
}
