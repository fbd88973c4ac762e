/// Something of SwiftUI's own, as it is written: a type or nothing in front, then members and calls.
///
/// Without types, `.smooth` alone does not say whose it is. So it stays as it is written until it comes to a place
/// that knows what it expects: an animation, a colour, a shape.
struct Symbol {
  /// `Color` in `Color.blue`; `nil` in `.blue`.
  var root: String?
  var steps: [Step]

  /// A member, or with arguments a call; an empty name is a call of the root itself: `Color(…)`.
  struct Step {
    var name: String
    var arguments: Arguments?
  }

  init(_ root: String?, _ steps: [Step] = []) {
    self.root = root
    self.steps = steps
  }

  /// `.name`.
  init(member name: String) {
    self.init(nil, [Step(name: name, arguments: nil)])
  }

  func appending(_ name: String, _ arguments: Arguments? = nil) -> Symbol {
    var symbol = self
    symbol.steps.append(Step(name: name, arguments: arguments))
    return symbol
  }

  /// The name of a single member without arguments: `blue` of `.blue` and `Color.blue`.
  var word: String? { steps.count == 1 && steps[0].arguments == nil ? steps[0].name : nil }

  /// The symbol without its last step.
  var base: Symbol { Symbol(root, Array(steps.dropLast())) }

  func isEqual(to other: Symbol) -> Bool {
    guard steps.count == other.steps.count else { return false }
    if let root, let theirs = other.root, root != theirs { return false }
    return zip(steps, other.steps).allSatisfy { mine, theirs in
      guard mine.name == theirs.name else { return false }
      let (a, b) = (mine.arguments?.items ?? [], theirs.arguments?.items ?? [])
      return a.count == b.count
        && zip(a, b).allSatisfy { $0.label == $1.label && $0.value.isEqual(to: $1.value) }
    }
  }

  /// The symbol as it is written.
  var text: String {
    if root == "Date", let date = Value.symbol(self).date { return date.formatted("y-MM-dd HH:mm") }
    var text = root ?? ""
    for step in steps {
      if !step.name.isEmpty { text += "." + step.name }
      guard let arguments = step.arguments else { continue }
      let parts = arguments.items.map { ($0.label.map { "\($0): " } ?? "") + $0.value.sourceText }
      text += "(" + parts.joined(separator: ", ") + ")"
    }
    return text
  }
}

/// The arguments of a call, evaluated; closures behind the parentheses stand last.
struct Arguments {
  struct Item {
    var label: String?
    var value: Value
    /// Whether it is a closure behind the parentheses.
    var isTrailing = false
    var span: Syntax.Span
  }

  var items: [Item] = []

  /// The argument of a label.
  subscript(label: String) -> Value? { items.first { $0.label == label }?.value }

  /// The arguments without a label, those behind the parentheses left out.
  var plain: [Value] { items.filter { $0.label == nil && !$0.isTrailing }.map(\.value) }

  /// The first argument without a label in the parentheses.
  var first: Value? { items.first { $0.label == nil && !$0.isTrailing }?.value }

  /// The closure of a label, else the one behind the parentheses that has none.
  func closure(_ label: String) -> Value? {
    self[label] ?? items.first { $0.isTrailing && $0.label == nil }?.value
  }

  /// The closure behind the parentheses that has no label.
  var trailing: Value? { items.first { $0.isTrailing && $0.label == nil }?.value }
}
