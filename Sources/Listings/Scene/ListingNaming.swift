import SceneModel

/// The names of a listing's states and elements, given in the order in which they are met and then kept.
struct ListingNaming {
  private(set) var states: [StateKey: String] = [:]
  private(set) var keys: [String: StateKey] = [:]
  private(set) var variables: [StateVariable] = []
  private(set) var elements = NodeNames()

  /// Names the views of a state that have no name yet.
  private mutating func add(_ nodes: [Node]) { elements.note(nodes) }

  /// Names states: by their own name where no other has it, else with their type's, else with a number.
  private mutating func add(_ met: [StateKey], _ firsts: [StateKey: Value]) {
    let new = met.filter { states[$0] == nil }
    let counts = new.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
    for key in new {
      let short = counts[key.name] == 1 || key.type.isEmpty ? key.name : "\(key.type).\(key.name)"
      var name = keys[short] == nil ? short : "\(key.type).\(key.name)"
      var count = 1
      while keys[name] != nil {
        count += 1
        name = "\(key.type) \(count).\(key.name)"
      }
      states[key] = name
      keys[name] = key
      variables.append(StateVariable(name, StoredValue(firsts[key] ?? .nothing).stateValue))
    }
  }

  /// Names what a scene begins with, then what taps bring, and taps on what those bring, as far as that is little work.
  ///
  /// - Returns: The most steps that any answer took.
  mutating func follow(
    _ first: Evaluation, _ program: Program, _ root: Root, _ setting: inout Evaluator.Setting
  ) -> Int {
    add(first, &setting)
    var effort = max(first.evaluator.steps, 1)
    var (work, evaluations) = (0, 0)
    var tapped: Set<String> = []
    var waiting = [SceneState(variables.reduce(into: [:]) { $0[$1.name] = $1.initial })]
    while let state = waiting.first, evaluations < Self.mostEvaluations, work < Self.mostWork {
      waiting.removeFirst()
      let here = Evaluation(program, root, setting, in: state)
      work += here.evaluator.steps
      let maker = here.evaluator.maker
      for control in here.evaluator.controls.prefix(24) where tapped.insert(control.control.key).inserted {
        guard work < Self.mostWork else { break }
        here.evaluator.maker = maker
        var next = state
        for change in here.changes(tapping: control.control.key, in: state) {
          next.values.merge(change.values) { $1 }
        }
        (effort, work) = (max(effort, here.evaluator.steps), work + here.evaluator.steps)
        guard next != state else { continue }
        let there = Evaluation(program, root, setting, in: next)
        (effort, work) = (max(effort, there.evaluator.steps), work + there.evaluator.steps)
        evaluations += 1
        add(there, &setting)
        if there.evaluator.controls.contains(where: { !tapped.contains($0.control.key) }) {
          waiting.append(next)
        }
      }
    }
    return effort
  }

  /// What is done at most to find names: evaluations, and their steps.
  private static let mostEvaluations = 64
  private static let mostWork = 600_000

  private mutating func add(_ evaluation: Evaluation, _ setting: inout Evaluator.Setting) {
    add(evaluation.nodes)
    add(evaluation.evaluator.met, evaluation.evaluator.firsts)
    setting.names = states
  }
}
