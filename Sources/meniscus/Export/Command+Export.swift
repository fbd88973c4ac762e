import Exporters
import SceneModel
import Simulation

extension Option where Value == ExportFormat {
  static let format = Option("format", help: "what to write", choices: ExportFormat.self)
}

extension Option where Value == Look {
  static let look = Option(
    "look", help: "how much of the glass a picture shows; glass unless given", choices: Look.self)
}

extension Command {
  static let export = Command(
    name: "export",
    summary: "writes a scene as numbers or pictures",
    discussion: ExportFormat.allCases.map { "\($0.rawValue): \($0.meaning)." } + [
      "Text and single pictures go to standard output without -o; folders and films need it. A file appears whole "
        + "or not at all. What is no earlier export is not overwritten, and a folder that holds other things is not "
        + "written into, without --force.",
      "A folder's frames appear when all are there. Where an export of many is interrupted, those that are finished "
        + "are kept, and the same command with --resume makes the rest.",
    ],
    operands: [.scene],
    options: [
      Option.format.declaration, Option.output.declaration, Option.force.declaration,
      Option.precision.declaration, Option.look.declaration, Option.scheme.declaration,
    ] + FrameRange.options + SceneOptions.all + PixelOptions.all + [
      Option.shard.declaration, Option.resume.declaration, Option.jobs.declaration,
      Option.verbose.declaration, Option.quiet.declaration, Option.color.declaration, Option.help.declaration,
    ],
    examples: [
      Example(
        line: "meniscus export action-menu --format csv > menu.csv", meaning: "every element at every frame"),
      Example(
        line: "meniscus export menu.json --format svg -o frames --fps 30", meaning: "a folder of pictures"),
      Example(line: "meniscus export menu.json --format svg -o still --at 0.25", meaning: "one picture"),
      Example(
        line: "meniscus export action-menu --format gif -o menu.gif --width 640",
        meaning: "a film for a message"),
    ],
    run: runExport)
}

private func runExport(_ arguments: Arguments) throws(Failure) -> Int32 {
  guard let format = arguments[.format] else {
    let formats = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
    throw .usage("export needs --format: \(formats)", verb: arguments.verb)
  }
  if format.isFolder {
    guard arguments[.output] ?? "-" != "-" else {
      throw .usage("\(format.rawValue) frames go into a folder; name it with -o", verb: arguments.verb)
    }
  } else if arguments[.shard] != nil || arguments.has(.resume) {
    throw .usage(
      "--shard and --resume are for the folders of --format svg and png; \(format.rawValue) is made in one go",
      verb: arguments.verb)
  }
  let input = try SceneInput.open(arguments.operands, arguments)
  let simulator = try SceneOptions.simulator(of: input, arguments, speed: arguments[.speed] ?? 1)
  try Export(format: format, simulator: simulator, arguments: arguments).write()
  return ExitStatus.done
}
