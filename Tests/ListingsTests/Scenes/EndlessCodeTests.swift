import Listings
import SceneModel
import Simulation
import Testing

/// Code that does not end, and numbers that no scene can show, stop nothing.
@Suite struct EndlessCodeTests {
  private func view(_ body: String, _ members: String = "") throws -> ListingScene {
    try listing("struct V: View {\n@State var n = 0\n\(members)\nvar body: some View { \(body) }\n}")
  }

  @Test func endlessRecursionIsStopped() throws {
    let scene = try view("V()\nText(\"\\(f(0))\").glassEffect()", "func f(_ x: Int) -> Int { f(x + 1) }")
    #expect(try scene.snapshot(in: scene.initialState).elements.isEmpty)
    #expect(scene.told.contains { $0.contains("nests, more than") })
  }

  @Test func anEndlessLoopIsStopped() throws {
    let scene = try view("Button(\"Go\") { while true { n += 1 } }.glassEffect()")
    let changes = try scene.changes(tapping: "Go", in: scene.initialState)
    #expect(changes.isEmpty)
    #expect(
      scene.told.contains { $0.hasPrefix("4:38: warning: the code does not come to an end") }, "\(scene.told)"
    )
  }

  @Test func whatDoesNotEndAfterAWaitIsToldOf() throws {
    let scene = try view(
      "Button(\"Go\") { Task { try? await Task.sleep(for: .seconds(1)); repeat { n += 1 } while true } }.glassEffect()"
    )
    #expect(scene.told.contains { $0.contains("warning: the code does not come to an end") }, "\(scene.told)")
  }

  @Test func whoeverAsksForTheEndGetsIt() throws {
    var listing = Listing([
      SourceText(
        name: "V.swift",
        "struct V: View { @State var n = 0\nvar body: some View { Text(\"a\").glassEffect(); Button(\"Go\") { while true { n += 1 } } } }"
      )
    ])
    listing.isInterrupted = { true }
    let scene = try listing.scene()
    #expect(try scene.nodes(in: scene.initialState).isEmpty)
    #expect(scene.told.isEmpty)
  }

  @Test func whatSetsItselfOffIsLeftAlone() throws {
    let scene = try view(
      "Button(\"Go\") { n += 1 }.glassEffect()\nText(\"\\(n)\").onChange(of: n) { n += 1 }")
    let simulator = try Simulator(scene, orders: [TimelineEntry(at: 1, .tap("Go"))])
    #expect(simulator.report.changes.count == 32)
    #expect(simulator.restTime == 1)
  }

  @Test func aLoopThatWaitsIsLeftAlone() throws {
    let scene = try view(
      "Button(\"Go\") { Task { while true { try? await Task.sleep(for: .seconds(0.1)); n += 1 } } }.glassEffect()"
    )
    let simulator = try Simulator(scene, orders: [TimelineEntry(at: 1, .tap("Go"))])
    #expect(simulator.report.changes.count > 20 && simulator.report.changes.count < 40)
  }

  @Test func numbersThatCannotBeShownAreNot() throws {
    let scene = try view(
      """
      Text("a").frame(width: .infinity, height: .nan).padding(.infinity).opacity(-3).glassEffect(in: .rect(cornerRadius: -5))
      Text("b").offset(x: 1e300).scaleEffect(1 / 0).blur(radius: -1).glassEffect()
      Text("\\(abs(Int.min)) \\(1 / 0) \\(7 % 0) \\([1, 2][9])")
      """)
    #expect(try scene.names().count == 3)
  }
}
