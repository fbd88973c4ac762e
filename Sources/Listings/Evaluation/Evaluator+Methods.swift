import Motion
import SceneModel

extension Evaluator {
  /// Calls a method of a value.
  func callMethod(
    _ name: String, of receiver: Value, _ arguments: Arguments, _ span: Syntax.Span,
    base: Syntax.Expression? = nil, call: Syntax.Call? = nil, from scope: Scope? = nil
  ) throws(Exit) -> Value {
    for info in infos(of: receiver) {
      guard let functions = info.methods[name] else {
        if let property = info.property(name), property.type?.isFunction == true {
          return try invoke(try member(name, of: receiver, span), arguments)
        }
        continue
      }
      if case .symbol(let symbol) = receiver, info.name == "View", !symbol.isView && !symbol.isUndeclaredView
      {
        continue
      }
      let me = Scope.Me(try shown(receiver, for: info), type: info.name)
      let value = try invoke(
        fitting(functions, arguments), arguments, Scope(nil, me: me), call: call, from: scope)
      if let base, let scope, case .instance(let changed) = me.value, changed.identity == nil,
        case .instance = receiver, !me.value.isEqual(to: receiver)
      {
        try assign(base, me.value, scope)
      }
      return value
    }
    if let model = model(receiver, isAsked: name) { return callModel(name, model, arguments, span) }
    // What an undeclared model holds that only views have the methods of is a view.
    let receiver = receiver.isObject && ownType(of: receiver) == nil ? .unknown : receiver
    switch receiver {
    case .nothing:
      return name == "map" || name == "flatMap" ? .nothing : .nothing
    case .closure, .function: return try invoke(receiver, arguments)
    case .unknown:
      if name == "formatted" { return .string(Self.standIn(formatted: arguments)) }
      if name == "enumerated" {
        return try callLibraryMethod(
          name, of: .array([.unknown, .unknown, .unknown]), arguments, span) ?? .unknown
      }
      // Only views have these; one of which nothing is known is taken for a picture.
      guard Modifiers.ofViewsOnly.contains(name) else { return .unknown }
      say(.note, "what view this is is not known; a picture is shown in its place", at: base?.span ?? span)
      let picture = Value.views(node(.asset(name: "image", isResizable: false), [], base?.span ?? span))
      return .views(try modified(picture, name, arguments, span))
    case .binding(let binding): return callBinding(binding, name, arguments, span)
    default: break
    }
    if let value = try callLibraryMethod(name, of: receiver, arguments, span) { return value }
    switch receiver {
    case .symbol(let symbol):
      if let value = callLayoutValue(name, symbol, arguments) { return value }
      // `optional.map { … }` of a colour or the like that is there.
      if name == "map" || name == "flatMap", let body = arguments.trailing {
        return try self.call(body, receiver)
      }
      if symbol.root == "DispatchQueue", let body = arguments.closure("execute") {
        return try dispatch(name, body, arguments)
      }
      if symbol.isView || symbol.isUndeclaredView || draws(name, symbol), !symbol.keeps(name),
        Modifiers.isKnown(name) || Self.tellsOfGlass(name)
          || arguments.items.contains(where: { isView($0.value, of: name) })
      {
        return .views(try modified(receiver, name, arguments, span))
      }
      if name == "init", symbol.steps.isEmpty, let root = symbol.root {
        delegated = .symbol(Symbol(root, [Symbol.Step(name: "", arguments: arguments)]))
        return delegated ?? .unknown
      }
      return .symbol(symbol.appending(name, arguments))
    case .views, .instance: return .views(try modified(receiver, name, arguments, span))
    default:
      return .unknown
    }
  }

  /// The undeclared model that a method is called on; views have methods of their own.
  private func model(_ receiver: Value, isAsked name: String) -> ObjectReference? {
    switch receiver {
    case .object(let object):
      program.types[object.type] == nil && !Modifiers.ofViewsOnly.contains(name) ? object : nil
    case .symbol(let symbol):
      (run != nil || program.models.kind(of: name) != nil) && !Modifiers.isKnown(name)
        && !Self.tellsOfGlass(name) ? model(symbol) : nil
    default: nil
    }
  }

  /// Whether a method draws a shape that is known by its member alone: `.rect(cornerRadius: 8).stroke(.red)`.
  private func draws(_ name: String, _ symbol: Symbol) -> Bool {
    symbol.root == nil && ["fill", "stroke", "strokeBorder"].contains(name) && shape(.symbol(symbol)) != nil
  }

  /// `DispatchQueue.main.asyncAfter(deadline: .now() + 1) { … }`.
  private func dispatch(_ name: String, _ body: Value, _ arguments: Arguments) throws(Exit) -> Value {
    var delay = 0.0
    if name == "asyncAfter", case .symbol(let deadline)? = arguments["deadline"] ?? arguments["wallDeadline"]
    {
      delay = Self.seconds(Arguments(items: deadline.steps.last?.arguments?.items ?? []))
    }
    let task = delay == 0 && name != "asyncAfter"
    try begin(after: delay, isTask: task) { () throws(Exit) in _ = try self.invoke(body, Arguments()) }
    return .void
  }

  /// A view of the listing's own as an extension of `View` sees it.
  private func shown(_ receiver: Value, for info: TypeInfo) throws(Exit) -> Value {
    guard info.name == "View" else { return receiver }
    if case .symbol(let symbol) = receiver, symbol.isView || symbol.isUndeclaredView {
      return .views(try views(from: receiver, nil))
    }
    return receiver
  }

  /// `$isOn.animation(.smooth)`, `$isOn.transaction(transaction)`.
  private func callBinding(
    _ binding: Binding, _ name: String, _ arguments: Arguments, _ span: Syntax.Span
  ) -> Value {
    switch name {
    case "animation":
      let chosen: Animation? =
        switch arguments.first {
        case nil: .default
        case .nothing?: nil
        case let value?: animation(value, span)
        }
      return .binding(.animated(binding, Transaction(animation: chosen)))
    case "transaction": return .binding(.animated(binding, transaction(arguments.first, span)))
    default: return .unknown
    }
  }
}
