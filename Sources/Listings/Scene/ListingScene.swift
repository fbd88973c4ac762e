public import Geometry
public import SceneModel

/// The scene that a listing describes: its states, what its body shows in each, and what its actions do.
public struct ListingScene: AuthoredScene {
  /// The name of the view that is shown.
  public let name: String
  /// The surface drawn on.
  public private(set) var canvas: Canvas
  /// The states, in the order in which the code comes to them.
  public let variables: [StateVariable]
  let program: Program
  let root: Root
  private(set) var setting: Evaluator.Setting
  /// The names of elements by their places, the same in every state.
  let names: NodeNames
  let keys: [String: StateKey]
  /// What the canvas has for its background in the views' stead.
  private var ground: Ground?
  /// Whether something runs of itself at the start.
  private let startsByItself: Bool
  /// Whether views with states of their own may come and go.
  private let forgets: Bool

  /// What was found out of states, until the scene itself is changed.
  private var summaries = StateSummaries()

  /// How much work an answer about the scene takes, in steps of the code.
  public let effort: Int

  init(_ program: Program, _ root: Root, _ setting: Evaluator.Setting) throws(SceneError) {
    self.program = program
    self.root = root
    canvas = setting.canvas
    name = root.name
    let guessed = Guesses(program, root, setting)
    let first = guessed.first
    var setting = guessed.setting
    var naming = ListingNaming()
    // States and elements that only taps bring are to have good names as well.
    let effort = naming.follow(first, program, root, &setting)
    setting.names = naming.states
    self.setting = setting
    self.effort = effort
    variables = naming.variables
    names = naming.elements
    keys = naming.keys
    let owners = Set(naming.keys.values.filter(first.evaluator.isViews).map(\.owner))
    forgets = owners.count > 1 || owners.contains { !$0.isEmpty && $0 != "0" }
    startsByItself = !first.evaluator.lifecycles.isEmpty
    if let found = Ground(rearmost: first), hasGround {
      ground = found
      summaries = StateSummaries()
    }
    paintBackground()
  }

  /// The state before anything happens.
  public var initialState: SceneState {
    SceneState(variables.reduce(into: [:]) { $0[$1.name] = $1.initial })
  }

  /// What runs of itself when the view appears; what people do is for those who play it.
  public var timeline: [TimelineEntry] {
    startsByItself
      ? [TimelineEntry(at: 0, .change(StateChange([:], continuation: Continuation("appear"))))] : []
  }

  /// An id that stands twice is a mistake that SwiftUI lets pass.
  public var refusesRepeatedIDs: Bool { false }

  /// The scene on a canvas of another size, in points, which keeps nothing free at its edges.
  public func resized(to size: Size) -> ListingScene {
    var scene = self
    scene.canvas.size = size
    scene.canvas.safeArea = .zero
    scene.paintBackground()
    scene.setting.canvas = scene.canvas
    scene.summaries = StateSummaries()
    return scene
  }

  private mutating func paintBackground() {
    if let ground { canvas.background = ground.background(covering: canvas.size) }
  }

  /// The body in a state, every value decided.
  public func nodes(in state: SceneState) throws(SceneError) -> [Node] { summary(of: state).nodes }

  /// All that can be asked of a state, evaluated once.
  public func survey(in state: SceneState) throws(SceneError) -> Survey {
    let evaluation = evaluation(in: state)
    let summary = summary(of: evaluation, in: state)
    let maker = evaluation.evaluator.maker
    var work = 0
    let taps = evaluation.evaluator.controls.map { control in
      // What a tap makes anew is named as if nothing else had been tapped.
      evaluation.evaluator.maker = maker
      // Where actions do not come to an end not all of them are tried.
      let changes =
        work > Evaluator.Most.surveyed ? [] : evaluation.changes(tapping: control.control.key, in: state)
      work += evaluation.evaluator.steps
      return Survey.Tap(control: control.control, changes: changes)
    }
    return Survey(nodes: summary.nodes, taps: taps)
  }

  /// The controls in a state, in the order of the code.
  public func controls(in state: SceneState) throws(SceneError) -> [SceneControl] {
    summary(of: state).controls
  }

  /// The changes that a tap on a control makes, in order.
  public func changes(of control: SceneControl, in state: SceneState) throws(SceneError) -> [StateChange] {
    evaluation(in: state).changes(tapping: control.key, in: state)
  }

  /// The changes that `onChange`, `onAppear` and `task` make when the state goes over into another.
  public func changes(following state: SceneState, after earlier: SceneState, by transaction: Transaction?)
    throws(SceneError) -> [StateChange]
  {
    guard setting.uses.livens || startsByItself || forgets else { return [] }
    guard summary(of: state).mayFollow(after: summary(of: earlier), in: state) else { return [] }
    return evaluation(in: state).changes(after: evaluation(in: earlier), by: transaction, in: state)
  }

  /// The changes by which an action goes on that waited.
  public func changes(continuing action: Continuation, in state: SceneState) throws(SceneError)
    -> [StateChange]
  {
    if let changes = AnimatedData.changes(continuing: action, in: state) { return changes }
    let start = action.action == "appear" ? state : action.states.first ?? state
    return evaluation(in: start).changes(continuing: action, in: state)
  }

  /// The changes that a finger makes on a view with a `DragGesture`.
  public func changes(dragging drag: Drag, in state: SceneState) throws(SceneError) -> [StateChange] {
    let snapshot = try snapshot(in: state)
    let keys = snapshot.elements.filter { $0.frame.holds(drag.start) }.map(\.key.description)
    guard let changes = evaluation(in: state).changes(dragging: drag, over: keys, in: state) else {
      throw SceneError([Diagnostic(.error, "nothing in the scene can be dragged in this state")])
    }
    return changes
  }

  private func summary(of state: SceneState) -> StateSummary {
    summaries[state] ?? summary(of: evaluation(in: state), in: state)
  }

  /// Keeps what an evaluation came to, before it runs any action.
  private func summary(of evaluation: Evaluation, in state: SceneState) -> StateSummary {
    let summary = StateSummary(
      evaluation, nodes: names.named(ground?.removed(from: evaluation) ?? evaluation.nodes))
    // What was interrupted is not all that there is.
    if setting.isInterrupted?() != true { summaries[state] = summary }
    return summary
  }

  func evaluation(in state: SceneState) -> Evaluation { Evaluation(program, root, setting, in: state) }
}

extension Rect {
  fileprivate func holds(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
