import Listings

extension TreeText {
  static func declaration(_ node: Syntax.Declaration) -> String {
    let attributes = list(node.attributes, "") { attribute($0) + " " }
    let modifiers = list(node.modifiers, "") { $0.name + ($0.detail.map { "(\($0))" } ?? "") + " " }
    return attributes + modifiers + kind(node.kind)
  }

  private static func kind(_ kind: Syntax.Declaration.Kind) -> String {
    switch kind {
    case .importModule(let path): "import \(path)"
    case .variable(let node): (node.isConstant ? "let " : "var ") + list(node.bindings, ", ", binding)
    case .function(let node): function(node)
    case .initializer(let node):
      "init\(node.isFailable ? "?" : "")\(generics(node.generics))(\(list(node.parameters, ", ", parameter)))"
        + (node.body.map { " " + block($0) } ?? "")
    case .subscripted(let node):
      "subscript\(generics(node.generics))(\(list(node.parameters, ", ", subscriptParameter))) -> \(type(node.result))"
        + (node.accessors.map { " " + accessors($0) } ?? "")
    case .type(let node):
      "\(node.keyword.rawValue) \(node.name)\(generics(node.generics))"
        + (node.inheritance.isEmpty ? "" : ": " + list(node.inheritance, ", ", type))
        + " { " + list(node.members, "; ", declaration) + " }"
    case .enumCases(let cases): "case " + list(cases, ", ", enumCase)
    case .typeAlias(let name, let clause, let type):
      "typealias \(name)\(generics(clause)) = \(TreeText.type(type))"
    case .macro(let node): macro(node)
    case .passedOver(let what): "<\(what)>"
    }
  }

  private static func binding(_ node: Syntax.Variable.Binding) -> String {
    pattern(node.pattern, isBound: true) + (node.type.map { ": \(type($0))" } ?? "")
      + (node.initializer.map { " = \(expression($0))" } ?? "")
      + (node.accessors.map { " " + accessors($0) } ?? "")
  }

  static func accessors(_ node: Syntax.Accessors) -> String {
    if let getter = node.getter, node.setter == nil { return "{ get \(block(getter)) }" }
    var parts: [String] = []
    if let getter = node.getter { parts.append("get \(block(getter))") }
    for (word, observer) in [("set", node.setter), ("willSet", node.willSet), ("didSet", node.didSet)] {
      guard let observer else { continue }
      parts.append(word + (observer.parameter.map { "(\($0))" } ?? "") + " " + block(observer.body))
    }
    return "{ \(parts.isEmpty ? "get" : parts.joined(separator: " ")) }"
  }

  private static func function(_ node: Syntax.Function) -> String {
    "func \(node.name)\(generics(node.generics))(\(list(node.parameters, ", ", parameter)))"
      + (node.isAsync ? " async" : "") + (node.canThrow ? " throws" : "")
      + (node.result.map { " -> \(type($0))" } ?? "") + (node.body.map { " " + block($0) } ?? "")
  }

  private static func generics(_ clause: Syntax.GenericClause) -> String {
    if clause.parameters.isEmpty { return "" }
    return
      "<\(list(clause.parameters, ", ") { "\($0.name)" + ($0.constraint.map { ": \(type($0))" } ?? "") })>"
  }

  private static func parameter(_ node: Syntax.Parameter) -> String {
    let label = node.label?.text ?? "_"
    return list(node.attributes, "") { attribute($0) + " " } + (label == node.name.text ? "" : label + " ")
      + tail(node)
  }

  private static func subscriptParameter(_ node: Syntax.Parameter) -> String {
    (node.label.map { "\($0) " } ?? "") + tail(node)
  }

  private static func tail(_ node: Syntax.Parameter) -> String {
    node.name.text
      + (node.type.map { ": \(node.isInOut ? "inout " : "")\(type($0))\(node.isVariadic ? "..." : "")" } ?? "")
      + (node.defaultValue.map { " = \(expression($0))" } ?? "")
  }

  private static func enumCase(_ node: Syntax.EnumCase) -> String {
    let values = node.associatedValues.map { values in
      "("
        + list(values, ", ") { value in
          (value.label.map { "\($0): " } ?? "") + (value.type.map(type) ?? "?")
            + (value.defaultValue.map { " = \(expression($0))" } ?? "")
        } + ")"
    }
    return node.name.text + (values ?? "") + (node.rawValue.map { " = \(expression($0))" } ?? "")
  }
}
