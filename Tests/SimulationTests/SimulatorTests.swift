import Geometry
import Motion
import SceneModel
import Simulation
import Testing

@Suite struct SimulatorTests {
  private let menu = StubScene(
    [ActionMenu.closed, ActionMenu.open], timeline: [.to(1, at: 0.5), .to(0, at: 2.5)])

  @Test func aButtonFollowsTheSpringFromItsSource() throws {
    let simulator = try Simulator(menu)
    #expect(simulator.frame(at: 0.499).elements.map(\.name) == ["toggle"])
    for time in [0.5, 0.55, 0.6, 0.75, 1, 1.2] {
      let frame = simulator.frame(at: time)
      #expect(frame.elements.map(\.name) == ["up", "left", "toggle", "right", "down"])
      let spring = Spring.bouncy
      let expected = 178 - spring.value(target: 74.0, time: time - 0.5)
      let left = try #require(frame.element("left"))
      #expect(abs(left.frame.minX - expected) < 0.011, "at \(time)")
      #expect(left.frame.width == 44)
      let velocity = -spring.velocity(target: 74.0, time: time - 0.5)
      #expect(abs(left.velocity.dx - velocity) < 0.2, "at \(time)")
      #expect(left.phase == .entering)
      #expect(left.material == 1)
    }
    #expect(simulator.frame(at: 2.4).element("left")?.phase == .present)
  }

  @Test func whatLeavesIsGoneAtRestAndNotBefore() throws {
    let simulator = try Simulator(menu)
    #expect(simulator.frame(at: 2.6).element("left")?.phase == .leaving)
    let last = try #require(simulator.frame(at: simulator.restTime - 1e-6).element("left"))
    #expect(abs(last.frame.minX - 178) < 0.011)
    #expect(simulator.frame(at: simulator.restTime).elements.map(\.name) == ["toggle"])
  }

  @Test func framesDoNotDependOnTheRateOrTheOrder() throws {
    let simulator = try Simulator(menu)
    let slow = simulator.frames(fps: 30)
    let fast = simulator.frames(fps: 240)
    for frame in slow where frame.index * 8 < fast.count {
      var twin = fast[frame.index * 8]
      twin.index = frame.index
      #expect(twin == frame)
    }
    #expect(Array(fast.reversed()).reversed().map(\.time) == fast.indices.map { Double($0) / 240 })
    #expect(fast.last?.elements.count == 1)
    #expect(fast[fast.count - 2].time < simulator.restTime)
  }

  @Test func anInterruptedMorphKeepsValueAndVelocity() throws {
    let scene = StubScene(
      [ActionMenu.closed, ActionMenu.open], timeline: [.to(1, at: 0), .to(0, at: 0.15), .to(1, at: 0.3)])
    let simulator = try Simulator(scene)
    for change in [0.15, 0.3] {
      for name in ["up", "left", "right", "down"] {
        let before = try #require(simulator.frame(at: change - 1e-9).element(name))
        let after = try #require(simulator.frame(at: change).element(name))
        #expect((before.frame.origin - after.frame.origin).length < 1e-5)
        #expect((before.velocity - after.velocity).length < 1e-3)
      }
    }
    #expect(simulator.frame(at: 3).elements.map(\.phase) == Array(repeating: .present, count: 5))
    let left = try #require(simulator.frame(at: 3).element("left"))
    #expect(left.frame == ActionMenu.buttons[1].frame)
    #expect(left.contentOpacity == 1)
  }

  @Test func withoutAnAnimationEverythingJumps() throws {
    let scene = StubScene(
      [ActionMenu.closed, ActionMenu.open], timeline: [.to(1, at: 1, nil), .to(0, at: 2, nil)])
    let simulator = try Simulator(scene)
    #expect(simulator.frame(at: 1).element("left")?.frame == ActionMenu.buttons[1].frame)
    #expect(simulator.frame(at: 1).element("left")?.phase == .present)
    #expect(simulator.frame(at: 2).elements.map(\.name) == ["toggle"])
    #expect(simulator.restTime == 2)
  }

  @Test func aTapFromOutsideHappensAtItsTime() throws {
    let scene = StubScene([ActionMenu.closed, ActionMenu.open])
    var simulator = try Simulator(scene, orders: [TimelineEntry(at: 0.1, .tap("toggle"))])
    let early = simulator
    #expect(simulator.frame(at: 0.2).elements.count == 5)
    try simulator.perform(.tap("toggle"), at: 0.2)
    #expect(simulator.frame(at: 0.3).element("left")?.phase == .leaving)
    #expect(early.frame(at: 0.3).element("left")?.phase == .entering)
    #expect(simulator.frame(at: 0.15) == early.frame(at: 0.15))
    #expect(throws: SceneError.self) { try simulator.perform(.tap("nothing"), at: 0.5) }
    #expect(throws: SceneError.self) { try simulator.perform(.tap("toggle"), at: -1) }
  }

  @Test func whatWasToHappenCanBeForgotten() throws {
    var simulator = try Simulator(menu, options: SimulationOptions(speed: 2))
    let whole = simulator
    try simulator.forget(after: 0.3)
    #expect(simulator.entries.map(\.time) == [0.5])
    #expect(simulator.frame(at: 1) == whole.frame(at: 1))
    #expect(simulator.frame(at: 2).element("left")?.phase == .present)
    #expect(whole.frame(at: 1.3).element("left")?.phase == .leaving)
    try simulator.perform(.tap("toggle"), at: 0.3)
    #expect(simulator.entries.map(\.time) == [0.5, 0.6])
    #expect(simulator.frame(at: 0.31).element("left")?.phase == .leaving)
    try simulator.forget(after: 0)
    #expect(simulator.restTime == 0)
  }

  @Test func speedStretchesTimeAndVelocity() throws {
    let simulator = try Simulator(menu)
    let slow = try Simulator(menu, options: SimulationOptions(speed: 0.5))
    let one = try #require(simulator.frame(at: 0.6).element("left"))
    let two = try #require(slow.frame(at: 1.2).element("left"))
    #expect(one.frame == two.frame)
    #expect(abs(one.velocity.dx - 2 * two.velocity.dx) < 1e-9)
    #expect(abs(slow.restTime - 2 * simulator.restTime) < 1e-9)
    #expect(slow.frame(at: 1.2).time == 1.2)
  }

  @Test func theReportSaysWhatMorphedOutOfWhat() throws {
    let report = try Simulator(menu).report
    #expect(report.changes.map(\.time) == [0.5, 2.5])
    let open = report.changes[0]
    #expect(open.values.map(\.name) == ["state"])
    #expect(open.elements.map(\.decision.source) == ["toggle", "toggle", nil, "toggle", "toggle"])
    #expect(open.elements[0].animation == .bouncy)
    #expect(open.elements[2].restTime == 0.5)
    #expect(open.elements[0].restTime > 1.3)
    #expect(abs(open.elements[0].logicalCompletionTime - 1) < 1e-9)
  }
}
