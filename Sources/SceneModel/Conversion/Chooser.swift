/// Finds what decides a value: from the value in each of some states, choices over the state's variables that come to
/// the same in every one of them.
struct Chooser {
  /// The states, all with the same variables.
  let states: [SceneState]
  /// The variables in the order in which they are tried.
  private let names: [String]

  init(_ states: [SceneState], variables: [StateVariable]) {
    self.states = states
    self.names = variables.map(\.name)
  }

  /// The value as it depends on the state; `nil` where two equal states have different ones.
  func value(_ values: [Int: Literal]) -> Value<Literal>? {
    let domain = values.keys.sorted()
    guard let first = domain.first.flatMap({ values[$0] }) else { return nil }
    if domain.allSatisfy({ values[$0] == first }) { return .constant(first) }
    return computed(values, domain) ?? tree(values, domain)
  }

  /// The condition under which a truth holds; `nil` where it always does.
  func condition(_ truths: [Int: Bool]) -> Expression? {
    guard let value = value(truths.mapValues { .bool($0) }), let term = Self.term(value) else { return nil }
    if case .literal(.bool(true)) = term.kind { return nil }
    return Expression(root: term)
  }

  /// A value that is a variable itself, its opposite, or on a line over it.
  private func computed(_ values: [Int: Literal], _ domain: [Int]) -> Value<Literal>? {
    for name in names {
      let variable = Expression.Term(.variable(name), at: 0)
      let pairs = domain.map { (variable: states[$0][name], value: values[$0]) }
      func allPairs(_ holds: (StateValue?, Literal?) -> Bool) -> Bool {
        pairs.allSatisfy { holds($0.variable, $0.value) }
      }
      if allPairs({ $1 == $0.map { .state($0) } }) { return .computed(Expression(root: variable)) }
      if allPairs({ if case .bool(let truth)? = $0 { $1 == .bool(!truth) } else { false } }) {
        return .computed(Expression(root: Expression.Term(.unary(.not, variable), at: 0)))
      }
      if let line = Self.line(name, pairs.map { ($0.variable, $0.value?.number) }) {
        return .computed(Expression(root: line))
      }
    }
    return nil
  }

  /// A multiple of a variable and an amount on top, where three values or more lie on such a line exactly.
  private static func line(_ name: String, _ pairs: [(variable: StateValue?, value: Double?)])
    -> Expression.Term?
  {
    var points: [(x: Double, y: Double)] = []
    for pair in pairs {
      guard case .number(let x)? = pair.variable, let y = pair.value, y.isFinite else { return nil }
      points.append((x, y))
    }
    guard Set(points.map(\.x)).count > 2, let other = points.first(where: { $0.x != points[0].x }) else {
      return nil
    }
    let slope = (other.y - points[0].y) / (other.x - points[0].x)
    let start = points[0].y - slope * points[0].x
    guard slope != 0, points.allSatisfy({ $0.x * slope + start == $0.y }) else { return nil }
    func number(_ value: Double) -> Expression.Term { Expression.Term(.literal(.number(value)), at: 0) }
    var term = Expression.Term(.variable(name), at: 0)
    if slope != 1 { term = Expression.Term(.binary(.times, term, number(slope)), at: 0) }
    if start != 0 {
      term = Expression.Term(.binary(start < 0 ? .minus : .plus, term, number(start.magnitude)), at: 0)
    }
    return term
  }

  /// One variable after the other, the one first that leaves the fewest differences.
  private func tree(_ values: [Int: Literal], _ domain: [Int]) -> Value<Literal>? {
    let kinds = Set(domain.map { values[$0] })
    if kinds.count == 1, let only = values[domain[0]] { return .constant(only) }
    var best: (cost: Int, name: String, groups: [(StateValue, [Int])])?
    for name in names {
      let groups = groups(domain, by: name)
      guard groups.count > 1 else { continue }
      let mixed = groups.reduce(0) { $0 + Set($1.1.map { values[$0] }).count - 1 }
      let cost = mixed * 1000 + groups.count
      if cost < best?.cost ?? .max { best = (cost, name, groups) }
    }
    guard let best else { return nil }
    // Values of the variable that come to the same share a branch.
    var branches: [(values: [StateValue], result: Value<Literal>)] = []
    for (value, members) in best.groups {
      guard let result = tree(values, members) else { return nil }
      if let known = branches.firstIndex(where: { $0.result == result }) {
        branches[known].values.append(value)
      } else {
        branches.append(([value], result))
      }
    }
    return Self.choice(best.name, branches)
  }

  /// The states of a domain by what a variable is in them, in the order found, but `true` first.
  private func groups(_ domain: [Int], by name: String) -> [(StateValue, [Int])] {
    var groups: [(StateValue, [Int])] = []
    for index in domain {
      guard let value = states[index][name] else { continue }
      if let known = groups.firstIndex(where: { $0.0 == value }) {
        groups[known].1.append(index)
      } else {
        groups.append((value, [index]))
      }
    }
    if groups.count == 2, groups[1].0 == .bool(true) { groups.swapAt(0, 1) }
    return groups
  }

  private static func choice(_ name: String, _ branches: [(values: [StateValue], result: Value<Literal>)])
    -> Value<Literal>?
  {
    // The branch of the most values needs no condition; of one truth each the second does not.
    guard let most = branches.map(\.values.count).max() else { return nil }
    let rest = branches.lastIndex { $0.values.count == most } ?? branches.count - 1
    var result = branches[rest].result
    for (index, branch) in branches.enumerated().reversed() where index != rest {
      let tests = branch.values.map { test(name, $0) }
      guard let first = tests.first else { continue }
      let condition = tests.dropFirst().reduce(first) { Expression.Term(.binary(.or, $0, $1), at: 0) }
      result = .choice(Expression(root: condition), then: branch.result, otherwise: result)
    }
    return result
  }

  private static func test(_ name: String, _ value: StateValue) -> Expression.Term {
    let variable = Expression.Term(.variable(name), at: 0)
    switch value {
    case .bool(true): return variable
    case .bool(false): return Expression.Term(.unary(.not, variable), at: 0)
    default: return Expression.Term(.binary(.equal, variable, literal(value)), at: 0)
    }
  }

  private static func literal(_ value: StateValue) -> Expression.Term {
    guard case .list(let elements) = value else { return Expression.Term(.literal(value), at: 0) }
    return Expression.Term(.list(elements.map(literal)), at: 0)
  }

  private static func opposite(of test: Expression.Term) -> Expression.Term {
    switch test.kind {
    case .unary(.not, let operand): operand
    case .binary(.equal, let first, let second): Expression.Term(.binary(.notEqual, first, second), at: 0)
    default: Expression.Term(.unary(.not, test), at: 0)
    }
  }

  /// A truth's choices as one formula.
  private static func term(_ value: Value<Literal>) -> Expression.Term? {
    switch value {
    case .constant(let literal): return literal.bool.map { Expression.Term(.literal(.bool($0)), at: 0) }
    case .computed(let expression): return expression.root
    case .choice(let condition, let first, let second):
      guard let then = term(first), let otherwise = term(second) else { return nil }
      let test = condition.root
      func joined(_ operation: Expression.BinaryOperator, _ a: Expression.Term, _ b: Expression.Term)
        -> Expression.Term
      { Expression.Term(.binary(operation, a, b), at: 0) }
      let not = Self.opposite(of: test)
      switch (then.kind, otherwise.kind) {
      case (.literal(.bool(true)), .literal(.bool(false))): return test
      case (.literal(.bool(false)), .literal(.bool(true))): return not
      case (.literal(.bool(true)), _): return joined(.or, test, otherwise)
      case (.literal(.bool(false)), _): return joined(.and, not, otherwise)
      case (_, .literal(.bool(false))): return joined(.and, test, then)
      case (_, .literal(.bool(true))): return joined(.or, not, then)
      default: return Expression.Term(.choice(test, then, otherwise), at: 0)
      }
    }
  }
}
