import SceneModel

/// The names of a listing's states and elements, given in the order in which they are met and then kept.
struct ListingNaming {
  private(set) var states: [StateKey: String] = [:]
  private(set) var keys: [String: StateKey] = [:]
  private(set) var variables: [StateVariable] = []
  private(set) var elements = NodeNames()

  /// Names the views of a state that have no name yet.
  mutating func add(_ nodes: [Node]) { elements.note(nodes) }

  /// Names states: by their own name where no other has it, else with their type's, else with a number.
  mutating func add(_ met: [StateKey], _ firsts: [StateKey: Value]) {
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
}
