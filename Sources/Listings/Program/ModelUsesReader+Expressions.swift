extension ModelUsesReader {
  /// Takes what an expression tells of its parts.
  func take(_ expression: Syntax.Expression) {
    switch expression.kind {
    case .prefix(let name, let value) where name.text == "!": note(value) { $0.isTruth = true }
    case .binary(let left, let name, let right): take(left, name.text, right)
    case .ternary(let condition, _, _): note(condition) { $0.isTruth = true }
    case .assignment(let target, let name, let value):
      if name.text == "=" { compare(target, with: value) } else { note(target) { $0.isNumber = true } }
    case .optionalChain(let base): note(base) { $0.isOptional = true }
    case .member(let base, let name, _): take(base, asked: name.text)
    case .call(let call): take(call)
    case .string(let segments):
      for case .interpolation(let arguments) in segments {
        if let value = arguments.first?.value { note(value) { $0.isText = true } }
      }
    default: break
    }
  }

  private func take(_ left: Syntax.Expression, _ name: String, _ right: Syntax.Expression) {
    switch name {
    case "&&", "||":
      note(left) { $0.isTruth = true }
      note(right) { $0.isTruth = true }
    case "==", "!=":
      compare(left, with: right)
      compare(right, with: left)
    case "<", ">", "<=", ">=":
      if right.isNumber { note(left) { $0.isNumber = true } }
      if left.isNumber { note(right) { $0.isNumber = true } }
    default: break
    }
  }

  /// What something is that a value is compared with, or given to it.
  func compare(_ subject: Syntax.Expression, with value: Syntax.Expression) {
    switch value.kind {
    case .nilLiteral: note(subject) { $0.isOptional = true }
    case .boolean: note(subject) { $0.isTruth = true }
    case .integer, .number: note(subject) { $0.isNumber = true }
    case .string: note(subject) { $0.isText = true }
    case .implicitMember(let name, _): note(subject, mayBe: name.text)
    case .member(let base, let name, _):
      guard case .name(let type, _) = base.kind, type.first?.isUppercase == true else { return }
      note(subject, mayBe: name.text)
    default: break
    }
  }

  private func note(_ subject: Syntax.Expression, mayBe name: String) {
    guard !["zero", "infinity", "none", "some", "init", "shared"].contains(name) else { return }
    note(subject) { if !$0.cases.contains(name) { $0.cases.append(name) } }
  }

  private func take(_ base: Syntax.Expression, asked name: String) {
    switch name {
    case "indices", "enumerated", "append", "removeAll", "firstIndex", "forEach", "prefix", "suffix",
      "reversed":
      note(base) { $0.isList = true }
    case "count", "isEmpty": note(base) { $0.isCounted = true }
    case "trimmingCharacters", "lowercased", "uppercased", "capitalized", "hasPrefix", "hasSuffix":
      note(base) {
        $0.isText = true
        $0.isCounted = true
      }
    case "toggle": note(base) { $0.isTruth = true }
    case "formatted", "wrappedValue", "animation", "self", "map", "filter", "first", "last": break
    default:
      // What views have says nothing of models.
      if !Modifiers.isKnown(name), !Modifiers.ofViewsOnly.contains(name), name != "glassEffect" {
        note(base) { $0.hasMembers = true }
      }
    }
  }

  private func take(_ call: Syntax.Call) {
    for argument in call.arguments where Self.truths.contains(argument.label?.text ?? "") {
      note(argument.value) { $0.isTruth = true }
    }
    switch call.callee.kind {
    case .name(let name, _):
      if name == "ForEach" || name == "List", let data = call.arguments.first, data.label == nil {
        note(data.value) { $0.isList = true }
      }
      if name == "Text" || name == "TextField" || name == "Label", let text = call.arguments.first {
        note(text.value) { $0.isText = true }
      }
      takeParameters(of: name, call)
    case .member(_, let name, _):
      guard let first = call.arguments.first, first.label == nil else { return }
      if ["disabled", "allowsHitTesting", "hidden"].contains(name.text) {
        note(first.value) { $0.isTruth = true }
      }
    default: break
    }
  }

  /// What an own view or function asks for says what it is given.
  private func takeParameters(of name: String, _ call: Syntax.Call) {
    if let info = program.type(name) {
      for argument in call.arguments {
        guard let label = argument.label?.text else { continue }
        take(argument.value, as: info.property(label)?.type)
      }
    } else if let function = program.functions[name]?.first {
      for (parameter, argument) in zip(function.parameters, call.arguments) {
        take(argument.value, as: parameter.type)
      }
    }
  }

  private static let truths: Set<String> = [
    "isOn", "isPresented", "isEnabled", "isActive", "isExpanded", "isSelected", "isHidden",
  ]
}

extension Syntax.Expression {
  fileprivate var isNumber: Bool {
    switch kind {
    case .integer, .number: true
    default: false
    }
  }
}
