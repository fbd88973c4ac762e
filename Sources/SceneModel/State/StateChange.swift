/// Some variables' new values, and how the change is to be shown.
public struct StateChange: Hashable, Sendable {
  /// The variables that change, with their new values.
  public var values: [String: StateValue]
  /// How the change is to be shown.
  public var transaction: Transaction
  /// How much later than the act the change happens, in seconds.
  public var delay: Double
  /// Keyframes that begin with the change.
  public var keyframes: [ElementKeyframes]
  /// The action that goes on with the change, where one waited for it.
  public var continuation: Continuation?

  /// Creates a change.
  public init(
    _ values: [String: StateValue], transaction: Transaction = Transaction(), delay: Double = 0,
    keyframes: [ElementKeyframes] = [], continuation: Continuation? = nil
  ) {
    self.values = values
    self.transaction = transaction
    self.delay = delay
    self.keyframes = keyframes
    self.continuation = continuation
  }
}

/// An action that waits, as a source knows it again: what began it, and the states that it has seen since.
///
/// An action is not kept while it waits, it is done over: from its beginning, with the state that it saw at each
/// stop, up to where it stands. So a wait is a plain value like everything else.
public struct Continuation: Hashable, Sendable {
  /// What began the action, in the source's own words.
  public var action: String
  /// The state at its beginning and when it went on after each stop, in order.
  public var states: [SceneState]
  /// Which of the actions that it began by itself is meant, from the outermost in.
  public var branch: [Int]
  /// How long after its beginning it is due, in seconds.
  public var time: Double

  /// Creates what is needed to go on with an action.
  public init(_ action: String, states: [SceneState] = [], branch: [Int] = [], time: Double = 0) {
    self.action = action
    self.states = states
    self.branch = branch
    self.time = time
  }
}
