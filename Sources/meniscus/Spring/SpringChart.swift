import Exporters
import Lab
import Motion

/// Springs over time as an SVG chart.
enum SpringChart {
  static func chart(_ motions: [NamedMotion], epsilon: Double, playback: Playback) -> LineChart {
    let end = SpringPlot.end(motions, epsilon: epsilon)
    // Room for what is said of the overshoot.
    let range = SpringPlot.range(motions, until: end, headroom: 2.5)
    let times = (0...300).map { end * Double($0) / 300 }
    var series = motions.map { named in
      LineChart.Series(named.name, x: times, y: times.map { named.motion.value(at: $0) })
    }
    if playback.integrator != .exact {
      for named in motions {
        var stepping = SpringStepping(named.motion, playback)
        let values = times.map { min(max(stepping.state(at: $0).value, -1e9), 1e9) }
        let name = "\(named.name), \(playback.integrator.rawValue)"
        series.append(LineChart.Series(name, x: times, y: values, style: .dashed))
      }
    }
    var chart = LineChart(
      title(motions), x: ChartAxis("time", unit: "s", lowest: 0, highest: end),
      y: ChartAxis("value", lowest: range.lowerBound, highest: range.upperBound), series: series)
    let targets = Set(motions.map(\.motion.target)).sorted()
    chart.levels = targets.map { LineChart.Level($0, label: "target \(Decimal.short($0, most: 3))") }
    if motions.count == 1 { chart.marks = marks(motions[0].motion, epsilon: epsilon) }
    return chart
  }

  private static func title(_ motions: [NamedMotion]) -> String {
    guard motions.count == 1 else { return "Springs" }
    let spring = motions[0].motion.spring
    let parameters = "duration \(Decimal.short(spring.duration)) s, bounce \(Decimal.short(spring.bounce))"
    return motions[0].name.contains("duration") ? motions[0].name : "\(motions[0].name): \(parameters)"
  }

  private static func marks(_ motion: SpringMotion, epsilon: Double) -> [LineChart.Mark] {
    var marks: [LineChart.Mark] = []
    if let overshoot = motion.overshoot, abs(overshoot.value - motion.target) >= epsilon {
      let label = "overshoot \(Decimal.short(overshoot.value)) at \(Decimal.short(overshoot.time, most: 3)) s"
      marks.append(LineChart.Mark(x: overshoot.time, y: overshoot.value, label: label))
    }
    let settle = motion.settleTime(within: epsilon)
    if settle.isFinite, settle > 0 {
      let label = "settled at \(Decimal.short(settle, most: 4)) s"
      marks.append(LineChart.Mark(x: settle, y: motion.value(at: settle) - 0, label: label))
    }
    return marks
  }
}
