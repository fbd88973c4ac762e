import Exporters
import Geometry
import Motion
import SceneModel
import Testing

@Suite struct OutlineCSVExporterTests {
  @Test func everyContourHasARow() {
    var buffer = OutputBuffer()
    let exporter = OutlineCSVExporter(precision: .fixed(3))
    exporter.appendHeader(to: &buffer)
    var frame = SampleFrames.bar(on: .color(.white))
    frame.containers[0].name = "a, \"b\""
    exporter.append(frame, to: &buffer)
    let rows = CSVReader.rows(buffer.bytes)
    #expect(rows[0] == ["frame", "time", "container", "contour", "svg_path"])
    #expect(rows.count == 4)
    #expect(rows[1][0...3] == ["3", "0.050", "a, \"b\"", "0"])
    #expect(rows[2][2] == "bar 1")
    for row in rows.dropFirst() {
      #expect(row[4].hasPrefix("M") && row[4].hasSuffix(" Z"))
      #expect(row[4].allSatisfy { "MLCZ 0123456789.-".contains($0) })
    }
  }
}
