import Geometry
import Motion
import SceneModel
import Simulation
import Testing

@Suite struct ContinuityTests {
  @Test func theActionMenuNeverJumps() throws {
    let simulator = try Simulator(
      StubScene([ActionMenu.closed, ActionMenu.open], timeline: [.to(1, at: 0.1), .to(0, at: 0.4)]))
    let jumps = Continuity.jumps(of: simulator, fps: 120)
    #expect(jumps.isEmpty, "\(jumps)")
  }

  @Test func theFieldAtTheEndsIsTheRestingOne() throws {
    let simulator = try Simulator(
      StubScene([ActionMenu.closed, ActionMenu.open], timeline: [.to(1, at: 0.1), .to(0, at: 2)]))
    for (time, snapshot) in [
      (0.1, ActionMenu.closed), (1.99, ActionMenu.open), (2, ActionMenu.open),
      (simulator.restTime - 1e-6, ActionMenu.closed), (simulator.restTime, ActionMenu.closed),
    ] {
      let still = try Simulator(StubScene([snapshot])).frame(at: 0)
      let frame = simulator.frame(at: time)
      #expect(Continuity.distance(frame.containers[0], still.containers[0]) <= 0.03, "at \(time)")
    }
  }

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func aShapeThatGrowsOutOfOneThatIsJoinedDoesNotInflateIt(order: [Int]) throws {
    let joined = [PlacedElement.disc("a", 150, 200), .disc("b", 200, 190)]
    let child = PlacedElement.disc("c", 150, 262)
    let all = joined + [child]
    let open = Snapshot.of(order.map { all[$0] })
    let closed = Snapshot.of(order.filter { $0 < 2 }.map { all[$0] })
    let simulator = try Simulator(StubScene([closed, open], timeline: [.to(1, at: 0.05), .to(0, at: 0.5)]))
    let still = simulator.frame(at: 0).containers[0]
    #expect(Continuity.distance(simulator.frame(at: 0.05).containers[0], still) < 1e-9)
    #expect(Continuity.distance(simulator.frame(at: simulator.restTime - 1e-6).containers[0], still) < 0.03)
    let jumps = Continuity.jumps(of: simulator, fps: 120)
    #expect(jumps.isEmpty, "\(jumps)")
  }
}
