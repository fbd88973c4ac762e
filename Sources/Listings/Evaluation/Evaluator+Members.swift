import SceneModel

extension Evaluator {
  /// A member of `self` by its name alone; `nil` where it has none.
  func member(_ name: String, ofSelf me: Scope.Me, _ span: Syntax.Span) throws(Exit) -> Value? {
    if case .type(let type) = me.value { return try staticMember(name, of: type, span) }
    if let value = try ownMember(name, of: me.value, type: me.type, me: me, span) { return value }
    // In an extension of a library's type its members can be seen too, in an enum what every enum has.
    var isPlain = program.types[me.type] == nil
    if case .enumCase = me.value { isPlain = true }
    guard isPlain else {
      if name.first == "_",
        let value = try ownMember(String(name.dropFirst()), of: me.value, type: me.type, me: me, span)
      {
        return value
      }
      return nil
    }
    return try libraryMember(name, of: me.value)
  }

  /// A property or method of a value whose type is the listing's own, or that an extension adds.
  private func ownMember(
    _ name: String, of value: Value, type: String, me: Scope.Me?, _ span: Syntax.Span
  ) throws(Exit) -> Value? {
    for info in infos(of: value, type) {
      if let property = info.property(name) { return try stored(property, of: value, info, span) }
      if let property = info.computed[name], let getter = property.accessors.getter {
        let scope = Scope(nil, me: me ?? Scope.Me(value, type: info.name))
        let outer = path
        defer { path = outer }
        path += ".\(name)"
        return try self.value(of: getter, property, scope)
      }
      if let function = info.methods[name]?.first {
        return .function(
          FunctionReference(function: function, scope: Scope(nil, me: me ?? Scope.Me(value, type: info.name)))
        )
      }
    }
    return nil
  }

  /// Where the members of a value are declared: its type, and the extensions of what it conforms to.
  func infos(of value: Value, _ type: String? = nil) -> [TypeInfo] {
    var infos: [TypeInfo] = []
    if let own = ownType(of: value) ?? type.flatMap({ program.types[$0] }) {
      infos.append(own)
      for name in own.inheritance {
        if let parent = program.type(name, in: own.name) { infos.append(parent) }
        if let added = program.extensions[name] { infos.append(added) }
      }
    }
    for name in libraryTypes(of: value) {
      if let added = program.extensions[name], !infos.contains(where: { $0.name == name }) {
        infos.append(added)
      }
    }
    return infos
  }

  /// The type of a value, where it is the listing's own.
  func ownType(of value: Value) -> TypeInfo? {
    switch value {
    case .instance(let instance): program.types[instance.type]
    case .object(let object): program.types[object.type]
    case .enumCase(let value): program.types[value.type]
    default: nil
    }
  }

  /// The names by which extensions may extend the type of a value.
  private func libraryTypes(of value: Value) -> [String] {
    switch value {
    case .views: ["View", "Text", "Image", "Shape"]
    case .instance(let instance): program.types[instance.type]?.isView == true ? ["View"] : []
    case .array: ["Array", "Collection", "Sequence", "RandomAccessCollection"]
    case .string: ["String", "StringProtocol"]
    case .int: ["Int", "BinaryInteger"]
    case .double: ["Double", "CGFloat", "BinaryFloatingPoint", "FloatingPoint"]
    case .bool: ["Bool"]
    case .symbol(let symbol):
      (symbol.root.map { [$0] } ?? []) + ["View", "Shape", "Color", "Animation", "Glass", "Font"]
    case .binding: ["Binding"]
    case .object(let object): program.types[object.type] == nil ? [object.type] : []
    default: []
    }
  }

  /// The value of a stored property, wherever it is kept.
  private func stored(
    _ property: TypeInfo.StoredProperty, of value: Value, _ info: TypeInfo, _ span: Syntax.Span
  ) throws(Exit) -> Value {
    switch value {
    case .object(let object):
      let key = StateKey(owner: object.identity, name: property.name, type: object.type)
      return coerce(read(key, first: nil), to: property.type, in: Scope(nil))
    case .instance(let instance):
      let field = instance.fields[property.name]
      switch property.wrapper {
      case .state, .focusState, .gestureState:
        guard let identity = instance.identity else { return field ?? .nothing }
        let key = StateKey(owner: identity, name: property.name, type: instance.type)
        let first = field ?? unset(property)
        // A model is what it is; only its properties are states.
        if case .object(let model) = first, program.types[model.type] == nil, current[name(of: key)] == nil {
          return first
        }
        let value = read(key, first: first)
        // The scene keeps whole numbers and others alike; where one was missing at first its type tells them apart.
        guard case .double(let number) = value, property.type?.isWhole == true else { return value }
        return Int(exactly: number).map { .int($0) } ?? value
      case .binding:
        if case .binding(let binding)? = field { return try self.value(of: binding) }
        return field ?? .unknown
      case .namespace:
        let owner = instance.identity ?? ""
        return .namespace(owner.isEmpty ? property.name : "\(owner).\(property.name)")
      case .environment:
        if let field { return field }
        return try environmentValue(property, info)
      case .none, .object: return field ?? .nothing
      }
    default: return .unknown
    }
  }

  /// The value of a state that is given none: `@FocusState var isFocused: Bool`.
  func unset(_ property: TypeInfo.StoredProperty) -> Value {
    guard let type = property.type, !type.isOptional, let name = type.name else { return .nothing }
    if name == "Bool" { return .bool(false) }
    // Whoever makes the view gives it a model.
    return isUndeclaredType(name) ? .object(ObjectReference(type: name, identity: name)) : .nothing
  }

  /// `base.name`.
  func member(_ base: Syntax.Expression, _ name: Syntax.Name, _ scope: Scope) throws(Exit) -> Value {
    // `$model.property`, `$item.isOn`: a way to a part.
    if case .projection(let variable) = base.kind {
      return try member(name.text, of: projection(variable, scope, base.span), name.span)
    }
    if case .name("super", _) = base.kind { return .unknown }
    if name.text.first == "$" {
      let bare = String(name.text.dropFirst())
      if case .name("self", _) = base.kind { return try projection(bare, scope, name.span) }
      let value = try evaluate(base, scope)
      if let info = ownType(of: value), let property = info.property(bare) {
        return try projection(property, of: value, info, name.span)
      }
      return try member(name.text, of: value, name.span)
    }
    return try member(name.text, of: evaluate(base, scope), name.span)
  }

  /// A member of a value by its name.
  func member(_ name: String, of value: Value, _ span: Syntax.Span) throws(Exit) -> Value {
    if name == "self" { return value }
    switch value {
    case .unknown where name == "indices":
      // A list that is not known has three elements.
      return .range(lower: .int(0), upper: .int(3), isClosed: false)
    case .nothing, .unknown: return value
    case .type(let type):
      if let own = try staticMember(name, of: type, span) { return own }
      if type == "Task", name == "isCancelled" { return .bool(false) }
      if type == "Date", name == "now" { return .date(fromNow: 0) }
      if name == "allCases", isUndeclaredType(type) { return undeclaredCases(of: type) }
      if name == "shared", program.type(type) == nil, !type.hasPrefix("UI"), !type.hasPrefix("NS") {
        return .object(ObjectReference(type: type, identity: type))
      }
      if program.models.kind(of: name) == .truth, isUndeclaredType(type) {
        return modelMember(name, of: ObjectReference(type: type, identity: type), span)
      }
      return .symbol(Symbol(type, [Symbol.Step(name: name, arguments: nil)]))
    case .binding(let binding):
      if name == "wrappedValue" { return try self.value(of: binding) }
      if name == "projectedValue" { return value }
      return .binding(.member(binding, name))
    case .tuple(let parts):
      if let index = Int(name), parts.indices.contains(index) { return parts[index].value }
      if let part = parts.first(where: { $0.label == name }) { return part.value }
      // What `enumerated()` gives.
      if name == "offset", let first = parts.first { return first.value }
      if name == "element", let last = parts.last { return last.value }
      return .unknown
    default: break
    }
    if case .object(let object) = value, program.types[object.type] == nil {
      return try ownMember(name, of: value, type: "", me: nil, span) ?? modelMember(name, of: object, span)
    }
    if let own = try ownMember(name, of: value, type: "", me: nil, span) { return own }
    // An implicit member whose type an extension or an own type may know.
    if let library = try libraryMember(name, of: value) { return library }
    switch value {
    case .views where !Self.unseenProperties.contains(name):
      // `view.backport.glassEffect()`: what stands between is a way to write the modifier.
      say(.note, "‘.\(name)’ is not declared in what was read; it is taken for the view itself", at: span)
      return value
    case .symbol(let symbol):
      if let made = symbol.steps.last?.arguments, symbol.steps.count == 1, let given = made[name],
        model(symbol) != nil
      {
        return given
      }
      if program.models.kind(of: name) != nil, let object = model(symbol) {
        return modelMember(name, of: object, span)
      }
      if symbol.isUndeclaredView || symbol.isView, Self.ways.contains(where: name.lowercased().contains) {
        return value
      }
      return .symbol(symbol.appending(name))
    case .instance(let instance):
      if program.types[instance.type]?.isView == true,
        Self.ways.contains(where: name.lowercased().contains)
      {
        return value
      }
      say(.note, "‘\(instance.type)’ has no member ‘\(name)’ that was read", at: span)
      return .unknown
    default: return .unknown
    }
  }

  /// What properties are called that lead from a view to modifiers of other systems' versions.
  static let ways = ["backport", "compat", "ios26", "ios18", "polyfill", "fallback"]

  /// What code asks of a text or a picture that is a view already.
  private static let unseenProperties: Set<String> = ["isEmpty", "count", "id", "size", "width", "height"]

  /// The first value of a property of something that is declared nowhere: a truth by its name is false.
  static func guess(_ name: String) -> Value {
    if name == "progress" || name.hasSuffix("Progress") { return .double(0) }
    let begins = ["is", "has", "show", "should", "can", "did", "will"]
    let ends = [
      "Expanded", "Open", "Visible", "Enabled", "Active", "Selected", "Shown", "Presented", "Hidden",
    ]
    let isTruth =
      begins.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
      || ends.contains(where: name.hasSuffix) || ["expanded", "playing", "selected"].contains(name)
    return isTruth ? .bool(false) : .unknown
  }

  /// `$name`.
  func projection(_ name: String, _ scope: Scope, _ span: Syntax.Span) throws(Exit) -> Value {
    var here: Scope? = scope
    while let current = here {
      if let index = current.index(of: "$" + name) { return current[index] }
      if let index = current.index(of: name) {
        if case .object(let object) = current[index] { return .binding(.constant(.object(object))) }
        return current[index]
      }
      if let me = current.me, let info = ownType(of: me.value), let property = info.property(name) {
        return try projection(property, of: me.value, info, span)
      }
      here = current.parent
    }
    guard program.globals[name] == nil, let key = undeclaredTruth(name) else { return .unknown }
    _ = read(key, first: guess(key, .bool(false)))
    return .binding(.state(key))
  }

  private func projection(
    _ property: TypeInfo.StoredProperty, of value: Value, _ info: TypeInfo, _ span: Syntax.Span
  ) throws(Exit) -> Value {
    switch value {
    case .object(let object):
      return .binding(.state(StateKey(owner: object.identity, name: property.name, type: object.type)))
    case .instance(let instance):
      switch property.wrapper {
      case .binding: return instance.fields[property.name] ?? .unknown
      case .state, .focusState, .gestureState:
        let current = try stored(property, of: value, info, span)
        if case .object = current { return .binding(.constant(current)) }
        return .binding(
          .state(StateKey(owner: instance.identity ?? "", name: property.name, type: instance.type)))
      default: return .binding(.constant(try stored(property, of: value, info, span)))
      }
    default: return .unknown
    }
  }
}

extension Syntax.TypeReference {
  /// Whether it is `Int`, or an `Int` that may be missing.
  fileprivate var isWhole: Bool {
    if case .optional(let inner) = kind { return inner.isWhole }
    return name == "Int"
  }
}
