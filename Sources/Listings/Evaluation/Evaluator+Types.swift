extension Evaluator {
  /// A value as one of a type that is written: whole numbers become decimal, `.word` a case of an own enum.
  func coerce(_ value: Value, to type: Syntax.TypeReference?, in scope: Scope) -> Value {
    guard let type else { return value }
    switch (type.kind, value) {
    case (_, .nothing), (_, .unknown): return value
    case (.optional(let inner), _): return coerce(value, to: inner, in: scope)
    case (.opaque, _), (.existential, _): return value
    case (.array(let inner), .array(let elements)):
      return .array(elements.map { coerce($0, to: inner, in: scope) })
    case (.array(let inner), .symbol(let symbol))
    where symbol.root == nil && symbol.steps.first?.name == "init":
      guard case .array(let elements)? = made(symbol, "Array", in: scope) else { return value }
      return .array(elements.map { coerce($0, to: inner, in: scope) })
    case (.dictionary, .symbol(let symbol)) where symbol.root == nil && symbol.steps.first?.name == "init":
      return made(symbol, "Dictionary", in: scope) ?? value
    case (.array(let inner), .symbol):
      // `.sample` of an `extension Array where Element == Message`.
      guard let info = program.extensions["Array"], case .array(let elements) = resolved(value, as: info)
      else {
        return value
      }
      return .array(elements.map { coerce($0, to: inner, in: scope) })
    case (.dictionary(let key, let inner), .dictionary(let entries)):
      return .dictionary(
        Value.Entries(
          pairs: entries.pairs.map {
            DictionaryEntries.Pair(
              key: coerce($0.key, to: key, in: scope), value: coerce($0.value, to: inner, in: scope))
          }))
    case (.tuple(let parts), .tuple(let values)) where parts.count == values.count:
      return .tuple(
        zip(parts, values).map {
          Value.Element(label: $0.label?.text ?? $1.label, value: coerce($1.value, to: $0.type, in: scope))
        })
    case (.named, _):
      guard let name = type.name else { return value }
      return coerce(value, toTypeNamed: name, in: scope)
    default: return value
    }
  }

  private func coerce(_ value: Value, toTypeNamed name: String, in scope: Scope) -> Value {
    if name == "Binding" { return bound(value, nil, "") }
    if Self.decimalTypes.contains(name) { return value.number.map { .double($0) } ?? value }
    // A state keeps its numbers without their kind.
    if name == "Int", case .double(let number) = value, let whole = Int(exactly: number) {
      return .int(whole)
    }
    if name == "Set", case .array(let elements) = value { return .array(elements.unique) }
    guard let info = program.type(name, in: scope.nearestSelf?.type) ?? program.extensions[name] else {
      guard case .symbol(var symbol) = value, symbol.root == nil else {
        return name == "String" ? textual(value) : value
      }
      if let made = made(symbol, name, in: scope) { return made }
      if name == "Date", let date = value.date { return .date(fromNow: date.fromNow) }
      symbol.root = name
      return .symbol(symbol)
    }
    if let alias = info.aliases[name] { return coerce(value, to: alias, in: scope) }
    return resolved(value, as: info)
  }

  /// A value where a type of a library is expected.
  func coerce(_ value: Value, toLibraryType name: String) -> Value {
    coerce(value, toTypeNamed: name, in: Scope(nil))
  }

  /// What `.init(…)` makes where a type of a library is expected; `nil` for other members.
  private func made(_ symbol: Symbol, _ type: String, in scope: Scope) -> Value? {
    guard let first = symbol.steps.first, first.name == "init", let arguments = first.arguments else {
      return nil
    }
    let span = arguments.items.first?.span ?? Syntax.Span(file: 0, start: 0, end: 0)
    do throws(Exit) {
      var value: Value
      if let own = try constructExtended(type, arguments, span) {
        value = own
      } else {
        value = try makeLibrary(type, arguments, span, scope)
      }
      for step in symbol.steps.dropFirst() {
        value =
          if let arguments = step.arguments {
            try callMethod(step.name, of: value, arguments, span)
          } else {
            try member(step.name, of: value, span)
          }
      }
      return value
    } catch {
      // Whoever goes on finds the bounds reached as well.
      return .unknown
    }
  }

  /// A text that is declared elsewhere, as the text that stands for it.
  private func textual(_ value: Value) -> Value {
    guard case .symbol(let symbol) = value, symbol.root != nil, !symbol.steps.isEmpty else { return value }
    return .string(symbol.shown)
  }

  /// Arguments whose `.constant(value)` are bindings.
  func bound(_ arguments: Arguments) -> Arguments {
    var arguments = arguments
    for index in arguments.items.indices {
      arguments.items[index].value = bound(arguments.items[index].value, nil, "")
    }
    return arguments
  }

  /// `.constant(value)` as the binding that it is.
  ///
  /// What a preview gives a view for a constant would hold the view still; there it is a state by the name of what asks
  /// for it.
  func bound(_ value: Value, _ name: String?, _ type: String) -> Value {
    let constant: Value
    switch value {
    case .binding(.constant(let held)): constant = held
    case .symbol(let symbol) where symbol.steps.count == 1 && symbol.steps[0].name == "constant":
      guard symbol.root == nil || symbol.root == "Binding", let held = symbol.steps[0].arguments?.first else {
        return value
      }
      constant = held
    default: return value
    }
    guard bodies == 0, run == nil, let name else { return .binding(.constant(constant)) }
    let key = StateKey(owner: path, name: name, type: type)
    _ = read(key, first: constant)
    return .binding(.state(key))
  }

  private static let decimalTypes: Set<String> = [
    "Double", "CGFloat", "Float", "TimeInterval", "Swift.Double", "CoreGraphics.CGFloat",
  ]

  /// A value as one of the type of another.
  func coerce(_ value: Value, like other: Value) -> Value {
    switch (value, other) {
    case (.int(let whole), .double): return .double(Double(whole))
    case (.symbol, .double), (.symbol, .int): return value.number.map { .double($0) } ?? value
    case (.symbol, _):
      guard let info = ownType(of: other) else {
        guard case .symbol(var symbol) = value, case .symbol(let pattern) = other, symbol.root == nil else {
          return value
        }
        if let root = pattern.root, let made = made(symbol, root, in: Scope(nil)) { return made }
        symbol.root = pattern.root
        return .symbol(symbol)
      }
      return resolved(value, as: info)
    default: return value
    }
  }

  /// `.word` as a member of an own type.
  func resolved(_ value: Value, as info: TypeInfo) -> Value {
    guard case .symbol(let symbol) = value, symbol.root == nil, let first = symbol.steps.first else {
      return value
    }
    let span = Syntax.Span(file: 0, start: 0, end: 0)
    do throws(Exit) {
      var result: Value
      if let arguments = first.arguments {
        guard let made = try callStatic(first.name, of: info.name, arguments, span) else { return value }
        result = made
      } else {
        guard let member = try staticMember(first.name, of: info.name, span) else { return value }
        result = member
      }
      for step in symbol.steps.dropFirst() {
        result =
          if let arguments = step.arguments {
            try callMethod(step.name, of: result, arguments, span)
          } else {
            try member(step.name, of: result, span)
          }
      }
      return result
    } catch {
      // Whoever goes on finds the bounds reached as well.
      return .unknown
    }
  }

  /// Whether a value is of a type, as far as can be told.
  func isOf(_ value: Value, _ type: Syntax.TypeReference) -> Bool {
    guard let name = type.name else {
      switch (type.kind, value) {
      case (.optional, .nothing): return true
      case (.optional(let inner), _): return isOf(value, inner)
      case (.array, .array), (.dictionary, .dictionary), (.tuple, .tuple): return true
      default: return false
      }
    }
    if let own = ownType(of: value) {
      return own.name == name || own.name.hasSuffix("." + name) || own.isKind(of: name)
    }
    switch value {
    case .bool: return name == "Bool"
    case .int: return name == "Int"
    case .double: return Self.decimalTypes.contains(name)
    case .string: return name == "String"
    case .views: return name == "View"
    case .symbol(let symbol): return symbol.root == name
    default: return false
    }
  }
}

extension [Value] {
  /// The values, of equal ones the first.
  var unique: [Value] {
    var result: [Value] = []
    for value in self where !result.contains(where: { $0.isEqual(to: value) }) { result.append(value) }
    return result
  }
}
