import Geometry
import Motion
import SceneModel
import TestSupport
import Testing

/// Screens, windows on them and their safe areas, against figures worked out by hand.
struct ScreenLayoutTests {
  static let phone = Canvas(
    size: Canvas.phoneSize, background: .color(.black), safeArea: Canvas.phoneSafeArea)

  static func frames(_ nodes: Node...) throws -> [String: Rect] {
    try NodeLayoutTests.frames(nodes, on: phone)
  }

  static let block = NodeLayoutTests.block

  @Test func theBodyStandsInTheSafeArea() throws {
    #expect(try Self.frames(Self.block("a", nil, nil))["a"] == Rect(x: 0, y: 59, width: 393, height: 759))
    #expect(try Self.frames(Self.block("a", 93, 59))["a"] == Rect(x: 150, y: 409, width: 93, height: 59))
  }

  @Test func whatReachesTheEdgeMayGoUnderIt() throws {
    var fill = Self.block("a", nil, nil)
    fill.modifiers = [.ignoresSafeArea(.all)]
    #expect(try Self.frames(fill)["a"] == Rect(x: 0, y: 0, width: 393, height: 852))
    fill.modifiers = [.ignoresSafeArea(.bottom)]
    #expect(try Self.frames(fill)["a"] == Rect(x: 0, y: 59, width: 393, height: 793))
    // A view that stands away from the edges stays.
    var small = Self.block("a", 93, 59)
    small.modifiers.append(.ignoresSafeArea(.all))
    #expect(try Self.frames(small)["a"] == Rect(x: 150, y: 409, width: 93, height: 59))
    // A backdrop leaves its neighbours where they are.
    fill.modifiers = [.ignoresSafeArea(.all)]
    let layers = Node(.zStack(alignment: .bottom), children: [fill, Self.block("b", 93, 40)], step: "0")
    #expect(try Self.frames(layers)["b"] == Rect(x: 150, y: 778, width: 93, height: 40))
  }

  @Test func anInsetTakesItsRoom() throws {
    var view = Self.block("a", nil, nil)
    let bar = Self.block("bar", nil, 60)
    view.modifiers = [.safeAreaInset(.bottom, alignment: .center, spacing: 10, [bar])]
    let frames = try Self.frames(view)
    #expect(frames["bar"] == Rect(x: 0, y: 758, width: 393, height: 60))
    #expect(frames["a"] == Rect(x: 0, y: 59, width: 393, height: 689))
    // What may go under the safe area goes under the bar as well.
    view.modifiers.insert(.ignoresSafeArea(.all), at: 0)
    #expect(try Self.frames(view)["a"] == Rect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func aWindowShowsTheBeginningAndNothingFarAway() throws {
    let rows = (0..<40).map { Self.block("\($0)", 100, 100) }
    let stack = Node(.vStack(alignment: .center, spacing: 0), children: rows, step: "0")
    let frames = try Self.frames(
      Node(.scrollView(horizontal: false, vertical: true), children: [stack], step: "0"))
    #expect(frames["0"] == Rect(x: 146.5, y: 59, width: 100, height: 100))
    // Two windows of 759 and a little more than half the block's diagonal.
    #expect(frames.count == 16)
    let line = Node(.hStack(alignment: .center, spacing: 0), children: rows, step: "0")
    let across = try Self.frames(
      Node(.scrollView(horizontal: true, vertical: false), children: [line], step: "0"))
    #expect(across["0"] == Rect(x: 0, y: 388.5, width: 100, height: 100))
  }

  @Test func whatCanBeScrolledToStandsNowhereWrong() throws {
    func findings(_ view: String) throws -> [String] {
      let document = #"""
        {"meniscus": 1, "name": "t", "canvas": {"width": 100, "height": 100}, "body": [{"view": "\#(view)", "children": [
          {"view": "Circle", "modifiers": [{"frame": {"width": 20, "height": 300}}]},
          {"view": "Circle", "modifiers": [{"frame": {"width": 20, "height": 20}}]}]}]}
        """#
      return try SceneDocument.read(Array(document.utf8)).lint().map(\.message)
    }
    #expect(try findings("VStack") == ["‘Circle 2’ stands outside the canvas"])
    #expect(try findings("ScrollView") == [])
  }

  @Test func aNavigationPutsItsToolsAtTheBar() throws {
    var content = Self.block("content", nil, nil)
    content.modifiers = [
      .toolbar([
        ToolbarItem(.trailing, content: [Self.block("add", 30, 30)]),
        ToolbarItem(.leading, content: [Self.block("edit", 50, 30)]),
        ToolbarItem(.bottom, content: [Self.block("share", 20, 20)]),
      ])
    ]
    let frames = try Self.frames(Node(.navigation, children: [content], step: "0"))
    #expect(frames["edit"] == Rect(x: 16, y: 66, width: 50, height: 30))
    #expect(frames["add"] == Rect(x: 347, y: 66, width: 30, height: 30))
    #expect(frames["content"] == Rect(x: 0, y: 103, width: 393, height: 666))
    #expect(frames["share"]?.center == Point(x: 196.5, y: 793.5))
    // Without a navigation around there is no bar.
    #expect(try Self.frames(content).keys.sorted() == ["content"])
  }

  @Test func aLargeTitleStandsUnderTheBar() throws {
    var content = Self.block("content", nil, nil)
    content.modifiers = [.navigationTitle("Trips", isLarge: true)]
    let frames = try Self.frames(Node(.navigation, children: [content], step: "0"))
    #expect(frames["content"] == Rect(x: 0, y: 155, width: 393, height: 663))
    #expect(frames["Trips"]?.minX == 16)
    #expect(frames["Trips"]?.center.y == 129)
  }

  @Test func tabsShowOneAndABar() throws {
    let tabs = ["a", "b"].map { name in
      var tab = Self.block(name, nil, nil)
      let label = Node(.label(title: name.uppercased(), systemImage: "star"), step: "0")
      tab.modifiers.append(.tabItem([label]))
      return tab
    }
    let frames = try Self.frames(Node(.tabView(selection: 1, hasBar: true), children: tabs, step: "0"))
    #expect(frames["a"] == nil)
    #expect(frames["b"] == Rect(x: 0, y: 59, width: 393, height: 710))
    #expect(frames["A"]?.center.x == 98.25)
    #expect(isClose(try #require(frames["B"]).center.x, 294.75, within: 1e-9))
  }

  @Test func aListIsRowsInTheWidth() throws {
    let frames = try Self.frames(
      Node(.list, children: [Self.block("a", 40, 20), Self.block("b", 40, 60)], step: "0"))
    #expect(frames["a"] == Rect(x: 32, y: 71, width: 40, height: 20))
    #expect(frames["b"] == Rect(x: 32, y: 59 + 44 + 6, width: 40, height: 60))
  }

  @Test func aReaderTellsItsSizeAndPlace() throws {
    var reader = Node(.geometryReader(tag: "r"), children: [Self.block("a", 10, 10)], step: "1")
    reader.modifiers = [.padding(EdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20))]
    let stack = Node(
      .vStack(alignment: .center, spacing: 0), children: [Self.block("b", 50, 100), reader], step: "0")
    let reading = try Layout.readings(of: [stack], on: Self.phone)["r"]
    #expect(
      reading
        == GeometryReading(
          size: Size(width: 353, height: 649), frame: Rect(x: 20, y: 164, width: 353, height: 649),
          safeAreaInsets: Canvas.phoneSafeArea, room: Size(width: 393, height: 759)))
    #expect(try Self.frames(stack)["a"] == Rect(x: 20, y: 164, width: 10, height: 10))
  }

  @Test func aShareOfTheScreen() throws {
    var block = Self.block("a", nil, nil)
    block.modifiers = [
      .containerRelativeFrame(
        horizontal: true, vertical: false, count: 4, span: 3, spacing: 9, alignment: .center),
      .frame(width: nil, height: 50, alignment: .center),
    ]
    // (393 − 3 · 9) / 4 = 91.5, three of them and two gaps.
    #expect(try Self.frames(block)["a"]?.width == 292.5)
  }
}
