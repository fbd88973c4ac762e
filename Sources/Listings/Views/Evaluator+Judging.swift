import SceneModel

/// Which way is taken where what decides is not known: the one that shows glass, since that is what is asked about.
extension Evaluator {
  /// Whether the body of a branch is shown; what its conditions bind is declared in the scope.
  func judged(_ branch: Syntax.If, _ scope: Scope) throws(Exit) -> Bool {
    let before = doubts
    let holds = try holds(branch.conditions, scope)
    guard doubts > before else { return holds }
    let shows = setting.uses.reachesGlass(branch.body)
    let other =
      switch branch.otherwise {
      case nil: false
      case .block(let block): setting.uses.reachesGlass(block)
      case .chained(let next, _): reachesGlass(next)
      }
    guard shows != other, shows != holds else { return holds }
    sayJudged(branch.conditions.first?.span)
    if shows { declare(branch.conditions, scope) }
    return shows
  }

  /// Whether what follows a `guard` is shown.
  func judged(_ conditions: [Syntax.Condition], _ scope: Scope, else body: Syntax.Block) throws(Exit) -> Bool
  {
    let before = doubts
    let holds = try holds(conditions, scope)
    guard doubts > before, !holds, !setting.uses.reachesGlass(body) else { return holds }
    sayJudged(conditions.first?.span)
    declare(conditions, scope)
    return true
  }

  /// The case that is shown, with what it binds.
  func judged(_ choice: Syntax.Switch, _ subject: Value, _ scope: Scope) throws(Exit) -> (Int, Scope)? {
    let found = try match(choice, subject, scope)
    guard subject.isUnknown else { return found }
    if let found, setting.uses.reachesGlass(choice.cases[found.0].body) { return found }
    guard let index = choice.cases.firstIndex(where: { setting.uses.reachesGlass($0.body) }) else {
      return found
    }
    sayJudged(choice.subject.span)
    let inner = Scope(scope)
    for pattern in choice.cases[index].patterns { declare(pattern.pattern, inner) }
    return (index, inner)
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
  private func declare(_ conditions: [Syntax.Condition], _ scope: Scope) {
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
