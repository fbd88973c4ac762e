public import Geometry

/// A scene that somebody wrote, with what its author can be told about it: a JSON document, or a listing.
public protocol AuthoredScene: SceneSource {
  /// One line on what the scene shows.
  var summary: String { get }
  /// The surface drawn on.
  var canvas: Canvas { get }
  /// The states, in the order written.
  var variables: [StateVariable] { get }
  /// The body in a state, every value decided.
  ///
  /// - Throws: ``SceneError`` where a value computed from the state cannot be shown, with its place.
  func nodes(in state: SceneState) throws(SceneError) -> [Node]
  /// The controls in a state, in declaration order.
  func controls(in state: SceneState) throws(SceneError) -> [SceneControl]
  /// The changes that a tap on a control makes that is there, in order.
  func changes(of control: SceneControl, in state: SceneState) throws(SceneError) -> [StateChange]
  /// All that can be asked of a state at once, which may be less work than to ask one by one.
  func survey(in state: SceneState) throws(SceneError) -> Survey
  /// How much work an answer about a state takes; 1 where nothing is evaluated but expressions.
  ///
  /// By it is bounded in how many states a look at all of them goes.
  var effort: Int { get }
  /// A text read as a value of a variable; `nil` where it is to be read like the variable's first value.
  ///
  /// - Throws: ``SceneError`` where the variable cannot have the value, with those that it can have.
  func value(_ text: String, of variable: String) throws(SceneError) -> StateValue?
  /// Other values that a variable may have, the likeliest first; none where they cannot be told.
  func others(than variable: StateVariable) -> [StateValue]
  /// What authors of glass often get wrong, found in this scene: warnings, and notes on what is worth knowing.
  func lint() -> [Diagnostic]
  /// The scene on a canvas of another size, in points.
  func resized(to size: Size) -> Self
  /// The name of the glass of an id.
  func name(of id: GlassID) -> String
  /// Whether an id that stands twice at one time is a mistake that stops the reading.
  var refusesRepeatedIDs: Bool { get }
}

extension AuthoredScene {
  /// Nothing is said of the scene.
  public var summary: String { "" }
  /// Little.
  public var effort: Int { 1 }

  /// The views, then each control with its changes.
  public func survey(in state: SceneState) throws(SceneError) -> Survey {
    let nodes = try nodes(in: state)
    var taps: [Survey.Tap] = []
    for control in try controls(in: state) {
      taps.append(Survey.Tap(control: control, changes: try changes(of: control, in: state)))
    }
    return Survey(nodes: nodes, taps: taps)
  }

  /// It does.
  public var refusesRepeatedIDs: Bool { true }
  /// Values are read like the first.
  public func value(_ text: String, of variable: String) throws(SceneError) -> StateValue? { nil }
  /// The other truth.
  public func others(than variable: StateVariable) -> [StateValue] {
    guard case .bool(let truth) = variable.initial else { return [] }
    return [.bool(!truth)]
  }
  /// The id itself.
  public func name(of id: GlassID) -> String { id.id }

  /// Lays the scene out in a state; states that are not given keep their first value.
  public func snapshot(in state: SceneState) throws(SceneError) -> Snapshot {
    try arrangement(in: state).snapshot
  }

  /// The changes that a tap on a control makes, in order.
  ///
  /// A control is named by its label in this state, else by its element's name, its glass id, a symbol or a text in
  /// it, or by `#3`, the third that is there.
  public func changes(tapping control: String, in state: SceneState) throws(SceneError) -> [StateChange] {
    let controls = try controls(in: state)
    guard let found = controls.named(control) else {
      let labels = controls.map(\.label)
      let there = labels.isEmpty ? "; nothing can be tapped" : "; there is \(labels.listed)"
      let nearest = control.nearest(among: labels).map { "; did you mean ‘\($0)’?" } ?? there
      throw SceneError([
        Diagnostic(.error, "no control is labelled ‘\(control.shortened)’ in this state\(nearest)")
      ])
    }
    return try changes(of: found, in: state)
  }

  /// The label of the control that is named as for a tap.
  public func label(ofControl word: String, in state: SceneState) throws(SceneError) -> String {
    try controls(in: state).named(word)?.label ?? word
  }

  /// The layout in a state.
  func arrangement(in state: SceneState) throws(SceneError) -> Layout.Arrangement {
    try Layout.arrangement(
      of: nodes(in: state), on: canvas, refusesRepeatedIDs: refusesRepeatedIDs, name: name)
  }
}

/// What there is in one state, and what could be done there.
public struct Survey: Hashable, Sendable {
  /// The body, every value decided.
  public var nodes: [Node]
  /// The controls, in declaration order, with what a tap on each does.
  public var taps: [Tap]

  /// A control with what a tap on it does.
  public struct Tap: Hashable, Sendable {
    /// The control.
    public var control: SceneControl
    /// The changes that a tap makes, in order.
    public var changes: [StateChange]

    /// Creates a tap.
    public init(control: SceneControl, changes: [StateChange]) {
      self.control = control
      self.changes = changes
    }
  }

  /// Creates a survey.
  public init(nodes: [Node], taps: [Tap]) {
    self.nodes = nodes
    self.taps = taps
  }
}

/// A view that a person can tap, as it is in one state.
public struct SceneControl: Hashable, Sendable {
  /// The text or symbol on it, by which a tap names it.
  public var label: String
  /// The name of its element.
  public var name: String
  /// The id of its glass, where it has one.
  public var id: String?
  /// The symbols and texts on it besides the label.
  public var marks: [String]
  /// What tells it apart from the others in this state, in the source's own words.
  public var key: String
  /// What a person does with it.
  public var use: Use
  /// The state that tells that it is pressed, for a moment after each tap, where it shows that.
  public var pressed: String?
  /// Where the source says so.
  public var place: Diagnostic.Place?
  /// What a tap does, where the scene is a document.
  var template: TemplateAction?

  /// Creates a control.
  public init(
    label: String, name: String, id: String? = nil, marks: [String] = [], key: String, use: Use = .tap,
    pressed: String? = nil, place: Diagnostic.Place? = nil
  ) {
    self.use = use
    self.pressed = pressed
    self.label = label
    self.name = name
    self.id = id
    self.marks = marks
    self.key = key
    self.place = place
  }

  /// What a person does with a control.
  public enum Use: Hashable, Sendable {
    /// Taps, presses or holds it.
    case tap
    /// Types a text into it.
    case type
    /// Drags it some way.
    case drag
    /// Drags its knob to an end.
    case slide
    /// Goes back from what it brought, or dismisses it.
    case leave

    /// Whether a finger moves, for ``Drag/duration``.
    public var isMove: Bool { self == .drag || self == .slide }
  }

  /// The actions of a document's button, with the values that they see.
  struct TemplateAction: Hashable, Sendable {
    var actions: [ActionTemplate]
    var bindings: [String: StateValue]
  }
}

extension [SceneControl] {
  /// The control that a person's word means.
  public func named(_ word: String) -> SceneControl? {
    if let found = first(where: { $0.label == word }) ?? first(where: { $0.name == word }) { return found }
    if let found = first(where: { $0.id == word }) ?? first(where: { $0.marks.contains(word) }) {
      return found
    }
    guard word.first == "#", let number = Int(word.dropFirst()), indices.contains(number - 1) else {
      return nil
    }
    return self[number - 1]
  }
}
