/// What happens in a scene when it is played, change by change, without anything being shown.
struct Recorder {
  /// One change that happened.
  struct Entry {
    var time: Double
    var change: StateChange
    var before: SceneState
    var after: SceneState
    /// Which event of the timeline it comes from, by its position.
    var cause = 0
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
  private var waiting: [(time: Double, act: Act, cause: Int)] = []
  private(set) var entries: [Entry] = []

  /// Records what happens by a timeline, from the scene's first state on.
  static func play(_ timeline: [TimelineEntry], of scene: some AuthoredScene, until end: Double?)
    throws(SceneError) -> [Entry]
  {
    var recorder = Recorder(scene, scene.initialState)
    for (index, entry) in timeline.prefix(most).enumerated() {
      recorder.wait(.event(entry.event), until: entry.time, index)
    }
    try recorder.run(until: end ?? horizon)
    return recorder.entries
  }

  /// Records what a tap on a control does from a state on.
  static func tap(_ control: SceneControl, of scene: some AuthoredScene, in state: SceneState)
    throws(SceneError) -> [Entry]
  {
    var recorder = Recorder(scene, state)
    recorder.expect(try scene.changes(of: control, in: state), from: 0, 0)
    try recorder.run(until: scene.duration ?? horizon)
    return recorder.entries
  }

  private init(_ scene: some AuthoredScene, _ state: SceneState) {
    self.scene = scene
    self.state = state
  }

  private mutating func wait(_ act: Act, until time: Double, _ cause: Int) {
    let place = waiting.firstIndex { $0.time > time } ?? waiting.count
    waiting.insert((time, act, cause), at: place)
  }

  private mutating func expect(_ changes: [StateChange], from time: Double, _ cause: Int) {
    for change in changes { wait(.change(change), until: time + change.delay, cause) }
  }

  private mutating func run(until end: Double) throws(SceneError) {
    while let next = waiting.first, next.time <= end, entries.count < Self.most {
      waiting.removeFirst()
      switch next.act {
      case .event(let event): try begin(event, at: next.time, next.cause)
      case .lift(let control):
        expect(try scene.changes(tapping: control, in: state), from: next.time, next.cause)
      case .change(let change): try carryOut(change, at: next.time, next.cause)
      }
    }
  }

  private mutating func begin(_ event: TimelineEntry.Event, at time: Double, _ cause: Int) throws(SceneError)
  {
    switch event {
    case .tap(let control): expect(try scene.changes(tapping: control, in: state), from: time, cause)
    case .touch(let control, let duration): wait(.lift(control), until: time + duration, cause)
    case .change(let change): expect([change], from: time, cause)
    case .drag(let start, let end):
      let drag = try Drag(from: start, to: end, in: scene.snapshot(in: state))
      expect(try scene.changes(dragging: drag, in: state), from: time, cause)
    case .slide(let name, let end): expect(try state.slide(name, to: end), from: time, cause)
    }
  }

  private mutating func carryOut(_ change: StateChange, at time: Double, _ cause: Int) throws(SceneError) {
    if change.continuation == nil || !change.values.isEmpty || !change.keyframes.isEmpty {
      let before = state
      state.values.merge(change.values) { $1 }
      entries.append(Entry(time: time, change: change, before: before, after: state, cause: cause))
      expect(try scene.changes(following: state, after: before, by: nil), from: time, cause)
    }
    guard let action = change.continuation else { return }
    expect(try scene.changes(continuing: action, in: state), from: time, cause)
  }
}

extension Recorder.Entry {
  /// Whether the change changes anything.
  var isSeen: Bool { before != after || !change.keyframes.isEmpty }

  /// Whether it is the same change as another, that one so many seconds later.
  func isSame(as other: Self, later shift: Double = 0) -> Bool {
    (time + shift - other.time).magnitude < 1e-9 && after == other.after
      && change.keyframes == other.change.keyframes && change.transaction == other.change.transaction
  }
}

extension [Recorder.Entry] {
  /// Whether the same happens in another record, that one so many seconds later; what changes nothing left out.
  func isSame(as other: Self, later shift: Double = 0) -> Bool {
    let (mine, others) = (filter(\.isSeen), other.filter(\.isSeen))
    return mine.count == others.count && zip(mine, others).allSatisfy { $0.isSame(as: $1, later: shift) }
  }
}
