import Motion
import SceneModel

/// What a tap does by a method of a model that is declared nowhere: `store.setExpanded(true)`.
///
/// Only a method whose name holds the words of a state is taken to change it; of others nothing is guessed.
extension Evaluator {
  /// A method of a model that is declared nowhere.
  func callModel(_ name: String, _ object: ObjectReference, _ arguments: Arguments, _ span: Syntax.Span)
    -> Value
  {
    if name == "formatted" { return .string(Self.standIn(formatted: arguments)) }
    if program.models.kind(of: name) != nil {
      let given = arguments.items.map(\.value.sourceText).joined(separator: ", ")
      var asked = object
      if !given.isEmpty { asked.identity += "(\(given.prefix(40)))" }
      return modelMember(name, of: asked, span)
    }
    if run?.isReplaying == false {
      let transaction = run?.transaction ?? Transaction()
      run?.unknownCalls.append(
        ActionRun.UnknownCall(
          name: name, owner: object.identity, first: arguments.items.first?.value, transaction: transaction,
          span: span))
    }
    return .unknown
  }

  /// `action: store.start`: a method of an undeclared model as something to do.
  func modelAction(_ argument: Syntax.Argument, _ scope: Scope) throws(Exit) -> Value? {
    guard argument.label?.text == "action" || argument.label?.text == "perform",
      case .member(let base, let name, _) = argument.value.kind, program.models.kind(of: name.text) == nil,
      isModel(try evaluate(base, scope))
    else { return nil }
    let span = argument.value.span
    let call = Syntax.Call(callee: argument.value, arguments: [], trailingClosures: [], hasParentheses: true)
    let expression = Syntax.Expression(kind: .call(call), span: span)
    let body = Syntax.Block(
      statements: [Syntax.Statement(kind: .expression(expression), label: nil, span: span)], span: span)
    let closure = Syntax.Closure(captures: [], parameters: nil, attributes: [], result: nil, body: body)
    return .closure(Closure(syntax: closure, scope: scope))
  }

  private func isModel(_ value: Value) -> Bool {
    switch value {
    case .object(let object): program.types[object.type] == nil && program.extensions[object.type] == nil
    case .symbol(let symbol):
      model(symbol) != nil && symbol.root.map { program.extensions[$0] == nil } ?? false
    default: false
    }
  }

  /// Lets the methods that an action called do what their names say.
  func settleUnknownCalls() {
    guard let action = run, action.continuation.action.hasPrefix("tap ") else { return }
    for call in action.unknownCalls {
      guard let deed = ModelDeed(call.name), let key = met.first(where: { isMeant($0, by: call, deed) }),
        let value = result(of: deed, on: key, given: call.first), !value.isEqual(to: read(key, first: nil))
      else { continue }
      // Whoever gives glass its ids and a model its methods animates there.
      run?.transaction =
        call.transaction == Transaction() ? Transaction(animation: .default) : call.transaction
      say(
        .note,
        "what ‘\(call.name)’ does is not declared in what was read; it is taken to change ‘\(self.name(of: key))’",
        at: call.span)
      write(key, value)
    }
  }

  private func isMeant(_ key: StateKey, by call: ActionRun.UnknownCall, _ deed: ModelDeed) -> Bool {
    guard key.owner == call.owner || key.owner.hasPrefix(call.owner + ".") else { return false }
    if case .choice(let cases)? = program.models.kind(of: key.name), cases.contains(where: deed.isNamed) {
      return true
    }
    return deed.speaks(of: key.name)
  }

  private func result(of deed: ModelDeed, on key: StateKey, given: Value?) -> Value? {
    let given = given.flatMap { $0.isUnknown ? nil : $0 }
    switch read(key, first: nil) {
    case .bool(let truth): return deed.truth(for: key.name, given: given?.bool, now: truth).map { .bool($0) }
    case .nothing: return deed.direction == true ? given ?? Self.presence(of: key) : nil
    case .object: return deed.direction == false ? .nothing : deed.direction == true ? given : nil
    case .array: return deed.empties ? .array([]) : nil
    case .symbol:
      guard case .choice(let cases)? = program.models.kind(of: key.name) else { return nil }
      let one = cases.first(where: deed.isNamed) ?? (deed.direction == true ? given?.word : nil)
      return one.map { .symbol(Symbol(member: $0)) }
    default: return deed.sets ? given : nil
    }
  }
}
