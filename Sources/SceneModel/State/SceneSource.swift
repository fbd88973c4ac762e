/// What a simulation plays: a state, a picture that depends on it, and what people do to it over time.
///
/// A JSON document, a scene built in Swift and a listing that is read are all sources.
public protocol SceneSource: Sendable {
  /// The scene's name.
  var name: String { get }
  /// The state before anything happens.
  var initialState: SceneState { get }
  /// How long the scene is to be played, in seconds; `nil` is until everything is at rest.
  var duration: Double? { get }
  /// What happens, in ascending order of time.
  var timeline: [TimelineEntry] { get }
  /// Lays the scene out in a state.
  ///
  /// - Throws: ``SceneError`` where a value computed from the state cannot be shown (a size that is negative
  ///   or not finite), with its place.
  func snapshot(in state: SceneState) throws(SceneError) -> Snapshot
  /// The changes that a tap on a control makes, in order.
  ///
  /// - Throws: ``SceneError`` where no control of that label is there in this state; it names those that are.
  func changes(tapping control: String, in state: SceneState) throws(SceneError) -> [StateChange]
}

extension SceneSource {
  /// Until everything is at rest.
  public var duration: Double? { nil }
}

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

  /// Creates a change.
  public init(
    _ values: [String: StateValue], transaction: Transaction = Transaction(), delay: Double = 0,
    keyframes: [ElementKeyframes] = []
  ) {
    self.values = values
    self.transaction = transaction
    self.delay = delay
    self.keyframes = keyframes
  }
}

/// One thing that happens, at a time in seconds.
public struct TimelineEntry: Hashable, Sendable {
  /// What can happen.
  public enum Event: Hashable, Sendable {
    /// A person taps a control, by its label.
    case tap(String)
    /// A person holds a finger on a control, by its label, for a time in seconds, and lets go: the glass
    /// presses if it is interactive, and the tap's changes happen at the end.
    case touch(String, duration: Double)
    /// State changes.
    case change(StateChange)
  }

  /// When, in seconds.
  public var time: Double
  /// What happens.
  public var event: Event
  /// Where the scene's text says so.
  public var place: Diagnostic.Place?

  /// Creates an entry at a time in seconds.
  public init(at time: Double, _ event: Event, place: Diagnostic.Place? = nil) {
    self.time = time
    self.event = event
    self.place = place
  }
}
