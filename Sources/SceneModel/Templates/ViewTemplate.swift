/// A view as an author writes it, before a state decides its values.
public struct ViewTemplate: Hashable, Sendable {
  var kind: ViewKind
  /// The truth by which the view is there; `nil` is always.
  var condition: Expression?
  /// What is said of it, by the parameters' names.
  var arguments: [String: Argument]
  var children: [ViewTemplate]
  var modifiers: [ModifierTemplate]
  /// What a tap on it does, where it is a button.
  var actions: [ActionTemplate]
  var origin: Origin

  init(
    _ kind: ViewKind, arguments: [String: Argument] = [:], children: [ViewTemplate] = [],
    actions: [ActionTemplate] = [], at origin: Origin = Origin()
  ) {
    self.kind = kind
    self.condition = nil
    self.arguments = arguments
    self.children = children
    self.modifiers = []
    self.actions = actions
    self.origin = origin
  }
}

/// A modifier as an author writes it.
struct ModifierTemplate: Hashable, Sendable {
  var kind: ModifierKind
  var arguments: [String: Argument]
  /// The views that the modifier holds, where it is a background or an overlay.
  var content: [ViewTemplate]
  var origin: Origin

  init(
    _ kind: ModifierKind, _ arguments: [String: Argument], content: [ViewTemplate] = [],
    at origin: Origin = Origin()
  ) {
    self.kind = kind
    self.arguments = arguments
    self.content = content
    self.origin = origin
  }
}

/// One step of what a tap does: some states' new values, shown in one way.
struct ActionTemplate: Hashable, Sendable {
  /// A state and its new value.
  struct Assignment: Hashable, Sendable {
    var variable: String
    var argument: Argument
  }

  /// The states in the order written.
  var assignments: [Assignment]
  /// `animation`, `delay` and `disablesAnimations`, by name.
  var arguments: [String: Argument]
  /// Keyframes that begin with the change.
  var keyframes: [ElementKeyframes] = []
  /// A state that goes through phases from here on.
  var phases: Phases?
  var origin: Origin

  init(_ assignments: [Assignment], arguments: [String: Argument] = [:], at origin: Origin = Origin()) {
    self.assignments = assignments
    self.arguments = arguments
    self.origin = origin
  }

  /// What can be said of an action besides the states it sets.
  static let parameters = [
    Parameter("animation", .animation, nullable: true, "As withAnimation; default none."),
    Parameter("delay", .number(.seconds), "How much later than the tap, in seconds; default 0."),
    Parameter("disablesAnimations", .bool, "Whether animation modifiers are passed over; default false."),
  ]
}
