import Geometry
import SceneModel

/// What states begin with that nobody gives a value: the likeliest value, unless that hides all glass and another
/// does not.
struct Guesses {
  /// The setting with what was found.
  private(set) var setting: Evaluator.Setting
  /// The scene's first state with it.
  private(set) var first: Evaluation
  private let program: Program
  private let root: Root
  /// How many states are tried before it is left at the likeliest.
  private var attempts = 24

  init(_ program: Program, _ root: Root, _ setting: Evaluator.Setting) {
    (self.program, self.root, self.setting) = (program, root, setting)
    first = Evaluation(program, root, setting, in: SceneState())
    guard !first.evaluator.guesses.isEmpty, !first.isExhausted, !first.showsGlass, !leadsToGlass() else {
      return
    }
    let guesses = first.evaluator.guesses.prefix(12)
    for (key, value) in guesses {
      for other in others(than: value, key) where tries([key: other]) { return }
    }
    let truths = guesses.filter { !$0.value.isNothing && $0.value.bool != true }
    _ = tries(truths.reduce(into: [:]) { $0[$1.key] = others(than: $1.value, $1.key).first })
  }

  /// Whether a tap brings glass, so that it is right that there is none at first.
  private func leadsToGlass() -> Bool {
    for control in first.evaluator.controls.prefix(8) {
      var state = SceneState()
      for change in first.changes(tapping: control.control.key, in: state) {
        state.values.merge(change.values) { $1 }
      }
      if !state.values.isEmpty, Evaluation(program, root, setting, in: state).showsGlass { return true }
    }
    return false
  }

  /// What else a state could begin with.
  private func others(than value: Value, _ key: StateKey) -> [StoredValue] {
    switch value {
    case .bool(let truth): return [.bool(!truth)]
    case .unknown: return [.bool(true)]
    case .enumCase(let one):
      let cases = program.types[one.type]?.cases.filter { $0.name != one.name && $0.labels == nil } ?? []
      return cases.prefix(5).map { .enumCase(one.type, $0.name, [], []) }
    case .nothing:
      let type = program.types[key.type]?.property(key.name)?.type
      guard case .optional(let inner)? = type?.kind else { return [] }
      let sample = first.evaluator.sampleOrUnknown(inner, key.name)
      return sample.isUnknown ? [] : [StoredValue(sample)]
    case .int(0): return [.int(1)]
    case .double(0): return [.double(1)]
    default: return []
    }
  }

  private mutating func tries(_ guesses: [StateKey: StoredValue]) -> Bool {
    guard attempts > 0, !guesses.isEmpty else { return false }
    attempts -= 1
    var other = setting
    other.guesses = guesses
    let evaluation = Evaluation(program, root, other, in: SceneState())
    guard evaluation.showsGlass else { return false }
    (setting, first) = (other, evaluation)
    return true
  }
}

extension Evaluation {
  /// Whether glass can be seen.
  fileprivate var showsGlass: Bool {
    do throws(SceneError) {
      return try Layout.snapshot(of: nodes, on: evaluator.setting.canvas).elements.contains {
        $0.glass != nil && $0.opacity >= 0.05 && $0.frame.width > 0 && $0.frame.height > 0
      }
    } catch {
      // What cannot be laid out is left for whoever shows it to say.
      return true
    }
  }
}
