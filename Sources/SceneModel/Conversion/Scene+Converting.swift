extension Scene {
  /// Makes a document's scene of any authored one, such as a listing: it plays to the same pictures.
  ///
  /// The states are looked at that the timeline and taps lead to. What is different among them becomes a choice over
  /// the state's variables; a tap's changes become a button's action. Where a document cannot say what an act does,
  /// as with a drag or with a tap on a view that is no button, the timeline has the changes themselves.
  ///
  /// - Parameters:
  ///   - source: The scene.
  ///   - orders: What happens besides the scene's own timeline, in any order.
  ///   - duration: How long the document is to be played, in seconds; `nil` is as long as the scene says.
  /// - Throws: ``SceneError`` where a state of the scene cannot be laid out.
  public init(
    converting source: some AuthoredScene, orders: [TimelineEntry] = [], duration: Double? = nil
  ) throws(SceneError) {
    self = try Conversion(source, orders, duration ?? source.duration).scene()
  }
}

/// One scene on its way into a document.
private struct Conversion<Source: AuthoredScene> {
  private static var mostStates: Int { 128 }

  let source: Source
  private let timeline: [TimelineEntry]
  private let duration: Double?
  /// What happens when the source is played, in the document's code.
  private let record: [Recorder.Entry]
  private let states: [SceneState]
  /// The nodes of each state, named.
  private let trees: [[Node]]
  private let code: StateCode

  init(_ source: Source, _ orders: [TimelineEntry], _ duration: Double?) throws(SceneError) {
    self.source = source
    self.duration = duration
    timeline = (source.timeline + orders).enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    let record = try Recorder.play(timeline, of: source, until: duration)
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
    self.record = record.map(code.entry)
  }

  func scene() throws(SceneError) -> Scene {
    let chooser = Chooser(states.map(code.state), variables: code.variables)
    let merge = TreeMerge(chooser: chooser, actions: try actions())
    let body = try merge.views(trees.enumerated().map { ($0, $1) })
      .withoutPlainNames(from: code.state(source.initialState))
    let still = try scene(body, [])
    let scene = try scene(body, timeline.indices.flatMap { events(of: $0, in: still) })
    if plays(scene) { return scene }
    // What happens later depends on what happened in between; the changes as they are do not.
    return try self.scene(body, record.map(Self.event))
  }

  private func scene(_ body: [ViewTemplate], _ events: [EventTemplate]) throws(SceneError) -> Scene {
    try Scene(
      name: source.name, summary: source.summary, canvas: source.canvas, duration: duration,
      variables: code.variables, body: body, events: events)
  }

  /// One event of the timeline as the document says it: a tap where that does the same, else the changes themselves.
  private func events(of index: Int, in still: Scene) -> [EventTemplate] {
    let entry = timeline[index]
    let changes = record.filter { $0.cause == index }
    let word: String
    let start: Double
    switch entry.event {
    case .tap(let control): (word, start) = (control, entry.time)
    case .touch(let control, let length): (word, start) = (control, entry.time + length)
    case .change, .drag, .slide: return changes.filter(\.isSeen).map(Self.event)
    }
    do throws(SceneError) {
      guard let before = changes.first?.before,
        let control = try still.controls(in: before).named(word),
        try Recorder.tap(control, of: still, in: before).isSame(as: changes, later: start)
      else { return changes.filter(\.isSeen).map(Self.event) }
    } catch {
      // What the document cannot do at a tap it says as changes.
      return changes.filter(\.isSeen).map(Self.event)
    }
    return [EventTemplate(time: entry.time, event: entry.event, origin: Origin())]
  }

  private static func event(_ entry: Recorder.Entry) -> EventTemplate {
    EventTemplate(time: entry.time, event: .change(entry.change), origin: Origin())
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
        taps[button.key, default: []].append((index, entries.map(code.entry)))
      }
    }
    let merge = TapMerge(code.variables)
    return taps.compactMapValues { taps in
      merge.actions(taps.map(\.entries), from: taps.map { code.state(states[$0.state]) })
    }
  }

  /// Whether what happens in a scene is what happens in the source.
  private func plays(_ scene: Scene) -> Bool {
    do throws(SceneError) {
      return try record.isSame(as: Recorder.play(scene.timeline, of: scene, until: duration))
    } catch {
      // A tap found no button: the changes themselves are written then.
      return false
    }
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
