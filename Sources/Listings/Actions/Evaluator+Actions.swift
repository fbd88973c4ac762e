import Motion
import SceneModel

extension Evaluator {
  /// The changes that something makes when it is done as an action, from the state that is current.
  func changes(_ continuation: Continuation, _ body: () throws(Exit) -> Void) -> [StateChange] {
    var start = ActionRun(continuation)
    let outer = run
    start.transaction = outer?.transaction ?? Transaction()
    run = start
    do throws(Exit) {
      try body()
    } catch {
      // It waits or threw, and what it has done stands; of what does not come to an end nothing is seen.
      if case .exhausted = error {
        run = outer
        return []
      }
    }
    settleUnknownCalls()
    let changes = run?.changes ?? []
    run = outer
    return changes
  }

  /// Does something with an animation; what it writes is shown with it.
  func animated(_ transaction: Transaction, _ body: () throws(Exit) -> Value) throws(Exit) -> Value {
    let outer = run?.transaction ?? Transaction()
    run?.transaction = transaction
    defer { run?.transaction = outer }
    return try body()
  }

  /// Waits within an action.
  func wait(_ seconds: Double) throws(Exit) {
    guard run != nil, isInitializing == 0 else { return }
    if let next = run?.replayed.first {
      run?.replayed.removeFirst()
      run?.seen.append(next)
      current = next
      return
    }
    let branch = run?.branch ?? []
    run?.putOff(branch, by: max(seconds, 0))
    throw .suspended
  }

  /// Begins something beside the action, after a time: at once as a task does where it is 0.
  func begin(after delay: Double, isTask: Bool = false, _ body: () throws(Exit) -> Void) throws(Exit) {
    guard let action = run, isInitializing == 0 else { return }
    let number = action.begun
    run?.begun += 1
    let branch = action.branch + [number]
    if let meant = action.target.first {
      guard meant == number else { return }
      run?.target.removeFirst()
      // Here the action goes on where it was put off.
      if !isTask, let next = run?.replayed.first {
        run?.replayed.removeFirst()
        run?.seen.append(next)
        current = next
      }
      run?.branch = branch
      run?.begun = 0
      try body()
      throw .suspended
    }
    guard isTask else {
      run?.putOff(branch, by: delay)
      return
    }
    let state = (seen: action.seen, begun: run?.begun ?? 0)
    run?.branch = branch
    run?.begun = 0
    do throws(Exit) { try body() } catch {
      if case .exhausted = error { throw error }
    }
    run?.branch = action.branch
    run?.begun = state.begun
    run?.seen = state.seen
  }

  /// Runs what a tap on a control does.
  func perform(_ act: Control.Act) throws(Exit) {
    switch act {
    case .call(let value, let argument):
      if let argument { _ = try call(value, argument) } else { _ = try invoke(value, Arguments()) }
    case .wait(let seconds): try wait(seconds)
    case .update(let binding, let body, let value): try update(binding, body, value)
    case .reset(let binding): try reset(binding)
    case .toggle(let binding): try set(binding, .bool(!(try value(of: binding).bool ?? false)))
    case .set(let binding, let value): try set(binding, value)
    case .submit(let handlers): for handler in handlers { _ = try invoke(handler, Arguments()) }
    case .all(let acts): for act in acts { try perform(act) }
    case .focus(let binding, let focused, let handlers):
      guard try value(of: binding).isEqual(to: focused) else { return try set(binding, focused) }
      for handler in handlers { _ = try invoke(handler, Arguments()) }
      if case .bool = focused { try set(binding, .bool(false)) } else { try set(binding, .nothing) }
    // What follows a finger is told move by move, by the evaluation.
    case .drag, .slide, .nothing: break
    }
  }

  /// `withAnimation(.smooth) { … } completion: { … }`.
  func withAnimation(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> Value {
    var plain = arguments.plain
    // `withAnimation(.smooth, action)`.
    var body = arguments.trailing ?? arguments["body"]
    if body == nil, let last = plain.last, last.isCallable { body = plain.removeLast() }
    let chosen: Animation? =
      switch plain.first {
      case nil: .default
      case .nothing?: nil
      case let value?: animation(value, span)
      }
    guard let body else { return .void }
    let value = try animated(Transaction(animation: chosen)) { () throws(Exit) in
      try self.invoke(body, Arguments())
    }
    if let completion = arguments["completion"] {
      let time = chosen?.logicalDuration ?? 0
      try begin(after: time.isFinite ? time : 0) { () throws(Exit) in
        _ = try self.invoke(completion, Arguments())
      }
    }
    return value
  }

  /// `Transaction(animation: .smooth)`.
  func transaction(_ value: Value?, _ span: Syntax.Span) -> Transaction {
    var transaction = Transaction()
    if case .symbol(let symbol)? = value, let made = symbol.steps.last?.arguments {
      if let value = made["animation"], !value.isNothing { transaction.animation = animation(value, span) }
      transaction.disablesAnimations = made["disablesAnimations"]?.bool ?? false
    }
    return transaction
  }

  /// `withTransaction(transaction) { … }`.
  func withTransaction(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> Value {
    var transaction = transaction(arguments.first, span)
    if case .keyPath(let path)? = arguments.first, arguments.plain.count > 1 {
      if path.last == "animation" { transaction.animation = animation(arguments.plain[1], span) }
      if path.last == "disablesAnimations" {
        transaction.disablesAnimations = arguments.plain[1].bool ?? false
      }
    }
    guard let body = arguments.trailing else { return .void }
    return try animated(transaction) { () throws(Exit) in try self.invoke(body, Arguments()) }
  }
}

extension Value {
  var isCallable: Bool {
    switch self {
    case .closure, .function: true
    default: false
    }
  }
}
