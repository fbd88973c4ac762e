import Geometry
import Motion
import SceneModel
import Simulation
import Testing

/// What is drawn in an element, from one state to the next.
@Suite struct ContentTests {
  private static let black = Color(red: 0, green: 0, blue: 0)
  private static let red = Color(red: 1, green: 0, blue: 0)

  /// One element's content, one state each, going from the first to the second and back in a second each.
  private func play(_ contents: [[Content]]) throws -> Simulator {
    let snapshots = contents.map { content in
      var disc = ActionMenu.toggle
      disc.content = content
      return Snapshot.of([disc])
    }
    let linear = Animation.linear(duration: 1)
    return try Simulator(StubScene(snapshots, timeline: [.to(1, at: 0, linear), .to(0, at: 2, linear)]))
  }

  private func rounded(_ radius: Double, width: Double = 120, color: Color? = Self.black) -> Content {
    let form = ShapeForm(.roundedRectangle(cornerRadius: radius, style: .circular))
    return Content(.shape(form), size: Size(width: width, height: 44), color: color)
  }

  private func content(_ simulator: Simulator, at time: Double) throws -> [Content] {
    try #require(simulator.frame(at: time).element("toggle")).content
  }

  @Test(arguments: [Self.black, nil])
  func aShapesCornersAndSizeMoveAndItStaysOpaque(color: Color?) throws {
    let ends = [rounded(22, color: color), rounded(4, width: 80, color: color)]
    let simulator = try play(ends.map { [$0] })
    for step in 0...40 {
      let time = Double(step) / 10
      let share = time <= 1 ? time : time <= 2 ? 1 : max(3 - time, 0)
      let shown = try content(simulator, at: time)
      #expect(shown.count == 1 && shown[0].opacity == 1 && shown[0].color == color, "at \(time)")
      guard case .shape(let form) = shown[0].kind else { continue }
      #expect(abs(form.radii.x - (22 - 18 * share)) < 1e-9, "at \(time)")
      #expect(abs(shown[0].size.width - (120 - 40 * share)) < 1e-9, "at \(time)")
    }
    #expect(try content(simulator, at: 1.5) == [ends[1]])
    #expect(try content(simulator, at: 3.5) == [ends[0]])
  }

  @Test func oneKindOfShapeGoesOverIntoAnother() throws {
    var circle = rounded(0)
    circle.kind = .shape(ShapeForm(.circle))
    let simulator = try play([[rounded(12)], [circle]])
    let shown = try content(simulator, at: 0.25)
    #expect(shown.count == 1 && shown[0].opacity == 1)
    guard case .shape(let form) = shown[0].kind else {
      Issue.record("a shape went over into something else")
      return
    }
    #expect(abs(form.radii.x - 9) < 1e-9 && form.squareness == 0.25 && form.relative == 0.25)
    #expect(try content(simulator, at: 1) == [circle])
  }

  @Test func aShapesColorMixesInOklab() throws {
    let ends = [rounded(22, color: Self.black), rounded(22, color: Self.red)]
    let simulator = try play(ends.map { [$0] })
    let shown = try content(simulator, at: 0.5)
    let half = try #require(shown.first?.color)
    let expected = Self.black.mix(with: Self.red, by: 0.5)
    #expect(shown.count == 1 && shown[0].opacity == 1 && half.opacity == 1)
    #expect(abs(half.red - expected.red) < 1e-9 && abs(half.green - expected.green) < 1e-9)
    #expect(try content(simulator, at: 1.5) == [ends[1]])
  }

  @Test func aColorThatIsChosenByTheGlassCrossFades() throws {
    let simulator = try play([[rounded(22, color: nil)], [rounded(22, color: Self.red)]])
    let shown = try content(simulator, at: 0.25)
    #expect(shown.map(\.color) == [nil, Self.red])
    #expect(abs(shown[0].opacity - 0.75) < 1e-12 && abs(shown[1].opacity - 0.25) < 1e-12)
  }

  @Test func shapesThatStayKeepToThemselves() throws {
    let (a, b, c) = (rounded(22), rounded(4), rounded(8, color: Self.red))
    let simulator = try play([[a, b, c], [b, c]])
    let shown = try content(simulator, at: 0.5)
    #expect(shown.map(\.opacity) == [0.5, 1, 1])
    #expect(shown.map(\.kind) == [a.kind, b.kind, c.kind])
    let recolored = try play([[a, c], [rounded(10, color: Self.red), rounded(10, color: Self.black)]])
    let colors = try content(recolored, at: 0.5).map(\.color)
    #expect(colors == [Self.red, Self.black])
  }
}
