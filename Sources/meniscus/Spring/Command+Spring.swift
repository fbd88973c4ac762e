import Exporters
import Lab
import Motion

extension Option where Value == SpringFormat {
  static let springFormat = Option(
    "format", help: "what to write; table unless given", choices: SpringFormat.self)
}

extension Option where Value == Integrator {
  static let springIntegrator = Option(
    "integrator", help: "also show a stepped method, or sample by it; exact unless given",
    choices: Integrator.self)
}

extension Option where Value == Double {
  static let maxError = Option(
    "max-error", nil, "E",
    help: "how far css and lottie may stray, as a part of the range; 0.001 unless given"
  ) { text throws(BadValue) in
    try Reading.number(text, in: 1e-6...0.5, "a part of the range, 0.000001 to 0.5")
  }
}

extension Command {
  static let spring = Command(
    name: "spring",
    summary: "measures springs, compares them, and writes them as code",
    discussion: [
      "SPRING is a preset (\(SpringPreset.names.joined(separator: ", "))), or parameters as in "
        + "duration=0.4,bounce=0.2; options describe one more. A spring is given by --duration and --bounce, by "
        + "--response and --damping-ratio, by --mass, --stiffness and --damping, by --stiffness and --damping-ratio "
        + "as Android has it, by --tension, --friction and --mass as react-spring has it, or by --settling-duration and "
        + "--damping-ratio. Several springs are shown side by side.",
      "css is linear() with the fewest points for --max-error; bezier the closest cubic-bezier(); lottie an animated "
        + "property. swift, compose, flutter, motion and react-spring are code for those.",
    ],
    operands: [
      Operand(name: "SPRING", help: "a preset or parameters", isRequired: false, isRepeatable: true)
    ],
    options: SpringParameterOptions.declarations + [
      Option.at.declaration, Option.springFormat.declaration, Option.json.declaration,
      Option.maxError.declaration, Option.fps.declaration, Option.springIntegrator.declaration,
      Option.step.declaration, Option.precision.declaration, Option.output.declaration,
      Option.force.declaration,
      Option.quiet.declaration, Option.color.declaration, Option.help.declaration,
    ],
    examples: [
      Example(line: "meniscus spring bouncy", meaning: "all that there is to say of it, and a plot"),
      Example(line: "meniscus spring bouncy snappy smooth", meaning: "three side by side"),
      Example(
        line: "meniscus spring --duration 0.5 --bounce 0.3 --format css",
        meaning: "as linear() for a stylesheet"),
      Example(
        line: "meniscus spring --stiffness 170 --damping 26 --at 0,0.1,0.2", meaning: "its values at times"),
    ],
    run: runSpring)
}

private func runSpring(_ arguments: Arguments) throws(Failure) -> Int32 {
  let motions = try NamedMotion.all(arguments)
  let epsilon = arguments[SpringParameterOptions.epsilon] ?? 0.001
  let playback = Playback(
    arguments[.springIntegrator] ?? .exact, step: arguments[.step] ?? Integrator.defaultStep)
  let times = arguments[.at]
  let format = try springFormat(arguments, hasTimes: times != nil)
  let samples = times.map { SpringSamples(motions, at: $0, playback: playback) }
  if samples?.isFinite == false { throw unstable(playback, arguments.verb) }
  let records = SpringRecords(
    motions: motions, epsilon: epsilon, precision: arguments[.precision] ?? .fixed(6))
  var buffer = OutputBuffer()
  switch format {
  case .table: buffer.append(text: try table(motions, epsilon, playback, arguments))
  case .csv:
    if let samples { records.appendSamples(samples, to: &buffer) } else { records.appendCSV(to: &buffer) }
  case .json: buffer.append(text: records.json(samples))
  case .svg: SpringChart.chart(motions, epsilon: epsilon, playback: playback).append(to: &buffer)
  default:
    let work = SpringCodeWork(
      motions: motions, epsilon: epsilon, maxError: arguments[.maxError] ?? 0.001, fps: arguments[.fps] ?? 60,
      verb: arguments.verb)
    try work.append(format, to: &buffer)
  }
  try LabOutput.write(buffer.bytes, arguments)
  return ExitStatus.done
}

/// The format asked for; samples come as CSV unless something else is.
private func springFormat(_ arguments: Arguments, hasTimes: Bool) throws(Failure) -> SpringFormat {
  let wanted = arguments[.springFormat]
  if arguments.has(.json) {
    guard wanted == nil || wanted == .json else {
      throw .usage(
        "--json and --format \(wanted?.rawValue ?? "") contradict each other", verb: arguments.verb)
    }
    return .json
  }
  guard hasTimes else { return wanted ?? .table }
  guard let wanted, wanted != .table else { return .csv }
  guard wanted == .csv || wanted == .json else {
    throw .usage("--at goes with csv and json, not with --format \(wanted.rawValue)", verb: arguments.verb)
  }
  return wanted
}

private func table(
  _ motions: [NamedMotion], _ epsilon: Double, _ playback: Playback, _ arguments: Arguments
) throws(Failure) -> String {
  let style = Style(isColored: (arguments[.color] ?? .auto).isColored(.standardOutput))
  let width = TerminalDevice.attached()?.size.columns ?? 76
  var text = SpringTable(motions: motions, epsilon: epsilon, width: width, style: style).text
  guard playback.integrator != .exact else { return text }
  text += "\n\(playback.integrator.rawValue) at a step of \(Decimal.short(playback.step, most: 6)) s:\n"
  for named in motions {
    let error = IntegrationError(named.motion, playback, epsilon: epsilon)
    text += "  \(named.name): \(error.text)\n"
  }
  return text
}

private func unstable(_ playback: Playback, _ verb: String) -> Failure {
  .usage(
    "\(playback.integrator.rawValue) is unstable at a step of \(Decimal.plain(playback.step)) s here; give a smaller "
      + "--step", verb: verb)
}

extension SpringSamples {
  /// Whether every sample is a number, which an integrator with too long a step does not give.
  var isFinite: Bool { states.allSatisfy { $0.allSatisfy { $0.value.isFinite && $0.velocity.isFinite } } }
}

/// How far an integrator is from the exact motion until it has settled.
struct IntegrationError {
  private let worst: Double
  private let time: Double
  private let mean: Double

  init(_ motion: SpringMotion, _ playback: Playback, epsilon: Double) {
    let settle = motion.settleTime(within: epsilon)
    let end = settle.isFinite && settle > 0 ? settle : motion.spring.duration * 10
    let count = min(200_000, max(1, Int((end / playback.step).rounded(.up))))
    var stepping = SpringStepping(motion, playback)
    var (worst, at, sum) = (0.0, 0.0, 0.0)
    for step in 1...count {
      let time = Double(step) * playback.step
      let gap = abs(stepping.state(at: time).value - motion.value(at: time))
      sum += gap
      if !(gap <= worst) { (worst, at) = (gap, time) }
    }
    (self.worst, time, mean) = (worst, at, sum / Double(count))
  }

  var text: String {
    guard worst.isFinite, worst < 1e6 else { return "unstable" }
    return "off by up to \(Decimal.short(worst, most: 9)) at \(Decimal.short(time, most: 4)) s, "
      + "by \(Decimal.short(mean, most: 9)) in the mean"
  }
}
