extension Scene {
  /// Makes a document's scene of any authored one, such as a listing: it plays to the same pictures.
  ///
  /// The states are looked at that the timeline and taps lead to. What is different among them becomes a choice over
  /// the state's variables; a tap's changes become a button's action. Where a document cannot say what an act does,
  /// as with a drag or with a tap on a view that is no button, the timeline has the changes themselves.
  ///
  /// - Throws: ``SceneError`` where a state of the scene cannot be laid out.
  public init(converting source: some AuthoredScene) throws(SceneError) {
    self = try Conversion(source).scene()
  }
}

/// One scene on its way into a document.
private struct Conversion<Source: AuthoredScene> {
  private static var mostStates: Int { 128 }

  let source: Source
  /// What happens when the source is played.
  private let record: [Recorder.Entry]
  private let states: [SceneState]
  /// The nodes of each state, named.
  private let trees: [[Node]]
  private let code: StateCode

  init(_ source: Source) throws(SceneError) {
    self.source = source
    record = try Recorder.timeline(of: source)
    var found = [source.initialState] + record.map(\.after)
    try source.explore { state, _ in found.append(state) }
    var seen: Set<SceneState> = []
    states = Array(found.filter { seen.insert($0).inserted }.prefix(Self.mostStates))
    var trees: [[Node]] = []
    var names = NodeNames()
    for state in states {
      let nodes = try source.nodes(in: state)
      names.note(nodes)
      trees.append(nodes)
    }
    self.trees = trees.map(names.named)
    code = StateCode(source.variables, states)
  }

  func scene() throws(SceneError) -> Scene {
    let chooser = Chooser(states.map(code.state), variables: code.variables)
    let merge = TreeMerge(chooser: chooser, actions: try actions())
    let body = try merge.views(trees.enumerated().map { ($0, $1) })
      .withoutPlainNames(from: code.state(source.initialState))
    let scene = try scene(body, source.timeline.map(event))
    if plays(scene) { return scene }
    return try self.scene(
      body,
      record.map { EventTemplate(time: $0.time, event: .change(code.change($0.change)), origin: Origin()) })
  }

  private func scene(_ body: [ViewTemplate], _ events: [EventTemplate]) throws(SceneError) -> Scene {
    try Scene(
      name: source.name, summary: source.summary, canvas: source.canvas, duration: source.duration,
      variables: code.variables, body: body, events: events)
  }

  private func event(_ entry: TimelineEntry) -> EventTemplate {
    var event = entry.event
    if case .change(let change) = event {
      var coded = code.change(change)
      coded.delay = change.delay
      event = .change(coded)
    }
    return EventTemplate(time: entry.time, event: event, origin: Origin())
  }

  /// What taps on the views do, by the views' keys.
  private func actions() throws(SceneError) -> [String: [ActionTemplate]] {
    var taps: [String: [(state: Int, entries: [Recorder.Entry])]] = [:]
    for (index, state) in states.enumerated() {
      var controls = try source.controls(in: state)[...]
      for button in trees[index].buttons() {
        guard let place = controls.firstIndex(where: { $0.label == button.label }) else { continue }
        let entries = try Recorder.tap(controls[place], of: source, in: state)
        controls = controls[(place + 1)...]
        taps[button.key, default: []].append((index, entries.map(coded)))
      }
    }
    let merge = TapMerge(code.variables)
    return taps.compactMapValues { taps in
      merge.actions(taps.map(\.entries), from: taps.map { code.state(states[$0.state]) })
    }
  }

  private func coded(_ entry: Recorder.Entry) -> Recorder.Entry {
    Recorder.Entry(
      time: entry.time, change: code.change(entry.change), before: code.state(entry.before),
      after: code.state(entry.after))
  }

  /// Whether what happens in a scene is what happens in the source.
  private func plays(_ scene: Scene) -> Bool {
    do throws(SceneError) {
      let mine = record.map(coded).filter(\.isSeen)
      let other = try Recorder.timeline(of: scene).filter(\.isSeen)
      return mine.count == other.count && zip(mine, other).allSatisfy { $0.isSame(as: $1) }
    } catch {
      // A tap found no button: the changes themselves are written then.
      return false
    }
  }
}

extension Recorder.Entry {
  /// Whether the change changes anything.
  fileprivate var isSeen: Bool { before != after || !change.keyframes.isEmpty }

  fileprivate func isSame(as other: Self) -> Bool {
    (time - other.time).magnitude < 1e-9 && after == other.after && change.keyframes == other.change.keyframes
      && change.transaction == other.change.transaction
  }
}

extension [Node] {
  /// The buttons in the nodes, in declaration order, with the keys by which trees are merged.
  fileprivate func buttons(under key: String = "") -> [(key: String, label: String)] {
    flatMap { node in
      let own = key.isEmpty ? node.step : "\(key)/\(node.step)"
      var found: [(key: String, label: String)] = []
      if case .button(let label) = node.kind { found.append((own, label)) }
      found += node.children.buttons(under: own)
      for (index, modifier) in node.modifiers.enumerated() {
        for content in modifier.contents {
          found += content.nodes.buttons(under: "\(own)/\(content.part)\(index)")
        }
      }
      return found
    }
  }
}
