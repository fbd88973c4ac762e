import Lab

/// The values that a person gave one parameter: one, or a range in steps.
struct SweepRange: Sendable {
  var first: Double
  var last: Double
  var step: Double

  var isSingle: Bool { first == last }
}

/// The options of a sweep.
enum SweepOptions {
  /// One for each parameter: a value, or `FROM:TO:STEP`.
  static let parameters: [(parameter: SweepParameter, option: Option<SweepRange>)] =
    SweepParameter.allCases.map { parameter in
      let help = "\(words(parameter)); one value, or from, to and step"
      return (
        parameter,
        Option(parameter.rawValue, nil, "A:B:STEP", help: help) { text throws(BadValue) in
          try range(text, of: parameter)
        }
      )
    }

  static let metrics = Option<[SpringMetric]>(
    "metrics", nil, "NAME,…", help: "what to measure; settle,overshoot unless given"
  ) { text throws(BadValue) in
    var metrics: [SpringMetric] = []
    for name in Reading.parts(text) {
      guard let metric = SpringMetric(rawValue: name) else {
        throw BadValue(unknown: name, of: SpringMetric.allCases.map(\.rawValue))
      }
      if metrics.contains(metric) { throw BadValue("\(quoted(name)) is named twice") }
      metrics.append(metric)
    }
    return metrics
  }

  static let shard = Option<SweepShard>(
    "shard", nil, "I/N", help: "only piece I of N, numbered from 1; the pieces joined are the whole"
  ) { text throws(BadValue) in
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let expected = "a piece and their number, as in 3/8"
    guard parts.count == 2 else { throw BadValue(text, expected: expected) }
    let count = try Reading.integer(parts[1], in: 1...1_000_000_000, expected)
    return SweepShard(number: try Reading.integer(parts[0], in: 1...count, expected), count: count)
  }

  static let chart = Option(
    "chart", help: "how svg shows the grid; heat unless given", choices: SweepChartKind.self)

  private static func words(_ parameter: SweepParameter) -> String {
    switch parameter {
    case .duration: "the perceived duration, in seconds"
    case .bounce: "the bounce"
    case .response: "the response, in seconds"
    case .dampingRatio: "the damping ratio"
    case .mass: "the mass"
    case .stiffness: "the stiffness"
    case .damping: "the damping"
    case .from: "the value at the start"
    case .target: "the value pulled to"
    case .velocity: "the velocity at the start"
    }
  }

  private static func range(_ text: String, of parameter: SweepParameter) throws(BadValue) -> SweepRange {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let expected = "a value as in 0.5, or from, to and step as in 0:0.9:0.05"
    guard parts.count == 1 || parts.count == 3 else { throw BadValue(text, expected: expected) }
    var numbers: [Double] = []
    for part in parts { numbers.append(try Reading.number(part, in: -1e12...1e12, expected)) }
    let range =
      numbers.count == 1
      ? SweepRange(first: numbers[0], last: numbers[0], step: 0)
      : SweepRange(first: numbers[0], last: numbers[1], step: numbers[2])
    do throws(SweepAxis.Refusal) {
      _ = try SweepAxis(parameter, first: range.first, last: range.last, step: range.step)
    } catch {
      throw BadValue("\(quoted(text)) \(sentence(error))")
    }
    return range
  }

  private static func sentence(_ refusal: SweepAxis.Refusal) -> String {
    switch refusal {
    case .inverted: "runs backwards; the first value must not be above the last"
    case .noStep: "has no step above 0"
    case .tooMany: "has more values than can be counted; give a larger step"
    case .unsound(let value, let reason): "reaches \(Decimal.plain(value)), and it \(reason)"
    }
  }
}

/// One piece of a sweep.
struct SweepShard: Sendable {
  var number: Int
  var count: Int
}

/// How a sweep's picture shows the grid.
enum SweepChartKind: String, CaseIterable, Sendable {
  case heat, contour
}

/// What a sweep can be written as.
enum SweepFormat: String, CaseIterable, Sendable {
  case csv, table, svg
}

extension Option where Value == SweepFormat {
  static let sweepFormat = Option(
    "format", help: "what to write; csv unless given, or a table of few rows in a terminal",
    choices: SweepFormat.self)
}
