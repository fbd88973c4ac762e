import Motion
import SceneModel

/// An action under way: what it has changed so far, and what it put off.
///
/// An action that waits is not kept. It is done over from its beginning with the states that it saw at each stop, and
/// what it did before the last of them counts no more.
struct ActionRun {
  /// What is known of the action, to come back to it.
  var continuation: Continuation
  /// The states at the stops that are behind it.
  var replayed: [SceneState]
  /// Which of the actions that it begins by itself is meant, from here in; empty is the action itself.
  var target: [Int]
  /// The branch that runs.
  var branch: [Int] = []
  /// How many actions it has begun by itself.
  var begun = 0
  /// The states that were seen so far.
  var seen: [SceneState]
  /// The animation of what is written now.
  var transaction = Transaction()
  private(set) var changes: [StateChange] = []
  /// The methods of undeclared models that it called, which may change what is shown of them.
  var unknownCalls: [UnknownCall] = []

  struct UnknownCall {
    var name: String
    /// The identity of the model.
    var owner: String
    var first: Value?
    var transaction: Transaction
    var span: Syntax.Span
  }

  init(_ continuation: Continuation) {
    self.continuation = continuation
    replayed = Array(continuation.states.dropFirst())
    target = continuation.branch
    seen = Array(continuation.states.prefix(1))
  }

  /// Whether what runs is only done over.
  var isReplaying: Bool { !replayed.isEmpty || !target.isEmpty }

  mutating func write(_ name: String, _ value: StateValue) {
    guard !isReplaying else { return }
    if let last = changes.last, last.transaction == transaction, last.delay == 0, last.continuation == nil {
      changes[changes.count - 1].values[name] = value
    } else {
      changes.append(StateChange([name: value], transaction: transaction))
    }
  }

  /// Puts a branch off.
  mutating func putOff(_ branch: [Int], by delay: Double) {
    guard !isReplaying else { return }
    var next = continuation
    next.states = seen
    next.branch = branch
    next.time += delay
    // What goes on for ever is given up at some time, sooner where it is where it was before.
    let rounds = seen.count { $0 == seen.last }
    let longest = rounds > 2 ? ActionRun.longestRound : ActionRun.longest
    guard next.time <= longest, seen.count < 32 else { return }
    changes.append(StateChange([:], delay: delay, continuation: next))
  }

  mutating func append(_ change: StateChange) {
    if !isReplaying { changes.append(change) }
  }

  /// How long an action goes on at most, in seconds.
  static let longest = 30.0
  /// How long what repeats for ever is played, in seconds.
  static let longestRound = 6.0
}
