/// Where glass is written, and which view shows which.
struct GlassUses: Sendable {
  /// The names of what is the listing's own and leads to glass: types by their full name, properties and functions.
  private var leading: Set<String> = []
  /// The own views that are made in a view's code, by its name.
  private var shown: [String: [String]] = [:]
  /// What an app's windows show.
  private var opened: Set<String> = []
  /// Whether anything is shown over the screen.
  private(set) var presents = false
  /// Whether anything runs of itself.
  private(set) var livens = false
  /// Whether there are views whose data are animated.
  private(set) var animates = false
  /// The views that a glassEffect stands behind.
  private var covered: [Syntax.Span] = []
  private let views: [String]
  private let program: Program

  init(_ program: Program) {
    self.program = program
    views = program.order.filter { program.types[$0]?.isView == true }
    var named: [String: Mentions] = [:]
    for name in program.order {
      guard let info = program.types[name] else { continue }
      let mentions = take(info, into: &named)
      shown[name] = mentions.views
      if info.isKind(of: "App") { opened.formUnion(mentions.views) }
    }
    for info in program.extensions.values where program.type(info.name) == nil {
      _ = take(info, into: &named)
    }
    for (name, property) in program.computedGlobals {
      named[name, default: Mentions()] += mentions(of: property)
    }
    for (name, functions) in program.functions {
      for function in functions { named[name, default: Mentions()] += mentions(of: function) }
    }
    follow(named)
    covered = Self.covered(in: program)
    let presenting = Evaluator.presenting
    animates = program.types.values.contains {
      $0.isKind(of: "Animatable") || $0.isKind(of: "AnimatableModifier")
    }
    livens =
      animates || named.values.contains { !$0.names.isDisjoint(with: Self.living) }
      || program.previews.contains { preview in
        !mentions { $0.walk(preview.body) }.names.isDisjoint(with: Self.living)
      }
    presents =
      named.values.contains { !$0.names.isDisjoint(with: presenting) }
      || program.previews.contains { preview in
        !mentions { $0.walk(preview.body) }.names.isDisjoint(with: presenting)
      }
  }

  private static let living: Set<String> = [
    "onAppear", "onDisappear", "task", "onChange", "onReceive", "phaseAnimator", "keyframeAnimator",
    "PhaseAnimator",
    "KeyframeAnimator",
  ]

  /// What a stretch of code names.
  private struct Mentions {
    var isGlass = false
    var names: Set<String> = []
    /// Views that are made, in order.
    var views: [String] = []

    static func += (mine: inout Mentions, other: Mentions) {
      mine.isGlass = mine.isGlass || other.isGlass
      mine.names.formUnion(other.names)
      mine.views += other.views
    }
  }

  /// Takes what a type's members name: each for itself, and all of a view for the view.
  private func take(_ info: TypeInfo, into named: inout [String: Mentions]) -> Mentions {
    var all = Mentions()
    func take(_ name: String, _ mentions: Mentions) {
      named[name, default: Mentions()] += mentions
      all += mentions
    }
    for (name, property) in info.computed { take(name, mentions(of: property, in: info.name)) }
    for (name, property) in info.staticComputed { take(name, mentions(of: property, in: info.name)) }
    for (name, functions) in info.methods.merging(info.staticMethods, uniquingKeysWith: +) {
      for function in functions { take(name, mentions(of: function, in: info.name)) }
    }
    // `body` is every view's; what it leads to is said of the type.
    named["body"] = nil
    named[info.name, default: Mentions()] += all
    all.views = all.views.filter { $0 != info.name }
    return all
  }

  private func mentions(of property: TypeInfo.ComputedProperty, in type: String? = nil) -> Mentions {
    mentions(in: type) { $0.walk(property.accessors) }
  }

  private func mentions(of function: Syntax.Function, in type: String? = nil) -> Mentions {
    mentions(in: type) { walk in if let body = function.body { walk.walk(body) } }
  }

  private func mentions(in type: String? = nil, _ walk: (SyntaxWalk) -> Void) -> Mentions {
    var found = Mentions()
    walk(
      SyntaxWalk { expression in
        if expression.isGlassConstruct { found.isGlass = true }
        switch expression.kind {
        case .name(let name, _): found.names.insert(name)
        case .member(_, let name, _), .implicitMember(let name, _): found.names.insert(name.text)
        case .call(let call):
          guard case .name(let callee, _) = call.callee.kind,
            let other = self.program.type(callee, in: type)
          else { return }
          found.names.insert(other.name)
          if other.isView { found.views.append(other.name) }
        default: break
        }
      })
    return found
  }

  /// Finds all names that lead to glass through others.
  private mutating func follow(_ named: [String: Mentions]) {
    var users: [String: [String]] = [:]
    for (name, mentions) in named { for other in mentions.names { users[other, default: []].append(name) } }
    var waiting = named.filter(\.value.isGlass).map(\.key)
    leading = Set(waiting)
    while let next = waiting.popLast() {
      for user in users[next] ?? [] where leading.insert(user).inserted { waiting.append(user) }
    }
  }

  /// The views that lead to glass and are shown by no other, the likeliest to be meant first.
  var roots: [String] {
    let children = Set(shown.flatMap { name, inner in inner.filter { $0 != name } }).subtracting(opened)
    let tops = views.filter { !children.contains($0) && leading.contains($0) }
    return tops.enumerated().sorted {
      let (a, b) = (worth($0.element), worth($1.element))
      return a == b ? $0.offset < $1.offset : a > b
    }.map(\.element)
  }

  /// The view to show where nobody says which.
  var root: String? {
    roots.first ?? views.first(where: leading.contains) ?? views.first { opened.contains($0) }
      ?? views.first { name in !shown.contains { $0.key != name && $0.value.contains(name) } } ?? views.first
  }

  /// How likely a view is the one that is meant: what the app opens, else what needs nothing from others and has
  /// a state of its own.
  private func worth(_ name: String) -> Int {
    guard let info = program.types[name] else { return 0 }
    var worth = opened.contains(name) ? 100 : 0
    if name == "ContentView" { worth += 50 }
    worth -=
      5 * info.stored.count { $0.initializer == nil && ($0.wrapper == .none || $0.wrapper == .binding) }
    var seen: Set<String> = [name]
    var waiting = [name]
    var isMoving = false
    while let next = waiting.popLast() {
      isMoving = isMoving || program.types[next]?.stored.contains { $0.wrapper == .state } == true
      waiting += (shown[next] ?? []).filter { seen.insert($0).inserted }
    }
    return worth + (isMoving ? 20 : 0)
  }

  /// The own views that a block makes, in order.
  func views(in block: Syntax.Block) -> [String] { mentions { $0.walk(block) }.views }

  /// Whether a type or a function leads to glass, by its name.
  func leadsToGlass(_ name: String) -> Bool { leading.contains(name) }

  /// Whether a block holds glass, or names something that leads to it.
  func reachesGlass(_ block: Syntax.Block) -> Bool {
    let found = mentions { $0.walk(block) }
    return found.isGlass || !found.names.isDisjoint(with: leading)
  }

  /// Whether a block holds glass, or names something that may lead to it.
  func mayReachGlass(_ block: Syntax.Block) -> Bool {
    let found = mentions { $0.walk(block) }
    return found.isGlass || !found.names.isDisjoint(with: leading)
      || found.names.contains(where: Evaluator.tellsOfGlass)
  }

  /// Whether what stands at a place is in a view that a glassEffect makes glass as a whole.
  func isUnderGlass(_ span: Syntax.Span) -> Bool {
    covered.contains { $0.file == span.file && $0.start <= span.start && span.end <= $0.end }
  }

  private static func covered(in program: Program) -> [Syntax.Span] {
    var found: [Syntax.Span] = []
    let walk = SyntaxWalk { expression in
      guard case .call(let call) = expression.kind, case .member(let base, let name, _) = call.callee.kind,
        name.text == "glassEffect"
      else { return }
      // A chain that has an id and then its glass is one view.
      if !base.isChainOfLeaf { found.append(base.span) }
    }
    for file in program.files { for statement in file.statements { walk.walk(statement) } }
    return found
  }

  /// The own views that lead to glass, in the order declared.
  var glassViews: [String] { views.filter(leading.contains) }
}

extension Syntax.Expression {
  /// Whether it is a use of SwiftUI's glass.
  var isGlassConstruct: Bool {
    guard case .call(let call) = kind else { return false }
    switch call.callee.kind {
    case .name("buttonStyle", _): return call.arguments.first?.value.isGlassStyle == true
    case .name(let name, _): return name == "GlassEffectContainer" || name.hasPrefix("glassEffect")
    case .member(_, let name, _):
      if [
        "glassEffect", "glassEffectID", "glassEffectUnion", "glassEffectTransition", "GlassEffectContainer",
      ].contains(name.text) {
        return true
      }
      return name.text == "buttonStyle" && call.arguments.first?.value.isGlassStyle == true
    default: return false
    }
  }

  private var isGlassStyle: Bool {
    switch kind {
    case .implicitMember(let name, _), .member(_, let name, _):
      return name.text == "glass" || name.text == "glassProminent"
    case .ternary(_, let first, let second): return first.isGlassStyle || second.isGlassStyle
    case .call(let call):
      if case .name(let name, _) = call.callee.kind {
        return name == "GlassButtonStyle" || name == "GlassProminentButtonStyle"
      }
      return call.callee.isGlassStyle
    default: return false
    }
  }
}

extension Syntax.Expression {
  /// Whether it is a view with modifiers and nothing in it that is a view.
  fileprivate var isChainOfLeaf: Bool {
    guard case .call(let call) = kind else { return true }
    let holdsClosure = !call.trailingClosures.isEmpty
    guard case .member(let base, _, _) = call.callee.kind else { return !holdsClosure }
    return base.isChainOfLeaf
  }
}
