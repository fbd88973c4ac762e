public import SceneModel

/// What a simulation did and why: the scene at the start, and every change of state.
public struct SimulationReport: Hashable, Sendable {
  /// The scene's name.
  public let scene: String
  /// The regions of glass at the start.
  public let containers: [Snapshot.Container]
  /// The unions at the start.
  public let unions: [UnionFinding]
  /// The changes of state, in order of time.
  public let changes: [ChangeReport]
  /// When the scene is at rest for good, in seconds that are shown; infinite where something never rests.
  public let restTime: Double
}

extension Simulator {
  /// What was decided at every change, and why.
  public var report: SimulationReport {
    SimulationReport(
      scene: scene.name, containers: stages[0].snapshot.containers,
      unions: UnionFinding.findings(in: stages[0].snapshot), changes: stages.compactMap(\.report),
      restTime: restTime)
  }
}
