import Exporters
import Lab

extension Command {
  static let sweep = Command(
    name: "sweep",
    summary: "measures a grid of springs: CSV, a table, or a heat map",
    discussion: [
      "Each parameter has one value or a range FROM:TO:STEP; every combination is a row. Parameters of a spring come "
        + "from one way to give it: --duration and --bounce, --response and --damping-ratio, or --mass, --stiffness and "
        + "--damping.",
      "Metrics: \(SpringMetric.allCases.map(\.rawValue).joined(separator: ", ")). overshoot, undershoot and "
        + "energy-left are parts of the whole. What cannot be measured (when something overshoots that does not) is "
        + "an empty field.",
      "--shard 3/8 writes the third of eight pieces; the pieces put one after the other, 1 first, are the same bytes as "
        + "one run. svg shows the first metric over two parameters.",
    ],
    options: SweepOptions.parameters.map(\.option.declaration) + [
      SweepOptions.metrics.declaration, SpringParameterOptions.epsilon.declaration,
      Option.sweepFormat.declaration, SweepOptions.chart.declaration, SweepOptions.shard.declaration,
      Option.precision.declaration, Option.output.declaration, Option.force.declaration,
      Option.jobs.declaration, Option.quiet.declaration, Option.color.declaration, Option.help.declaration,
    ],
    examples: [
      Example(
        line: "meniscus sweep --bounce 0:0.9:0.05 --duration 0.2:1:0.1",
        meaning: "settle and overshoot of 171 springs"),
      Example(
        line:
          "meniscus sweep --bounce 0:0.9:0.01 --duration 0.2:1:0.01 --metrics settle --format svg -o settle.svg",
        meaning: "a heat map"),
    ],
    run: runSweep)
}

private func runSweep(_ arguments: Arguments) throws(Failure) -> Int32 {
  let sweep = try makeSweep(arguments)
  let rows = arguments[SweepOptions.shard].map { sweep.shard($0.number, of: $0.count) } ?? 0..<sweep.count
  let format = sweepFormat(arguments, rows)
  switch format {
  case .csv: try writeCSV(sweep, rows, arguments)
  case .table: try LabOutput.write(Array(try table(sweep, rows, arguments).utf8), arguments)
  case .svg:
    if arguments[SweepOptions.shard] != nil {
      throw .usage("a picture shows the whole grid; leave out --shard", verb: arguments.verb)
    }
    var buffer = OutputBuffer()
    try SweepPicture.map(sweep, arguments[SweepOptions.chart] ?? .heat, arguments.verb).append(to: &buffer)
    try LabOutput.write(buffer.bytes, arguments)
  }
  return ExitStatus.done
}

/// CSV, but for few rows that a person reads in a terminal.
private func sweepFormat(_ arguments: Arguments, _ rows: Range<Int>) -> SweepFormat {
  if let format = arguments[.sweepFormat] { return format }
  let isRead = arguments[.output] == nil && Descriptor.standardOutput.isTerminal
  return isRead && rows.count <= 40 ? .table : .csv
}

private func makeSweep(_ arguments: Arguments) throws(Failure) -> Sweep {
  var axes: [SweepAxis] = []
  var singles: [(SweepParameter, Double)] = []
  var family: (name: SweepParameter, family: SweepParameter.Family)?
  for (parameter, option) in SweepOptions.parameters {
    guard let range = arguments[option] else { continue }
    if let own = parameter.family {
      if let former = family, former.family != own {
        throw .usage(
          "--\(former.name.rawValue) and --\(parameter.rawValue) contradict each other: they are two ways to give a spring",
          verb: arguments.verb)
      }
      family = (parameter, own)
    }
    if range.isSingle {
      singles.append((parameter, range.first))
      continue
    }
    do throws(SweepAxis.Refusal) {
      axes.append(try SweepAxis(parameter, first: range.first, last: range.last, step: range.step))
    } catch {
      // The option was read, and found to be sound, before.
      continue
    }
  }
  guard !axes.isEmpty else {
    throw .usage("a sweep needs a parameter with a range, as in --bounce 0:0.9:0.05", verb: arguments.verb)
  }
  var base = SpringRecipe(family?.family ?? .perceptual)
  for (parameter, value) in singles { base[parameter] = value }
  let metrics = arguments[SweepOptions.metrics] ?? [.settle, .overshoot]
  let epsilon = arguments[SpringParameterOptions.epsilon] ?? 0.001
  guard let sweep = Sweep(axes: axes, metrics: metrics, base: base, epsilon: epsilon) else {
    throw .usage("the grid has more springs than can be counted; give larger steps", verb: arguments.verb)
  }
  return sweep
}

private func writeCSV(_ sweep: Sweep, _ rows: Range<Int>, _ arguments: Arguments) throws(Failure) {
  try checkSize(sweep, rows, arguments)
  let head = SweepWork.head(sweep)
  let force = arguments.has(.force)
  let shard = arguments[SweepOptions.shard]
  let work = SweepWork(
    sweep: sweep, rows: rows, precision: arguments[.precision] ?? .fixed(6),
    jobs: arguments[.jobs] ?? Processors.count, quiet: arguments.has(.quiet))
  let isReplaced = { (start: [UInt8]) in force || start.isEmpty || start.starts(with: head) }
  try OutputFile.write(arguments[.output] ?? "-", mayReplace: isReplaced) { file throws(Failure) in
    // The names stand in the first piece only, so that joined pieces are one table.
    if shard?.number ?? 1 == 1 { try file.append(head) }
    try work.write { bytes throws(Failure) in try file.append(bytes) }
  }
}

/// The most rows of one run without `--force`: hours of work and hundreds of gigabytes.
private let mostRows = 2_000_000_000

private func checkSize(_ sweep: Sweep, _ rows: Range<Int>, _ arguments: Arguments) throws(Failure) {
  guard rows.count > mostRows, !arguments.has(.force) else { return }
  // About a microsecond and twelve bytes for each field.
  let fields = Double(rows.count) * Double(sweep.columns.count)
  let hours = Decimal.short(min(fields * 0.3e-6 / 3600, 1e8), most: 0)
  let gigabytes = Decimal.short(min(fields * 9e-9, 1e8), most: 0)
  let shards = (sweep.count + mostRows - 1) / mostRows
  throw .usage(
    "\(rows.count) springs would take about \(hours) hours and \(gigabytes) GB; spread them with --shard 1/\(shards) to "
      + "--shard \(shards)/\(shards) over machines, give larger steps, or --force", verb: arguments.verb)
}

private func table(_ sweep: Sweep, _ rows: Range<Int>, _ arguments: Arguments) throws(Failure) -> String {
  guard rows.count <= 10_000 else {
    throw .usage("\(rows.count) rows are too many for a table; take csv", verb: arguments.verb)
  }
  var lines = [sweep.columns]
  sweep.forEachRow(rows) { row in
    lines.append(row.map { $0.map { Decimal.short($0, most: 6) } ?? "–" })
  }
  let widths = sweep.columns.indices.map { index in lines.map { $0[index].count }.max() ?? 0 }
  return lines.map { line in
    zip(line, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }.joined(separator: "  ") + "\n"
  }.joined()
}
