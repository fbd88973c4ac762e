import Exporters
import Lab
import Motion

/// The ways to find a spring.
enum FitWork {
  /// The spring that meets wishes.
  static func wishes(_ arguments: Arguments) throws(Failure) -> FitResult {
    var wishes: [SpringWish] = []
    for (metric, option) in FitOptions.wishes {
      if let wish = arguments[option] { wishes.append(SpringWish(metric, wish.relation, wish.value)) }
    }
    guard !wishes.isEmpty else {
      throw .usage(
        "fit needs something to fit to: a wish as in --settle 0.4, --bezier, --css, --csv or --library",
        verb: arguments.verb)
    }
    var base = SpringRecipe(.perceptual)
    base[.from] = arguments[SpringParameterOptions.start] ?? 0
    base[.target] = arguments[SpringParameterOptions.target] ?? 1
    base[.velocity] = arguments[SpringParameterOptions.velocity] ?? 0
    let fit = WishFit(wishes, base: base, epsilon: arguments[SpringParameterOptions.epsilon] ?? 0.001)
    var result = FitResult(motion: fit.motion)
    result.isMet = fit.isMet
    for outcome in fit.outcomes {
      let measure = outcome.measure.map { Decimal.short($0, most: 6) } ?? "none"
      let wish = "\(outcome.wish.relation.rawValue) \(Decimal.short(outcome.wish.value, most: 6))"
      result.lines.append(
        FitResult.Line(
          label: outcome.wish.metric.rawValue, key: key(outcome.wish.metric.rawValue),
          text: "\(measure)  (\(outcome.isMet ? "met" : "missed"): \(wish))", value: outcome.measure))
    }
    return result
  }

  /// The spring closest to an easing.
  static func curve(_ curve: UnitCurve, _ name: String, _ arguments: Arguments) throws(Failure) -> FitResult {
    let duration = FitOptions.wishes.first { $0.metric == .duration }.flatMap { arguments[$0.option] }
    if let duration, duration.relation != .equal || duration.value <= 0 || duration.value > 1e6 {
      throw .usage("--duration: the curve lasts one time above 0, in seconds", verb: arguments.verb)
    }
    let length = duration?.value ?? 0.35
    let fit = CurveFit(duration: length) { curve.value(at: $0) }
    var result = FitResult(motion: fit.motion)
    result.lines = [
      FitResult.Line(
        label: "farthest from the curve", key: "error",
        text: Decimal.short(fit.error * 100, most: 3) + " % of the range",
        value: fit.error),
      FitResult.Line(
        label: "in the mean", key: "mean_error",
        text: Decimal.short(fit.meanError * 100, most: 3) + " % (root mean square)",
        value: fit.meanError),
    ]
    let times = (0...200).map { 2 * length * Double($0) / 200 }
    result.reference = LineChart.Series(
      name, x: times, y: times.map { $0 >= length ? 1 : curve.value(at: $0 / length) }, style: .dashed)
    return result
  }

  /// The spring that another library's settings make.
  static func library(_ text: String, _ arguments: Arguments) throws(Failure) -> FitResult {
    let library = try LibrarySpring(text, arguments.verb)
    var result = FitResult(motion: NamedMotion.motion(of: library.spring, arguments))
    let perceptual = Spring(
      duration: library.spring.duration, bounce: min(max(library.spring.bounce, -0.999_999), 1))
    let replaced = SpringMotion(perceptual)
    let exact = SpringMotion(library.spring)
    let settle = exact.settleTime()
    let end = settle.isFinite ? settle : 10 * library.spring.duration
    let error =
      (0...200).map {
        abs(exact.value(at: end * Double($0) / 200) - replaced.value(at: end * Double($0) / 200))
      }
      .max() ?? 0
    result.lines = [
      FitResult.Line(
        label: "by duration and bounce", key: "error",
        text: "off by " + (error < 1e-9 ? "nothing but rounding" : Decimal.short(error, most: 9)),
        value: error)
    ]
    result.verdict = library.note
    return result
  }

  /// The spring behind a recording.
  static func recording(_ path: String, _ arguments: Arguments) throws(Failure) -> FitResult {
    let recording = try RecordingReader.read(
      path, column: arguments[FitOptions.column], time: arguments[.timeColumn])
    let fps = arguments[.fps]
    let hasClock = recording.hasTimes || fps != nil
    let times = recording.hasTimes ? recording.times : recording.times.map { $0 / (fps ?? 1) }
    let fit: RecordingFit
    do throws(RecordingFit.Refusal) { fit = try RecordingFit(times: times, values: recording.values) } catch {
      throw .badInput("\(recording.name): column \(quoted(recording.column)) \(sentence(error))")
    }
    var result = FitResult(
      motion: fit.motion, startTime: fit.startTime.value, unit: hasClock ? "s" : "samples")
    result.lines = lines(fit, recording, times, result.unit)
    let thin = max(1, times.count / 400)
    let shown = times.indices.filter { $0 % thin == 0 }
    result.reference = LineChart.Series(
      recording.column, x: shown.map { times[$0] }, y: shown.map { recording.values[$0] }, style: .dots)
    if !hasClock {
      let duration = fit.duration.value
      result.verdict =
        "there is no clock in the recording: at 60 samples a second the duration is "
        + "\(Decimal.short(duration / 60, most: 4)) s, at 120 \(Decimal.short(duration / 120, most: 4)) s; say --fps or --time"
    }
    return result
  }

  private static func lines(
    _ fit: RecordingFit, _ recording: RecordingReader, _ times: [Double], _ unit: String
  ) -> [FitResult.Line] {
    func line(_ label: String, _ key: String, _ estimate: RecordingFit.Estimate, _ unit: String)
      -> FitResult.Line
    {
      let margin = estimate.margin.map { " ± \(Decimal.short($0, most: 6))" } ?? ", nobody knows how surely"
      return FitResult.Line(
        label: label, key: key, text: Decimal.short(estimate.value, most: 6) + margin + unit,
        value: estimate.value)
    }
    let rate = recording.rate
    let interval = recording.hasTimes ? rate.interval : (times.count > 1 ? times[1] - times[0] : 1)
    var lines = [
      line("duration, 95 % sure", "duration_estimate", fit.duration, " " + unit),
      line("damping ratio, 95 % sure", "damping_ratio_estimate", fit.dampingRatio, ""),
      line("starts at", "start_time", fit.startTime, " " + unit), line("from", "from", fit.start, ""),
      line("to", "to", fit.target, ""),
      FitResult.Line(
        label: "noise", key: "noise", text: "\(Decimal.short(fit.noise, most: 6)) (standard deviation)",
        value: fit.noise),
      FitResult.Line(
        label: "explained", key: "explained",
        text: Decimal.short(fit.explained * 100, most: 4) + " % of the variance",
        value: fit.explained),
    ]
    let samples = "\(times.count), \(Decimal.short(1 / max(interval, 1e-12), most: 3)) a second"
    let jitter = recording.hasTimes ? ", uneven by \(Decimal.short(rate.jitter * 100, most: 1)) %" : ""
    lines.append(
      FitResult.Line(
        label: "samples", key: "samples", text: unit == "s" ? samples + jitter : String(times.count),
        value: Double(times.count)))
    return lines
  }

  private static func sentence(_ refusal: RecordingFit.Refusal) -> String {
    switch refusal {
    case .tooFew(let count): "has \(count) samples; a fit needs at least 10"
    case .constant: "never changes, so there is no motion to fit"
    case .noSpring: "is not the motion of one spring from rest: no spring explains half of its variance"
    }
  }

  private static func key(_ name: String) -> String { String(name.map { $0 == "-" ? "_" : $0 }) }
}
