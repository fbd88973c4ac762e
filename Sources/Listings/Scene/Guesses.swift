import Geometry
import SceneModel

/// What states begin with that nobody gives a value: the likeliest value, unless with another more is seen of the glass.
///
/// A beginning is worth most where glass shows and a tap moves it, less where it shows or a tap brings it, and least
/// where there is none.
struct Guesses {
  /// The setting with what was found.
  private(set) var setting: Evaluator.Setting
  /// The scene's first state with it.
  private(set) var first: Evaluation

  private let program: Program
  private let root: Root
  /// How many states are tried before it is left at the likeliest.
  private var attempts = 24
  /// The steps of code that all of it may take.
  private var work = 1_500_000

  init(_ program: Program, _ root: Root, _ setting: Evaluator.Setting) {
    (self.program, self.root, self.setting) = (program, root, setting)
    first = Evaluation(program, root, setting, in: SceneState())
    guard !first.isExhausted else { return }
    fulfil()
    let hasGuesses = !first.evaluator.guesses.isEmpty
    guard hasGuesses || !first.glass.shows else { return }
    var worth = self.worth(of: first)
    if hasGuesses, worth < .moves { worth = improve(first.evaluator.guesses, worth) }
    if worth == .nothing { widen() }
  }

  /// How much is seen of the glass.
  private enum Worth: Int, Comparable {
    case nothing, shows, moves
    static func < (a: Worth, b: Worth) -> Bool { a.rawValue < b.rawValue }
  }

  /// Lets states of undeclared models begin as the branches with glass want them.
  private mutating func fulfil() {
    for _ in 0..<4 {
      let wanted = first.evaluator.wanted.filter { setting.guesses[$0.key] == nil }
      guard !wanted.isEmpty else { return }
      var other = setting
      other.guesses.merge(wanted) { mine, _ in mine }
      let evaluation = Evaluation(program, root, other, in: SceneState())
      guard !evaluation.isExhausted, evaluation.glass.count >= first.glass.count else { return }
      (setting, first) = (other, evaluation)
    }
  }

  private mutating func worth(of evaluation: Evaluation) -> Worth {
    let shows = evaluation.glass
    var brings = false
    for control in evaluation.evaluator.controls.prefix(8) where work > 0 {
      var state = SceneState()
      for change in evaluation.changes(tapping: control.control.key, in: state) {
        state.values.merge(change.values) { $1 }
      }
      work -= evaluation.evaluator.steps
      guard !state.values.isEmpty else { continue }
      let next = Evaluation(program, root, evaluation.evaluator.setting, in: state)
      work -= next.evaluator.steps
      let after = next.glass
      if shows.shows, after != shows { return .moves }
      brings = brings || after.shows
    }
    if !brings, !shows.shows { brings = comesOfItself(evaluation) }
    return brings ? .moves : shows.shows ? .shows : .nothing
  }

  /// Whether what runs when the view appears brings glass, at once or after a while.
  private mutating func comesOfItself(_ evaluation: Evaluation) -> Bool {
    guard !evaluation.evaluator.lifecycles.isEmpty else { return false }
    var state = SceneState()
    var waiting = evaluation.changes(continuing: Continuation("appear"), in: state)
    for _ in 0..<8 where work > 0 {
      guard let index = waiting.indices.min(by: { waiting[$0].delay < waiting[$1].delay }) else {
        return false
      }
      let next = waiting.remove(at: index)
      state.values.merge(next.values) { $1 }
      let reached = Evaluation(program, root, evaluation.evaluator.setting, in: state)
      work -= reached.evaluator.steps
      if reached.glass.shows { return true }
      guard let action = next.continuation else { continue }
      let start = action.states.first.map { Evaluation(program, root, evaluation.evaluator.setting, in: $0) }
      waiting += (start ?? reached).changes(continuing: action, in: state)
    }
    return false
  }

  /// Tries other values, one state at a time and then all truths together.
  private mutating func improve(_ guesses: [(key: StateKey, value: Value)], _ worth: Worth) -> Worth {
    var best = worth
    for (key, value) in guesses.prefix(12) {
      for other in others(than: value, key) {
        best = tries([key: other], best)
        if best == .moves { return best }
      }
    }
    guard best == .nothing else { return best }
    let truths = guesses.prefix(12).filter { !$0.value.isNothing && $0.value.bool != true }
    return tries(truths.reduce(into: [:]) { $0[$1.key] = others(than: $1.value, $1.key).first }, best)
  }

  /// Where even so no glass can be seen, what is written may begin otherwise as well: an empty list with samples.
  private mutating func widen() {
    let before = (setting, first)
    setting.isWide = true
    first = Evaluation(program, root, setting, in: SceneState())
    let known = Set(first.evaluator.guesses.map(\.key))
    let written = first.evaluator.met.filter { !known.contains($0) }.map {
      (key: $0, value: first.evaluator.firsts[$0] ?? .unknown)
    }
    attempts = 24
    if improve(first.evaluator.guesses + written, .nothing) == .nothing { (setting, first) = before }
  }

  /// What else a state could begin with.
  private func others(than value: Value, _ key: StateKey) -> [StoredValue] {
    let guessed = first.evaluator.otherGuesses(than: value, key)
    guard guessed.isEmpty else { return guessed }
    switch value {
    case .unknown: return [.bool(true)]
    case .enumCase(let one):
      let cases = program.types[one.type]?.cases.filter { $0.name != one.name && $0.labels == nil } ?? []
      return cases.prefix(5).map { .enumCase(one.type, $0.name, [], []) }
    case .nothing:
      guard case .optional(let inner)? = type(of: key)?.kind else { return [] }
      return sample(inner, key)
    case .array(let elements):
      guard elements.isEmpty, let type = type(of: key) else { return [] }
      return sample(type, key)
    default: return []
    }
  }

  private func type(of key: StateKey) -> Syntax.TypeReference? {
    guard let info = program.types[key.type] else { return nil }
    return info.property(key.name)?.type
      ?? info.initializers.first?.parameters.first { $0.name.text == key.name }?.type
  }

  private func sample(_ type: Syntax.TypeReference, _ key: StateKey) -> [StoredValue] {
    let sample = first.evaluator.sampleOrUnknown(type, key.name)
    return sample.isUnknown ? [] : [StoredValue(sample)]
  }

  private mutating func tries(_ guesses: [StateKey: StoredValue], _ best: Worth) -> Worth {
    guard attempts > 0, work > 0, !guesses.isEmpty else { return best }
    attempts -= 1
    var other = setting
    other.guesses.merge(guesses) { $1 }
    let evaluation = Evaluation(program, root, other, in: SceneState())
    work -= evaluation.evaluator.steps
    guard !evaluation.isExhausted, best == .nothing || evaluation.glass.shows else { return best }
    let worth = worth(of: evaluation)
    guard worth > best, best > .nothing || evaluation.glass.shows else { return best }
    (setting, first) = (other, evaluation)
    return worth
  }
}

/// The glass that can be seen.
private struct SeenGlass: Equatable {
  var frames: [Rect] = []
  var kinds: [PlacedGlass?] = []
  /// Whether it could not be laid out, which whoever shows it says.
  var isBroken = false

  var shows: Bool { isBroken || !frames.isEmpty }
  var count: Int { frames.count }
}

extension Evaluation {
  fileprivate var glass: SeenGlass {
    do throws(SceneError) {
      let elements = try Layout.snapshot(of: nodes, on: evaluator.setting.canvas).elements.filter {
        $0.glass != nil && $0.opacity >= 0.05 && $0.frame.width > 0 && $0.frame.height > 0
      }
      return SeenGlass(frames: elements.map(\.frame), kinds: elements.map(\.glass))
    } catch {
      return SeenGlass(isBroken: true)
    }
  }
}
