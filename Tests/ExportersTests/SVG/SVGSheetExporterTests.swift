import Exporters
import SceneModel
import Testing

@Suite struct SVGSheetExporterTests {
  private let frames = (0..<5).map { index in
    var frame = SampleFrames.bar(on: .backdrop(.checker))
    frame.index = index
    frame.time = Double(index) / 8
    return frame
  }

  @Test(arguments: Look.allCases)
  func everyFrameStandsThereWithItsTime(look: Look) {
    let markup = MarkupReader(SVGSheetExporter(frames: SVGFrameExporter(look: look)).bytes(for: frames))
    #expect(markup.failure == nil)
    #expect(markup.elements["svg"] == 6)
    for time in ["0.000 s", "0.125 s", "0.250 s", "0.375 s", "0.500 s"] {
      #expect(markup.text.contains(time))
    }
    #expect(Set(markup.ids).count == markup.ids.count)
    #expect(markup.references.subtracting(markup.ids) == [])
  }

  @Test func columnsAreThoseAskedFor() {
    let narrow = String(decoding: SVGSheetExporter(columns: 1).bytes(for: frames), as: UTF8.self)
    #expect(narrow.contains("width=\"272\""))
    let wide = String(decoding: SVGSheetExporter(columns: 5).bytes(for: frames), as: UTF8.self)
    #expect(wide.contains("width=\"1296\""))
  }

  @Test func noFramesMakeAnEmptySheet() {
    #expect(MarkupReader(SVGSheetExporter().bytes(for: [])).failure == nil)
  }
}
