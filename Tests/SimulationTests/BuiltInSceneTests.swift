import Geometry
import Motion
import SceneModel
import Simulation
import Testing

@Suite struct BuiltInSceneTests {
  private func simulator(_ scene: BuiltInScene) throws -> Simulator {
    try Simulator(SceneDocument.read(scene.bytes))
  }

  @Test(arguments: BuiltInScene.all)
  func everySceneComesToRestAndPrintsItsDecisions(scene: BuiltInScene) throws {
    let simulator = try simulator(scene)
    #expect(simulator.restTime.isFinite)
    let last = try #require(simulator.frames(fps: 60).last)
    #expect(last.elements.allSatisfy { $0.phase == .present })
    let still = try simulator.scene.snapshot(in: simulator.state(at: last.time))
    #expect(last.elements.map(\.frame) == still.elements.map(\.frame))
    for change in simulator.report.changes {
      #expect(change.elements.allSatisfy { !$0.decision.description.isEmpty })
    }
  }

  @Test(arguments: BuiltInScene.all)
  func noFieldJumpsButWhereGlassMaterializes(scene: BuiltInScene) throws {
    let simulator = try simulator(scene)
    let exempt = simulator.report.changes.filter { change in
      change.elements.contains { $0.decision.way == .materialize || $0.decision.way == .identity }
    }
    let jumps = Continuity.jumps(of: simulator, fps: 60).filter { jump in
      !exempt.contains { jump.time >= $0.time && jump.time - 1.0 / 60 <= $0.restTime }
    }
    #expect(jumps.isEmpty, "\(scene.name): \(jumps)")
  }
}
