import Exporters
import Lab

/// A sweep over two parameters as a heat map or contour chart of its first metric.
enum SweepPicture {
  /// More cells than a picture has points for.
  private static let mostCells = 250_000

  static func map(_ sweep: Sweep, _ kind: SweepChartKind, _ verb: String) throws(Failure) -> HeatMap {
    let wide = sweep.axes.filter { $0.count > 1 }
    guard wide.count == 2 else {
      throw .usage("svg needs two parameters with a range; \(wide.count) have one", verb: verb)
    }
    guard sweep.count <= mostCells else {
      throw .usage(
        "\(sweep.count) cells are more than a picture shows (\(mostCells)); give larger steps", verb: verb)
    }
    var values: [Double?] = []
    let place = sweep.axes.count
    sweep.forEachRow(0..<sweep.count) { values.append($0[place]) }
    // The first parameter runs along the columns, and rows of the sweep run along the last.
    let (x, y) = (wide[0], wide[1])
    let byRow = (0..<y.count).flatMap { row in (0..<x.count).map { values[$0 * y.count + row] } }
    let metric = sweep.metrics[0]
    let label = words(metric.rawValue) + (metric.unit.isEmpty ? "" : " (\(metric.unit))")
    return HeatMap(
      "\(words(metric.rawValue).prefix(1).uppercased() + words(metric.rawValue).dropFirst()) by "
        + "\(words(x.parameter.rawValue)) and \(words(y.parameter.rawValue))",
      x: axis(x), y: axis(y), columns: (0..<x.count).map(x.value), rows: (0..<y.count).map(y.value),
      values: byRow, valueLabel: label, isContour: kind == .contour)
  }

  private static func axis(_ axis: SweepAxis) -> ChartAxis {
    ChartAxis(
      words(axis.parameter.rawValue), unit: axis.parameter.unit, lowest: axis.value(0),
      highest: axis.value(axis.count - 1))
  }

  private static func words(_ name: String) -> String { name.split(separator: "-").joined(separator: " ") }
}
