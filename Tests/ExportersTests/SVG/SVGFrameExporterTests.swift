import Exporters
import Geometry
import Motion
import SceneModel
import TestSupport
import Testing

@Suite struct SVGFrameExporterTests {
  static let frames: [(String, Frame)] = [
    ("aurora", SampleFrames.menu()), ("photo", SampleFrames.menu(on: .backdrop(.photo))),
    ("checker", SampleFrames.menu(on: .backdrop(.checker))),
    ("text", SampleFrames.menu(on: .backdrop(.text))),
    ("color", SampleFrames.menu(on: .color(.white))),
    ("gradient", SampleFrames.menu(on: .linearGradient([SampleFrames.red, SampleFrames.blue], angle: 0.5))),
    (
      "mixed tints",
      SampleFrames.menu { container, _ in
        container.shapes[1].tint = SampleFrames.red
        container.shapes[4].tint = SampleFrames.blue
        container.shapes[4].press = 1
      }
    ),
    (
      "half there",
      SampleFrames.menu { container, elements in
        container.shapes[4].material = 0.4
        elements[4].opacity = 0.5
        elements[4].name = "<&\">"
      }
    ),
    ("nothing", SampleFrames.menu { container, _ in container.shapes = [] }),
  ]

  @Test(arguments: Look.allCases, ColorScheme.allCases)
  func everyPictureIsWellFormedAndWhole(look: Look, scheme: ColorScheme) {
    for (name, frame) in Self.frames {
      let bytes = SVGFrameExporter(look: look, scheme: scheme).bytes(for: frame)
      let markup = MarkupReader(bytes)
      #expect(markup.failure == nil, "\(name)")
      #expect(Set(markup.ids).count == markup.ids.count, "\(name): an id is given twice")
      #expect(markup.references.subtracting(markup.ids) == [], "\(name): a reference leads nowhere")
      let text = String(decoding: bytes, as: UTF8.self).lowercased()
      #expect(!text.contains("nan") && !text.contains("inf"), "\(name)")
    }
  }

  @Test(arguments: Look.allCases)
  func sameFrameSameBytes(look: Look) {
    let exporter = SVGFrameExporter(look: look)
    for (_, frame) in Self.frames.suffix(3) {
      #expect(exporter.bytes(for: frame) == exporter.bytes(for: frame))
    }
  }

  @Test func flatAndWireUseNoFilters() {
    for (name, frame) in Self.frames.suffix(4) {
      for look in [Look.flat, .wire] {
        #expect(
          MarkupReader(SVGFrameExporter(look: look).bytes(for: frame)).elements["filter"] == nil, "\(name)")
      }
    }
  }

  @Test func picturesAreSmall() {
    let frame = SampleFrames.menu()
    #expect(SVGFrameExporter(look: .glass).bytes(for: frame).count < 30_000)
    #expect(SVGFrameExporter(look: .flat).bytes(for: frame).count < 14_000)
  }

  @Test func theOutlineComesASecondTimeAsAnImageWithoutASpace() throws {
    let text = String(decoding: SVGFrameExporter(look: .glass).bytes(for: SampleFrames.menu()), as: UTF8.self)
    let start = try #require(text.firstRange(of: "href=\"data:image/svg+xml,")).upperBound
    let image = text[start...].prefix { $0 != "\"" }
    #expect(image.allSatisfy { !$0.isWhitespace && $0 != "#" && $0.isASCII })
    let markup = image.split(separator: "%").enumerated().reduce("") { whole, part in
      guard part.offset > 0 || image.hasPrefix("%") else { return whole + part.element }
      let code = UInt8(part.element.prefix(2), radix: 16) ?? 0x3F
      return whole + String(UnicodeScalar(code)) + part.element.dropFirst(2)
    }
    let reader = MarkupReader(Array(markup.utf8))
    #expect(reader.failure == nil)
    #expect(reader.elements == ["svg": 1, "path": 1])
  }

  @Test func glassThatIsNotThereYetIsNotDrawn() {
    let frame = SampleFrames.menu { container, _ in
      for index in container.shapes.indices { container.shapes[index].material = 0 }
    }
    let markup = MarkupReader(SVGFrameExporter(look: .glass).bytes(for: frame))
    #expect(markup.elements["clipPath"] == nil)
  }

  @Test func glassBendsTheContentBelowIt() {
    var frame = SampleFrames.menu()
    frame.elements.append(
      Frame.Element(
        name: "label", frame: Rect(x: 60, y: 100, width: 120, height: 40), isGlass: false,
        content: [Content(.text("below", fontSize: 30, weight: 400), size: Size(width: 90, height: 36))]))
    frame.layers = [.element(5), .container(0)]
    let below = MarkupReader(SVGFrameExporter(look: .glass).bytes(for: frame)).text
    #expect(below.components(of: "below") == 3)
    frame.layers = [.container(0), .element(5)]
    let above = MarkupReader(SVGFrameExporter(look: .glass).bytes(for: frame)).text
    #expect(above.components(of: "below") == 1)
  }

  @Test(arguments: Look.allCases, ColorScheme.allCases)
  func picturesAreThoseThatWereLookedAt(look: Look, scheme: ColorScheme) throws {
    let frame = SampleFrames.bar(on: .backdrop(scheme == .light ? .photo : .aurora))
    try expectGolden(
      SVGFrameExporter(look: look, scheme: scheme).bytes(for: frame),
      "bar-\(look.rawValue)-\(scheme.rawValue).svg")
  }

  @Test func namesInWireDoNotCoverEachOther() {
    // Five buttons in one place, as they are when a menu begins to open.
    var frame = SampleFrames.bar(on: .backdrop(.aurora))
    frame.elements = (0..<5).map { index in
      var element = SampleFrames.element(0)
      element.name = "name\(index)"
      element.frame.origin.x += Double(index)
      return element
    }
    frame.containers = []
    frame.layers = []
    let text = String(decoding: SVGFrameExporter(look: .wire).bytes(for: frame), as: UTF8.self)
    let labels = text.matches(of: /text-anchor="(start|end)" x="([\d.]+)" y="([\d.]+)"[^>]*>name\d</)
      .compactMap {
        match -> Rect? in
        guard let x = Double(match.2), let y = Double(match.3) else { return nil }
        return Rect(x: match.1 == "start" ? x : x - 20, y: y - 5, width: 20, height: 6)
      }
    #expect(labels.count == 5)
    for (index, label) in labels.enumerated() {
      #expect(
        labels[..<index].allSatisfy { abs($0.minX - label.minX) >= 20 || abs($0.minY - label.minY) >= 6 })
    }
  }

  @Test(arguments: [Look.glass, .flat])
  func tintsThatLieOverEachOtherDoNotAddUp(look: Look) {
    var frame = SampleFrames.bar(on: .backdrop(.aurora))
    var twin = frame.containers[0].shapes[0]
    frame.containers[0].shapes[0].tint = Color(red: 1, green: 0, blue: 0, opacity: 0.4)
    twin.shape.rect.origin.x += 6
    twin.tint = Color(red: 1, green: 0, blue: 0, opacity: 0.1)
    frame.containers[0].shapes.append(twin)
    let text = String(decoding: SVGFrameExporter(look: look).bytes(for: frame), as: UTF8.self)
    // Together they are as dense as the denser one; in the glass look seven eighths of a tint are drawn.
    #expect(text.contains(look == .glass ? " opacity=\".352\"" : " opacity=\".4\""))
    #expect(text.components(of: "fill=\"#ff0000\"") == 2)
    #expect(text.contains("fill=\"#ff0000\" fill-opacity=\".25\""))
  }

  @Test func fileNamesSortInAnyShell() {
    #expect(SVGFrameExporter.fileName(ofFrame: 0, of: 120) == "frame_00000.svg")
    #expect(SVGFrameExporter.fileName(ofFrame: 42, of: 120) == "frame_00042.svg")
    #expect(SVGFrameExporter.fileName(ofFrame: 7, of: 1_000_000) == "frame_000007.svg")
  }
}

extension String {
  fileprivate func components(of word: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
