import Exporters
import Geometry
import Motion
import SceneModel
import Testing

@Suite struct CSVExporterTests {
  private let frame = Frame(
    index: 12, time: 0.2,
    canvas: Canvas(size: Size(width: 100, height: 80), background: .color(.white)), layers: [],
    containers: [],
    elements: [
      Frame.Element(
        name: "edit", phase: .entering, frame: Rect(x: 10.5, y: 20.25, width: 44, height: 40),
        cornerRadius: 20,
        velocity: Vector(dx: -3, dy: 1.5), sizeVelocity: Vector(dx: 0.5, dy: -0.25), opacity: 0.75,
        contentOpacity: 0.5, material: 0.875, blur: 2, scale: 1.125,
        tint: Color(red: 1, green: 0.5, blue: 0, opacity: 0.8)),
      Frame.Element(name: "a \"b\", c", phase: .leaving, frame: .zero),
    ])

  private func rows(_ precision: Precision) -> [[String]] {
    var buffer = OutputBuffer()
    let exporter = CSVExporter(precision: precision)
    exporter.appendHeader(to: &buffer)
    exporter.append(frame, to: &buffer)
    return CSVReader.rows(buffer.bytes)
  }

  @Test func columnsStandInTheFixedOrder() {
    #expect(
      rows(.fixed(6))[0].joined(separator: ",")
        == "frame,time,element,phase,x,y,width,height,corner_radius,opacity,vx,vy,vwidth,vheight,"
        + "content_opacity,material,blur,scale,tint")
  }

  @Test func valuesReadBackInTheirColumns() {
    let table = rows(.full)
    #expect(table.count == 3)
    #expect(
      table[1] == [
        "12", "0.2", "edit", "entering", "10.5", "20.25", "44", "40", "20", "0.75", "-3", "1.5", "0.5",
        "-0.25",
        "0.5", "0.875", "2", "1.125", "#ff8000cc",
      ])
    #expect(table[2].count == 19)
    #expect(table[2][2] == "a \"b\", c")
    #expect(table[2][3] == "leaving")
    #expect(table[2][18] == "")
  }

  @Test func precisionIsThatAskedFor() {
    #expect(rows(.fixed(2))[1][4...7] == ["10.50", "20.25", "44.00", "40.00"])
    #expect(rows(.fixed(0))[1][1] == "0")
  }

  @Test func eventsKeepTheirCommasAndGaps() {
    var buffer = OutputBuffer()
    let exporter = EventCSVExporter(precision: .fixed(4))
    exporter.appendHeader(to: &buffer)
    exporter.append(.init(time: 0.5, kind: "bridge", element: "a,b", other: "c", value: 0.5), to: &buffer)
    exporter.append(.init(time: 1, kind: "settled"), to: &buffer)
    #expect(
      CSVReader.rows(buffer.bytes) == [
        ["time", "kind", "element", "other", "value"], ["0.5000", "bridge", "a,b", "c", "0.5000"],
        ["1.0000", "settled", "", "", ""],
      ])
  }
}
