import Exporters
import Geometry
import Motion
import SceneModel
import Testing

@Suite struct SymbolTests {
  private func markup(_ name: String) -> MarkupReader {
    let element = Frame.Element(
      name: "symbol", frame: Rect(x: 10, y: 10, width: 24, height: 24), isGlass: false,
      content: [Content(.symbol(name, fontSize: 17), size: Size(width: 20, height: 20))])
    let frame = Frame(
      index: 0, time: 0, canvas: Canvas(size: Size(width: 44, height: 44), background: .color(.white)),
      layers: [.element(0)], containers: [], elements: [element])
    return MarkupReader(SVGFrameExporter(look: .flat).bytes(for: frame))
  }

  @Test(arguments: [
    "pencil", "eraser.fill", "plus", "xmark.circle.fill", "location.fill", "crop", "trash", "heart.fill",
    "star",
    "magnifyingglass", "ellipsis", "chevron.right", "play.fill", "pause.fill", "gear", "bell.badge",
    "person.circle",
    "house.fill", "camera", "square.and.arrow.up", "bookmark", "paperplane.fill", "mic.slash", "phone.fill",
    "message.fill", "envelope", "folder.badge.plus", "doc.text", "calendar", "clock", "map", "mappin",
    "sun.max.fill",
    "moon.stars.fill", "cloud.bolt.rain.fill", "bolt", "flame", "leaf", "music.note", "photo", "video",
    "wifi", "lock",
    "eye.slash", "hand.thumbsup", "cart", "tag", "link", "globe", "paintbrush", "scissors", "wand.and.stars",
    "slider.horizontal.3", "square.grid.2x2", "list.bullet", "line.3.horizontal", "binoculars.fill",
    "lightbulb",
  ])
  func isDrawn(name: String) {
    let markup = markup(name)
    #expect(markup.failure == nil)
    #expect(markup.elements["text"] == nil)
    #expect(markup.elements["path"] ?? 0 > 0)
  }

  @Test(arguments: [("12.circle", "12"), ("42.square.fill", "42"), ("a.circle", "A"), ("", "")])
  func numbersAndLettersAreWritten(name: String, text: String) {
    #expect(markup(name).text.filter { !$0.isWhitespace } == text)
  }

  @Test(arguments: ["unheard.of", "zebra", "0.circle", "7.square.fill"])
  func othersAreDrawn(name: String) {
    #expect(markup(name).elements["text"] == nil)
    #expect(markup(name).elements["path"] ?? 0 > 0)
  }
}
