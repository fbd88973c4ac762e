public import Motion

extension Value {
  /// One of two values, by a condition on the states.
  public static func `if`(_ condition: Expression, _ then: Value, else otherwise: Value) -> Value {
    .choice(condition, then: then, otherwise: otherwise)
  }

  /// What an expression comes to.
  public static func expression(_ expression: Expression) -> Value { .computed(expression) }
}

extension Value where Wrapped == Glass {
  /// One of two glasses, by a condition on the states.
  public static func `if`(_ condition: Expression, _ then: Glass, else otherwise: Glass) -> Value {
    .choice(condition, then: .constant(then), otherwise: .constant(otherwise))
  }
}

extension Value where Wrapped == Color? {
  /// One of two colours, by a condition on the states.
  public static func `if`(_ condition: Expression, _ then: Color?, else otherwise: Color?) -> Value {
    .choice(condition, then: .constant(then), otherwise: .constant(otherwise))
  }
}

extension Value where Wrapped == String? {
  /// One of two ids, by a condition on the states.
  public static func `if`(_ condition: Expression, _ then: String?, else otherwise: String?) -> Value {
    .choice(condition, then: .constant(then), otherwise: .constant(otherwise))
  }
}

extension Value where Wrapped == Double {
  var literal: Value<Literal> { map { .number($0) } }
}

extension Value where Wrapped == Bool {
  var literal: Value<Literal> { map { .bool($0) } }
}

extension Value where Wrapped == String {
  var literal: Value<Literal> { map { .string($0) } }
}

extension Value where Wrapped == String? {
  var literal: Value<Literal> { map { $0.map { .string($0) } ?? .null } }
}

extension Value where Wrapped == Color? {
  var literal: Value<Literal> { map { $0.map { .color($0) } ?? .null } }
}

extension Value where Wrapped == Animation? {
  var literal: Value<Literal> { map { $0.map { .animation($0) } ?? .null } }
}

extension Value<Literal> {
  /// A fixed word, left out where it is the one that is meant anyway.
  static func word<Word: RawRepresentable & Equatable>(_ word: Word, default usual: Word) -> Value<Literal>?
  where Word.RawValue == String {
    word == usual ? nil : .constant(.string(word.rawValue))
  }
}

extension Expression: ExpressibleByStringLiteral {
  /// Creates an expression from its text; a text that is none is a mistake in the program.
  public init(stringLiteral text: String) {
    do throws(SceneError) {
      try self.init(text)
    } catch {
      preconditionFailure(error.diagnostics.first?.message ?? "The text is no expression.")
    }
  }

  /// Whether the expression is not true.
  public static prefix func ! (expression: Expression) -> Expression {
    Expression(root: Term(.unary(.not, expression.root), at: 0))
  }

  /// Whether both expressions are true.
  public static func && (first: Expression, second: Expression) -> Expression {
    Expression(root: Term(.binary(.and, first.root, second.root), at: 0))
  }

  /// Whether either expression is true.
  public static func || (first: Expression, second: Expression) -> Expression {
    Expression(root: Term(.binary(.or, first.root, second.root), at: 0))
  }
}
