import Exporters
import Lab

extension Command {
  static let fit = Command(
    name: "fit",
    summary: "finds the spring that meets a wish, or lies closest to a curve or a recording",
    discussion: [
      "Wishes are values of a spring's measures, with <= or >= before the number for a limit (in quotation marks, for "
        + "the shell). Where they leave a choice the spring bounces as little as it can; where they cannot be met "
        + "together, the nearest spring is shown and the misses are named; the exit status is 0 then too, and json says "
        + "\"met\": false.",
      "--bezier and --css take an easing, --duration its duration (0.35 s unless given).",
      "--csv takes a recording of one value: its start, its range, its noise and the time at which the motion begins "
        + "are estimated with the spring, and each with a margin that holds in 95 of 100 recordings.",
      "--library takes react-spring, motion, compose, flutter, core-animation or origami with their own settings.",
    ],
    options: FitOptions.wishes.map(\.option.declaration) + [
      FitOptions.bezier.declaration, FitOptions.css.declaration, FitOptions.recording.declaration,
      FitOptions.column.declaration, Option.timeColumn.declaration, Option.fps.declaration,
      FitOptions.library.declaration,
    ] + SpringParameterOptions.motion.map(\.declaration) + [
      Option.fitFormat.declaration, Option.json.declaration, Option.output.declaration,
      Option.force.declaration, Option.quiet.declaration, Option.color.declaration, Option.help.declaration,
    ],
    examples: [
      Example(
        line: "meniscus fit --settle 0.4 --overshoot 5%", meaning: "settles in 0.4 s and overshoots by 5 %"),
      Example(line: "meniscus fit --settle '<=0.5' --peak-velocity '<=6'", meaning: "limits"),
      Example(
        line: "meniscus fit --css 'cubic-bezier(0.2, 0.9, 0.3, 1)' --duration 0.4",
        meaning: "as near as a spring can"),
      Example(
        line: "meniscus fit --csv recording.csv --column x", meaning: "the spring in a screen recording"),
    ],
    run: runFit)
}

private func runFit(_ arguments: Arguments) throws(Failure) -> Int32 {
  let (title, result) = try fit(arguments)
  if !result.isMet, !arguments.has(.quiet) {
    Console(color: arguments[.color] ?? .auto).warn(
      "no spring meets all of this; the one that comes nearest is shown")
  }
  let format = arguments.has(.json) ? FitFormat.json : arguments[.fitFormat] ?? .table
  var buffer = OutputBuffer()
  switch format {
  case .json: buffer.append(text: result.json)
  case .svg: result.chart(title).append(to: &buffer)
  case .table:
    let width = TerminalDevice.attached()?.size.columns ?? 76
    buffer.append(text: result.text(width: width))
  }
  try LabOutput.write(buffer.bytes, arguments)
  return ExitStatus.done
}

/// The one thing that a spring is fitted to.
private func fit(_ arguments: Arguments) throws(Failure) -> (title: String, result: FitResult) {
  let hasBezier = arguments[FitOptions.bezier] != nil
  let given = [
    ("--bezier", hasBezier), ("--css", arguments[FitOptions.css] != nil),
    ("--csv", arguments[FitOptions.recording] != nil), ("--library", arguments[FitOptions.library] != nil),
  ].filter(\.1).map(\.0)
  let wishes = FitOptions.wishes.filter { arguments[$0.option] != nil }.map { "--" + $0.metric.rawValue }
  if given.count > 1 {
    throw .usage("\(given[0]) and \(given[1]) are two things to fit to; give one", verb: arguments.verb)
  }
  if let one = given.first,
    let wish = wishes.first(where: { $0 != "--duration" || one == "--csv" || one == "--library" })
  {
    throw .usage(
      "\(wish) is a wish and \(one) a curve; a spring is fitted to one of them", verb: arguments.verb)
  }
  if let curve = arguments[FitOptions.bezier] ?? arguments[FitOptions.css] {
    let name = hasBezier ? "Bézier" : "easing"
    return ("The spring closest to a given \(name)", try FitWork.curve(curve, name, arguments))
  }
  if let path = arguments[FitOptions.recording] {
    return ("The spring behind a recording", try FitWork.recording(path, arguments))
  }
  if let text = arguments[FitOptions.library] {
    return ("The spring of \(text)", try FitWork.library(text, arguments))
  }
  return (
    "The spring with " + wishes.map { $0.dropFirst(2) }.joined(separator: ", "), try FitWork.wishes(arguments)
  )
}
