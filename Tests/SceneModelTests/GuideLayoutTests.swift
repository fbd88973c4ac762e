import Geometry
import SceneModel
import TestSupport
import Testing

/// Alignment guides, against figures worked out by hand on a canvas of 400 × 300.
struct GuideLayoutTests {
  private static func guided(
    _ name: String, _ width: Double, _ height: Double, _ axis: Axis, _ word: String, _ place: Double
  ) -> Node {
    var node = NodeLayoutTests.block(name, width, height)
    node.modifiers.append(.alignmentGuide(axis, word, place))
    return node
  }

  @Test func aStackPutsTheLinesInLine() throws {
    let row = Node(
      .hStack(alignment: .top, spacing: 0),
      children: [
        NodeLayoutTests.block("a", 40, 40), Self.guided("b", 40, 40, .vertical, "top", 40),
        Self.guided("c", 40, 40, .vertical, "bottom", 7),
      ], step: "0")
    let frames = try NodeLayoutTests.frames([row])
    // b stands wholly above the line, so that the row is 80 high.
    #expect(frames["a"] == Rect(x: 140, y: 150, width: 40, height: 40))
    #expect(frames["b"] == Rect(x: 180, y: 110, width: 40, height: 40))
    // The guide of another line says nothing.
    #expect(frames["c"] == Rect(x: 220, y: 150, width: 40, height: 40))
  }

  @Test func aGuideIsSeenThroughStacksFramesAndPadding() throws {
    var inner = Self.guided("b", 30, 10, .horizontal, "center", 0)
    inner.modifiers.append(.padding(EdgeInsets(leading: 6)))
    let row = Node(
      .hStack(alignment: .center, spacing: 0), children: [NodeLayoutTests.block("a", 50, 10), inner],
      step: "1")
    let column = Node(
      .vStack(alignment: .center, spacing: 0), children: [NodeLayoutTests.block("wide", 100, 10), row],
      step: "0")
    let frames = try NodeLayoutTests.frames([column])
    // The row's line is b's leading edge, 56 from its own; the middle of the wide one is 50 from its own.
    let wide = try #require(frames["wide"])
    #expect(isClose(try #require(frames["b"]).minX, wide.center.x, within: 1e-9))
    // 6 before the wide one and 86 − 56 = 30 behind its middle: 106 wide in all.
    #expect(isClose(wide.minX, 200 - 53 + 6, within: 1e-9))
  }

  @Test func layersAndOverlaysFollowBothLines() throws {
    var dot = Self.guided("dot", 20, 20, .vertical, "top", 10)
    dot.modifiers.append(.alignmentGuide(.horizontal, "trailing", 10))
    let layers = Node(
      .zStack(alignment: .topTrailing), children: [NodeLayoutTests.block("plate", 100, 100), dot], step: "0")
    let frames = try NodeLayoutTests.frames([layers])
    let plate = try #require(frames["plate"])
    #expect(frames["dot"]?.center == Point(x: plate.maxX, y: plate.minY))

    var base = NodeLayoutTests.block("base", 100, 100)
    base.modifiers.append(
      .overlay([Self.guided("badge", 20, 20, .vertical, "bottom", 10)], alignment: .bottom))
    let over = try NodeLayoutTests.frames([base])
    #expect(over["base"] == Rect(x: 150, y: 100, width: 100, height: 100))
    #expect(over["badge"]?.center == Point(x: 200, y: 200))
  }
}
