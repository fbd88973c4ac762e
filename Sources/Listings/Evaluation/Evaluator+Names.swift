import SceneModel

extension Evaluator {
  /// The value of a name, from the nearest scope out.
  func lookUp(_ name: String, _ scope: Scope, _ span: Syntax.Span) throws(Exit) -> Value {
    if name == "self" { return scope.nearestSelf?.value ?? .unknown }
    if name == "Self" { return .type(scope.nearestSelf?.type ?? "Self") }
    if name == "super" { return .unknown }
    var here: Scope? = scope
    while let current = here {
      if let index = current.index(of: name) {
        // `{ $item in item.name }`: the name alone is what the binding reads.
        if case .binding(let binding) = current[index], current.index(of: "$" + name) != nil {
          return try value(of: binding)
        }
        return current[index]
      }
      if let function = current.functions[name] {
        return .function(FunctionReference(function: function, scope: current))
      }
      if let me = current.me, let value = try member(name, ofSelf: me, span) { return value }
      here = current.parent
    }
    if let value = try global(name) { return value }
    if let type = program.type(name, in: scope.nearestSelf?.type) { return .type(type.name) }
    if let function = program.functions[name]?.first {
      return .function(FunctionReference(function: function, scope: Scope(nil)))
    }
    if name.first?.isUppercase == true { return .type(name) }
    if name.first == "$" { return .unknown }
    if Self.silentNames.contains(name) { return .unknown }
    if let model = scope.nearestModel(in: program) { return modelMember(name, of: model, span) }
    if let key = undeclaredTruth(name) {
      say(.note, "‘\(name)’ is not declared in what was read; it is a state of its own", at: span)
      return read(key, first: guess(key, .bool(false)))
    }
    say(.note, "‘\(name)’ is not declared in what was read; it is taken for unknown", at: span)
    return .unknown
  }

  /// The state that stands for a name that is declared nowhere and says that it is a truth: `expanded` in code that is
  /// part of a view.
  func undeclaredTruth(_ name: String) -> StateKey? {
    guard case .bool = Self.guess(name) else { return nil }
    return StateKey(owner: "", name: name, type: "")
  }

  private static let silentNames: Set<String> = ["error", "_", "colorScheme", "nan"]

  /// The value of a constant or variable at the top of a file.
  private func global(_ name: String) throws(Exit) -> Value? {
    if let property = program.computedGlobals[name], let getter = property.accessors.getter {
      return try value(of: getter, property, Scope(nil))
    }
    guard let property = program.globals[name] else { return nil }
    let value = try shared(name, property, Scope(nil))
    return property.isConstant ? value : read(StateKey(owner: "", name: name, type: ""), first: value)
  }

  /// The value of a property that there is once: worked out when it is first asked for.
  private func shared(_ key: String, _ property: TypeInfo.StoredProperty, _ scope: Scope) throws(Exit)
    -> Value
  {
    if let value = globalValues[key] { return value }
    guard let initializer = property.initializer else { return .nothing }
    // A value that needs itself is not known.
    globalValues[key] = .unknown
    let value = try making(key) { () throws(Exit) in
      self.coerce(try self.evaluate(initializer, scope), to: property.type, in: scope)
    }
    globalValues[key] = value
    return value
  }

  /// Does something while new objects and ids are named after a place.
  func making<Result>(_ place: String, _ body: () throws(Exit) -> Result) throws(Exit) -> Result {
    let outer = maker
    let (was, path) = (run, self.path)
    maker = Maker(place: place)
    isInitializing += 1
    run = nil
    defer {
      maker = outer
      isInitializing -= 1
      run = was
      self.path = path
    }
    return try body()
  }

  /// A static member of an own type, or of an extension of another.
  func staticMember(_ name: String, of type: String, _ span: Syntax.Span) throws(Exit) -> Value? {
    for info in [program.types[type] ?? program.type(type), program.extensions[type]] {
      guard let info else { continue }
      let scope = Scope(nil, me: Scope.Me(.type(info.name), type: info.name))
      if let property = info.statics[name] {
        let key = "\(info.name).\(name)"
        let value = try shared(key, property, scope)
        return property.isConstant ? value : read(StateKey(owner: "", name: key, type: ""), first: value)
      }
      if let property = info.staticComputed[name], let getter = property.accessors.getter {
        return try value(of: getter, property, scope)
      }
      if info.cases.contains(where: { $0.name == name }) {
        return .enumCase(EnumValue(type: info.name, name: name))
      }
      if name == "allCases", info.keyword == .enumeration {
        return .array(info.cases.map { .enumCase(EnumValue(type: info.name, name: $0.name)) })
      }
      if let function = info.staticMethods[name]?.first {
        return .function(FunctionReference(function: function, scope: scope))
      }
      if let inner = program.types[info.name + "." + name] { return .type(inner.name) }
    }
    return nil
  }

  /// What a getter gives.
  func value(of getter: Syntax.Block, _ property: TypeInfo.ComputedProperty, _ scope: Scope) throws(Exit)
    -> Value
  {
    try enter()
    defer { depth -= 1 }
    if property.isViewBuilder { return .views(try build(getter, Scope(scope))) }
    let value = coerce(try result(of: getter, Scope(scope)), to: property.type, in: scope)
    guard value.isUnknown, let type = property.type, let name = type.name else { return value }
    // Of what is not known the type that is written tells something.
    if name == "Text" { return .views(node(.text(Self.standIn), [], property.span)) }
    return type.isModel && isUndeclaredType(name)
      ? .object(ObjectReference(type: name, identity: name)) : value
  }
}

extension Scope {
  /// The undeclared model whose extension the code stands in.
  func nearestModel(in program: Program) -> ObjectReference? {
    guard case .object(let object)? = nearestSelf?.value, program.types[object.type] == nil else {
      return nil
    }
    return object
  }
}
