public import SceneModel

/// A scene as it is played: what happens is worked out at its exact time, and any time can be looked at.
///
///     var simulator = try Simulator(scene)
///     let frame = simulator.frame(at: 0.25)
///     for frame in simulator.frames(fps: 60) { … }
///
/// Every frame is a function of its time alone. Nothing is stepped from frame to frame, so the frame at a
/// time is the same at any frame rate, and times can be read forwards, backwards and again. A simulator is a
/// value: a copy goes its own way.
public struct Simulator: Sendable {
  /// The scene that is played.
  public let scene: any SceneSource
  /// How it is played.
  public let options: SimulationOptions
  /// The scene between one thing that happens and the next, in order of time.
  private(set) var stages: [Stage]
  /// What happens in it, in the order in which it was asked for: the scene's timeline, then what a person does
  /// besides; times are the scene's own, in seconds.
  public private(set) var entries: [TimelineEntry]

  /// Plays a scene's timeline, and what a person does besides.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - options: How it is played.
  ///   - orders: What happens besides the scene's timeline, in any order; of the same time, after it.
  /// - Throws: ``SceneError`` where the scene cannot be laid out in a state that it comes to, where a control
  ///   that is tapped is not there, or where a time is negative or not finite.
  public init(
    _ scene: any SceneSource, options: SimulationOptions = SimulationOptions(), orders: [TimelineEntry] = []
  ) throws(SceneError) {
    self.scene = scene
    self.options = options
    entries = scene.timeline + orders
    let state = scene.initialState
    stages = [
      Stage(initial: try scene.snapshot(in: state), state: state, playback: options.playback)
    ]
    try play(entries)
  }

  /// Lets something happen at a time that is shown, in seconds; what was to happen later still does.
  ///
  /// - Throws: ``SceneError`` as ``init(_:options:orders:)`` does; the simulator is then as it was.
  public mutating func perform(_ event: TimelineEntry.Event, at time: Double) throws(SceneError) {
    var next = self
    let moment = time * options.speed
    let entry = TimelineEntry(at: moment, event)
    next.entries.append(entry)
    if moment >= stages[stages.count - 1].time, entries.allSatisfy({ $0.time <= moment }) {
      // All that was to happen has: what is new comes after it.
      try next.play([entry])
    } else {
      next.stages = [stages[0]]
      try next.play(next.entries)
    }
    self = next
  }

  /// Forgets what was to happen after a time that is shown, in seconds; what is under way by then goes on.
  ///
  /// - Throws: ``SceneError`` as ``init(_:options:orders:)`` does; the simulator is then as it was.
  public mutating func forget(after time: Double) throws(SceneError) {
    let moment = time * options.speed
    var next = self
    next.entries.removeAll { $0.time > moment }
    if next.entries.count == entries.count { return }
    next.stages = [stages[0]]
    try next.play(next.entries)
    self = next
  }

  /// Works out the stages that entries lead to, after those that there are.
  private mutating func play(_ entries: [TimelineEntry]) throws(SceneError) {
    var agenda = Agenda()
    for entry in entries { try agenda.add(entry) }
    while let item = agenda.next() {
      do throws(SceneError) {
        try carryOut(item, &agenda)
      } catch {
        throw error.placed(at: item.place)
      }
    }
  }

  private mutating func carryOut(_ item: Agenda.Item, _ agenda: inout Agenda) throws(SceneError) {
    let stage = stages[stages.count - 1]
    switch item.act {
    case .tap(let control):
      for change in try scene.changes(tapping: control, in: stage.state) {
        agenda.add(change, cause: .tap(control), at: item.time, item.place)
      }
    case .touch(let control, let duration):
      // A control that is not there is found out when it is touched, not when the finger lifts.
      _ = try scene.changes(tapping: control, in: stage.state)
      agenda.add(.lift(control), at: item.time + duration, item.place)
      let label = try scene.label(ofControl: control, in: stage.state)
      stages.append(stage.pressed(label, at: item.time))
    case .lift(let control):
      stages.append(stage.released(at: item.time))
      agenda.add(.tap(control), at: item.time, item.place)
    case .drag(let start, let end):
      let drag = try Drag(from: start, to: end, in: stage.snapshot)
      for change in try scene.changes(dragging: drag, in: stage.state) {
        agenda.add(change, cause: .change, at: item.time, item.place)
      }
    case .slide(let name, let end):
      for change in try stage.state.slide(name, to: end) {
        agenda.add(change, cause: .change, at: item.time, item.place)
      }
    case .change(let change, let cause):
      try carryOut(change, cause, item, &agenda)
    }
  }

  /// Whether something may still follow of itself: what sets itself off over and over is left alone at some time.
  private func mayFollow(at time: Double) -> Bool {
    let last = entries.reduce(0) { max($0, $1.time) }
    let together = stages.reversed().prefix { $0.time == time }.count
    return together < 32 && time <= last + 10 && stages.count < 4000
  }

  private mutating func carryOut(
    _ change: StateChange, _ cause: ChangeReport.Cause, _ item: Agenda.Item, _ agenda: inout Agenda
  ) throws(SceneError) {
    let stage = stages[stages.count - 1]
    // An action that only goes on changes nothing yet, and SwiftUI updates no view for a value that is the same.
    let isSame = change.values.allSatisfy { stage.state[$0.key] == $0.value }
    let isIdle = isSame && (!change.values.isEmpty || change.continuation != nil)
    if !isIdle || !change.keyframes.isEmpty {
      var state = stage.state
      for (name, value) in change.values { state[name] = value }
      let snapshot = try scene.snapshot(in: state)
      stages.append(
        stage.changed(
          to: state, snapshot: snapshot, by: change, cause: cause, at: item.time, options: options))
      if mayFollow(at: item.time) {
        for following in try scene.changes(
          following: state, after: stage.state, by: change.transaction)
        {
          agenda.add(following, cause: .change, at: item.time, item.place)
        }
      }
    }
    guard let action = change.continuation else { return }
    for next in try scene.changes(continuing: action, in: stages[stages.count - 1].state) {
      agenda.add(next, cause: cause, at: item.time, item.place)
    }
  }
}

extension Simulator {
  /// The frame at a time that is shown, in seconds; before 0 it is the first.
  ///
  /// - Precondition: The time is not NaN.
  /// - Complexity: O(*n*) in the elements that are seen, and O(log *c*) in the changes.
  public func frame(at time: Double, index: Int = 0) -> Frame {
    precondition(!time.isNaN, "A frame has a time.")
    let moment = max(time, 0) * options.speed
    return StageDrawing(stage(at: moment), at: moment).frame(
      index: index, time: max(time, 0), speed: options.speed)
  }

  /// The time that is shown from which on nothing moves and nothing happens, in seconds; infinite where
  /// something repeats for ever.
  public var restTime: Double { stages[stages.count - 1].restTime / options.speed }

  /// The time that is shown at which the scene is over, in seconds: as long as it says it lasts, else once it is
  /// at rest, or where it never is a time after the last thing that happens.
  public func endTime(limit: Double = 10) -> Double {
    if let duration = scene.duration { return duration / options.speed }
    return restTime.isFinite ? restTime : lastChangeTime + limit
  }

  /// The time that is shown at which the last thing happens, in seconds; 0 where nothing does.
  public var lastChangeTime: Double { stages[stages.count - 1].time / options.speed }

  /// The state of the scene at a time that is shown, in seconds.
  public func state(at time: Double) -> SceneState { stage(at: max(time, 0) * options.speed).state }

  /// The stage that a time of the scene falls in: the last that has begun.
  func stage(at moment: Double) -> Stage { stages[stageIndex(at: moment)] }

  func stageIndex(at moment: Double) -> Int {
    var low = 1
    var high = stages.count
    while low < high {
      let middle = (low + high) / 2
      if stages[middle].time <= moment { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}

extension SceneError {
  /// The error, with a place for what has none.
  fileprivate func placed(at place: Diagnostic.Place?) -> SceneError {
    SceneError(
      diagnostics.map { Diagnostic($0.severity, $0.message, at: $0.place ?? place) })
  }
}
