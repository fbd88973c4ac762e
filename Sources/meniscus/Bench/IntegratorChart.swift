import Exporters
import Motion

// Integrators' errors as curves, one for each, over several steps.

extension BenchReport {
  /// Error against cost: the nanoseconds that a second of motion takes; `nil` where nothing to show was timed.
  var chart: LineChart? {
    let rows = rows.filter { $0.group == "integrator" && $0.subject == "underdamped" && $0.isStable == true }
    var series: [LineChart.Series] = []
    for integrator in Integrator.allCases {
      let own = rows.filter { $0.name == integrator.rawValue }.sorted { ($0.step ?? 0) > ($1.step ?? 0) }
      guard !own.isEmpty else { continue }
      series.append(
        LineChart.Series(
          integrator.rawValue, x: own.map { $0.nanoseconds / ($0.step ?? 1) },
          y: own.map { max($0.worstError ?? 0, 1e-17) }, style: .marked))
    }
    return LineChart(errors: series, against: "cost", "cost of a second of motion", unit: "ns")
  }
}

extension IntegratorBench {
  /// Error against the length of the step: what integrators reach on any machine.
  static var errorChart: LineChart {
    let series = Integrator.allCases.map { integrator in
      let errors = steps.map { Accuracy(integrator, classes[0].spring, step: $0).worst }
      return LineChart.Series(
        integrator.rawValue, x: steps, y: errors.map { max($0, 1e-17) }, style: .marked)
    }
    guard let chart = LineChart(errors: series, against: "step", "length of a step", unit: "s") else {
      preconditionFailure("Every integrator has an error at every step.")
    }
    return chart
  }
}

extension LineChart {
  /// Errors on two axes by decades; `nil` where there is none.
  fileprivate init?(errors series: [Series], against name: String, _ axis: String, unit: String) {
    let (x, y) = (series.flatMap(\.x), series.flatMap(\.y))
    guard let left = x.min(), let right = x.max(), let low = y.min(), let high = y.max() else { return nil }
    self.init(
      "Error against \(name), duration 0.5 s, bounce 0.3",
      x: ChartAxis(axis, unit: unit, lowest: left / 2, highest: right * 2, scale: .logarithmic),
      y: ChartAxis(
        "worst error, parts of the range", lowest: low / 5, highest: high * 5, scale: .logarithmic),
      series: series)
  }
}
