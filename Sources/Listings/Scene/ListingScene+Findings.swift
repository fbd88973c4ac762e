public import SceneModel

extension ListingScene {
  /// How many uses of glass there are in the code, and how many of them were understood.
  public struct Understanding: Hashable, Sendable {
    /// The uses of glass that were evaluated, and whose every value is known.
    public var understood: Int
    /// All uses of glass that are written.
    public var all: Int
    /// Those that no code shows that was come to; they are not counted as understood.
    public var unseen: Int
  }

  /// What was not understood, what is wrong in the use of glass, and what is worth knowing, in the order of the text.
  public func lint() -> [Diagnostic] { findings.diagnostics }

  /// How much of the glass was understood.
  public var understanding: Understanding { findings.understanding }

  /// What is to be said of the states that taps lead to, and how much of the glass was understood.
  public var findings: (diagnostics: [Diagnostic], understanding: Understanding) {
    var findings = Findings(program)
    findings.take(evaluation(in: initialState).evaluator)
    do throws(SceneError) {
      var work = 0
      findings.add(
        try glassFindings { state in
          guard work < 400_000 else { return }
          let tapped = evaluationWithTaps(in: state)
          findings.take(tapped.evaluator)
          work += tapped.work
        })
    } catch {
      findings.add(error.diagnostics)
    }
    for other in root.others.prefix(1) {
      let names = ([other] + root.others.dropFirst()).map { "‘\($0)’" }.joined(separator: ", ")
      let place = program.types[name].flatMap { program.place($0.span) }
      findings.add([
        Diagnostic(.note, "‘\(name)’ is shown; \(names) could be as well, by --view", at: place)
      ])
    }
    if program.files.contains(where: { $0.text.platform == .macOS }) {
      let message = "there is nothing for an iPhone in what was read; it is read for a Mac"
      findings.add([Diagnostic(.note, message)])
    }
    if root.isSample {
      findings.add([Diagnostic(.note, "nothing that was read is a view; ‘\(name)’ is shown on a sample")])
    }
    findings.add(shadows)
    lookAtOtherStates(&findings)
    lookElsewhere(&findings)
    return (findings.diagnostics.sortedByPlace, findings.understanding)
  }

  /// The evaluation of a state in which every control was tapped, for what there is to say of what it does.
  private func evaluationWithTaps(in state: SceneState) -> (evaluator: Evaluator, work: Int) {
    let evaluation = evaluation(in: state)
    var work = evaluation.evaluator.steps
    var waiting: [StateChange] = []
    for control in evaluation.evaluator.controls where work < Evaluator.Most.surveyed {
      waiting += evaluation.changes(tapping: control.control.key, in: state)
      work += evaluation.evaluator.steps
    }
    // What waited goes on as well, and may show glass that no tap alone leads to.
    var count = 0
    var reached = state
    while let change = waiting.popLast(), count < 16, work < 2 * Evaluator.Most.surveyed {
      reached.values.merge(change.values) { $1 }
      guard let action = change.continuation else { continue }
      count += 1
      evaluation.evaluator.takeNotes(of: self.evaluation(in: reached).evaluator)
      let start = action.states.first ?? state
      let next = self.evaluation(in: start)
      waiting += next.changes(continuing: action, in: reached)
      work += 2 * effort + next.evaluator.steps
      evaluation.evaluator.takeNotes(of: next.evaluator)
    }
    if count > 0 { evaluation.evaluator.takeNotes(of: self.evaluation(in: reached).evaluator) }
    return (evaluation.evaluator, work)
  }

  /// Glass in states that no tap leads to is looked at by giving each state its other values.
  private func lookAtOtherStates(_ findings: inout Findings) {
    var attempts = min(48, 500_000 / effort)
    for variable in variables {
      for value in others(than: variable) {
        guard attempts > 0, !findings.isComplete else { return }
        attempts -= 1
        var state = initialState
        state[variable.name] = value
        findings.take(evaluation(in: state).evaluator, isShown: false)
      }
    }
  }

  /// The other truth, the other cases of an enumeration, and for what is not known that it is so.
  public func others(than variable: StateVariable) -> [StateValue] {
    switch variable.initial {
    case .bool(let truth): return [.bool(!truth)]
    case .source(let source):
      if let key = keys[variable.name], let value = source.own(as: StoredValue.self)?.value {
        let guessed = Evaluator(program, setting, state: initialState).otherGuesses(than: value, key)
        if !guessed.isEmpty { return guessed.map(\.stateValue) }
      }
      switch source.own(as: StoredValue.self) {
      case .enumCase(let type, let name, _, _):
        let cases = program.types[type]?.cases.filter { $0.name != name && $0.labels == nil } ?? []
        return cases.prefix(6).map { StoredValue.enumCase(type, $0.name, [], []).stateValue }
      case .unknown: return [.bool(true)]
      default: return []
      }
    default: return []
    }
  }

  /// Glass in views that this one does not show is looked at as well, each as if it were asked for.
  private func lookElsewhere(_ findings: inout Findings) {
    for name in setting.uses.glassViews.filter({ findings.isMissing(in: $0) }).prefix(8) {
      guard findings.isMissing(in: name) else { continue }
      var setting = Evaluator.Setting(canvas: canvas, uses: setting.uses)
      setting.isInterrupted = self.setting.isInterrupted
      do throws(SceneError) {
        let other = try ListingScene(program, Root(program, setting.uses, view: name), setting)
        findings.take(other.evaluation(in: other.initialState).evaluator, isShown: false)
        other.lookAtOtherStates(&findings)
      } catch {
        // It is no view after all.
        continue
      }
    }
    guard !findings.isComplete else { return }
    for sample in SampleView.all(of: program, setting.uses).prefix(8) where !findings.isComplete {
      look(at: sample, &findings)
    }
  }

  /// Glass in a modifier, a style or a method that nothing shows is looked at on a sample.
  private func look(at sample: SampleView, _ findings: inout Findings) {
    do throws(SceneError) {
      let other = try Listing(files: program.files).scene(
        of: sample, on: canvas, isInterrupted: self.setting.isInterrupted)
      findings.take(other.evaluation(in: other.initialState).evaluator, isShown: false)
      other.lookAtOtherStates(&findings)
    } catch {
      // What cannot be shown stays unseen.
      return
    }
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

/// Gathers what evaluations say, each thing once.
private struct Findings {
  private(set) var diagnostics: [Diagnostic]
  private var constructs: [Syntax.Span: Bool] = [:]
  private var said: Set<Diagnostic>
  private let sites: Set<Syntax.Span>
  private let program: Program

  init(_ program: Program) {
    self.program = program
    diagnostics = program.diagnostics
    said = Set(diagnostics)
    var sites: Set<Syntax.Span> = []
    let walk = SyntaxWalk { expression in if let span = expression.glassSpan { sites.insert(span) } }
    for file in program.files { for statement in file.statements { walk.walk(statement) } }
    self.sites = sites
  }

  var understanding: ListingScene.Understanding {
    let met = sites.filter { constructs[$0] != nil }
    let wrong = met.filter { constructs[$0] == false }
    return ListingScene.Understanding(
      understood: met.count - wrong.count, all: sites.count, unseen: sites.count - met.count)
  }

  /// Whether every use of glass was come to.
  var isComplete: Bool { sites.allSatisfy { constructs[$0] != nil } }

  mutating func add(_ found: [Diagnostic]) {
    for diagnostic in found where said.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Takes what an evaluation says; of one that is not shown only what it says of glass.
  mutating func take(_ evaluator: Evaluator, isShown: Bool = true) {
    let news = evaluator.constructs.filter { isShown || constructs[$0.key] == nil }
    constructs.merge(news) { $0 && $1 }
    for note in evaluator.notes where isShown || note.span.map({ news[$0] == false }) == true {
      add([Diagnostic(note.severity, note.text, at: note.span.flatMap(program.place))])
    }
  }

  /// Whether a type holds a use of glass that no evaluation came to.
  func isMissing(in type: String) -> Bool {
    guard let info = program.types[type] else { return false }
    return sites.contains { site in
      site.file == info.span.file && site.start >= info.span.start && site.end <= info.span.end
        && constructs[site] == nil
    }
  }
}

extension Syntax.Expression {
  /// Where a use of glass is counted.
  var glassSpan: Syntax.Span? {
    guard isGlassConstruct, case .call(let call) = kind else { return nil }
    switch call.callee.kind {
    case .member(_, let name, _): return name.span
    // A modifier on the view itself, in an extension of `View`.
    case .name(let name, _) where name != "GlassEffectContainer": return call.callee.span
    default: return span
    }
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
