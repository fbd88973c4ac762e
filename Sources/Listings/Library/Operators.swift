/// Swift's operators on the values of its standard library.
enum Operators {
  static let comparisons: Set<String> = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "~="]

  /// The result of an operator; `nil` where it is not defined for the values.
  static func binary(_ first: Value, _ name: String, _ second: Value) -> Value? {
    switch name {
    case "==", "===": .bool(first.isEqual(to: second))
    case "!=", "!==": .bool(!first.isEqual(to: second))
    case "<", ">", "<=", ">=": compared(first, name, second)
    default: arithmetic(first, name, second)
    }
  }

  private static func compared(_ first: Value, _ name: String, _ second: Value) -> Value? {
    let order: Int
    if let a = first.number ?? first.radians, let b = second.number ?? second.radians {
      order = a < b ? -1 : a > b ? 1 : 0
    } else if let a = first.date?.fromNow, let b = second.date?.fromNow {
      order = a < b ? -1 : a > b ? 1 : 0
    } else if let a = first.string, let b = second.string {
      order = a < b ? -1 : a > b ? 1 : 0
    } else {
      return nil
    }
    switch name {
    case "<": return .bool(order < 0)
    case ">": return .bool(order > 0)
    case "<=": return .bool(order <= 0)
    default: return .bool(order >= 0)
    }
  }

  private static func arithmetic(_ first: Value, _ name: String, _ second: Value) -> Value? {
    switch (first, second) {
    case (.int(let a), .int(let b)): return integers(a, name, b)
    case (.string(let a), .string(let b)) where name == "+":
      return a.utf8.count + b.utf8.count > 20_000 ? nil : .string(a + b)
    case (.array(let a), .array(let b)) where name == "+":
      return a.count + b.count > Evaluator.Most.members ? nil : .array(a + b)
    default:
      if let a = first.number, let b = second.number { return numbers(a, name, b) }
      if let date = first.date, case .symbol(let symbol) = first, symbol.root == "Date",
        let b = second.number,
        name == "+" || name == "-"
      {
        return .date(fromNow: date.fromNow + (name == "+" ? b : -b))
      }
      return angles(first, name, second) ?? pairs(first, name, second)
    }
  }

  private static func integers(_ a: Int, _ name: String, _ b: Int) -> Value? {
    switch name {
    case "+", "&+": return .int(a &+ b)
    case "-", "&-": return .int(a &- b)
    case "*", "&*": return .int(a &* b)
    case "/": return b == 0 ? nil : .int(a.dividedReportingOverflow(by: b).partialValue)
    case "%": return b == 0 ? nil : .int(a.remainderReportingOverflow(dividingBy: b).partialValue)
    case "&": return .int(a & b)
    case "|": return .int(a | b)
    case "^": return .int(a ^ b)
    case "<<": return .int(a << b)
    case ">>": return .int(a >> b)
    default: return nil
    }
  }

  private static func numbers(_ a: Double, _ name: String, _ b: Double) -> Value? {
    switch name {
    case "+": .double(a + b)
    case "-": .double(a - b)
    case "*": .double(a * b)
    case "/": .double(a / b)
    case "%": .double(a.truncatingRemainder(dividingBy: b))
    default: nil
    }
  }

  private static func deadline(_ time: Value) -> Value {
    let span = Syntax.Span(file: 0, start: 0, end: 0)
    func call(_ root: String?, _ name: String, _ label: String?, _ value: Value) -> Value {
      let items = [Arguments.Item(label: label, value: value, span: span)]
      return .symbol(Symbol(root, [Symbol.Step(name: name, arguments: Arguments(items: items))]))
    }
    let interval = time.number.map { call(nil, "seconds", nil, .double($0)) } ?? time
    return call("Deadline", "", "for", interval)
  }

  /// Sizes and points, side by side.
  private static func pairs(_ first: Value, _ name: String, _ second: Value) -> Value? {
    // `.now() + 0.5`: so long from now.
    if name == "+", case .symbol(let start) = first, start.steps.last?.name == "now" {
      return deadline(second)
    }
    guard case .symbol(let a) = first, case .symbol(let b) = second, let one = a.pair, let other = b.pair,
      let root = a.root ?? b.root, case .double(let x)? = numbers(one.0, name, other.0),
      case .double(let y)? = numbers(one.1, name, other.1)
    else { return nil }
    return .symbol(Symbol.pair(root, x, y))
  }
}

extension Symbol {
  /// The two numbers of a size, a point or a vector.
  var pair: (Double, Double)? {
    if word == "zero" { return (0, 0) }
    // `CGSize.square(side: 54)`, of a project's own.
    if steps.count == 1, steps[0].name.lowercased().contains("square"), let items = steps[0].arguments?.items,
      items.count == 1, let side = items[0].value.number
    {
      return (side, side)
    }
    guard steps.count == 1, let items = steps[0].arguments?.items, items.count == 2,
      Symbol.pairLabels.contains(items[0].label ?? ""), let x = items[0].value.number,
      let y = items[1].value.number
    else { return nil }
    return (x, y)
  }

  private static let pairLabels: Set<String> = ["width", "x", "dx"]

  /// `CGSize(width: x, height: y)`.
  static func pair(_ root: String, _ x: Double, _ y: Double) -> Symbol {
    let labels: (String, String) =
      switch root {
      case "CGSize", "ProposedViewSize": ("width", "height")
      case "CGVector": ("dx", "dy")
      default: ("x", "y")
      }
    return made(root, [(labels.0, .double(x)), (labels.1, .double(y))])
  }

  /// `Root(label: value, …)`.
  static func made(_ root: String, _ parts: [(label: String, value: Value)]) -> Symbol {
    let span = Syntax.Span(file: 0, start: 0, end: 0)
    let items = parts.map { Arguments.Item(label: $0.label, value: $0.value, span: span) }
    return Symbol(root, [Step(name: "", arguments: Arguments(items: items))])
  }
}
