import SceneModel

extension Evaluator {
  /// The value of a call.
  func evaluate(_ call: Syntax.Call, _ span: Syntax.Span, _ scope: Scope) throws(Exit) -> Value {
    switch call.callee.kind {
    case .name(let name, let generics):
      return try callName(name, generics, call, span, scope)
    case .member(let base, let name, _): return try callMember(base, name, call, span, scope)
    case .implicitMember(let name, _):
      return .symbol(Symbol(nil, [Symbol.Step(name: name.text, arguments: try arguments(call, scope))]))
    case .array(let elements) where elements.count == 1 && call.arguments.isEmpty: return .array([])
    case .array: return try arguments(call, scope).first?.elements.map { .array($0) } ?? .array([])
    case .dictionary: return .dictionary(Value.Entries())
    default:
      let callee = try evaluate(call.callee, scope)
      return try invoke(callee, try arguments(call, scope))
    }
  }

  /// The arguments of a call, evaluated in order.
  func arguments(_ call: Syntax.Call, _ scope: Scope) throws(Exit) -> Arguments {
    var result = Arguments()
    for argument in call.arguments {
      var value = try modelAction(argument, scope)
      if value == nil { value = try evaluate(argument.value, scope) }
      result.items.append(
        Arguments.Item(
          label: argument.label?.text, value: value ?? .unknown, span: argument.value.span))
    }
    for closure in call.trailingClosures {
      result.items.append(
        Arguments.Item(
          label: closure.label?.text, value: .closure(Closure(syntax: closure.closure, scope: scope)),
          isTrailing: true, span: closure.closure.body.span))
    }
    return result
  }

  private func callName(
    _ name: String, _ generics: [Syntax.TypeReference], _ call: Syntax.Call, _ span: Syntax.Span,
    _ scope: Scope
  ) throws(Exit) -> Value {
    var here: Scope? = scope
    while let current = here {
      if let index = current.index(of: name) { return try invoke(current[index], try arguments(call, scope)) }
      if let function = current.functions[name] {
        return try invoke(function, try arguments(call, scope), current, call: call, from: scope)
      }
      if let me = current.me, let value = try callOwn(name, me, call, scope) { return value }
      here = current.parent
    }
    if let functions = program.functions[name] {
      let arguments = try arguments(call, scope)
      return try invoke(fitting(functions, arguments), arguments, Scope(nil), call: call, from: scope)
    }
    let typeName = name == "Self" ? scope.nearestSelf?.type ?? name : name
    if let info = program.type(typeName, in: scope.nearestSelf?.type) {
      if info.keyword != .protocolType { return try make(info, try arguments(call, scope), span) }
    }
    let arguments = try arguments(call, scope)
    if name.first?.isUppercase == true {
      if let value = try constructExtended(name, arguments, span) { return value }
      return try makeLibrary(name, arguments, span, scope)
    }
    if let value = try callLibrary(name, arguments, span, scope) { return value }
    if let text = Self.undeclaredText(name, arguments) {
      say(.note, "‘\(name)’ is not declared in what was read; it is taken for a text", at: span)
      return text
    }
    say(.note, "‘\(name)’ is not declared in what was read; its call is passed over", at: span)
    return .unknown
  }

  /// A value of an own type, or what its layout makes of the views behind it.
  private func make(_ info: TypeInfo, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> Value {
    guard info.isLayout, let content = arguments.trailing else { return try construct(info, arguments, span) }
    var own = arguments
    own.items.removeAll { $0.isTrailing }
    return .views(try laidOut(by: construct(info, own, span), info, content, span))
  }

  /// A call of a method or of a closure in a property of `self`.
  private func callOwn(_ name: String, _ me: Scope.Me, _ call: Syntax.Call, _ scope: Scope) throws(Exit)
    -> Value?
  {
    if case .type(let type) = me.value {
      return try callStaticIfThere(name, type, call, scope)
    }
    for info in infos(of: me.value, me.type) {
      if let functions = info.methods[name] {
        let arguments = try arguments(call, scope)
        return try invoke(
          fitting(functions, arguments), arguments, Scope(nil, me: me), call: call, from: scope)
      }
      if info.property(name) != nil || info.computed[name] != nil {
        let callee = try member(name, of: me.value, call.callee.span)
        return try invoke(callee, try arguments(call, scope))
      }
    }
    guard program.types[me.type] == nil else { return nil }
    // In an extension of a library's type: its own methods by name alone.
    if case .views = me.value, Modifiers.isKnown(name) {
      return try callMethod(name, of: me.value, try arguments(call, scope), call.callee.span)
    }
    return nil
  }

  private func callStaticIfThere(_ name: String, _ type: String, _ call: Syntax.Call, _ scope: Scope)
    throws(Exit)
    -> Value?
  {
    let info = program.types[type] ?? program.extensions[type]
    guard let info, info.staticMethods[name] != nil || info.cases.contains(where: { $0.name == name }) else {
      return nil
    }
    return try callStatic(name, of: type, try arguments(call, scope), call.callee.span)
  }

  private func callMember(
    _ base: Syntax.Expression, _ name: Syntax.Name, _ call: Syntax.Call, _ span: Syntax.Span, _ scope: Scope
  ) throws(Exit) -> Value {
    if case .name("super", _) = base.kind { return .void }
    if let handed = try handedDown(base, name, call, scope) { return handed }
    let receiver = try receiver(base, scope)
    let arguments = try arguments(call, scope)
    if case .type(let type) = receiver {
      if let value = try callStatic(name.text, of: type, arguments, span) { return value }
      if name.text == "GlassEffectContainer" || type == "SwiftUI", program.type(type) == nil {
        return try makeLibrary(name.text, arguments, name.span, scope)
      }
      return try callType(type, name.text, arguments, span, scope)
    }
    if Library.isMutating(name.text), let changed = try mutated(receiver, name.text, arguments) {
      try assign(base, changed.receiver, scope)
      return changed.result
    }
    return try callMethod(name.text, of: receiver, arguments, name.span, base: base, call: call, from: scope)
  }

  private func receiver(_ base: Syntax.Expression, _ scope: Scope) throws(Exit) -> Value {
    if case .projection(let name) = base.kind { return try projection(name, scope, base.span) }
    return try evaluate(base, scope)
  }

  /// A static method, a case with a payload, or `init`; `nil` where the type has none of that name.
  func callStatic(_ name: String, of type: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit)
    -> Value?
  {
    for info in [program.types[type] ?? program.type(type), program.extensions[type]] {
      guard let info else { continue }
      if let functions = info.staticMethods[name] {
        let scope = Scope(nil, me: Scope.Me(.type(info.name), type: info.name))
        return try invoke(fitting(functions, arguments), arguments, scope)
      }
      if let one = info.cases.first(where: { $0.name == name }) {
        let scope = Scope(nil)
        let payload = zip(one.parameters, arguments.items).map { parameter, item in
          Value.Element(label: item.label, value: coerce(item.value, to: parameter.type, in: scope))
        }
        return .enumCase(EnumValue(type: info.name, name: name, payload: payload))
      }
      if name == "init", program.types[info.name] != nil { return try construct(info, arguments, span) }
      if let inner = program.types[info.name + "." + name] { return try construct(inner, arguments, span) }
      if info.statics[name] != nil || info.staticComputed[name] != nil {
        return try invoke(try staticMember(name, of: type, span) ?? .unknown, arguments)
      }
    }
    return nil
  }

  /// The overload that takes arguments of these labels; else the first.
  func fitting(_ functions: [Syntax.Function], _ arguments: Arguments) -> Syntax.Function {
    guard functions.count > 1 else { return functions[0] }
    let labels = arguments.items.filter { !$0.isTrailing }.map(\.label)
    return functions.first { $0.parameters.map { $0.label?.text } == labels }
      ?? functions.first { function in
        let known = Set(function.parameters.compactMap { $0.label?.text })
        return labels.allSatisfy { $0.map(known.contains) ?? true }
          && function.parameters.count >= arguments.items.count
      } ?? functions[0]
  }

  /// Calls whatever can be called.
  func invoke(_ callee: Value, _ arguments: Arguments) throws(Exit) -> Value {
    switch callee {
    case .closure(let closure): return try invoke(closure, arguments.items.map(\.value))
    case .function(let reference): return try invoke(reference.function, arguments, reference.scope)
    case .type(let name):
      if let info = program.types[name] {
        return try construct(
          info, arguments, arguments.items.first?.span ?? Syntax.Span(file: 0, start: 0, end: 0))
      }
      return .symbol(Symbol(name, [Symbol.Step(name: "", arguments: arguments)]))
    case .instance, .object:
      if let info = ownType(of: callee), info.isLayout, let item = arguments.items.first(where: \.isTrailing)
      {
        return .views(try laidOut(by: callee, info, item.value, item.span))
      }
      // An environment's `dismiss()`, or `callAsFunction`.
      if let info = ownType(of: callee), let function = info.methods["callAsFunction"]?.first {
        return try invoke(function, arguments, Scope(nil, me: Scope.Me(callee, type: info.name)))
      }
      return .unknown
    case .keyPath(let path):
      var value = arguments.first ?? .unknown
      for name in path { value = try member(name, of: value, Syntax.Span(file: 0, start: 0, end: 0)) }
      return value
    case .symbol(let symbol):
      guard let content = arguments.trailing else { return .unknown }
      return try laidOut(symbol, content)
    case .views: return callee
    case .binding(let binding):
      // `dismiss()` of the environment.
      if binding.closes { try set(binding, .nothing) }
      return .void
    default: return .unknown
    }
  }

  /// Calls a closure with values in order.
  func invoke(_ closure: Closure, _ values: [Value]) throws(Exit) -> Value {
    try enter()
    defer { depth -= 1 }
    let scope = Scope(closure.scope)
    bind(values, of: closure, in: scope)
    let value = try result(of: closure.syntax.body, scope)
    return coerce(value, to: closure.syntax.result, in: scope)
  }

  /// Declares a closure's parameters: by name, or as `$0`, `$1`.
  func bind(_ values: [Value], of closure: Closure, in scope: Scope) {
    guard let parameters = closure.syntax.parameters else {
      for (index, value) in values.enumerated() {
        scope.declare("$\(index)", value)
      }
      return
    }
    var values = values
    // A tuple is taken apart by a closure with several parameters.
    if parameters.count > 1, values.count == 1, case .tuple(let parts) = values[0] {
      values = parts.map(\.value)
    }
    for (parameter, value) in zip(parameters, values) {
      if parameter.name.text.hasPrefix("$") {
        let name = String(parameter.name.text.dropFirst())
        scope.declare(name, value)
        scope.declare("$" + name, value)
      } else {
        scope.declare(parameter.name.text, coerce(value, to: parameter.type, in: scope), type: parameter.type)
      }
    }
  }

  /// Calls a function of the listing's own.
  func invoke(
    _ function: Syntax.Function, _ arguments: Arguments, _ outer: Scope, call: Syntax.Call? = nil,
    from caller: Scope? = nil
  ) throws(Exit) -> Value {
    guard let body = function.body else { return .unknown }
    try step()
    try enter()
    defer { depth -= 1 }
    let scope = Scope(outer)
    try bind(function.parameters, arguments, in: scope)
    if function.result?.isViews == true {
      let outer = path
      defer { path = outer }
      path += ".\(function.name.text)"
      return .views(try build(body, scope))
    }
    let value = coerce(try result(of: body, scope), to: function.result, in: scope)
    if let call, let caller { try handBack(function.parameters, call, scope, to: caller) }
    return value
  }

  /// Declares parameters with the arguments meant for them, else with their default.
  func bind(_ parameters: [Syntax.Parameter], _ arguments: Arguments, in scope: Scope) throws(Exit) {
    var waiting = arguments.items
    for (index, parameter) in parameters.enumerated() {
      let label = parameter.label?.text
      var value: Value?
      if parameter.isVariadic {
        var values: [Value] = []
        while let next = waiting.first, next.label == label || (!values.isEmpty && next.label == nil),
          !next.isTrailing
        {
          values.append(coerce(next.value, to: parameter.type, in: scope))
          waiting.removeFirst()
        }
        value = .array(values)
      } else if let place = place(of: label, parameter, among: waiting, isLast: index == parameters.count - 1)
      {
        let given = waiting.remove(at: place).value
        let isBinding = parameter.type?.name == "Binding"
        value = coerce(
          isBinding ? bound(given, parameter.name.text, "") : given, to: parameter.type, in: scope)
      } else if let initial = parameter.defaultValue {
        let isBinding = parameter.type?.name == "Binding"
        let given = try evaluate(initial, scope)
        value = coerce(
          isBinding ? bound(given, parameter.name.text, "") : given, to: parameter.type, in: scope)
      }
      scope.declare(parameter.name.text, value ?? .nothing, type: parameter.type)
    }
  }

  private func place(
    of label: String?, _ parameter: Syntax.Parameter, among items: [Arguments.Item], isLast: Bool
  ) -> Int? {
    if let exact = items.firstIndex(where: { $0.label == label && !$0.isTrailing }) {
      // Of arguments without a label only the next one can be meant.
      if label != nil || exact == 0 { return exact }
    }
    if let named = items.firstIndex(where: { $0.isTrailing && $0.label == label && label != nil }) {
      return named
    }
    guard parameter.takesClosure || isLast else { return nil }
    return items.firstIndex { $0.isTrailing && $0.label == nil }
  }

  /// Gives variables that were handed over with `&` what the function made of them.
  private func handBack(
    _ parameters: [Syntax.Parameter], _ call: Syntax.Call, _ scope: Scope, to caller: Scope
  )
    throws(Exit)
  {
    for (parameter, argument) in zip(parameters, call.arguments) where parameter.isInOut {
      guard case .reference(let target) = argument.value.kind,
        let index = scope.index(of: parameter.name.text)
      else { continue }
      try assign(target, scope[index], caller)
    }
  }
}

extension Binding {
  /// Whether it is what closes a sheet or a screen.
  fileprivate var closes: Bool {
    switch self {
    case .closing: true
    case .animated(let base, _): base.closes
    default: false
    }
  }
}

extension Syntax.Parameter {
  /// Whether it can be given as a closure behind the parentheses.
  var takesClosure: Bool {
    guard let type else { return true }
    if attributes.contains(where: { $0.name.text.hasSuffix("Builder") || $0.name.text == "escaping" }) {
      return true
    }
    return type.isFunction
  }
}

extension Syntax.TypeReference {
  /// Whether a closure can be one: a function, or one that may be missing.
  var isFunction: Bool {
    switch kind {
    case .function: true
    case .optional(let type): type.isFunction
    case .tuple(let parts): parts.count == 1 && parts[0].type.isFunction
    default: attributes.contains { $0.name.text == "escaping" || $0.name.text == "Sendable" }
    }
  }
}
