import SceneModel

/// Which way is taken where what decides is not known: the one that shows glass, since that is what is asked about.
extension Evaluator {
  /// Whether the body of a branch is shown; what its conditions bind is declared in the scope.
  func judged(_ branch: Syntax.If, _ scope: Scope) throws(Exit) -> Bool {
    let (before, reads) = (doubts, guessReads.count)
    let holds = try holds(branch.conditions, scope)
    guard doubts > before || guessReads.count > reads else { return holds }
    let shows = setting.uses.reachesGlass(branch.body)
    let other =
      switch branch.otherwise {
      case nil: false
      case .block(let block): setting.uses.reachesGlass(block)
      case .chained(let next, _): reachesGlass(next)
      }
    guard shows != other, shows != holds else { return holds }
    guard doubts > before else {
      want(since: reads)
      return holds
    }
    sayJudged(branch.conditions.first?.span)
    if shows { declare(branch.conditions, scope) }
    return shows
  }

  /// Whether what follows a `guard` is shown.
  func judged(_ conditions: [Syntax.Condition], _ scope: Scope, else body: Syntax.Block) throws(Exit) -> Bool
  {
    let (before, reads) = (doubts, guessReads.count)
    let holds = try holds(conditions, scope)
    if doubts == before, !holds, guessReads.count > reads, !setting.uses.reachesGlass(body) {
      want(since: reads)
    }
    guard doubts > before, !holds, !setting.uses.reachesGlass(body) else { return holds }
    sayJudged(conditions.first?.span)
    declare(conditions, scope)
    return true
  }

  /// The case that is shown, with what it binds.
  func judged(_ choice: Syntax.Switch, _ subject: Value, _ scope: Scope) throws(Exit) -> (Int, Scope)? {
    if let turn = inTurn(choice, subject, scope) { return turn }
    let found = try match(choice, subject, scope)
    guard subject.isUnknown else {
      want(choice, subject, found?.0)
      return found
    }
    if let found, setting.uses.reachesGlass(choice.cases[found.0].body) { return found }
    guard let index = choice.cases.firstIndex(where: { setting.uses.reachesGlass($0.body) }) else {
      return found
    }
    sayJudged(choice.subject.span)
    let inner = Scope(scope)
    for pattern in choice.cases[index].patterns { declare(pattern.pattern, inner) }
    return (index, inner)
  }

  /// Elements that are made up fall into the cases in turn, so that something of each is seen.
  private func inTurn(_ choice: Syntax.Switch, _ subject: Value, _ scope: Scope) -> (Int, Scope)? {
    guard case .object(let object) = subject, program.types[object.type] == nil, let number = object.number
    else { return nil }
    let cases = choice.cases.indices.filter { !choice.cases[$0].isDefault }
    guard !cases.isEmpty else { return nil }
    let index = cases[(number - 1) % cases.count]
    let inner = Scope(scope)
    for pattern in choice.cases[index].patterns { declare(pattern.pattern, as: subject, inner) }
    return (index, inner)
  }

  private func declare(_ pattern: Syntax.Pattern, as value: Value, _ scope: Scope) {
    switch pattern.kind {
    case .enumCase(_, _, let parts): for part in parts ?? [] { declare(part.pattern, as: value, scope) }
    case .binding(let name): scope.declare(name, value)
    default: declare(pattern, scope)
    }
  }

  /// Wants the state that decided to be otherwise: the last that was read.
  private func want(since reads: Int) {
    // A truth by its name is false at first, as it mostly is, while there is other glass.
    guard let key = guessReads.last, reads < guessReads.count, wanted[key] == nil, let now = firsts[key],
      Self.guess(key.name).bool == nil,
      let other = otherGuesses(than: now, key).first
    else { return }
    wanted[key] = other
  }

  /// Wants what disables a control to be otherwise, where a guess does.
  func wantEnabled(since reads: Int) {
    guard let key = guessReads.last, reads < guessReads.count, wanted[key] == nil,
      case .bool(let truth)? = firsts[key]
    else { return }
    wanted[key] = .bool(!truth)
  }

  /// Wants a case that shows glass, where the one that a guess led to shows none.
  private func want(_ choice: Syntax.Switch, _ subject: Value, _ found: Int?) {
    guard let key = guessReads.last, case .symbol? = firsts[key], case .symbol = subject, wanted[key] == nil,
      found.map({ !setting.uses.reachesGlass(choice.cases[$0].body) }) ?? true,
      let index = choice.cases.firstIndex(where: { setting.uses.reachesGlass($0.body) })
    else { return }
    for pattern in choice.cases[index].patterns {
      guard case .enumCase(_, let name, _) = pattern.pattern.kind else { continue }
      wanted[key] = StoredValue(.symbol(Symbol(member: name.text)))
      return
    }
  }

  private func sayJudged(_ span: Syntax.Span?) {
    say(.note, "whether this holds is not known; the way that shows glass is taken", at: span)
  }

  private func reachesGlass(_ branch: Syntax.If) -> Bool {
    if setting.uses.reachesGlass(branch.body) { return true }
    switch branch.otherwise {
    case nil: return false
    case .block(let block): return setting.uses.reachesGlass(block)
    case .chained(let next, _): return reachesGlass(next)
    }
  }

  /// Declares what conditions bind that were not come to, as unknown.
  func declare(_ conditions: [Syntax.Condition], _ scope: Scope) {
    for condition in conditions {
      switch condition.kind {
      case .optionalBinding(let binding):
        if let name = binding.name, scope.index(of: name.text) == nil { scope.declare(name.text, .unknown) }
      case .pattern(let pattern, _): declare(pattern, scope)
      case .expression, .availability: break
      }
    }
  }

  private func declare(_ pattern: Syntax.Pattern, _ scope: Scope) {
    switch pattern.kind {
    case .binding(let name): if scope.index(of: name) == nil { scope.declare(name, .unknown) }
    case .tuple(let parts): for part in parts { declare(part.pattern, scope) }
    case .enumCase(_, _, let parts): for part in parts ?? [] { declare(part.pattern, scope) }
    case .optional(let inner), .asType(let inner, _): declare(inner, scope)
    case .wildcard, .isType, .expression: break
    }
  }
}
