import SceneModel

/// What the files of a listing declare, found by name.
struct Program: Sendable {
  let files: [SourceFile]
  /// Whether a view may follow the geometry of another.
  let hasFollowers: Bool
  private(set) var types: [String: TypeInfo] = [:]
  /// The full names of the types of a last name, in the order declared.
  private(set) var fullNames: [String: [String]] = [:]
  /// What extensions add to types that are not the listing's own.
  private(set) var extensions: [String: TypeInfo] = [:]
  private(set) var globals: [String: TypeInfo.StoredProperty] = [:]
  private(set) var computedGlobals: [String: TypeInfo.ComputedProperty] = [:]
  private(set) var functions: [String: [Syntax.Function]] = [:]
  /// The closures of `#Preview`, in order.
  private(set) var previews: [Syntax.Closure] = []
  /// What stands at the top besides declarations, with bare states among it.
  private(set) var statements: [Syntax.Statement] = []
  /// The names of own types in the order declared.
  private(set) var order: [String] = []
  /// What the properties of undeclared types are.
  private(set) var models = ModelUses()

  /// How many of the files somebody wrote; those behind them have no places to tell of.
  private let written: Int

  /// Files, and code that shows what they declare where they hold no view.
  init(_ files: [SourceFile], sample: SourceFile? = nil) {
    written = files.count
    let files = files + (sample.map { [$0] } ?? [])
    self.files = files
    hasFollowers = Self.holdsFollowers(files)
    for file in files {
      for statement in file.statements { add(statement) }
    }
    resolveInheritance()
    models = ModelUses(self)
  }

  /// Whether it declares and shows nothing.
  var isEmpty: Bool {
    types.isEmpty && extensions.isEmpty && functions.isEmpty && previews.isEmpty && statements.isEmpty
      && globals.isEmpty && computedGlobals.isEmpty
  }

  /// Takes in a type made of code that stands in none.
  mutating func adopt(_ info: TypeInfo) {
    types[info.name] = info
    order.append(info.name)
  }

  /// What was not understood in the files that somebody wrote.
  var diagnostics: [Diagnostic] { files.prefix(written).flatMap(\.diagnostics) }

  /// Where a span begins.
  func place(_ span: Syntax.Span) -> Diagnostic.Place? {
    let file = Int(span.file)
    guard file >= 0, file < written else { return nil }
    return files[file].text.place(of: span)
  }

  private mutating func add(_ statement: Syntax.Statement) {
    guard case .declaration(let declaration) = statement.kind else {
      if case .expression(let expression) = statement.kind, case .macro(let macro) = expression.kind,
        macro.name.text == "Preview"
      {
        add(macro)
      } else {
        statements.append(statement)
      }
      return
    }
    switch declaration.kind {
    case .type(let type):
      add(type, declaration.span, in: nil)
      if declaration.attribute("Animatable") != nil {
        types[type.name.text]?.inheritance.append("Animatable")
      }
    case .function(let function): functions[function.name.text, default: []].append(function)
    case .macro(let macro): add(macro)
    case .variable(let variable):
      // A bare snippet's states and namespaces stand at the top, where nothing else may have a wrapper.
      if TypeInfo.Wrapper(declaration.attributes) != .none {
        statements.append(statement)
      } else {
        for binding in variable.bindings { addGlobal(binding, variable, declaration) }
      }
    case .initializer, .subscripted, .enumCases, .importModule, .typeAlias, .passedOver: break
    }
  }

  private mutating func add(_ macro: Syntax.MacroExpansion) {
    guard macro.name.text == "Preview" || macro.name.text == "Playground" else { return }
    guard macro.name.text == "Preview", let closure = macro.trailingClosures.first?.closure else { return }
    previews.append(closure)
    // A view that a preview declares for itself.
    for statement in closure.body.statements {
      if case .declaration(let declaration) = statement.kind, case .type(let type) = declaration.kind {
        add(type, declaration.span, in: nil)
      }
    }
  }

  private mutating func addGlobal(
    _ binding: Syntax.Variable.Binding, _ variable: Syntax.Variable, _ declaration: Syntax.Declaration
  ) {
    guard let name = binding.name else { return }
    if let accessors = binding.accessors, accessors.getter != nil {
      computedGlobals[name] = TypeInfo.ComputedProperty(
        accessors: accessors, type: binding.type, isViewBuilder: declaration.isViewBuilder(binding.type),
        span: declaration.span)
    } else {
      globals[name] = TypeInfo.StoredProperty(
        name: name, type: binding.type, initializer: binding.initializer, attributes: declaration.attributes,
        isConstant: variable.isConstant, accessors: binding.accessors, span: declaration.span, wrapper: .none)
    }
  }

  private mutating func add(_ type: Syntax.TypeDeclaration, _ span: Syntax.Span, in outer: String?) {
    let full = outer.map { "\($0).\(type.name.text)" } ?? type.name.text
    guard type.keyword != .extended else {
      // An extension may stand before the type that it extends.
      let name = full.hasPrefix("SwiftUI.") ? String(full.dropFirst(8)) : full
      var info =
        extensions[name] ?? TypeInfo(name: name, keyword: .extended, span: span)
      add(type, to: &info, name)
      extensions[name] = info
      return
    }
    if types[full] == nil {
      fullNames[type.name.text, default: []].append(full)
      order.append(full)
    }
    var info = types[full] ?? TypeInfo(name: full, keyword: type.keyword, span: span)
    add(type, to: &info, full)
    types[full] = info
    // What previews were before `#Preview`.
    if info.isKind(of: "PreviewProvider"), let getter = info.staticComputed["previews"]?.accessors.getter {
      previews.append(
        Syntax.Closure(captures: [], parameters: nil, attributes: [], result: nil, body: getter))
    }
  }

  private mutating func add(_ type: Syntax.TypeDeclaration, to info: inout TypeInfo, _ full: String) {
    info.inheritance += type.inheritance.flatMap(\.names)
    for member in type.members {
      if case .type(let inner) = member.kind {
        add(inner, member.span, in: full)
      } else if case .macro(let macro) = member.kind {
        add(macro)
      } else {
        info.add(member)
      }
    }
  }

  /// Extensions of own types are made part of them.
  private mutating func resolveInheritance() {
    for (name, added) in extensions {
      guard let full = types[name] != nil ? name : fullNames[name]?.first, var info = types[full] else {
        continue
      }
      info.merge(added)
      types[full] = info
    }
  }

  /// The own type of a name as it is written in the code of a type.
  func type(_ name: String, in current: String? = nil) -> TypeInfo? {
    if var outer = current {
      while true {
        if let type = types[outer + "." + name] { return type }
        if outer == name || outer.hasSuffix("." + name) { return types[outer] }
        guard let point = outer.lastIndex(of: ".") else { break }
        outer = String(outer[..<point])
      }
    }
    if let type = types[name] { return type }
    return fullNames[name]?.first.flatMap { types[$0] }
  }
}

extension Syntax.TypeReference {
  /// The names in what stands behind a type's colon.
  var names: [String] {
    switch kind {
    case .composition(let parts): parts.flatMap(\.names)
    case .named: name.map { [$0] } ?? []
    default: []
    }
  }
}

extension Syntax.Declaration {
  /// Whether what it declares is made of views in a row.
  func isViewBuilder(_ type: Syntax.TypeReference?) -> Bool {
    attribute("ViewBuilder") != nil || type?.isViews == true
  }
}

extension Syntax.TypeReference {
  /// `some View`, or a view's own type.
  var isViews: Bool {
    switch kind {
    case .opaque(let type): type.isViewType
    case .existential(let type): type.isViewType
    case .named: name == "Body" || name == "AnyView" || name == "Self.Body"
    default: false
    }
  }

  private var isViewType: Bool {
    guard let last = name?.split(separator: ".").last else { return false }
    return ["View", "ToolbarContent", "Scene", "Commands", "DynamicViewContent"].contains(String(last))
  }
}
