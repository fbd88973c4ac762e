/// What happens in a scene when it is played, change by change, without anything being shown.
struct Recorder {
  /// One change that happened.
  struct Entry {
    var time: Double
    var change: StateChange
    var before: SceneState
    var after: SceneState
  }

  private enum Act {
    case event(TimelineEntry.Event)
    case lift(String)
    case change(StateChange)
  }

  /// The most changes that are recorded, and the time after which nothing is, in seconds.
  private static let most = 500
  private static let horizon = 120.0

  private let scene: any AuthoredScene
  private var state: SceneState
  private var waiting: [(time: Double, act: Act)] = []
  private(set) var entries: [Entry] = []

  /// Records the scene's timeline from its first state on.
  static func timeline(of scene: some AuthoredScene) throws(SceneError) -> [Entry] {
    var recorder = Recorder(scene, scene.initialState)
    for entry in scene.timeline.prefix(most) { recorder.wait(.event(entry.event), until: entry.time) }
    try recorder.run(until: scene.duration ?? horizon)
    return recorder.entries
  }

  /// Records what a tap on a control does from a state on.
  static func tap(_ control: SceneControl, of scene: some AuthoredScene, in state: SceneState)
    throws(SceneError) -> [Entry]
  {
    var recorder = Recorder(scene, state)
    recorder.expect(try scene.changes(of: control, in: state), from: 0)
    try recorder.run(until: scene.duration ?? horizon)
    return recorder.entries
  }

  private init(_ scene: some AuthoredScene, _ state: SceneState) {
    self.scene = scene
    self.state = state
  }

  private mutating func wait(_ act: Act, until time: Double) {
    let place = waiting.firstIndex { $0.time > time } ?? waiting.count
    waiting.insert((time, act), at: place)
  }

  private mutating func expect(_ changes: [StateChange], from time: Double) {
    for change in changes { wait(.change(change), until: time + change.delay) }
  }

  private mutating func run(until end: Double) throws(SceneError) {
    while let next = waiting.first, next.time <= end, entries.count < Self.most {
      waiting.removeFirst()
      switch next.act {
      case .event(let event): try begin(event, at: next.time)
      case .lift(let control): expect(try scene.changes(tapping: control, in: state), from: next.time)
      case .change(let change): try carryOut(change, at: next.time)
      }
    }
  }

  private mutating func begin(_ event: TimelineEntry.Event, at time: Double) throws(SceneError) {
    switch event {
    case .tap(let control): expect(try scene.changes(tapping: control, in: state), from: time)
    case .touch(let control, let duration): wait(.lift(control), until: time + duration)
    case .change(let change): expect([change], from: time)
    case .drag(let start, let end):
      let drag = try Drag(from: start, to: end, in: scene.snapshot(in: state))
      expect(try scene.changes(dragging: drag, in: state), from: time)
    case .slide(let name, let end): expect(try state.slide(name, to: end), from: time)
    }
  }

  private mutating func carryOut(_ change: StateChange, at time: Double) throws(SceneError) {
    if change.continuation == nil || !change.values.isEmpty || !change.keyframes.isEmpty {
      let before = state
      state.values.merge(change.values) { $1 }
      entries.append(Entry(time: time, change: change, before: before, after: state))
      expect(try scene.changes(following: state, after: before), from: time)
    }
    guard let action = change.continuation else { return }
    expect(try scene.changes(continuing: action, in: state), from: time)
  }
}
