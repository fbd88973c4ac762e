import Exporters
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ChartTests {
  private func text(_ write: (inout OutputBuffer) -> Void) -> String {
    var buffer = OutputBuffer()
    write(&buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  private func expectWellFormed(_ svg: String) {
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(!svg.lowercased().contains("nan") && !svg.contains("inf\""))
  }

  @Test func aLineChartIsStandaloneAndNamesWhatItShows() {
    var chart = LineChart(
      "A < B & C", x: ChartAxis("time", unit: "s", lowest: 0, highest: 1),
      y: ChartAxis("error", lowest: 1e-9, highest: 1, scale: .logarithmic),
      series: [
        LineChart.Series("one", x: [0, 0.5, 1], y: [1, 0.1, 1e-8]),
        LineChart.Series("two", x: [0, 1], y: [0.5, 0.5], style: .marked),
      ])
    chart.marks = [LineChart.Mark(x: 0.5, y: 0.1, label: "here")]
    chart.levels = [LineChart.Level(0.01, label: "allowed")]
    let svg = text(chart.append)
    expectWellFormed(svg)
    for words in ["time (s)", "error", "one", "two", "here", "allowed", "10⁻⁴"] {
      #expect(svg.contains(words))
    }
  }

  @Test func aHeatMapHasALegendIsoLinesAndGapsWhereThereIsNoValue() {
    let places = [0.0, 1, 2, 3, 4, 5]
    let values = (0..<36).map { (index: Int) -> Double? in index == 7 ? nil : Double(index % 6 + index / 6) }
    for isContour in [false, true] {
      let map = HeatMap(
        "Settle", x: ChartAxis("bounce", lowest: 0, highest: 5),
        y: ChartAxis("duration", unit: "s", lowest: 0, highest: 5),
        columns: places, rows: places, values: values, valueLabel: "settle (s)", isContour: isContour)
      let svg = text(map.append)
      expectWellFormed(svg)
      #expect(svg.contains("settle (s)") && svg.contains("duration (s)"))
      #expect(svg.contains("#d0d7de"))
      #expect(svg.contains("stroke=\"#ffffff\""))
    }
  }

  @Test func aBraillePlotIsAsLargeAsAskedAndRises() {
    var plot = BraillePlot(x: 0...1, y: 0...1, columns: 20, rows: 5)
    plot.draw(0) { $0 }
    let lines = plot.lines.map { $0.map(\.text).joined() }
    #expect(lines.count == 5)
    #expect(lines.allSatisfy { $0.count == 20 })
    #expect(lines[0].last != "\u{2800}" && lines[0].first == "\u{2800}")
    #expect(lines[4].first != "\u{2800}" && lines[4].last == "\u{2800}")
  }
}
