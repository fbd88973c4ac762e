/// What properties and methods of types that are declared nowhere give, told by how the code uses them.
///
/// There are no types, so a property is known by its name alone: `status` is one thing wherever it stands. That can be
/// wrong only where two undeclared models have properties of one name and of different kinds.
struct ModelUses: Sendable {
  /// What a property is.
  enum Kind: Hashable, Sendable {
    /// It decides what is done: `if model.isOpen`.
    case truth
    /// It is compared with the cases of an enum; the cases seen, in order.
    case choice([String])
    /// It may be missing: `if let item = model.item`, `model.item != nil`.
    case optional
    /// It is gone through.
    case list
    /// It is compared with a number.
    case number
    /// It is asked whether it is empty, as only texts and lists are, and does what only texts do.
    case text
    /// Its own properties are asked for.
    case model
  }

  private var members: [String: Evidence] = [:]
  private var names: [String: Evidence] = [:]

  /// What speaks for each kind.
  struct Evidence: Sendable {
    var isTruth = false
    var cases: [String] = []
    var isOptional = false
    var isList = false
    var isCounted = false
    var isNumber = false
    var isText = false
    var hasMembers = false

    var kind: Kind? {
      if isTruth { return .truth }
      if !cases.isEmpty { return .choice(cases) }
      if isList, !isText { return .list }
      if isOptional { return .optional }
      if isText { return isCounted ? .text : nil }
      if isNumber { return .number }
      if isCounted { return .list }
      return hasMembers ? .model : nil
    }
  }

  init() {}

  init(_ program: Program) {
    let reader = ModelUsesReader(program)
    reader.read()
    (members, names) = (reader.members, reader.names)
  }

  /// What a property or the result of a method is; `nil` where nothing tells.
  func kind(of name: String) -> Kind? {
    if let kind = members[name]?.kind, kind != .model { return kind }
    // What is handed on is used under the parameter's name, which is often the same.
    if let kind = names[name]?.kind, kind != .model { return kind }
    return members[name]?.kind ?? names[name]?.kind
  }
}

/// Walks through a program and gathers what speaks for which kind.
final class ModelUsesReader {
  let program: Program
  private(set) var members: [String: ModelUses.Evidence] = [:]
  private(set) var names: [String: ModelUses.Evidence] = [:]

  init(_ program: Program) { self.program = program }

  func read() {
    let walk = SyntaxWalk(
      visit: { self.take($0) }, visitCondition: { self.take($0) }, visitChoice: { self.take($0) })
    for file in program.files { for statement in file.statements { walk.walk(statement) } }
    for info in program.types.values { take(info) }
    for info in program.extensions.values where program.types[info.name] == nil { take(info) }
  }

  /// What a computed property of a known type is made of alone is of that type.
  private func take(_ info: TypeInfo) {
    for property in info.computed.values {
      guard let getter = property.accessors.getter, getter.statements.count == 1 else { continue }
      switch getter.statements[0].kind {
      case .expression(let value), .returnValue(.some(let value)): take(value, as: property.type)
      default: break
      }
    }
    for property in info.stored {
      if let initializer = property.initializer { take(initializer, as: property.type) }
    }
  }

  func take(_ expression: Syntax.Expression, as type: Syntax.TypeReference?) {
    guard let type else { return }
    switch type.kind {
    case .optional: note(expression) { $0.isOptional = true }
    case .array: note(expression) { $0.isList = true }
    default:
      switch type.name {
      case "Bool": note(expression) { $0.isTruth = true }
      case "String", "LocalizedStringKey": note(expression) { $0.isText = true }
      default: break
      }
    }
  }

  private func take(_ condition: Syntax.Condition) {
    switch condition.kind {
    case .expression(let expression): note(expression) { $0.isTruth = true }
    case .optionalBinding(let binding):
      if let value = binding.value {
        note(value) { $0.isOptional = true }
      } else if let name = binding.name {
        names[name.text, default: ModelUses.Evidence()].isOptional = true
      }
    case .pattern(let pattern, let value): take(pattern, of: value)
    case .availability: break
    }
  }

  private func take(_ choice: Syntax.Switch) {
    for one in choice.cases { for pattern in one.patterns { take(pattern.pattern, of: choice.subject) } }
  }

  private func take(_ pattern: Syntax.Pattern, of subject: Syntax.Expression) {
    switch pattern.kind {
    case .enumCase(_, let name, _):
      if name.text == "some" || name.text == "none" { return note(subject) { $0.isOptional = true } }
      note(subject) { if !$0.cases.contains(name.text) { $0.cases.append(name.text) } }
    case .optional: note(subject) { $0.isOptional = true }
    case .expression(let value): compare(subject, with: value)
    case .tuple(let parts):
      guard case .tuple(let values) = subject.kind else { return }
      for (part, value) in zip(parts, values) { take(part.pattern, of: value.value) }
    default: break
    }
  }

  /// Notes something of what an expression names.
  func note(_ expression: Syntax.Expression, _ change: (inout ModelUses.Evidence) -> Void) {
    switch expression.kind {
    case .member(_, let name, _): change(&members[name.text, default: ModelUses.Evidence()])
    case .name(let name, _), .projection(let name): change(&names[name, default: ModelUses.Evidence()])
    case .call(let call):
      guard case .member(_, let name, _) = call.callee.kind else { return }
      change(&members[name.text, default: ModelUses.Evidence()])
    case .optionalChain(let base), .forceUnwrap(let base), .await(let base), .attempt(_, let base):
      note(base, change)
    case .tuple(let parts) where parts.count == 1: note(parts[0].value, change)
    default: break
    }
  }
}
