import Exporters
import SceneModel
import Simulation

/// What a scene can be written as.
enum ExportFormat: String, CaseIterable, Sendable {
  case csv, svg
}

extension Option where Value == ExportFormat {
  static let format = Option("format", help: "what to write", choices: ExportFormat.self)
}

extension Option where Value == Look {
  static let look = Option(
    "look", help: "how much of the glass an SVG shows; glass unless given", choices: Look.self)
}

extension Command {
  static let export = Command(
    name: "export",
    summary: "writes a scene's frames as numbers or pictures",
    discussion: [
      "csv: one row per element and frame, to standard output without -o.",
      "svg: a folder of standalone frames, frame_00000.svg on.",
      "A file appears whole or not at all. What is no earlier export is not overwritten, and a folder that holds "
        + "other things is not written into, without --force.",
    ],
    operands: [.scene],
    options: [
      Option.format.declaration, Option.output.declaration, Option.force.declaration,
      Option.precision.declaration, Option.look.declaration, Option.scheme.declaration,
    ] + FrameRange.options + SceneOptions.all + [
      Option.jobs.declaration, Option.quiet.declaration, Option.color.declaration, Option.help.declaration,
    ],
    examples: [
      Example(
        line: "meniscus export action-menu --format csv > menu.csv", meaning: "every element at every frame"),
      Example(
        line: "meniscus export menu.json --format svg -o frames --fps 30", meaning: "a folder of pictures"),
      Example(line: "meniscus export menu.json --format svg -o still --at 0.25", meaning: "one picture"),
    ],
    run: runExport)
}

extension Command.Operand {
  /// The scene that a verb works on.
  static let scene = Command.Operand(
    name: "SCENE",
    help: "a built-in scene (`meniscus list` names them), a .json scene, or - for standard input")
}

private func runExport(_ arguments: Arguments) throws(Failure) -> Int32 {
  guard let format = arguments[.format] else {
    let formats = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
    throw .usage("export needs --format: \(formats)", verb: arguments.verb)
  }
  if format == .svg, arguments[.output] ?? "-" == "-" {
    throw .usage("svg frames go into a folder; name it with -o", verb: arguments.verb)
  }
  let input = try SceneInput.open(arguments.operands[0])
  let simulator = try SceneOptions.simulator(of: input, arguments, speed: arguments[.speed] ?? 1)
  let range = try FrameRange(simulator, arguments)
  if !arguments.has(.quiet) {
    Console(color: arguments[.color] ?? .auto).warn(input.warnings, in: input.source)
  }
  let work = ExportWork(
    range: range, jobs: arguments[.jobs] ?? Processors.count, quiet: arguments.has(.quiet))
  switch format {
  case .csv: try exportCSV(work, arguments)
  case .svg: try exportSVG(work, arguments)
  }
  return ExitStatus.done
}

private func exportCSV(_ work: ExportWork, _ arguments: Arguments) throws(Failure) {
  let exporter = CSVExporter(precision: arguments[.precision] ?? .fixed(6))
  let header = Array("frame,time,element,".utf8)
  let force = arguments.has(.force)
  try OutputFile.write(
    arguments[.output] ?? "-", mayReplace: { force || $0.isEmpty || $0.starts(with: header) }
  ) {
    file throws(Failure) in
    var head = OutputBuffer()
    exporter.appendHeader(to: &head)
    try file.append(head.bytes)
    try work.inOrder { frame, buffer in
      exporter.append(frame, to: &buffer)
    } write: { bytes throws(Failure) in
      try file.append(bytes)
    }
  }
}

private func exportSVG(_ work: ExportWork, _ arguments: Arguments) throws(Failure) {
  let exporter = SVGFrameExporter(
    look: arguments[.look] ?? .glass, scheme: arguments[.scheme] ?? .light,
    decimals: try decimals(arguments))
  let count = work.count
  try OutputFolder.write(arguments[.output] ?? "", force: arguments.has(.force)) { folder throws(Failure) in
    try work.anyOrder { index, frame, buffer throws(Failure) in
      exporter.append(frame, to: &buffer)
      let name = SVGFrameExporter.fileName(ofFrame: index, of: count)
      try buffer.withUnsafeBytes { bytes throws(Failure) in try folder.write(bytes, as: name) }
    }
  }
}

/// A hundredth of a point is enough for any picture; nine digits are all that a coordinate has use for.
private func decimals(_ arguments: Arguments) throws(Failure) -> Int {
  switch arguments[.precision] {
  case nil: return 2
  case .full: return 9
  case .fixed(let digits):
    guard digits <= 9 else {
      throw .usage("--precision: svg takes 0 to 9 digits, or full", verb: arguments.verb)
    }
    return digits
  }
}
