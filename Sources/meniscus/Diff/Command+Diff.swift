import Exporters
import Lab

/// What a comparison can be written as.
enum DiffFormat: String, CaseIterable, Sendable {
  case table, json, svg
}

extension Option where Value == DiffFormat {
  static let diffFormat = Option(
    "format", help: "what to write; table unless given", choices: DiffFormat.self)
}

extension Command {
  static let diff = Command(
    name: "diff",
    summary: "compares two CSV timelines or two scenes, and says where they first and most differ",
    discussion: [
      "Columns are matched by their names, rows by their time and by who they are of. Where the times differ, the "
        + "second timeline is interpolated to the times of the first. Fields may be parted by commas, semicolons or "
        + "tabs. Files of any size are compared in the same memory; one of them may be - for standard input.",
      "The exit status is 0 where all is within tolerance, 1 where something is not.",
      "svg is a picture of the column that differs most.",
    ],
    operands: [
      Operand(name: "A", help: "a CSV file or a scene, held to be right"),
      Operand(name: "B", help: "what is compared with it"),
    ],
    options: [
      Option.tolerance.declaration, Option.diffColumns.declaration, Option.diffKeys.declaration,
      Option.timeColumn.declaration, Option.diffFormat.declaration, Option.json.declaration,
      Option.fps.declaration, Option.output.declaration, Option.force.declaration, Option.quiet.declaration,
      Option.color.declaration, Option.help.declaration,
    ],
    examples: [
      Example(
        line: "meniscus diff golden.csv new.csv --tolerance 0.01", meaning: "may stand in CI: it fails with 1"
      ),
      Example(
        line:
          "meniscus export menu.json --format csv | meniscus diff golden.csv - --tolerance x=0.5,opacity=1%",
        meaning: "a tolerance for each column"),
    ],
    run: runDiff)
}

private func runDiff(_ arguments: Arguments) throws(Failure) -> Int32 {
  let operands = arguments.operands
  guard operands[0] != "-" || operands[1] != "-" else {
    throw .usage("only one of the two can be standard input", verb: arguments.verb)
  }
  let format = arguments.has(.json) ? DiffFormat.json : arguments[.diffFormat] ?? .table
  var sources = [
    try TimelineSource.open(operands[0], arguments), try TimelineSource.open(operands[1], arguments),
  ]
  let difference = try compare(&sources, options(arguments))
  let report = DiffReport(first: sources[0].name, second: sources[1].name, difference: difference)
  switch format {
  case .json: try LabOutput.write(Array(report.json.utf8), arguments)
  case .table:
    let style = Style(isColored: (arguments[.color] ?? .auto).isColored(.standardOutput))
    try LabOutput.write(Array(report.text(style).utf8), arguments)
  case .svg:
    guard let chart = report.chart else {
      throw .badInput("no column of numbers differs, so there is nothing to draw")
    }
    var buffer = OutputBuffer()
    chart.append(to: &buffer)
    try LabOutput.write(buffer.bytes, arguments)
  }
  return difference.isWithin ? ExitStatus.done : ExitStatus.found
}

private func options(_ arguments: Arguments) -> TimelineComparison.Options {
  var options = TimelineComparison.Options()
  options.timeColumn = arguments[.timeColumn]
  options.keyColumns = arguments[.diffKeys]
  options.columns = arguments[.diffColumns]
  for wish in arguments.all(.tolerance).flatMap({ $0 }) {
    if let column = wish.column {
      options.columnTolerances[column] = wish.tolerance
    } else {
      options.tolerance = wish.tolerance
    }
  }
  return options
}

private func compare(
  _ sources: inout [TimelineSource], _ options: TimelineComparison.Options
) throws(Failure) -> TimelineDifference {
  var comparison = TimelineComparison(options)
  while let side = comparison.needs {
    let piece = try sources[side.rawValue].next()
    var fault: TableFault?
    if piece.isEmpty {
      do throws(TableFault) { try comparison.finish(side) } catch { fault = error }
    } else {
      piece.withUnsafeBytes { bytes in
        do throws(TableFault) { try comparison.read(side, bytes) } catch { fault = error }
      }
    }
    if let fault { throw badTable(fault, in: sources[side.rawValue].name) }
  }
  return comparison.difference
}

/// A fault with its file, line and column, as a compiler would say it.
func badTable(_ fault: TableFault, in name: String) -> Failure {
  let place = fault.line > 0 ? "\(name):\(fault.line)" : name
  let column = fault.column.isEmpty ? "the line " : "column \(quoted(fault.column)) "
  return .badInput("\(place): \(fault.line > 0 ? column : "the table ")\(fault.message)")
}
