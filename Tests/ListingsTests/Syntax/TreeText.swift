import Listings

/// Writes a tree as Swift again, on one line, with parentheses around all that is folded.
///
/// What it writes can be read again, and then gives the same text: so it serves as the form in which tests state a
/// tree, and as an oracle.
enum TreeText {
  static func of(_ text: String) -> String { of(SourceFile(reading: SourceText(name: "x.swift", text))) }

  static func of(_ file: SourceFile) -> String { list(file.statements, "; ", statement) }

  static func list<Node>(_ nodes: [Node], _ separator: String, _ write: (Node) -> String) -> String {
    nodes.map(write).joined(separator: separator)
  }

  static func block(_ block: Syntax.Block) -> String {
    block.statements.isEmpty ? "{}" : "{ \(list(block.statements, "; ", statement)) }"
  }

  static func expression(_ node: Syntax.Expression) -> String {
    switch node.kind {
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .boolean(let value): "\(value)"
    case .nilLiteral: "nil"
    case .string(let segments): "\"" + list(segments, "", segment) + "\""
    case .regularExpression(let text): text
    case .name(let name, let generics): name + types(generics)
    case .projection(let name): "$" + name
    case .implicitMember(let name, let generics): ".\(name)" + types(generics)
    case .member(let base, let name, let generics): operand(base) + ".\(name)" + types(generics)
    case .optionalChain(let base): operand(base) + "?"
    case .forceUnwrap(let base): operand(base) + "!"
    case .call(let call): TreeText.call(call)
    case .subscripted(let base, let arguments): operand(base) + "[\(list(arguments, write: argument))]"
    case .closure(let closure): TreeText.closure(closure)
    case .prefix(let name, let value): "(\(name)\(operand(value)))"
    case .postfix(let value, let name): "(\(operand(value))\(name))"
    case .binary(let left, let name, let right): "(\(expression(left)) \(name) \(expression(right)))"
    case .range(let range):
      "(\(range.lower.map(operand) ?? "")\(range.includesUpper ? "..." : "..<")\(range.upper.map(operand) ?? ""))"
    case .ternary(let condition, let then, let otherwise):
      "(\(expression(condition)) ? \(expression(then)) : \(expression(otherwise)))"
    case .assignment(let target, let name, let value): "(\(expression(target)) \(name) \(expression(value)))"
    case .cast(let value, let cast, let type):
      "(\(expression(value)) \(cast.rawValue) \(TreeText.type(type)))"
    case .attempt(let attempt, let value): "(\(attempt.rawValue) \(expression(value)))"
    case .await(let value): "(await \(expression(value)))"
    case .reference(let value): "&\(operand(value))"
    case .array(let values): "[\(list(values, write: expression))]"
    case .dictionary(let entries):
      entries.isEmpty
        ? "[:]" : "[\(list(entries, ", ") { "\(expression($0.key)): \(expression($0.value))" })]"
    case .tuple(let arguments): "(\(list(arguments, write: argument)))"
    case .keyPath(let path): "\\" + (path.root.map(type) ?? "") + list(path.components, "", component)
    case .ifValue(let node): "(\(ifElse(node)))"
    case .switchValue(let node): "(\(switchCase(node)))"
    case .type(let node): type(node)
    case .macro(let node): macro(node)
    case .unknown(let what): "<\(what)?>"
    }
  }

  /// An expression to which something can be joined; a closure or an integer needs parentheses for that.
  private static func operand(_ node: Syntax.Expression) -> String {
    switch node.kind {
    case .closure, .keyPath, .reference, .type, .macro: "(\(expression(node)))"
    default: expression(node)
    }
  }

  private static func list<Node>(_ nodes: [Node], write: (Node) -> String) -> String {
    list(nodes, ", ", write)
  }

  private static func segment(_ segment: Syntax.StringSegment) -> String {
    switch segment {
    case .text(let text):
      var escaped = ""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\\", "\"": escaped += "\\\(scalar)"
        case "\n": escaped += "\\n"
        case "\r": escaped += "\\r"
        case "\0": escaped += "\\0"
        default: escaped.unicodeScalars.append(scalar)
        }
      }
      return escaped
    case .interpolation(let arguments): return "\\(\(list(arguments, write: argument)))"
    }
  }

  static func argument(_ argument: Syntax.Argument) -> String {
    (argument.label.map { "\($0): " } ?? "") + expression(argument.value)
  }

  private static func call(_ call: Syntax.Call) -> String {
    let arguments = call.hasParentheses ? "(\(list(call.arguments, write: argument)))" : ""
    return operand(call.callee) + arguments + trailing(call.trailingClosures)
  }

  private static func trailing(_ closures: [Syntax.TrailingClosure]) -> String {
    list(closures, "") { " " + ($0.label.map { "\($0): " } ?? "") + closure($0.closure) }
  }

  private static func closure(_ node: Syntax.Closure) -> String {
    var signature = list(node.attributes, "") { attribute($0) + " " }
    if !node.captures.isEmpty {
      let captures = list(node.captures, ", ") { capture in
        (capture.isWeak ? "weak " : "") + capture.name.text
          + (capture.value.map { " = \(expression($0))" } ?? "")
      }
      signature += "[\(captures)] "
    }
    if let parameters = node.parameters {
      if !parameters.isEmpty || node.captures.isEmpty {
        signature += "(\(list(parameters, ", ") { "\($0.name)" + ($0.type.map { ": \(type($0))" } ?? "") })) "
      }
      signature += (node.result.map { "-> \(type($0)) " } ?? "") + "in "
    }
    if signature.isEmpty { return block(node.body) }
    return "{ " + signature + list(node.body.statements, "; ", statement) + " }"
  }

  private static func component(_ component: Syntax.KeyPath.Component) -> String {
    switch component {
    case .member(let name): ".\(name)"
    case .subscripted(let arguments): ".[\(list(arguments, write: argument))]"
    case .optionalChain: "?"
    case .forceUnwrap: "!"
    }
  }

  static func macro(_ node: Syntax.MacroExpansion) -> String {
    let arguments = node.arguments.isEmpty ? "" : "(\(list(node.arguments, write: argument)))"
    return "#\(node.name)" + arguments + trailing(node.trailingClosures)
  }

  static func attribute(_ node: Syntax.Attribute) -> String {
    "@\(node.name)" + (node.arguments.isEmpty ? "" : "(\(list(node.arguments, write: argument)))")
  }

  // MARK: Types

  static func types(_ nodes: [Syntax.TypeReference]) -> String {
    nodes.isEmpty ? "" : "<\(list(nodes, write: type))>"
  }

  static func type(_ node: Syntax.TypeReference) -> String {
    let attributes = list(node.attributes, "") { attribute($0) + " " }
    switch node.kind {
    case .named(let path): return attributes + list(path, ".") { $0.name.text + types($0.generics) }
    case .optional(let wrapped):
      if case .named = wrapped.kind { return attributes + type(wrapped) + "?" }
      return attributes + "(\(type(wrapped)))?"
    case .array(let element): return attributes + "[\(type(element))]"
    case .dictionary(let key, let value): return attributes + "[\(type(key)): \(type(value))]"
    case .tuple(let elements): return attributes + "(\(list(elements, write: element)))"
    case .function(let parameters, let result):
      return attributes + "(\(list(parameters, write: element))) -> \(type(result))"
    case .opaque(let inner): return attributes + "some \(type(inner))"
    case .existential(let inner): return attributes + "any \(type(inner))"
    case .composition(let parts): return attributes + list(parts, " & ", type)
    case .unknown(let what): return attributes + what
    }
  }

  private static func element(_ element: Syntax.TypeReference.TupleElement) -> String {
    (element.label.map { "\($0): " } ?? "") + type(element.type)
  }
}
