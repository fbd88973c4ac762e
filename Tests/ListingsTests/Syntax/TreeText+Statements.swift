import Listings

extension TreeText {
  static func statement(_ node: Syntax.Statement) -> String {
    (node.label.map { "\($0): " } ?? "") + kind(node.kind)
  }

  private static func kind(_ kind: Syntax.Statement.Kind) -> String {
    switch kind {
    case .expression(let value): expression(value)
    case .declaration(let node): declaration(node)
    case .ifElse(let node): ifElse(node)
    case .guardElse(let conditions, let body): "guard \(TreeText.conditions(conditions)) else \(block(body))"
    case .switchCase(let node): switchCase(node)
    case .forIn(let node): forIn(node)
    case .whileLoop(let conditions, let body): "while \(TreeText.conditions(conditions)) \(block(body))"
    case .repeatWhile(let body, let condition): "repeat \(block(body)) while \(expression(condition))"
    case .doCatch(let body, let catches):
      "do \(block(body))"
        + list(catches, "") { " catch \(list($0.patterns, ", ", casePattern)) \(block($0.body))" }
    case .returnValue(let value): "return" + (value.map { " " + expression($0) } ?? "")
    case .throwError(let value): "throw \(expression(value))"
    case .deferred(let body): "defer \(block(body))"
    case .breakOut(let label): "break" + (label.map { " " + $0 } ?? "")
    case .continueLoop(let label): "continue" + (label.map { " " + $0 } ?? "")
    case .fallThrough: "fallthrough"
    case .unknown(let what): "<\(what)?>"
    }
  }

  static func ifElse(_ node: Syntax.If) -> String {
    let start = "if \(conditions(node.conditions)) \(block(node.body))"
    switch node.otherwise {
    case nil: return start
    case .block(let body): return start + " else \(block(body))"
    case .chained(let next, _): return start + " else \(ifElse(next))"
    }
  }

  static func conditions(_ nodes: [Syntax.Condition]) -> String {
    list(nodes, ", ") { condition in
      switch condition.kind {
      case .expression(let value): return expression(value)
      case .optionalBinding(let binding):
        return "let \(binding.name?.text ?? "_")" + (binding.type.map { ": \(type($0))" } ?? "")
          + (binding.value.map { " = \(expression($0))" } ?? "")
      case .pattern(let node, let value): return "case \(pattern(node)) = \(expression(value))"
      case .availability(let platforms, let isUnavailable):
        let names = list(platforms, ", ") { platform in
          platform.name + list(platform.version, "") { _ in "" }
            + (platform.version.isEmpty ? "" : " " + list(platform.version, ".") { "\($0)" })
        }
        return (isUnavailable ? "#unavailable" : "#available") + "(\(names))"
      }
    }
  }

  static func switchCase(_ node: Syntax.Switch) -> String {
    let cases = list(node.cases, " ") { next in
      let head = next.isDefault ? "default:" : "case \(list(next.patterns, ", ", casePattern)):"
      return head + " " + list(next.body.statements, "; ", statement)
    }
    return "switch \(expression(node.subject)) { \(cases) }"
  }

  static func casePattern(_ node: Syntax.CasePattern) -> String {
    pattern(node.pattern) + (node.guardExpression.map { " where \(expression($0))" } ?? "")
  }

  private static func forIn(_ node: Syntax.For) -> String {
    "for \(node.isCase ? "case " : "")\(pattern(node.pattern, isBound: !node.isCase))"
      + (node.type.map { ": \(type($0))" } ?? "") + " in \(expression(node.sequence))"
      + (node.condition.map { " where \(expression($0))" } ?? "") + " \(block(node.body))"
  }

  /// A pattern; a name that gets the value is written with `let` unless that stands before the whole.
  static func pattern(_ node: Syntax.Pattern, isBound: Bool = false) -> String {
    switch node.kind {
    case .wildcard: "_"
    case .binding(let name): isBound ? name : "let \(name)"
    case .tuple(let elements): "(\(list(elements, ", ") { element($0, isBound) }))"
    case .enumCase(let type, let name, let payload):
      (type.map { TreeText.type($0) } ?? "") + ".\(name)"
        + (payload.map { "(\(list($0, ", ") { element($0, isBound) }))" } ?? "")
    case .optional(let inner): pattern(inner, isBound: isBound) + "?"
    case .isType(let type): "is \(TreeText.type(type))"
    case .asType(let inner, let type): "\(pattern(inner, isBound: isBound)) as \(TreeText.type(type))"
    case .expression(let value): expression(value)
    }
  }

  private static func element(_ element: Syntax.PatternElement, _ isBound: Bool) -> String {
    (element.label.map { "\($0): " } ?? "") + pattern(element.pattern, isBound: isBound)
  }
}
