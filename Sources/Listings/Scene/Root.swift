import SceneModel

/// What a listing shows: a view, a preview, or bare code.
struct Root: Sendable {
  /// What is evaluated.
  enum Content: Sendable {
    /// A view of a name, made without arguments.
    case view(String)
    /// A closure of `#Preview`.
    case closure(Syntax.Closure)
    /// The type made of bare code.
    case snippet(TypeInfo)
    /// A view that shows a part which is none.
    case sample(SampleView)
  }

  var content: Content
  /// The name of the scene.
  var name: String
  /// Whether it shows a part that is no view.
  var isSample = false
  /// Other views that could be meant as well, where none was asked for.
  var others: [String] = []

  init(_ program: Program, _ uses: GlassUses, view: String?) throws(SceneError) {
    if let view {
      guard let info = program.type(view), info.isView else {
        let names = program.order.filter { program.types[$0]?.isView == true }
        throw SceneError([
          Diagnostic(
            .error,
            "there is no view ‘\(view)’; there is \(names.isEmpty ? "none" : names.joined(separator: ", "))")
        ])
      }
      self.init(.view(info.name), info.name)
      return
    }
    if let snippet = Self.snippet(program, uses) {
      self.init(.snippet(snippet), "Snippet")
      return
    }
    // A preview that shows no glass, of a view in another file say, makes way for a view that does.
    let preview =
      program.previews.first { uses.reachesGlass($0.body) }
      ?? (uses.roots.isEmpty ? program.previews.first : nil)
    if let preview {
      let name = uses.views(in: preview.body).first ?? "Preview"
      self.init(.closure(preview), name)
      return
    }
    if let name = uses.root {
      self.init(.view(name), name)
      others = uses.roots.filter { $0 != name }
      return
    }
    if let part = Self.part(program, uses) {
      self.init(.snippet(part), part.name)
      return
    }
    if let sample = SampleView.all(of: program, uses).first {
      self.init(.sample(sample), sample.name)
      return
    }
    throw SceneError([
      Diagnostic(
        .error,
        "nothing that was read is a view; expected a struct that conforms to View, a #Preview, or bare view code"
      )
    ])
  }

  private init(_ content: Content, _ name: String) {
    self.content = content
    self.name = name
  }

  /// A part of a view whose body stands in another file: what an extension of it declares that leads to glass.
  private static func part(_ program: Program, _ uses: GlassUses) -> TypeInfo? {
    for (name, info) in program.extensions.sorted(by: { $0.key < $1.key }) where program.types[name] == nil {
      let parts = info.computed.filter { $0.value.isViewBuilder }.sorted {
        $0.value.span.start < $1.value.span.start
      }
      let shown = parts.first { _, property in
        property.accessors.getter.map { uses.reachesGlass($0) } ?? false
      }
      guard let shown, name != "View" else { continue }
      var view = info
      view.inheritance.append("View")
      view.computed["body"] = shown.value
      return view
    }
    return nil
  }

  /// A view made of code that stands in no type.
  private static func snippet(_ program: Program, _ uses: GlassUses) -> TypeInfo? {
    let hasViews = program.order.contains { program.types[$0]?.isView == true }
    var info = TypeInfo(name: "Snippet", keyword: .structure, span: Syntax.Span(file: 0, start: 0, end: 0))
    info.inheritance = ["View"]
    var shown: [Syntax.Statement] = []
    for statement in program.statements {
      if case .declaration(let declaration) = statement.kind {
        info.add(declaration)
      } else {
        shown.append(statement)
      }
    }
    info.methods = program.functions
    if let body = program.computedGlobals["body"] {
      info.computed = program.computedGlobals
      info.computed["body"] = body
      return info
    }
    let isShown = shown.contains { statement in
      guard case .expression(let expression) = statement.kind else {
        if case .ifElse = statement.kind { return true }
        return false
      }
      switch expression.kind {
      case .call, .name: return true
      default: return false
      }
    }
    let block = Syntax.Block(statements: shown, span: info.span)
    // Beside types of its own, bare code shows how they are used.
    guard isShown,
      !hasViews || !info.stored.isEmpty || program.previews.isEmpty && uses.root == nil
        || program.previews.isEmpty && uses.reachesGlass(block)
    else { return nil }
    info.computed = program.computedGlobals
    info.computed["body"] = TypeInfo.ComputedProperty(
      accessors: Syntax.Accessors(getter: block, setter: nil, willSet: nil, didSet: nil), type: nil,
      isViewBuilder: true,
      span: info.span)
    return info
  }
}
