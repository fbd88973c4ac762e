import Exporters
import Lab

extension DiffReport {
  /// The column that differs most: its two curves, and below them how far they are apart.
  ///
  /// The curves are of the key that differs most in it. `nil` where no column of numbers differs.
  var chart: ChartStack? {
    let numeric = difference.columns.filter { $0.worst?.distance.isFinite == true }
    guard let column = numeric.max(by: { rank($0) < rank($1) }), let worst = column.worst else { return nil }
    let moments = difference.profile(of: column, key: worst.key).moments
    let time = ChartAxis(
      "time", unit: "s", lowest: moments.first?.time ?? 0, highest: moments.last?.time ?? 1)
    let apart = distances(moments, column, worst, time)
    // Beyond the first few keys, the moments are of many, and make no curve.
    guard difference.profiledKeys.contains(worst.key) else { return ChartStack([apart]) }
    return ChartStack([curves(moments, column, worst, time), apart])
  }

  private func curves(
    _ moments: [DifferenceProfile.Moment], _ column: TimelineDifference.Column,
    _ worst: TimelineDifference.Place, _ time: ChartAxis
  ) -> LineChart {
    let values = moments.flatMap { [$0.first, $0.second] }
    let (low, high) = (values.min() ?? 0, values.max() ?? 1)
    let times = moments.map(\.time)
    var chart = LineChart(
      column.name + (worst.key.isEmpty ? "" : " of \(worst.key)"), x: time,
      y: ChartAxis(column.name, lowest: low - 0.05 * (high - low), highest: high + 0.05 * (high - low)),
      series: [
        LineChart.Series(first, x: times, y: moments.map(\.first)),
        LineChart.Series(second, x: times, y: moments.map(\.second), style: .dashed),
      ])
    chart.height = 300
    return chart
  }

  private func distances(
    _ moments: [DifferenceProfile.Moment], _ column: TimelineDifference.Column,
    _ worst: TimelineDifference.Place, _ time: ChartAxis
  ) -> LineChart {
    let tolerance = column.tolerance.absolute
    var chart = LineChart(
      "\(column.name): how far apart", x: time,
      y: ChartAxis("difference", lowest: 0, highest: max(worst.distance, tolerance) * 1.35),
      series: [LineChart.Series(column.name, x: moments.map(\.time), y: moments.map(\.distance))])
    if tolerance > 0 {
      chart.levels = [
        LineChart.Level(tolerance, label: "tolerance \(Self.text(column.tolerance))", isLabelledAtEnd: true)
      ]
    }
    let owner = worst.key.isEmpty ? "" : "\(worst.key), "
    chart.marks = [
      LineChart.Mark(
        x: worst.time, y: worst.distance,
        label: "\(owner)\(Self.distance(worst)) at \(Self.time(worst.time)) s")
    ]
    chart.height = 260
    return chart
  }

  private func rank(_ column: TimelineDifference.Column) -> Double {
    (column.beyondCount > 0 ? 1e18 : 0) + (column.worst?.distance ?? 0)
  }
}
