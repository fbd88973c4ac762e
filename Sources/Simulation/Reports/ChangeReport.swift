public import Motion
public import SceneModel

/// What one change of state does: every element's decision with its rule and its figures.
public struct ChangeReport: Hashable, Sendable {
  /// What is said of one element.
  public struct Element: Hashable, Sendable {
    /// What was decided, by which rule, and how far the nearest shape is.
    public let decision: Decision
    /// Whether it is glass in the new state, or was until it left.
    public let isGlass: Bool
    /// The animation that carries it; `nil` where it jumps.
    public let animation: Animation?
    /// When it is at rest if nothing else happens, in seconds; infinite where it never rests, and the time of
    /// the change where it does not move.
    public let restTime: Double
    /// When its animation counts as complete, in seconds; the time of the change where it does not move.
    public let logicalCompletionTime: Double
  }

  /// When, in seconds that are shown.
  public let time: Double
  /// What the change was: a tap's, a touch's or the timeline's own.
  public let cause: Cause
  /// The variables that were given a value, in the order of their names.
  public let values: [Variable]
  /// How the change was to be shown.
  public let transaction: Transaction
  /// What becomes of each element: those of the new state in declaration order, then those that leave.
  public let elements: [Element]
  /// The unions of the new state.
  public let unions: [UnionFinding]
  /// The regions of glass of the new state.
  public let containers: [Snapshot.Container]
  /// The names that keyframes of the change were for and that nothing has in the new state.
  public let missingTargets: [String]
  /// When everything is at rest if nothing else happens, in seconds; infinite where something never rests.
  public let restTime: Double

  /// What made a change happen.
  public enum Cause: Hashable, Sendable {
    /// A tap on a control, by its label.
    case tap(String)
    /// The timeline, or an order from outside.
    case change
  }

  /// A variable and the value it was given.
  public struct Variable: Hashable, Sendable {
    /// The variable's name.
    public let name: String
    /// The new value.
    public let value: StateValue
    /// The value before; `nil` where the variable had none.
    public let previous: StateValue?
  }
}

extension ChangeReport {
  init(
    _ change: Change, stage: Stage, cause: Cause, change request: StateChange, missing: [String],
    speed: Double
  ) {
    time = change.time / speed
    self.cause = cause
    self.values = request.values.sorted { $0.key < $1.key }.map { name, value in
      Variable(name: name, value: value, previous: change.old.state[name])
    }
    transaction = change.transaction
    var tracks: [String: ElementTrack] = [:]
    for track in stage.tracks where tracks[track.placed.name] == nil { tracks[track.placed.name] = track }
    elements = change.matching.decisions.map { decision in
      let track = tracks[decision.name]
      return Element(
        decision: decision, isGlass: track?.placed.glass != nil, animation: track?.animation,
        restTime: max(track?.restTime ?? change.time, change.time) / speed,
        logicalCompletionTime: max(track?.vector.logicalCompletionTime ?? change.time, change.time) / speed)
    }
    unions = change.matching.unions
    containers = stage.snapshot.containers
    missingTargets = missing
    restTime = stage.restTime / speed
  }
}
