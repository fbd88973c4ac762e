import Exporters
import Motion

/// What a benchmark can be written as.
enum BenchFormat: String, CaseIterable, Sendable {
  case table, csv, json, svg
}

extension Option where Value == BenchFormat {
  static let benchFormat = Option(
    "format", help: "what to write; table unless given", choices: BenchFormat.self)
}

/// What the picture of the integrators sets their error against.
enum BenchAgainst: String, CaseIterable, Sendable {
  case cost, step
}

extension Option where Value == BenchAgainst {
  static let benchAgainst = Option(
    "against",
    help: "what svg sets the error against; cost unless given; step times nothing and is the same anywhere",
    choices: BenchAgainst.self)
}

extension Option where Value == Bool {
  static let benchQuick = Option(flag: "quick", help: "a few seconds, fewer steps and repetitions")
}

extension Option where Value == String {
  static let benchFilter = Option(
    "filter", nil, "TEXT", help: "only what has this in its group, name or subject"
  ) {
    text throws(BadValue) in text.lowercased()
  }
  static let benchCompare = Option("compare", nil, "OLD.csv", help: "tell changes since this run from noise")
  {
    text throws(BadValue) in
    if text.isEmpty { throw BadValue(text, expected: "a file of meniscus bench --format csv") }
    return text
  }
}

extension Command {
  static let bench = Command(
    name: "bench",
    summary: "times the engine on this machine, with the accuracy beside the cost",
    discussion: [
      "Every integrator with every step on springs of each kind: nanoseconds per step, the distance from the exact "
        + "solution, how far the energy is off, and whether it stays stable. Then the bank of springs beside a plain "
        + "kernel, sampling, easing, outlines and exporters. Times are medians; ± is half the distance of the quartiles.",
      "svg is the integrators' error against their cost, or against the step.",
    ],
    options: [
      Option.benchQuick.declaration, Option.benchFilter.declaration, Option.benchCompare.declaration,
      Option.benchFormat.declaration, Option.benchAgainst.declaration, Option.json.declaration,
      Option.output.declaration,
      Option.force.declaration, Option.quiet.declaration, Option.color.declaration, Option.help.declaration,
    ],
    examples: [
      Example(line: "meniscus bench --quick", meaning: "in a few seconds"),
      Example(line: "meniscus bench --filter rk4", meaning: "one integrator"),
      Example(
        line: "meniscus bench --format csv -o old.csv; …; meniscus bench --compare old.csv",
        meaning: "what a change has cost"),
    ],
    run: runBench)
}

private func runBench(_ arguments: Arguments) throws(Failure) -> Int32 {
  let format = arguments.has(.json) ? BenchFormat.json : arguments[.benchFormat] ?? .table
  let against = arguments[.benchAgainst]
  if against != nil, format != .svg {
    throw .usage("--against says what --format svg shows", verb: arguments.verb)
  }
  var buffer = OutputBuffer()
  if against == .step {
    IntegratorBench.errorChart.append(to: &buffer)
    try LabOutput.write(buffer.bytes, arguments)
    return ExitStatus.done
  }
  let baseline: BenchBaseline? =
    if let path = arguments[.benchCompare] { try BenchBaseline(path) } else { nil }
  let rows = try benchRows(arguments)
  guard !rows.isEmpty else {
    throw .usage("--filter \(arguments[.benchFilter] ?? "") leaves nothing to time", verb: arguments.verb)
  }
  let report = BenchReport(machine: BenchMachine.description, rows: rows)
  switch format {
  case .table: buffer.append(text: report.text(comparedWith: baseline))
  case .csv: report.appendCSV(to: &buffer)
  case .json: buffer.append(text: report.json)
  case .svg:
    guard let chart = report.chart else {
      throw .usage("svg shows integrators on an underdamped spring; --filter left none", verb: arguments.verb)
    }
    chart.append(to: &buffer)
  }
  try LabOutput.write(buffer.bytes, arguments)
  return ExitStatus.done
}

private func benchRows(_ arguments: Arguments) throws(Failure) -> [BenchRow] {
  let isQuick = arguments.has(.benchQuick)
  let clock = BenchClock(repetitions: isQuick ? 5 : 15, target: isQuick ? 0.0005 : 0.004)
  let filter = arguments[.benchFilter] ?? ""
  func isWanted(_ words: String...) -> Bool {
    filter.isEmpty || words.joined(separator: " ").lowercased().contains(filter)
  }
  let steps = isQuick ? [1.0 / 60, 1.0 / 240, 1.0 / 1000] : IntegratorBench.steps
  var bar = ProgressBar(
    total: Integrator.allCases.count * IntegratorBench.classes.count * steps.count + EngineBench.all.count,
    unit: "benchmarks", quiet: arguments.has(.quiet))
  defer { bar.end() }
  var rows: [BenchRow] = []
  let integrators = IntegratorBench(clock: clock)
  for integrator in Integrator.allCases {
    for subject in IntegratorBench.classes where isWanted("integrator", integrator.rawValue, subject.name) {
      for step in steps {
        try Interruption.check()
        rows.append(integrators.row(integrator, subject, step: step))
        bar.update(rows.count)
      }
    }
  }
  let engine = EngineBench(clock: clock, isQuick: isQuick)
  for work in EngineBench.all where isWanted(work.group, work.name, work.subject) {
    try Interruption.check()
    rows.append(try work.make(engine, work))
    bar.update(rows.count)
  }
  return rows
}

/// What the times were measured on.
enum BenchMachine {
  static var description: String {
    #if DEBUG
      let build = "debug build: its times mean little"
    #else
      let build = "release build"
    #endif
    #if arch(x86_64)
      let architecture = "x86-64"
    #else
      let architecture = "arm64"
    #endif
    let processor = processorName.map { "\($0), " } ?? ""
    return "meniscus \(Tool.version), \(build); \(processor)\(architecture), \(Processors.count) processors"
  }

  /// The processor's name, where the system tells it in a file.
  private static var processorName: String? {
    guard FileSystem.kind("/proc/cpuinfo") != nil else { return nil }
    let bytes: [UInt8]
    do throws(SystemError) {
      let file = try Descriptor.reading("/proc/cpuinfo")
      bytes = try file.read(4096)
      try file.close()
    } catch {
      return nil
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("model name") }) else { return nil }
    return line.split(separator: ":").last.map { printable(String($0.drop { $0 == " " })) }
  }
}
