public import Geometry
import Motion

/// A scene: states, a body that depends on them, what taps do, and what happens over time.
///
/// Read one from JSON with ``SceneDocument``, or build it in Swift:
///
///     let isExpanded = StateVariable("isExpanded", .bool(false))
///     let scene = try Scene("menu", states: [isExpanded], canvas: canvas) {
///       GlassEffectContainer(spacing: 30) { … }
///     } timeline: {
///       tap("Toggle", at: 0.5)
///     }
public struct Scene: AuthoredScene, Hashable, Sendable {
  /// The scene's name.
  public let name: String
  /// One line on what the scene shows.
  public let summary: String
  /// The surface drawn on.
  public private(set) var canvas: Canvas
  /// How long the scene is played, in seconds; `nil` is until everything is at rest.
  public let duration: Double?
  /// The states, in the order written.
  public let variables: [StateVariable]
  let body: [ViewTemplate]
  let events: [EventTemplate]
  let names: Naming

  /// Creates a scene from its parts and checks it as a whole.
  ///
  /// - Throws: ``SceneError`` with everything that is wrong: names and types in expressions, limits, and what
  ///   comes out wrong in a state that the timeline or taps lead to.
  init(
    name: String, summary: String, canvas: Canvas, duration: Double? = nil, variables: [StateVariable],
    body: [ViewTemplate], events: [EventTemplate]
  ) throws(SceneError) {
    self.name = name
    self.summary = summary
    self.canvas = canvas
    self.duration = duration
    self.variables = variables
    self.body = body
    // A stable sort: what happens at one time happens in the order written.
    self.events = events.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    let initial = SceneState(variables.map { ($0.name, $0.initial) })
    names = Naming(body: body, initial: initial)
    try checkWhole()
  }

  /// The state before anything happens.
  public var initialState: SceneState { SceneState(variables.map { ($0.name, $0.initial) }) }

  /// What happens, in ascending order of time.
  public var timeline: [TimelineEntry] {
    events.flatMap { event in
      guard let phases = event.phases else {
        return [TimelineEntry(at: event.time, event.event, place: event.origin.place)]
      }
      let end = (duration ?? .infinity) - event.time
      return phases.changes(until: end).map { change in
        var change = change
        let time = event.time + change.delay
        change.delay = 0
        return TimelineEntry(at: time, .change(change), place: event.origin.place)
      }
    }
    .enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  /// The body in a state, every value decided.
  ///
  /// - Throws: ``SceneError`` where a value computed from the state cannot be shown, with its place.
  public func nodes(in state: SceneState) throws(SceneError) -> [Node] {
    var resolver = Resolver(state: completed(state), initial: initialState, names: names)
    return try resolver.nodes(of: body, path: TemplatePath())
  }

  /// The id, with its namespace where it is used in several.
  public func name(of id: GlassID) -> String {
    names.isAmbiguous(id.id) ? "\(id.namespace).\(id.id)" : id.id
  }

  /// The scene on a canvas of another size, in points.
  public func resized(to size: Size) -> Scene {
    var scene = self
    scene.canvas.size = size
    return scene
  }

  /// The state with every variable in it.
  func completed(_ state: SceneState) -> SceneState {
    var whole = initialState
    for variable in variables {
      if let value = state[variable.name] { whole[variable.name] = value }
    }
    return whole
  }
}

extension SceneState {
  /// Creates a state from values by name; of two of a name the last stands.
  init(_ pairs: [(String, StateValue)]) {
    self.init(Dictionary(pairs, uniquingKeysWith: { $1 }))
  }
}

/// One thing that happens in a scene as written.
struct EventTemplate: Hashable, Sendable {
  var time: Double
  var event: TimelineEntry.Event
  /// The phases that begin, in place of the event.
  var phases: Phases?
  var origin: Origin
}
