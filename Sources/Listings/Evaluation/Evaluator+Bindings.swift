extension Evaluator {
  /// What a binding reads.
  func value(of binding: Binding) throws(Exit) -> Value {
    let span = Syntax.Span(file: 0, start: 0, end: 0)
    switch binding {
    case .state(let key): return read(key, first: nil)
    case .member(let base, let name): return try member(name, of: value(of: base), span)
    case .element(let base, let index): return try element(of: value(of: base), at: index)
    case .constant(let value): return value
    case .computed(let getter, _): return try invoke(getter, Arguments())
    case .animated(let base, _), .closing(let base, _): return try self.value(of: base)
    }
  }

  /// Writes through a binding.
  func set(_ binding: Binding, _ value: Value) throws(Exit) {
    switch binding {
    case .state(let key): write(key, coerce(value, like: read(key, first: nil)))
    case .member(let base, let name):
      let whole = try self.value(of: base)
      if let changed = try setting(name, of: whole, to: value) { try set(base, changed) }
    case .element(let base, let index):
      let whole = try self.value(of: base)
      if let changed = setting(at: index, of: whole, to: value) { try set(base, changed) }
    case .constant: break
    case .closing(let base, let closed): try set(base, closed)
    case .computed(_, let setter):
      let span = Syntax.Span(file: 0, start: 0, end: 0)
      _ = try invoke(setter, Arguments(items: [Arguments.Item(label: nil, value: value, span: span)]))
    case .animated(let base, let transaction):
      _ = try animated(transaction) { () throws(Exit) in
        try set(base, value)
        return .void
      }
    }
  }

  /// A value with a property changed; `nil` where the property is kept elsewhere and was written there.
  func setting(_ name: String, of whole: Value, to value: Value) throws(Exit) -> Value? {
    switch whole {
    case .object(let object) where program.types[object.type] == nil:
      write(StateKey(owner: object.identity, name: name, type: object.type), value)
      return nil
    case .object, .instance:
      let me = Scope.Me(whole, type: ownType(of: whole)?.name ?? "")
      guard try assign(name, ofSelf: me, value) else { return nil }
      if case .object = whole { return nil }
      return me.value
    case .binding(let binding):
      try set(name == "wrappedValue" ? binding : .member(binding, name), value)
      return nil
    case .tuple(var parts):
      guard let index = Int(name) ?? parts.firstIndex(where: { $0.label == name }),
        parts.indices.contains(index)
      else { return nil }
      parts[index].value = value
      return .tuple(parts)
    case .symbol(let symbol):
      if let object = model(symbol) {
        write(StateKey(owner: object.identity, name: name, type: object.type), value)
        return nil
      }
      // `configuration.isOn = true`.
      if case .binding(let binding)? = symbol.steps.last?.arguments?[name] {
        try set(binding, value)
        return nil
      }
      return symbol.setting(name, to: value).map { .symbol($0) }
    default: return nil
    }
  }

  /// A collection with an element changed.
  func setting(at index: Value, of whole: Value, to value: Value) -> Value? {
    switch whole {
    case .array(var elements):
      guard let place = index.int, elements.indices.contains(place) else { return nil }
      elements[place] = value
      return .array(elements)
    case .dictionary(var entries):
      entries[index] = value.isNothing ? nil : value
      return entries.pairs.count > Most.members ? nil : .dictionary(entries)
    default: return nil
    }
  }

  /// `base[index]`.
  func element(
    _ base: Syntax.Expression, _ arguments: [Syntax.Argument], _ span: Syntax.Span, _ scope: Scope
  ) throws(Exit) -> Value {
    let whole = try evaluate(base, scope)
    guard let first = arguments.first else { return .unknown }
    let index = try evaluate(first.value, scope)
    if case .binding(let binding) = whole { return .binding(.element(binding, index)) }
    if case .symbol(let proxy) = whole, case .symbol(let anchor) = index,
      let place = resolved(anchor: anchor, in: proxy)
    {
      return place
    }
    if case .symbol(let dimensions) = whole, let line = try line(index, of: dimensions) { return line }
    if case .keyPath(let path) = index {
      var value = whole
      for name in path { value = try member(name, of: value, span) }
      return value
    }
    if let own = ownType(of: whole)?.subscripts.first, let getter = own.accessors?.getter {
      let inner = Scope(Scope(nil, me: Scope.Me(whole, type: ownType(of: whole)?.name ?? "")))
      inner.declare(own.parameters.first?.name.text ?? "_", index)
      return try result(of: getter, inner)
    }
    let value = try element(of: whole, at: index)
    if value.isNothing, arguments.count == 2, arguments[1].label?.text == "default" {
      return try evaluate(arguments[1].value, scope)
    }
    return value
  }

  func element(of whole: Value, at index: Value) throws(Exit) -> Value {
    switch whole {
    case .array(let elements):
      if case .range(let low, let high, let isClosed) = index {
        let start = max(low?.int ?? 0, 0)
        let end = min((high?.int).map { isClosed ? $0 + 1 : $0 } ?? elements.count, elements.count)
        return start <= end ? .array(Array(elements[start..<end])) : .array([])
      }
      guard let place = index.int else { return .unknown }
      // Beyond its end a program would stop; the scene goes on without the value.
      return elements.indices.contains(place) ? elements[place] : .unknown
    case .dictionary(let entries): return entries[index] ?? .nothing
    case .nothing: return .nothing
    default: return .unknown
    }
  }

  /// `target = value`, `target += value`.
  func assignment(
    _ target: Syntax.Expression, _ name: String, _ value: Syntax.Expression, _ scope: Scope
  ) throws(Exit) -> Value {
    var new = try evaluate(value, scope)
    if name != "=" {
      let old = try evaluate(target, scope)
      new = Operators.binary(old, String(name.dropLast()), new) ?? .unknown
    }
    try assign(target, new, scope)
    return .void
  }

  /// Gives what an expression names a value.
  func assign(_ target: Syntax.Expression, _ value: Value, _ scope: Scope) throws(Exit) {
    switch target.kind {
    case .name(let name, _): try assign(name, value, scope)
    case .member(let base, let name, _):
      if case .projection(let variable) = base.kind, name.text == "wrappedValue" {
        if case .binding(let binding) = try projection(variable, scope, base.span) { try set(binding, value) }
        return
      }
      // `self.title = title` means the property, whatever else has its name.
      if case .name("self", _) = base.kind, let me = scope.nearestSelf,
        try assign(name.text, ofSelf: me, value)
      {
        return
      }
      let whole = try evaluate(base, scope)
      if case .type(let type) = whole {
        write(StateKey(owner: "", name: "\(type).\(name.text)", type: ""), value)
        return
      }
      if let changed = try setting(name.text, of: whole, to: value) {
        try assign(base, changed, scope)
      }
    case .subscripted(let base, let arguments):
      guard let first = arguments.first else { return }
      let whole = try evaluate(base, scope)
      if let changed = setting(at: try evaluate(first.value, scope), of: whole, to: value) {
        try assign(base, changed, scope)
      }
    case .optionalChain(let base), .forceUnwrap(let base): try assign(base, value, scope)
    case .tuple(let parts):
      guard case .tuple(let values) = value else { return }
      for (part, value) in zip(parts, values) { try assign(part.value, value.value, scope) }
    default: break
    }
  }

  private func assign(_ name: String, _ value: Value, _ scope: Scope) throws(Exit) {
    if name == "_" { return }
    var here: Scope? = scope
    while let current = here {
      if let index = current.index(of: name) {
        if case .binding(let binding) = current[index] {
          if case .binding = value { current[index] = value } else { try set(binding, value) }
          return
        }
        current[index] = coerce(coerce(value, to: current.type(at: index), in: scope), like: current[index])
        return
      }
      if let me = current.me {
        if name == "self" {
          me.value = coerce(value, like: me.value)
          return
        }
        if try assign(name, ofSelf: me, value) { return }
      }
      here = current.parent
    }
    if let property = program.globals[name] {
      guard !property.isConstant else { return }
      write(StateKey(owner: "", name: name, type: ""), coerce(value, to: property.type, in: scope))
    } else if let model = scope.nearestModel(in: program) {
      write(StateKey(owner: model.identity, name: name, type: model.type), value)
    } else if let key = undeclaredTruth(name) {
      write(key, value)
    }
  }

  /// Gives a property of `self` a value; false where it has none of that name.
  func assign(_ name: String, ofSelf me: Scope.Me, _ value: Value) throws(Exit) -> Bool {
    for info in infos(of: me.value, me.type) {
      let bare = name.first == "_" ? String(name.dropFirst()) : name
      if let property = info.property(bare) {
        let given = name == bare ? value : property.held(wrapped(value, true), program)
        try assign(property, ofSelf: me, given)
        return true
      }
      guard let property = info.computed[name] else { continue }
      guard let setter = property.accessors.setter else { return true }
      let inner = Scope(Scope(nil, me: me))
      inner.declare(setter.parameter?.text ?? "newValue", value)
      _ = try run(setter.body, inner)
      return true
    }
    return false
  }

  /// The value in `State(initialValue: value)`, where a wrapper is set.
  private func wrapped(_ value: Value, _ isWrapper: Bool) -> Value {
    guard isWrapper, case .symbol(let symbol) = value, let arguments = symbol.steps.last?.arguments else {
      return value
    }
    return arguments["initialValue"] ?? arguments["wrappedValue"] ?? arguments.first ?? value
  }

  private func assign(_ property: TypeInfo.StoredProperty, ofSelf me: Scope.Me, _ value: Value) throws(Exit) {
    let scope = Scope(nil, me: me)
    let typed = coerce(value, to: property.type, in: scope)
    switch me.value {
    case .object(let object):
      let key = StateKey(owner: object.identity, name: property.name, type: object.type)
      let old = firsts[key].map { read(key, first: $0) }
      write(key, old.map { coerce(typed, like: $0) } ?? typed)
      try observe(property, me, old)
    case .instance(var instance):
      switch property.wrapper {
      case .state, .focusState, .gestureState:
        if let identity = instance.identity {
          let key = StateKey(owner: identity, name: property.name, type: instance.type)
          let old = read(key, first: instance.fields[property.name] ?? unset(property))
          write(key, coerce(typed, like: old))
          try observe(property, me, old)
          return
        }
        instance.fields[property.name] = typed
        me.value = .instance(instance)
      case .binding:
        if case .binding(let binding)? = instance.fields[property.name] {
          if case .binding = typed { break }
          return try set(binding, typed)
        }
        instance.fields[property.name] = typed
        me.value = .instance(instance)
      default:
        let old = instance.fields[property.name]
        instance.fields[property.name] = old.map { coerce(typed, like: $0) } ?? typed
        me.value = .instance(instance)
        try observe(property, me, old)
      }
    default: break
    }
  }

  /// Runs `didSet`; initializers set without it.
  private func observe(_ property: TypeInfo.StoredProperty, _ me: Scope.Me, _ old: Value?) throws(Exit) {
    guard isInitializing == 0, let observer = property.accessors?.didSet else { return }
    let inner = Scope(Scope(nil, me: me))
    inner.declare(observer.parameter?.text ?? "oldValue", old ?? .unknown)
    _ = try run(observer.body, inner)
  }
}
