import Exporters
import Lab
import Motion

/// A spring that was found, what is said of it, and what it was fitted to.
struct FitResult {
  /// A line of what is said.
  struct Line {
    var label: String
    var key: String
    var text: String
    var value: Double?
  }

  var motion: SpringMotion
  var lines: [Line] = []
  /// A sentence below the lines.
  var verdict = ""
  /// Whether everything that was asked for is met.
  var isMet = true
  /// What the spring was fitted to, to be plotted beside it; empty for wishes.
  var reference: LineChart.Series?
  /// The time of the motion's start on the plot's axis.
  var startTime = 0.0
  /// The unit of time; samples where a recording has no clock.
  var unit = "s"

  func text(width: Int) -> String {
    let spring = motion.spring
    var rows = [
      ("duration", Decimal.short(spring.duration, most: 6) + " " + unit),
      ("bounce", Decimal.short(spring.bounce, most: 6)),
      ("mass", Decimal.short(spring.mass, most: 6)), ("stiffness", Decimal.short(spring.stiffness, most: 6)),
      ("damping", Decimal.short(spring.damping, most: 6)),
    ]
    rows += lines.map { ($0.label, $0.text) }
    let column = (rows.map { DisplayWidth.of($0.0) }.max() ?? 0) + 2
    var text = ""
    for (label, value) in rows {
      text += label + String(repeating: " ", count: column - DisplayWidth.of(label)) + value + "\n"
    }
    if !verdict.isEmpty { text += "\n" + verdict + "\n" }
    text += "\n" + plot(width: width)
    if unit == "s" {
      text +=
        "\nsee it with: meniscus spring --duration \(Decimal.short(spring.duration, most: 6)) --bounce "
        + "\(Decimal.short(spring.bounce, most: 6))\n"
    }
    return text
  }

  private func value(at time: Double) -> Double {
    time <= startTime ? motion.start : motion.value(at: time - startTime)
  }

  /// The times that the plots show.
  private var span: ClosedRange<Double> {
    let settle = motion.settleTime(within: 0.001 * max(motion.range, 1e-12))
    let end = settle.isFinite ? settle * 1.05 : motion.spring.duration * 6
    guard let reference, let first = reference.x.first, let last = reference.x.last else {
      return 0...max(end, 1e-6)
    }
    return first...max(last, first + 1e-9)
  }

  private func plot(width: Int) -> String {
    let span = span
    let samples = (0...200).map { span.lowerBound + (span.upperBound - span.lowerBound) * Double($0) / 200 }
    let values = samples.map(value) + (reference?.y ?? [])
    let (low, high) = (values.min() ?? 0, values.max() ?? 1)
    let room = high > low ? 0.04 * (high - low) : 0.5
    var plot = BraillePlot(
      x: span, y: low - room...high + room, columns: max(20, min(width, 120) - 4), rows: 12)
    if let reference { plot.draw(1) { Self.interpolated(reference, at: $0) } }
    plot.draw(0, value)
    var text = reference.map { "⠉⠉⠉ spring   ⠁⠁⠁ \($0.name)\n" } ?? ""
    for pieces in plot.lines { text += "  │" + pieces.map(\.text).joined() + "\n" }
    let times =
      "\(Decimal.short(span.lowerBound, most: 3)) to \(Decimal.short(span.upperBound, most: 3)) \(unit)"
    return text + "  └" + String(repeating: "─", count: plot.columns) + "\n   " + times + "\n"
  }

  private static func interpolated(_ series: LineChart.Series, at time: Double) -> Double {
    var (low, high) = (0, series.x.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if series.x[middle] <= time { low = middle } else { high = middle }
    }
    guard high > low else { return series.y[low] }
    let share = min(max((time - series.x[low]) / (series.x[high] - series.x[low]), 0), 1)
    return series.y[low] + share * (series.y[high] - series.y[low])
  }

  var json: String {
    var json = JSONText()
    let spring = motion.spring
    json.object { json in
      json.member("met", isMet)
      json.member("duration", spring.duration)
      json.member("bounce", spring.bounce)
      json.member("damping_ratio", spring.dampingRatio)
      json.member("mass", spring.mass)
      json.member("stiffness", spring.stiffness)
      json.member("damping", spring.damping)
      for line in lines { json.member(line.key, line.value) }
    }
    return json.text
  }

  func chart(_ title: String) -> LineChart {
    let span = span
    let times = (0...300).map { span.lowerBound + (span.upperBound - span.lowerBound) * Double($0) / 300 }
    var series = [LineChart.Series("spring", x: times, y: times.map(value))]
    if let reference { series.append(reference) }
    let values = series.flatMap(\.y)
    let (low, high) = (values.min() ?? 0, values.max() ?? 1)
    let room = high > low ? 0.06 * (high - low) : 0.5
    return LineChart(
      title, x: ChartAxis("time", unit: unit, lowest: span.lowerBound, highest: span.upperBound),
      y: ChartAxis("value", lowest: low - room, highest: high + room), series: series)
  }
}
