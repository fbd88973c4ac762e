import Geometry
import Motion
import SceneModel
import TestSupport
import Testing

/// Views that listings hold, against figures worked out by hand.
struct NodeLayoutTests {
  static let canvas = Canvas(size: Size(width: 400, height: 300), background: .color(.black))

  static func frames(_ nodes: [Node], on canvas: Canvas = canvas) throws -> [String: Rect] {
    let snapshot = try Layout.snapshot(of: nodes, on: canvas)
    return Dictionary(snapshot.elements.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  /// A block of a size, or one that fills what it is offered.
  static func block(_ name: String, _ width: Double? = nil, _ height: Double? = nil) -> Node {
    var node = Node(.shape(.rectangle, fill: .white), step: name, name: name)
    if width != nil || height != nil {
      node.modifiers = [.frame(width: width, height: height, alignment: .center)]
    }
    return node
  }

  static func symbol(_ name: String, side: Double, glass: [Node.Modifier] = []) -> Node {
    Node(
      .image(systemName: name, isResizable: false),
      modifiers: [.frame(width: side, height: side, alignment: .center)] + glass, step: name, name: name)
  }

  static let plain = Node.Modifier.glassEffect(Glass(.regular), .capsule)

  @Test func aSpacerTakesWhatTheOthersLeave() throws {
    let text = Node(.text("Smart trainer and power meter"), step: "t", name: "text")
    let spacer = Node(.spacer(minLength: 8), step: "s")
    func frames(_ children: [Node], _ width: Double) throws -> [String: Rect] {
      try Self.frames([
        Node(
          .hStack(alignment: .center, spacing: 0), children: children,
          modifiers: [.frame(width: width, height: nil, alignment: .center)], step: "0")
      ])
    }
    let alone = try #require(try frames([text], 400)["text"]).size
    // As wide as without the spacer, as long as it leaves the 8 points that a spacer has at least.
    for width in [alone.width + 8, alone.width + 40, 400] {
      let frame = try #require(try frames([text, spacer], width)["text"])
      #expect(frame.size == alone && frame.minX == 200 - width / 2)
    }
    // What could grow for ever leaves it no more than that, and two share what is left.
    let wide = try #require(try frames([Self.block("b"), spacer], 100)["b"])
    #expect(wide.width == 92)
    let between = try #require(try frames([spacer, Self.block("c", 20, 20), spacer], 100)["c"])
    #expect(between.center.x == 200)
  }

  @Test func aDiscStands56FromItsNeighboursAtTheDefaultSpacing() throws {
    let discs = ["a", "b", "c"].map { Self.symbol($0, side: 48, glass: [Self.plain]) }
    let frames = try Self.frames([Node(.hStack(alignment: .center, spacing: nil), children: discs, step: "0")]
    )
    let middle = try #require(frames["b"]).center.x
    #expect(try #require(frames["a"]).center.x == middle - 56)
    #expect(try #require(frames["c"]).center.x == middle + 56)
  }

  @Test func frameBeforeAGlassButtonStyleGrowsByItsInsets() throws {
    let label = Self.symbol("star", side: 80)
    let button = Node(
      .button(label: "star"), children: [label],
      modifiers: [.buttonStyle(.glass(Glass(.regular)))], step: "0", name: "button")
    #expect(try Self.frames([button])["button"]?.size == Size(width: 104, height: 94))
  }

  @Test func aCircularGlassButtonAddsSevenAllRound() throws {
    let button = Node(
      .button(label: "plus"), children: [Self.symbol("plus", side: 30)],
      modifiers: [.buttonStyle(.glass(Glass(.regular))), .buttonBorderShape(.circle)], step: "0",
      name: "button")
    #expect(try Self.frames([button])["button"]?.size == Size(width: 44, height: 44))
  }

  @Test func twoIconsOf80WithTheDefaultSpacingSpan168() throws {
    let union = Node.Modifier.glassEffectUnion(GlassID("u", namespace: "n"))
    let icons = ["a", "b"].map { Self.symbol($0, side: 80, glass: [Self.plain, union]) }
    let frames = try Self.frames([Node(.hStack(alignment: .center, spacing: nil), children: icons, step: "0")]
    )
    let (first, second) = (try #require(frames["a"]), try #require(frames["b"]))
    #expect(second.maxX - first.minX == 168)
    #expect(first.height == 80)
  }

  @Test func dividersLieAcrossTheStack() throws {
    func line(_ kind: Node.Kind) throws -> Rect? {
      let children = [
        Self.block("a", 40, 20), Node(.divider, step: "1", name: "line"), Self.block("b", 60, 30),
      ]
      return try Self.frames([Node(kind, children: children, step: "0")])["line"]
    }
    // 20 + 8 + a third + 8 + 30 high, and 40 + 8 + a third + 8 + 60 wide.
    let lying = try #require(try line(.vStack(alignment: .center, spacing: nil)))
    #expect(lying.minX == 0 && lying.width == 400)
    #expect(isClose(lying.height, 1.0 / 3, within: 1e-12))
    #expect(isClose(lying.minY, 150 - 66.0 / 2 - 1.0 / 6 + 28, within: 1e-9))
    let upright = try #require(try line(.hStack(alignment: .center, spacing: nil)))
    #expect(upright.height == 300)
    #expect(isClose(upright.width, 1.0 / 3, within: 1e-12))
  }

  @Test func fieldsAndSlidersTakeTheWidthTheyAreOffered() throws {
    let row = Node(
      .hStack(alignment: .center, spacing: 10),
      children: [
        Node(.textField(text: "Name", isPrompt: true), modifiers: [Self.plain], step: "0", name: "field"),
        Self.block("b", 90, 20),
      ], step: "0")
    let field = try #require(try Self.frames([row])["field"])
    #expect(field.width == 300)
    #expect(isClose(field.height, 61.0 / 3, within: 1e-9))
    let slider = Node(.slider(label: "", fraction: 0.25), step: "0", name: "slider")
    let element = try #require(try Layout.snapshot(of: [slider], on: Self.canvas).elements.first)
    #expect(element.frame == Rect(x: 0, y: 136, width: 400, height: 28))
    // The knob's way is 372 long; a quarter of it is 93, its middle being at 186.
    #expect(element.content.last?.offset.dx == -93)
  }

  @Test func aToggleIsALabelAndASwitchAtTheOtherEnd() throws {
    let toggle = Node(
      .toggle(label: "Wi-Fi", isOn: true), children: [Self.block("label", 60, 20)], step: "0", name: "toggle")
    let frames = try Self.frames([toggle])
    #expect(frames["label"] == Rect(x: 0, y: 140, width: 60, height: 20))
    #expect(frames["toggle"] == Rect(x: 349, y: 134.5, width: 51, height: 31))
    var bare = toggle
    bare.modifiers = [.labelsHidden]
    #expect(try Self.frames([bare]) == ["toggle": Rect(x: 174.5, y: 134.5, width: 51, height: 31)])
  }

  @Test func segmentsShareTheWidth() throws {
    let options = ["Day", "Week", "Month", "Year"].map { Node(.text($0), step: $0) }
    let picker = Node(
      .picker(label: "Span", selection: 1), children: options, modifiers: [.pickerStyle(.segmented)],
      step: "0",
      name: "picker")
    let frames = try Self.frames([picker])
    #expect(frames["picker"] == Rect(x: 0, y: 134, width: 400, height: 32))
    #expect(frames["picker 2"] == Rect(x: 100, y: 134, width: 100, height: 32))
    #expect(frames["Week"]?.center.x == 150)
    #expect(frames["Year"]?.center.x == 350)
  }

  @Test func aRatioFitsInOrCoversWhatIsOffered() throws {
    func size(_ ratio: Double?, _ mode: ContentMode, of node: Node) throws -> Size? {
      var node = node
      node.modifiers.append(.aspectRatio(ratio, mode))
      return try Self.frames([node])[node.name ?? ""]?.size
    }
    #expect(try size(2, .fit, of: Self.block("a")) == Size(width: 400, height: 200))
    #expect(try size(0.5, .fit, of: Self.block("a")) == Size(width: 150, height: 300))
    #expect(try size(2, .fill, of: Self.block("a")) == Size(width: 600, height: 300))
    #expect(try size(0.5, .fill, of: Self.block("a")) == Size(width: 400, height: 800))
    // A picture whose size is not known is taken to be square.
    let picture = Node(.asset(name: "photo", isResizable: true), step: "0", name: "photo")
    #expect(try size(nil, .fit, of: picture) == Size(width: 300, height: 300))
    #expect(try size(nil, .fill, of: picture) == Size(width: 400, height: 400))
  }

  @Test func theFirstThatFitsIsShown() throws {
    let choices = [Self.block("wide", 500, 20), Self.block("narrow", 390, 20), Self.block("least", 10, 10)]
    func shown(_ width: Double) throws -> [String] {
      let view = Node(
        .viewThatFits(horizontal: true, vertical: false), children: choices,
        modifiers: [.frame(width: width, height: nil, alignment: .center)], step: "0")
      return try Self.frames([view]).keys.sorted()
    }
    #expect(try shown(600) == ["wide"])
    #expect(try shown(390) == ["narrow"])
    #expect(try shown(5) == ["least"])
  }
}
