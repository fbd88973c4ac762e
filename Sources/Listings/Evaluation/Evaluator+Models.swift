import SceneModel

/// Models that are declared nowhere: what their properties are is told by their uses, and each is a state of the scene.
extension Evaluator {
  /// A property of an object whose type is declared nowhere.
  func modelMember(_ name: String, of object: ObjectReference, _ span: Syntax.Span) -> Value {
    let key = StateKey(owner: object.identity, name: name, type: object.type)
    if name == "id", program.models.kind(of: name) == nil || program.models.kind(of: name) == .model {
      return .string(object.identity)
    }
    guard let kind = program.models.kind(of: name) else {
      let first = Self.guess(name)
      // What a made-up element holds besides is nothing that anybody would set.
      if first.isUnknown, object.isMadeUp, firsts[key] == nil { return .unknown }
      return readGuess(key, first, span)
    }
    switch kind {
    case .truth: return readGuess(key, .bool(false), span)
    case .choice(let cases): return readGuess(key, .symbol(Symbol(member: cases[0])), span)
    case .optional: return readGuess(key, .nothing, span)
    case .list: return readGuess(key, Self.elements(of: key), span)
    case .number: return readGuess(key, Self.guess(name).number.map { .double($0) } ?? .int(0), span)
    case .text: return readGuess(key, .string("text"), span)
    case .model:
      let part = Value.object(ObjectReference(type: name, identity: key.longName))
      return current[self.name(of: key)] == nil ? part : read(key, first: part)
    }
  }

  private func readGuess(_ key: StateKey, _ value: Value, _ span: Syntax.Span) -> Value {
    let first = guess(key, value)
    if firsts[key] == nil, !first.isUnknown {
      let owner = key.type.isEmpty ? "" : " of ‘\(key.type)’"
      say(
        .note,
        "‘\(key.name)’\(owner) is not declared in what was read: a state of its own, first \(first.saidShortly)",
        at: span)
    }
    if !first.isUnknown { guessReads.append(key) }
    return read(key, first: first)
  }

  /// Three elements show more of how a list is than none.
  static func elements(of key: StateKey) -> Value {
    .array((1...3).map { .object(ObjectReference(type: key.name, identity: "\(key.longName)#\($0)")) })
  }

  /// What something that may be missing is where it is there.
  static func presence(of key: StateKey) -> Value {
    .object(ObjectReference(type: key.name, identity: key.longName))
  }

  /// The other values of a state that was guessed, the likeliest first.
  func otherGuesses(than value: Value, _ key: StateKey) -> [StoredValue] {
    let isModels = program.types[key.type] == nil
    switch value {
    case .bool(let truth): return [.bool(!truth)]
    case .nothing where isModels: return [StoredValue(Self.presence(of: key))]
    case .object where isModels: return [.nothing]
    case .array(let elements) where isModels:
      return [StoredValue(elements.isEmpty ? Self.elements(of: key) : .array([]))]
    case .symbol(let symbol):
      guard case .choice(let cases)? = program.models.kind(of: key.name) else { return [] }
      if cases.count == 1, symbol.word == cases[0] { return [StoredValue(.symbol(Symbol(member: "other")))] }
      return cases.filter { $0 != symbol.word }.prefix(6).map { StoredValue(.symbol(Symbol(member: $0))) }
    case .string(let text) where isModels: return [.string(text.isEmpty ? "text" : "")]
    case .int(0): return [.int(1)]
    case .double(0): return [.double(1)]
    default: return []
    }
  }

  /// The object that a value stands for, where it is made by what is declared nowhere: `Preview.store()`.
  func model(_ symbol: Symbol) -> ObjectReference? {
    guard let root = symbol.root, let last = symbol.steps.last, isUndeclaredType(root), !symbol.isView else {
      return nil
    }
    let isMade = last.arguments != nil || symbol.steps.count == 1 && Self.instances.contains(last.name)
    guard isMade else { return nil }
    let isPlain = symbol.steps.count == 1 && last.arguments?.items.isEmpty != false
    return ObjectReference(type: root, identity: isPlain ? root : String(symbol.text.prefix(80)))
  }

  private static let instances: Set<String> = [
    "shared", "current", "default", "standard", "preview", "mock", "sample", "example", "demo",
  ]

  /// Whether a type is the project's own, and declared in no file that was read.
  func isUndeclaredType(_ name: String) -> Bool {
    guard name.count > 2, name.first?.isUppercase == true, program.type(name) == nil,
      !Self.noViews.contains(name), !Self.libraryTypes.contains(name)
    else { return false }
    let prefix = name.prefix(2)
    let isLibrary = name.dropFirst(2).first?.isUppercase == true && prefix.allSatisfy(\.isUppercase)
    return !isLibrary && !name.hasSuffix("Clock") && !name.hasSuffix("Generator")
  }

  /// The cases of an enum that is declared nowhere, as far as the code names them; else three that nothing is known of.
  func undeclaredCases(of type: String) -> Value {
    let key = "\(type).allCases"
    if let known = globalValues[key] { return known }
    var names: [String] = []
    // `var category: Category = .all`
    for info in program.types.values {
      for property in info.stored where property.type?.name == type {
        guard case .implicitMember(let name, _)? = property.initializer?.kind else { continue }
        if !names.contains(name.text) { names.append(name.text) }
      }
    }
    let walk = SyntaxWalk { expression in
      guard case .member(let base, let name, _) = expression.kind, case .name(type, _) = base.kind,
        name.text.first?.isLowercase == true, name.text != "allCases", !names.contains(name.text)
      else { return }
      names.append(name.text)
    }
    for file in program.files { for statement in file.statements { walk.walk(statement) } }
    var cases: [Value] = names.map { .symbol(Symbol(type, [Symbol.Step(name: $0, arguments: nil)])) }
    if names.count < 2 {
      cases += (names.count + 1...3).map { .object(ObjectReference(type: type, identity: "\(type)#\($0)")) }
    }
    globalValues[key] = .array(cases)
    return .array(cases)
  }

  /// The sample of a type that is declared nowhere, for something of a name.
  func undeclaredSample(_ type: String, _ name: String, _ number: Int) -> Value {
    let kind = program.models.kind(of: name)
    guard let kind, isUndeclaredType(type) else { return .unknown }
    if case .choice(let cases) = kind {
      return .symbol(Symbol(member: cases[max(number - 1, 0) % cases.count]))
    }
    return .object(ObjectReference(type: type, identity: number == 0 ? type : "\(type)#\(number)"))
  }

  private static let libraryTypes: Set<String> = [
    "String", "Substring", "Int", "Double", "Float", "Bool", "Color", "Image", "Text", "AnyView", "View",
    "Date", "DateComponents", "DateFormatter", "DateInterval", "Data", "UUID", "Locale", "Calendar",
    "TimeZone", "Decimal", "Duration", "AttributedString",
    "Selection", "Content", "Label", "Style", "Item", "Element", "Value", "Binding", "Namespace", "Edge",
    "Alignment", "HorizontalAlignment", "VerticalAlignment", "Axis", "Task", "Bundle", "ColorScheme",
    "DynamicTypeSize", "Material", "ShapeStyle", "Path", "Any", "AnyObject", "Error", "Result", "Set",
    "Array", "Dictionary", "Optional", "Never", "Void", "Character", "LocalizedStringKey",
    "LocalizedStringResource", "UserDefaults", "ProcessInfo", "FileManager", "Locale.Language",
    "Notification.Name", "NotificationCenter", "MainActor", "URLSession", "Logger", "FocusState",
    "ScrollPosition", "NavigationPath", "OpenURLAction", "DismissAction", "ScenePhase", "Shape",
    "InsettableShape", "AnyShape", "ScrollViewProxy", "TimelineView", "Canvas", "GraphicsContext",
    "JSONEncoder", "JSONDecoder",
  ]
}

extension ObjectReference {
  /// Whether it is an element of a list that nobody filled.
  var isMadeUp: Bool { identity.contains("#") }

  /// Which of the elements it is, from 1 on.
  var number: Int? { identity.split(separator: "#", maxSplits: 1).dropFirst().first.flatMap { Int($0) } }
}

extension Value {
  /// The value in a few words.
  fileprivate var saidShortly: String {
    switch self {
    case .nothing: "nil"
    case .array(let elements): elements.isEmpty ? "empty" : "\(elements.count) elements"
    case .object: "there"
    case .symbol, .enumCase: word.map { "." + $0 } ?? sourceText
    default: sourceText
    }
  }
}
