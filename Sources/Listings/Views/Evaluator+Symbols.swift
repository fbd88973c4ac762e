import Motion
import SceneModel

extension Symbol {
  private static let shapes: Set<String> = [
    "Circle", "Capsule", "Rectangle", "Ellipse", "RoundedRectangle", "UnevenRoundedRectangle",
    "ConcentricRectangle",
    "ContainerRelativeShape", "AnyShape", "Path",
  ]
  private static let fills: Set<String> = [
    "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
  ]

  /// Whether it can stand as a view: a shape, a colour or a gradient by its name.
  var isView: Bool { root.map { Self.shapes.contains($0) || Self.fills.contains($0) || isPicture } ?? false }

  /// Whether it is a picture that the project names: `Image.Icons.count`.
  var isPicture: Bool { root == "Image" && !steps.isEmpty && steps.allSatisfy { $0.arguments == nil } }

  /// Whether it may be a view that is declared nowhere: a call of a type, and nothing behind it.
  var isUndeclaredView: Bool {
    guard let root, steps.count == 1, steps[0].name.isEmpty else { return false }
    return !Evaluator.noViews.contains(root) && root.first?.isUppercase == true
  }

  /// Whether a method of the name makes another colour or shape of it, and not another view.
  func keeps(_ name: String) -> Bool {
    guard let root else { return !["fill", "stroke", "strokeBorder"].contains(name) }
    if isUndeclaredView && !isView || isPicture { return false }
    if Self.fills.contains(root) { return ["opacity", "gradient", "mix", "secondary"].contains(name) }
    return ["inset", "size", "trim", "path", "rotation", "scale"].contains(name)
  }
}

extension Evaluator {
  /// The view that a shape, a colour or a gradient is.
  func view(of symbol: Symbol, _ span: Syntax.Span?) -> Node? {
    let place = span.flatMap(program.place)
    if symbol.isPicture {
      return Node(
        .asset(name: symbol.steps.last?.name ?? "image", isResizable: false), step: "", place: place)
    }
    if let shape = shape(.symbol(symbol)) { return Node(.shape(shape, fill: nil), step: "", place: place) }
    if symbol.root == "Path" {
      say(.note, "a Path is taken for the rectangle around it", at: span)
      return Node(.shape(.rectangle, fill: nil), step: "", place: place)
    }
    guard symbol.isView || symbol.root == nil, let color = color(.symbol(symbol)) else { return nil }
    return Node(.shape(.rectangle, fill: color), step: "", place: place)
  }

  /// The value that a name of an environment has where nobody set it.
  func environmentValue(_ property: TypeInfo.StoredProperty, _ info: TypeInfo) throws(Exit) -> Value {
    guard
      let attribute = property.attributes.first(where: {
        $0.name.text.hasSuffix("Environment") || $0.name.text.hasSuffix("EnvironmentObject")
      })
    else { return .unknown }
    let scope = Scope(nil)
    let argument = try attribute.arguments.first.map { (argument) throws(Exit) in
      try evaluate(argument.value, scope)
    }
    if case .keyPath(let path)? = argument, let key = path.first {
      if let value = environment.values[key] { return value }
      return try defaultEnvironment(key, property)
    }
    var type = property.type?.name ?? ""
    if case .type(let name)? = argument { type = name }
    if case .symbol(let symbol)? = argument, symbol.word == "self", let root = symbol.root { type = root }
    if let object = environment.objects[type] { return object }
    guard let own = program.type(type, in: info.name) else {
      if type.isEmpty { return .unknown }
      say(
        .note, "‘\(type)’ is not declared in what was read; its properties are states of their own",
        at: property.span)
      return .object(ObjectReference(type: type, identity: type))
    }
    // An app hands the object down; here nobody did, so there is one of its own.
    if let shared = globalValues["@\(own.name)"] { return shared }
    let object = try making(own.name) { () throws(Exit) in try self.construct(own, Arguments(), property.span)
    }
    globalValues["@\(own.name)"] = object
    return object
  }

  private func defaultEnvironment(_ key: String, _ property: TypeInfo.StoredProperty) throws(Exit) -> Value {
    switch key {
    case "colorScheme": return .symbol(Symbol(member: "light"))
    case "horizontalSizeClass": return .symbol(Symbol(member: "compact"))
    case "verticalSizeClass": return .symbol(Symbol(member: "regular"))
    case "isEnabled", "isPresented": return .bool(key == "isEnabled")
    case "calendar": return .symbol(Symbol("Calendar", [Symbol.Step(name: "current", arguments: nil)]))
    case "displayScale": return .double(3)
    case "dynamicTypeSize": return .symbol(Symbol(member: "large"))
    case "layoutDirection": return .symbol(Symbol(member: "leftToRight"))
    case "scenePhase": return .symbol(Symbol(member: "active"))
    case "controlSize": return .symbol(Symbol(member: "regular"))
    default: break
    }
    if key.hasPrefix("accessibility") || key.hasPrefix("is") { return .bool(false) }
    if let values = program.extensions["EnvironmentValues"] {
      if let entry = values.property(key), let initializer = entry.initializer {
        return coerce(try evaluate(initializer, Scope(nil)), to: entry.type, in: Scope(nil))
      }
      if let computed = values.computed[key], let getter = computed.accessors.getter,
        let name = getter.keyOfSelf, let type = program.type(name)
      {
        let span = property.span
        let value = try staticMember("defaultValue", of: type.name, span) ?? .unknown
        return coerce(value, to: computed.type, in: Scope(nil))
      }
    }
    return .unknown
  }
}

extension Syntax.Block {
  /// `Key` in a getter that is `self[Key.self]`.
  fileprivate var keyOfSelf: String? {
    guard statements.count == 1 else { return nil }
    let expression: Syntax.Expression
    switch statements[0].kind {
    case .expression(let value): expression = value
    case .returnValue(let value?): expression = value
    default: return nil
    }
    guard case .subscripted(_, let arguments) = expression.kind,
      case .member(let base, _, _)? = arguments.first?.value.kind,
      case .name(let name, _) = base.kind
    else { return nil }
    return name
  }
}
