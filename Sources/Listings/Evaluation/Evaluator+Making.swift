extension Evaluator {
  /// A new value of an own type.
  func construct(_ info: TypeInfo, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> Value {
    try step()
    if info.keyword == .enumeration { return enumCase(info, arguments) }
    if info.isObject { return try object(info, arguments, span) }
    var instance = Instance(type: info.name, fields: [:])
    let scope = Scope(nil, me: Scope.Me(.type(info.name), type: info.name))
    guard let initializer = fitting(info.initializers, arguments) else {
      try setFields(of: &instance, info, arguments, scope)
      return .instance(instance)
    }
    try setFields(of: &instance, info, Arguments(), scope)
    return try initialize(.instance(instance), info, initializer, arguments) ?? .nothing
  }

  private func fitting(_ initializers: [Syntax.Initializer], _ arguments: Arguments) -> Syntax.Initializer? {
    let labels = arguments.items.map(\.label)
    func fits(_ initializer: Syntax.Initializer) -> Bool {
      let known = initializer.parameters.map { $0.label?.text }
      let missing = initializer.parameters.filter { parameter in
        parameter.defaultValue == nil && !parameter.isVariadic && !parameter.takesClosure
          && !labels.contains(parameter.label?.text)
      }
      return missing.isEmpty
        && arguments.items.allSatisfy { $0.isTrailing || known.contains($0.label) }
    }
    return initializers.first(where: fits) ?? (initializers.count == 1 ? initializers[0] : nil)
  }

  private func enumCase(_ info: TypeInfo, _ arguments: Arguments) -> Value {
    // `Mode(rawValue: "list")`.
    guard let raw = arguments["rawValue"] else { return .nothing }
    for one in info.cases {
      let value = Value.enumCase(EnumValue(type: info.name, name: one.name))
      if rawValue(of: one, info).isEqual(to: raw) { return value }
    }
    return .nothing
  }

  /// The raw value of a case: what is written, else its name or the number after the one before.
  func rawValue(of one: TypeInfo.Case, _ info: TypeInfo) -> Value {
    let isNumber = info.inheritance.contains { $0 == "Int" || $0 == "CGFloat" || $0 == "Double" }
    var next = 0
    for other in info.cases {
      var value = isNumber ? Value.int(next) : .string(other.name)
      if let written = other.rawValue {
        do throws(Exit) { value = try evaluate(written, Scope(nil)) } catch { return .unknown }
      }
      if other.name == one.name { return value }
      next = (value.int ?? next) + 1
    }
    return .unknown
  }

  /// The stored properties as the memberwise initializer sets them, else by their own values.
  private func setFields(
    of instance: inout Instance, _ info: TypeInfo, _ arguments: Arguments, _ scope: Scope
  )
    throws(Exit)
  {
    var trailing = arguments.items.filter { $0.isTrailing && $0.label == nil }
    for property in info.stored {
      if let given = arguments[property.name] {
        let value = property.wrapper == .binding ? bound(given, property.name, info.name) : given
        instance.fields[property.name] = coerce(value, to: property.type, in: scope)
      } else if !trailing.isEmpty, property.takesClosure {
        instance.fields[property.name] = trailing.removeFirst().value
      } else if let initializer = property.initializer {
        instance.fields[property.name] = try making("\(path)/\(info.name).\(property.name)") {
          () throws(Exit) in
          let value = try self.evaluate(initializer, scope)
          return property.held(self.coerce(value, to: property.type, in: scope), self.program)
        }
      } else if let stored = property.wrapped {
        // `@AppStorage("key") var isOn = false` has its value behind `=`; `@State(initialValue:)` in parentheses.
        instance.fields[property.name] = coerce(try evaluate(stored, scope), to: property.type, in: scope)
      }
    }
  }

  private func object(_ info: TypeInfo, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> Value {
    if maker.place.isEmpty { maker.place = path.isEmpty ? info.name : "\(path)/\(info.name)" }
    let identity = maker.next()
    let object = ObjectReference(type: info.name, identity: identity)
    let value = Value.object(object)
    let scope = Scope(nil, me: Scope.Me(value, type: info.name))
    isInitializing += 1
    defer { isInitializing -= 1 }
    for property in chain(of: info).flatMap(\.stored) {
      let key = StateKey(owner: identity, name: property.name, type: info.name)
      guard let initializer = property.initializer else {
        write(key, property.type.map { $0.isOptional ? .nothing : .unknown } ?? .unknown)
        continue
      }
      let first = try making("\(identity).\(property.name)") { () throws(Exit) in
        self.coerce(try self.evaluate(initializer, scope), to: property.type, in: scope)
      }
      write(key, first)
    }
    if let initializer = fitting(info.initializers, arguments) {
      return try initialize(value, info, initializer, arguments) ?? .nothing
    }
    return value
  }

  /// A class and those that it inherits from.
  private func chain(of info: TypeInfo) -> [TypeInfo] {
    var chain = [info]
    while let parent = chain.last?.inheritance.lazy.compactMap({ self.program.types[$0] }).first(
      where: \.isObject),
      chain.count < 8
    {
      chain.append(parent)
    }
    return chain
  }

  /// Runs an initializer; `nil` where it gives up.
  private func initialize(
    _ value: Value, _ info: TypeInfo, _ initializer: Syntax.Initializer, _ arguments: Arguments
  ) throws(Exit) -> Value? {
    guard let body = initializer.body else { return value }
    try enter()
    isInitializing += 1
    let was = run
    run = nil
    defer {
      depth -= 1
      isInitializing -= 1
      run = was
    }
    let me = Scope.Me(value, type: info.name)
    let scope = Scope(Scope(nil, me: me))
    try bind(initializer.parameters, arguments, in: scope)
    if case .returned(.nothing) = try self.run(body, scope), initializer.isFailable { return nil }
    return me.value
  }

  /// An initializer that an extension adds to a library's type: `Color(hex: "…")`.
  func constructExtended(_ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> Value? {
    guard let info = program.extensions[name], !info.initializers.isEmpty else { return nil }
    let labels = arguments.items.map(\.label)
    guard
      let initializer = info.initializers.first(where: { one in
        let known = one.parameters.map { $0.label?.text }
        return !labels.isEmpty && labels.allSatisfy { known.contains($0) }
      }), let body = initializer.body
    else { return nil }
    let me = Scope.Me(.symbol(Symbol(name)), type: name)
    let scope = Scope(Scope(nil, me: me))
    try bind(initializer.parameters, arguments, in: scope)
    // `self.init(…)` hands on to one of the library's own.
    scope.functions = [:]
    delegated = nil
    _ = try run(body, scope)
    defer { delegated = nil }
    return delegated ?? me.value
  }
}

extension TypeInfo.StoredProperty {
  var takesClosure: Bool {
    attributes.contains { $0.name.text.hasSuffix("Builder") } || type?.isFunction == true
      || type?.name.map { $0 == "Content" || $0 == "Label" } == true
  }

  /// The value in the parentheses of its wrapper.
  fileprivate var wrapped: Syntax.Expression? {
    guard wrapper == .state else { return nil }
    return attributes.lazy.flatMap(\.arguments)
      .first { Self.firstValueLabels.contains($0.label?.text ?? "") }?.value
  }
}

extension TypeInfo.StoredProperty {
  /// A value as what the property holds: of `Store()` that is declared nowhere, an object.
  func held(_ value: Value, _ program: Program) -> Value {
    let isObject = attributes.contains {
      ["StateObject", "ObservedObject", "Bindable"].contains($0.name.text.split(separator: ".").last ?? "")
    }
    if isObject, value.isUnmade, let type = type?.name, program.type(type) == nil {
      // Who makes it is not known; it is one of its type all the same.
      return .object(ObjectReference(type: type, identity: type))
    }
    guard case .symbol(let symbol) = value, let object = symbol.object(in: program) else { return value }
    return isObject || Symbol.isModel(object.type) ? .object(object) : value
  }
}

extension Value {
  /// Whether it is not known what it is: the result of code that was not read.
  fileprivate var isUnmade: Bool {
    switch self {
    case .unknown: true
    case .symbol(let symbol): symbol.steps.count > 1 || symbol.steps.first?.name.isEmpty == false
    default: false
    }
  }
}

extension Syntax.TypeReference {
  var isOptional: Bool { if case .optional = kind { true } else { false } }
}
