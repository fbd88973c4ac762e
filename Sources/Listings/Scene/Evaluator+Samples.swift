import SceneModel

extension Evaluator {
  /// Arguments for a view that is shown though nobody makes it: states of the scene where they can be, else samples.
  func samples(for info: TypeInfo) throws(Exit) -> Arguments {
    var arguments = Arguments()
    for wish in wishes(of: info) {
      guard let value = try given(to: wish, of: info) else { continue }
      arguments.items.append(Arguments.Item(label: wish.label, value: value, span: info.span))
    }
    return arguments
  }

  /// Something that a view asks for.
  private struct Wish {
    var label: String?
    var name: String
    var type: Syntax.TypeReference?
    var isBinding = false
    var isObject = false
    var isBuilder = false
    /// What is taken where nothing is given.
    var initial: Syntax.Expression?
  }

  /// What is asked for where a type is made: by its initializer, else by its properties without a value.
  private func wishes(of info: TypeInfo) -> [Wish] {
    if let initializer = info.initializers.first {
      return initializer.parameters.filter { mayWish($0.defaultValue) && !$0.isVariadic }.map { parameter in
        Wish(
          label: parameter.label?.text, name: parameter.name.text,
          type: parameter.type?.bound ?? parameter.type,
          isBinding: parameter.type?.bound != nil,
          isBuilder: parameter.attributes.contains { $0.name.text.hasSuffix("Builder") },
          initial: parameter.defaultValue)
      }
    }
    return info.stored.compactMap { property in
      guard mayWish(property.initializer) else { return nil }
      let isGiven = property.initializer == nil || property.wrapper == .none && !property.isConstant
      switch property.wrapper {
      case .binding where isGiven, .none where isGiven, .object where isGiven:
        return Wish(
          label: property.name, name: property.name, type: property.type?.bound ?? property.type,
          isBinding: property.wrapper == .binding || property.type?.bound != nil,
          isObject: property.wrapper == .object,
          isBuilder: property.takesClosure
            && property.attributes.contains { $0.name.text.hasSuffix("Builder") }
            || property.type?.isContent == true, initial: property.initializer)
      default: return nil
      }
    }
  }

  /// Whether something is asked for: what has no value or a truth, and where no glass would be seen also what is empty.
  private func mayWish(_ initial: Syntax.Expression?) -> Bool {
    switch initial?.kind {
    case nil, .boolean: return true
    case .array(let elements): return setting.isWide && elements.isEmpty
    case .nilLiteral: return setting.isWide
    default: return false
    }
  }

  private func given(to wish: Wish, of info: TypeInfo) throws(Exit) -> Value? {
    if wish.isBuilder { return .views([.sampleContent]) }
    if wish.type?.isFunction == true { return nil }
    let key = StateKey(owner: info.name, name: wish.name, type: info.name)
    if wish.isBinding {
      // What a person types is nothing at first.
      let isTyped = wish.type?.name == "String" && Self.typed.contains(where: wish.name.lowercased().contains)
      let first = isTyped ? .string("") : try sample(wish.type, wish.name)
      _ = read(key, first: guess(key, first))
      return .binding(.state(key))
    }
    if wish.isObject || wish.type?.isModel == true, let name = wish.type?.name, program.type(name) == nil {
      return .object(ObjectReference(type: name, identity: name))
    }
    if let initial = wish.initial {
      // Whoever makes the view may give another truth than the one that is written.
      guard setting.isWide else { return read(key, first: try evaluate(initial, Scope(nil))) }
      return read(
        key, first: guess(key, coerce(try evaluate(initial, Scope(nil)), to: wish.type, in: Scope(nil))))
    }
    let first = try sample(wish.type, wish.name)
    var isChoice = false
    if case .symbol(let symbol) = first { isChoice = symbol.root == nil }
    guard isChoice || wish.type?.isPlain(in: program) == true else { return first }
    return read(key, first: guess(key, first))
  }

  /// The first value of a state that nobody gives one: another where that one hides all glass.
  func guess(_ key: StateKey, _ value: Value) -> Value {
    if firsts[key] == nil { guesses.append((key, value)) }
    return setting.guesses[key]?.value ?? value
  }

  /// A value of a type, where any will do.
  private func sample(_ type: Syntax.TypeReference?, _ name: String, number: Int = 0) throws(Exit) -> Value {
    guard let type, depth < 12 else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    switch type.kind {
    case .optional: return .nothing
    // Three show more of how a view is than none.
    case .array(let inner):
      return .array([
        try sample(inner, name, number: 1), try sample(inner, name, number: 2),
        try sample(inner, name, number: 3),
      ])
    case .dictionary: return .dictionary(Value.Entries())
    default: break
    }
    switch type.name {
    case "Bool": return .bool(false)
    case "Int": return .int(number)
    case "Double", "CGFloat", "Float": return .double(Self.length(name))
    case "String", "LocalizedStringKey", "LocalizedStringResource", "Substring":
      if Self.symbols.contains(where: name.lowercased().contains) { return .string("star") }
      return .string(number == 0 ? "text" : "text \(number)")
    case "Color": return .symbol(Symbol("Color", [Symbol.Step(name: "blue", arguments: nil)]))
    case "CGSize": return .symbol(.pair("CGSize", 44, 44))
    case "Date": return .date(fromNow: 0)
    case "Namespace.ID": return .namespace("shared")
    case "Set", "Swift.Set": return .array([])
    case let typeName?:
      guard let info = program.type(typeName) else { return undeclaredSample(typeName, name, number) }
      return try sample(of: info, number)
    case nil: return .unknown
    }
  }

  /// A value of a type; unknown where making one does not come to its end.
  func sampleOrUnknown(_ type: Syntax.TypeReference, _ name: String) -> Value {
    do throws(Exit) { return try sample(type, name) } catch { return .unknown }
  }

  private func sample(of info: TypeInfo, _ number: Int) throws(Exit) -> Value {
    if !info.cases.isEmpty {
      let one = info.cases[max(number - 1, 0) % info.cases.count]
      return .enumCase(EnumValue(type: info.name, name: one.name))
    }
    var arguments = Arguments()
    for wish in wishes(of: info) where !wish.isBuilder && wish.type?.isFunction != true {
      if case .optional? = wish.type?.kind { continue }
      let value = try sample(wish.type, wish.name, number: number)
      arguments.items.append(Arguments.Item(label: wish.label, value: value, span: info.span))
    }
    return try construct(info, arguments, info.span)
  }

  /// What names of texts that a person types hold.
  private static let typed = ["text", "query", "search", "input", "draft", "prompt", "keyword"]

  /// What is shown by default under a name that asks for a symbol.
  private static let symbols = ["icon", "symbol", "systemimage", "systemname", "imagename"]

  /// A length that can be seen, by the name of what asks for it; of other numbers 0.
  private static func length(_ name: String) -> Double {
    let name = name.lowercased()
    if name.contains("radius") { return 16 }
    if name.contains("spacing") || name.contains("padding") { return 8 }
    return ["size", "width", "height", "diameter"].contains(where: name.hasSuffix) ? 44 : 0
  }
}

extension Node {
  /// What stands for the content that a view would be handed.
  fileprivate static let sampleContent = Node(.text("Content"), step: "sample", name: "Content")

  /// Whether it is the content that a view would be handed, or holds it.
  var holdsSampleContent: Bool {
    if case .text("Content") = kind, name == "Content" { return true }
    return children.contains(where: \.holdsSampleContent)
  }
}

extension Syntax.TypeReference {
  /// `T` in `Binding<T>`.
  fileprivate var bound: Syntax.TypeReference? {
    guard case .named(let path) = kind, path.last?.name.text == "Binding" else { return nil }
    // `FocusState<Bool>.Binding` has what it is of before the point.
    return path.last?.generics.first ?? path.dropLast().last?.generics.first
  }

  /// Whether it is the generic name that views take their content by.
  fileprivate var isContent: Bool { name == "Content" || name == "Label" }

  /// Whether its name says that it is an object that views look at.
  var isModel: Bool { name.map(Symbol.isModel) ?? false }

  /// Whether a person could say a value of it.
  fileprivate func isPlain(in program: Program) -> Bool {
    switch kind {
    case .optional: return true
    case .named:
      guard let name else { return false }
      if ["Bool", "Int", "Double", "CGFloat", "Float", "String"].contains(name) { return true }
      return program.type(name).map { !$0.cases.isEmpty } ?? false
    default: return false
    }
  }
}

extension Symbol {
  /// Whether a type's name says that it is an object that views look at.
  static func isModel(_ name: String) -> Bool {
    let endings = [
      "Model", "Store", "Manager", "Controller", "Service", "Coordinator", "Router", "Session", "Settings",
      "AppState", "Player", "Engine", "Provider",
    ]
    return name.first?.isUppercase == true && endings.contains(where: name.hasSuffix)
  }

  /// The object that `Store()` or `Store.shared` is, where the type is declared nowhere.
  func object(in program: Program) -> ObjectReference? {
    guard let root, steps.count == 1, program.type(root) == nil else { return nil }
    return ObjectReference(type: root, identity: root)
  }
}
