/// Where glass is written, and which view shows which.
struct GlassUses {
  private var shown: [String: [String]] = [:]
  private var hasGlass: Set<String> = []
  private let views: [String]
  private let program: Program

  init(_ program: Program) {
    self.program = program
    views = program.order.filter { program.types[$0]?.isView == true }
    for name in views {
      guard let info = program.types[name] else { continue }
      var names: [String] = []
      var isGlass = false
      let walk = SyntaxWalk { expression in
        if expression.isGlassConstruct { isGlass = true }
        if case .call(let call) = expression.kind, case .name(let callee, _) = call.callee.kind,
          let other = program.type(callee, in: name), other.isView, other.name != name
        {
          names.append(other.name)
        }
      }
      for property in info.computed.values { walk.walk(property.accessors) }
      for function in info.methods.values.flatMap({ $0 }) { if let body = function.body { walk.walk(body) } }
      shown[name] = names
      if isGlass { hasGlass.insert(name) }
    }
  }

  /// The view to show: one that leads to glass and is shown by no other, the first declared of them.
  var root: String? {
    let children = Set(shown.flatMap { name, inner in inner.filter { $0 != name } })
    let tops = views.filter { !children.contains($0) }
    return tops.first { hasGlass.contains($0) || reached(from: $0).contains(where: hasGlass.contains) }
      ?? views.first(where: hasGlass.contains) ?? tops.first ?? views.first
  }

  private func reached(from name: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      for inner in shown[next] ?? [] where found.insert(inner).inserted { waiting.append(inner) }
    }
    return found
  }

  /// The own views that a block makes, in order.
  func views(in block: Syntax.Block) -> [String] {
    var names: [String] = []
    SyntaxWalk { expression in
      if case .call(let call) = expression.kind, case .name(let callee, _) = call.callee.kind,
        let info = self.program.type(callee), info.isView
      {
        names.append(info.name)
      }
    }.walk(block)
    return names
  }

  func reachesGlass(_ block: Syntax.Block) -> Bool {
    var isGlass = false
    SyntaxWalk { if $0.isGlassConstruct { isGlass = true } }.walk(block)
    return isGlass
      || views(in: block).contains {
        hasGlass.contains($0) || reached(from: $0).contains(where: hasGlass.contains)
      }
  }
}

extension Syntax.Expression {
  /// Whether it is a use of SwiftUI's glass.
  var isGlassConstruct: Bool {
    guard case .call(let call) = kind else { return false }
    switch call.callee.kind {
    case .name(let name, _): return name == "GlassEffectContainer" || name.hasPrefix("glassEffect")
    case .member(_, let name, _):
      if ["glassEffect", "glassEffectID", "glassEffectUnion", "glassEffectTransition"].contains(name.text) {
        return true
      }
      return name.text == "buttonStyle" && call.arguments.first?.value.isGlassStyle == true
    default: return false
    }
  }

  private var isGlassStyle: Bool {
    switch kind {
    case .implicitMember(let name, _): return name.text == "glass" || name.text == "glassProminent"
    case .call(let call):
      if case .name(let name, _) = call.callee.kind {
        return name == "GlassButtonStyle" || name == "GlassProminentButtonStyle"
      }
      return call.callee.isGlassStyle
    default: return false
    }
  }
}
