public import SceneModel

extension ListingScene {
  /// How many uses of glass there are in the code, and how many of them were understood.
  public struct Understanding: Hashable, Sendable {
    /// The uses of glass whose every value is known.
    public var understood: Int
    /// All uses of glass that are written.
    public var all: Int
    /// Those that no state shows that was found.
    public var unseen: Int
  }

  /// What was not understood, what is wrong in the use of glass, and what is worth knowing, in the order of the text.
  public func lint() -> [Diagnostic] { findings.diagnostics }

  /// How much of the glass was understood.
  public var understanding: Understanding { findings.understanding }

  /// What is to be said of the states that taps lead to.
  public var findings: (diagnostics: [Diagnostic], understanding: Understanding) {
    var diagnostics = program.files.flatMap(\.diagnostics)
    var constructs: [Syntax.Span: Bool] = [:]
    var said: Set<Diagnostic> = Set(diagnostics)
    func take(_ evaluator: Evaluator) {
      constructs.merge(evaluator.constructs) { $0 && $1 }
      for note in evaluator.notes {
        let diagnostic = Diagnostic(note.severity, note.text, at: note.span.flatMap(program.place))
        if said.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
      }
    }
    take(evaluation(in: initialState).evaluator)
    do throws(SceneError) {
      try explore { state, _ in take(evaluation(in: state).evaluator) }
      diagnostics += try glassFindings()
    } catch {
      diagnostics += error.diagnostics
    }
    diagnostics += shadows
    var sites: Set<Syntax.Span> = []
    let walk = SyntaxWalk { expression in if let span = expression.glassSpan { sites.insert(span) } }
    for file in program.files { for statement in file.statements { walk.walk(statement) } }
    let met = sites.filter { constructs[$0] != nil }
    let wrong = met.filter { constructs[$0] == false }
    return (
      diagnostics.sortedByPlace,
      Understanding(understood: sites.count - wrong.count, all: sites.count, unseen: sites.count - met.count)
    )
  }

  /// Types of the project's own that have the name of one of SwiftUI's.
  private var shadows: [Diagnostic] {
    ["GlassEffectContainer", "Glass", "GlassEffectTransition"].compactMap { name in
      program.types[name].map { info in
        Diagnostic(
          .warning,
          "this \(name) is the project's own, which hides SwiftUI's: what it does is what its code says",
          at: program.place(info.span))
      }
    }
  }
}

extension Syntax.Expression {
  /// Where a use of glass is counted.
  var glassSpan: Syntax.Span? {
    guard isGlassConstruct, case .call(let call) = kind else { return nil }
    if case .member(_, let name, _) = call.callee.kind { return name.span }
    return span
  }
}

extension [Diagnostic] {
  /// The diagnostics from the top of the text down; those without a place last.
  fileprivate var sortedByPlace: [Diagnostic] {
    func key(_ item: (offset: Int, element: Diagnostic)) -> (Int, Int, Int, Int) {
      let place = item.element.place
      return (place?.file ?? .max, place?.line ?? .max, place?.column ?? 0, item.offset)
    }
    return enumerated().sorted { key($0) < key($1) }.map(\.element)
  }
}
