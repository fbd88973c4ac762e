import Geometry
import SceneModel
import TestSupport
import Testing

/// Cells of grids, against figures worked out by hand.
struct GridLayoutTests {
  private static func grid(_ tracks: [GridTrack], count: Int, spacing: Double? = 10) throws -> [String: Rect]
  {
    let cells = (0..<count).map { NodeLayoutTests.block("\($0)", nil, 20) }
    let kind = Node.Kind.lazyGrid(.vertical, tracks: tracks, alignment: .center, spacing: spacing)
    return try NodeLayoutTests.frames([Node(kind, children: cells, step: "0")])
  }

  @Test func fixedTracksStandInTheMiddle() throws {
    let frames = try Self.grid([GridTrack(.fixed(50), spacing: 20), GridTrack(.fixed(90))], count: 3)
    #expect(frames["0"] == Rect(x: 120, y: 125, width: 50, height: 20))
    #expect(frames["1"] == Rect(x: 190, y: 125, width: 90, height: 20))
    #expect(frames["2"] == Rect(x: 120, y: 155, width: 50, height: 20))
  }

  @Test func flexibleTracksShareWhatFixedOnesLeave() throws {
    let free = GridTrack.Extent.flexible(minimum: 10, maximum: .infinity)
    let tracks = [GridTrack(.fixed(84)), GridTrack(free), GridTrack(.flexible(minimum: 10, maximum: 80))]
    // 400 − 84 − 16 = 300: the first takes half, the second no more than its most.
    let frames = try Self.grid(tracks, count: 3)
    #expect(frames["1"]?.width == 150)
    #expect(frames["2"]?.width == 80)
    // 330 wide in all, and so 35 from the edge.
    #expect(isClose(try #require(frames["2"]).minX, 35 + 84 + 8 + 150 + 8, within: 1e-9))
  }

  @Test func anAdaptiveTrackHoldsAsManyAsFit() throws {
    // 5 of 72 with 4 gaps of 10 take 400 exactly, and of 73 only 4 fit.
    func track(_ least: Double) -> GridTrack {
      GridTrack(.adaptive(minimum: least, maximum: .infinity), spacing: 10)
    }
    #expect(try Self.grid([track(72)], count: 6)["4"] == Rect(x: 328, y: 125, width: 72, height: 20))
    let four = try Self.grid([track(73)], count: 6)
    #expect(four["3"] == Rect(x: 307.5, y: 125, width: 92.5, height: 20))
    #expect(four["4"]?.origin == Point(x: 0, y: 155))
  }

  @Test func aHorizontalGridGrowsSideways() throws {
    let tracks = [GridTrack(.fixed(30), spacing: 0), GridTrack(.fixed(40))]
    let cells = (0..<3).map { NodeLayoutTests.block("\($0)", 20, nil) }
    let kind = Node.Kind.lazyGrid(.horizontal, tracks: tracks, alignment: .center, spacing: 6)
    let frames = try NodeLayoutTests.frames([Node(kind, children: cells, step: "0")])
    #expect(frames["0"] == Rect(x: 177, y: 115, width: 20, height: 30))
    #expect(frames["1"] == Rect(x: 177, y: 145, width: 20, height: 40))
    #expect(frames["2"] == Rect(x: 203, y: 115, width: 20, height: 30))
  }

  @Test func rowsShareColumns() throws {
    func row(_ cells: [Node], _ step: String) -> Node {
      Node(.gridRow(alignment: nil), children: cells, step: step)
    }
    var wide = NodeLayoutTests.block("e", nil, 10)
    wide.modifiers.append(.gridCellColumns(2))
    let grid = Node(
      .grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 4),
      children: [
        row([NodeLayoutTests.block("a", 40, 20), NodeLayoutTests.block("b", 60, 30)], "0"),
        row([NodeLayoutTests.block("c", 70, 20), NodeLayoutTests.block("d", 30, 20)], "1"),
        row([wide], "2"),
      ], step: "0")
    // Columns of 70 and 60; 140 wide and 30 + 4 + 20 + 4 + 10 = 68 high.
    let frames = try NodeLayoutTests.frames([grid])
    #expect(frames["a"]?.origin == Point(x: 130, y: 116))
    #expect(frames["b"]?.origin == Point(x: 210, y: 116))
    #expect(frames["d"]?.origin == Point(x: 210, y: 150))
    #expect(frames["e"] == Rect(x: 130, y: 174, width: 140, height: 10))
  }

  @Test func aColumnThatGrowsTakesWhatIsLeft() throws {
    let row = Node(
      .gridRow(alignment: .bottom),
      children: [NodeLayoutTests.block("a", 40, 20), NodeLayoutTests.block("b", nil, 30)], step: "0")
    let grid = Node(
      .grid(alignment: .center, horizontalSpacing: nil, verticalSpacing: nil), children: [row], step: "0")
    let frames = try NodeLayoutTests.frames([grid])
    #expect(frames["a"] == Rect(x: 0, y: 145, width: 40, height: 20))
    #expect(frames["b"] == Rect(x: 48, y: 135, width: 352, height: 30))
  }
}
