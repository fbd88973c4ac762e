#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import SceneModel

/// What an evaluation of a state came to, as far as it is the same whoever asks.
///
/// Simulating a scene and looking at all that taps lead to ask for the same states over and over. An evaluator runs
/// actions and is used up by them; this is not.
struct StateSummary: Sendable {
  /// The body, every value decided, with the names of its elements.
  let nodes: [Node]
  /// The controls, in the order of the code.
  let controls: [SceneControl]
  private let lifecycles: [Lifecycle.Summary]
  /// The states that go with a view which is there, and their first values.
  private let states: [String: StateValue]

  init(_ evaluation: Evaluation, nodes: [Node]) {
    let evaluator = evaluation.evaluator
    self.nodes = nodes
    controls = evaluator.controls.map(\.control)
    lifecycles = evaluator.lifecycles.map(Lifecycle.Summary.init)
    // What was cut off says nothing of which views are gone.
    let met = evaluation.isExhausted ? [] : evaluator.met.filter(evaluator.isViews)
    states = Dictionary(
      met.compactMap { key in
        evaluator.firsts[key].map { (evaluator.name(of: key), StoredValue($0).stateValue) }
      }
    ) { first, _ in first }
  }

  /// Whether anything may follow of itself when the state becomes this one, from another.
  func mayFollow(after earlier: StateSummary, in state: SceneState) -> Bool {
    let before = Dictionary(earlier.lifecycles.map { ($0.key, $0.watched) }) { first, _ in first }
    let begins = lifecycles.contains { lifecycle in
      before[lifecycle.key].map { $0 != lifecycle.watched } ?? lifecycle.beginsAtOnce
    }
    if begins { return true }
    let now = Set(lifecycles.map(\.key))
    if earlier.lifecycles.contains(where: { $0.endsWithAct && !now.contains($0.key) }) { return true }
    return earlier.states.contains { name, first in
      states[name] == nil && state[name].map { $0 != first } ?? false
    }
  }
}

extension Lifecycle {
  /// What tells whether something that runs of itself is to run.
  struct Summary: Sendable {
    let key: String
    /// The value at whose change it runs.
    let watched: StoredValue?
    /// Whether it runs when its view appears, or goes.
    let beginsAtOnce: Bool
    let endsWithAct: Bool

    init(_ lifecycle: Lifecycle) {
      key = lifecycle.key
      (beginsAtOnce, endsWithAct, watched) =
        switch lifecycle.moment {
        case .appear, .timer: (true, false, nil)
        case .change(let value, let isInitial): (isInitial, false, value)
        case .disappear: (false, true, nil)
        case .steps(let course): (course.trigger == nil, false, course.trigger)
        case .follow(let course): (false, false, .array(course.target.map { .double($0) }))
        }
    }
  }
}

/// The summaries of the states that were asked for last.
///
/// The lock guards `known`; a summary never changes.
final class StateSummaries: @unchecked Sendable {
  private var known: [SceneState: StateSummary] = [:]
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  /// The most that are kept; then all are forgotten.
  private static let most = 512

  init() {
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  subscript(state: SceneState) -> StateSummary? {
    get {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return known[state]
    }
    set {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      if known.count >= Self.most { known.removeAll(keepingCapacity: true) }
      known[state] = newValue
    }
  }
}
