import Exporters
import Geometry
import Motion
import SceneModel
import Testing

@Suite struct SVGAnimationExporterTests {
  /// A button that moves to the right and fades in, beside one that rests; a third is there for a while.
  private let frames = (0..<24).map { index in
    var frame = SampleFrames.bar(on: .backdrop(.aurora))
    let way = Double(index)
    let rect = Rect(x: 20 + way, y: 24, width: 44, height: 44)
    frame.time = way / 24
    frame.elements[0].frame = rect
    frame.elements[0].contentOpacity = way / 24
    frame.elements[0].blur = 4 - way / 6
    frame.containers[0].shapes[0].shape = ShapeForm(.circle).placed(in: rect)
    frame.containers[0].shapes[0].material = Swift.min(1, way / 12)
    if index > 12 {
      frame.containers[1].shapes = []
      frame.layers.remove(at: 2)
      frame.elements.remove(at: 2)
      frame.containers[2].shapes = []
    }
    return frame
  }

  @Test(arguments: Look.allCases, ColorScheme.allCases)
  func isWellFormedAndWhole(look: Look, scheme: ColorScheme) {
    let bytes = SVGAnimationExporter(look: look, scheme: scheme).bytes(for: frames)
    let markup = MarkupReader(bytes)
    #expect(markup.failure == nil)
    #expect(Set(markup.ids).count == markup.ids.count)
    #expect(markup.references.subtracting(markup.ids) == [])
    #expect(markup.elements["script"] == nil)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("http:/") || markup.elements["image"] == nil)
    #expect(bytes == SVGAnimationExporter(look: look, scheme: scheme).bytes(for: frames))
  }

  @Test func whatRestsIsNotAnimated() {
    let still = Array(repeating: frames[20], count: 30).enumerated().map { index, frame in
      var frame = frame
      frame.time = Double(index) / 30
      return frame
    }
    let markup = MarkupReader(SVGAnimationExporter().bytes(for: still))
    #expect(markup.elements["animate"] == nil && markup.elements["animateTransform"] == nil)
  }

  @Test func keyTimesAndValuesAgreeAndBeginAtZero() {
    let text = String(decoding: SVGAnimationExporter().bytes(for: frames), as: UTF8.self)
    var count = 0
    for part in text.components(after: "keyTimes=\"") {
      let times = part.prefix { $0 != "\"" }.split(separator: ";").compactMap { Double($0) }
      let values = part.components(after: "values=\"")[0].prefix { $0 != "\"" }.split(separator: ";")
      #expect(times.count == values.count)
      #expect(times[0] == 0)
      #expect(times == times.sorted() && times.allSatisfy { $0 < 1 })
      count += 1
    }
    #expect(count >= 5)
    #expect(text.contains("dur=\"1s\""))
  }

  @Test func oneFrameStandsStill() {
    #expect(MarkupReader(SVGAnimationExporter().bytes(for: [frames[3]])).failure == nil)
  }

  @Test func wireShowsEachFrameInItsTurn() {
    let text = String(decoding: SVGAnimationExporter(look: .wire).bytes(for: frames), as: UTF8.self)
    let turns = text.components(after: "attributeName=\"display\"").map { part in
      ["keyTimes=\"", "values=\""].map { part.components(after: $0)[0].prefix { $0 != "\"" } }
    }
    #expect(turns.count == 24)
    #expect(turns.first == ["0;.04167", "inline;none"])
    #expect(turns[5] == ["0;.20833;.25", "none;inline;none"])
    #expect(turns.last == ["0;.95833", "none;inline"])
    #expect(text.components(after: "<g display=\"none\">").count == 23, "one is there where nothing moves")
    #expect(text.components(after: ">t 0.208 s<").count == 1)
  }
}

extension String {
  /// What follows each place where a word stands.
  fileprivate func components(after word: String) -> [Substring] { self[...].components(after: word) }
}

extension Substring {
  fileprivate func components(after word: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self
    while let range = rest.firstRange(of: word) {
      rest = rest[range.upperBound...]
      parts.append(rest)
    }
    return parts
  }
}
