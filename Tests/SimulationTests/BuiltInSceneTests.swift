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

extension BuiltInSceneTests {
  /// The outline as it is exported: at each change that of the moment before, at its end that of the state at rest.
  @Test(arguments: BuiltInScene.all)
  func outlinesAtTheEndsOfTransitionsAreTheRestingOnes(scene: BuiltInScene) throws {
    let simulator = try Simulator(SceneDocument.read(scene.bytes))
    let changes = simulator.report.changes
    for (index, change) in changes.enumerated() {
      let next = index + 1 < changes.count ? changes[index + 1].time : .infinity
      let appears = change.elements.contains {
        $0.decision.fate == .appears && $0.decision.way != .matchedGeometry
      }
      let jumps = change.elements.contains { $0.animation == nil }
      if !appears, !jumps { expectSame(simulator, change.time - 1e-7, simulator, change.time, scene.name) }
      guard change.restTime < next else { continue }
      let still = try Simulator(
        Still(
          name: scene.name, snapshot: simulator.scene.snapshot(in: simulator.state(at: change.restTime))))
      let vanishes = change.elements.contains {
        $0.decision.fate == .leaves && $0.decision.way != .matchedGeometry
      }
      if !vanishes { expectSame(simulator, change.restTime - 1e-7, still, 0, scene.name) }
      expectSame(simulator, change.restTime, still, 0, scene.name)
    }
  }

  private func expectSame(
    _ one: Simulator, _ time: Double, _ other: Simulator, _ otherTime: Double, _ name: String
  ) {
    let before = one.frame(at: time).containers.filter { !$0.shapes.isEmpty }
    let after = other.frame(at: otherTime).containers.filter { !$0.shapes.isEmpty }
    #expect(before.map(\.name) == after.map(\.name), "\(name) at \(time)")
    for (a, b) in zip(before, after) where a != b {
      let moved = a.field.outline(tolerance: 0.01).hausdorffDistance(
        to: b.field.outline(tolerance: 0.01), tolerance: 0.02)
      #expect(moved <= 0.05, "\(name) at \(time)")
    }
  }

  private struct Still: SceneSource {
    let name: String
    let snapshot: Snapshot
    var initialState: SceneState { SceneState() }
    var timeline: [TimelineEntry] { [] }
    func snapshot(in state: SceneState) throws(SceneError) -> Snapshot { snapshot }
    func changes(tapping control: String, in state: SceneState) throws(SceneError) -> [StateChange] { [] }
  }
}

extension BuiltInSceneTests {
  /// The frames in a second that outlines are looked at, and how closely: in release, where the whole takes minutes,
  /// a thousand.
  private static var looks: (fps: Double, tolerance: Double) {
    #if DEBUG
      (12, 0.4)
    #else
      (1000, 0.1)
    #endif
  }

  @Test(arguments: BuiltInScene.all)
  func outlinesMoveNoFasterThanElementsDo(scene: BuiltInScene) throws {
    let jumps = try OutlineContinuity(simulator(scene)).jumps(
      fps: Self.looks.fps, tolerance: Self.looks.tolerance)
    #expect(jumps.isEmpty, "\(scene.name): \(jumps)")
  }

  /// All that happens in a tenth of the time, so that each change comes in the middle of the one before.
  @Test(arguments: BuiltInScene.all)
  func outlinesMoveNoFasterThanElementsThatAreRetargeted(scene: BuiltInScene) throws {
    let document = try scene.scene()
    let first = try #require(document.timeline.first)
    let hurried = document.timeline.map { entry in
      TimelineEntry(at: 0.1 + (entry.time - first.time) / 10, entry.event)
    }
    let simulator = try Simulator(document.playing(hurried))
    let jumps = OutlineContinuity(simulator).jumps(
      fps: Self.looks.fps, tolerance: Self.looks.tolerance)
    #expect(jumps.isEmpty, "\(scene.name): \(jumps)")
  }
}
