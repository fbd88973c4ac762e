/// A value as an author writes it: fixed, chosen by the state, or computed from it.
///
///     Circle().opacity(.if("isExpanded", 1, else: 0))
///     HStack(spacing: .expression("count * 4")) { … }
public indirect enum Value<Wrapped: Hashable & Sendable>: Hashable, Sendable {
  /// The same in every state.
  case constant(Wrapped)
  /// One of two, by a truth.
  case choice(Expression, then: Value, otherwise: Value)
  /// What an expression comes to.
  case computed(Expression)

  /// The value with every constant in it replaced.
  func map<Other>(_ transform: (Wrapped) -> Other) -> Value<Other> {
    switch self {
    case .constant(let value): .constant(transform(value))
    case .choice(let condition, let first, let second):
      .choice(condition, then: first.map(transform), otherwise: second.map(transform))
    case .computed(let expression): .computed(expression)
    }
  }

  /// The constant that the value comes to, computed results being made constants by `make`.
  func resolved(
    in bindings: [String: StateValue], make: (StateValue, Expression) throws(SceneError) -> Wrapped
  ) throws(SceneError) -> Wrapped {
    var value = self
    while true {
      switch value {
      case .constant(let result): return result
      case .computed(let expression): return try make(expression.value(in: bindings), expression)
      case .choice(let condition, let first, let second):
        guard case .bool(let truth) = try condition.value(in: bindings) else {
          throw SceneError([condition.diagnostic(ExpressionError(message: "expected a truth", offset: 0))])
        }
        value = truth ? first : second
      }
    }
  }
}

extension Value: ExpressibleByIntegerLiteral where Wrapped == Double {
  /// Creates a fixed number.
  public init(integerLiteral value: Int) { self = .constant(Double(value)) }
}

extension Value: ExpressibleByFloatLiteral where Wrapped == Double {
  /// Creates a fixed number.
  public init(floatLiteral value: Double) { self = .constant(value) }
}

extension Value: ExpressibleByBooleanLiteral where Wrapped == Bool {
  /// Creates a fixed truth.
  public init(booleanLiteral value: Bool) { self = .constant(value) }
}

extension Value: ExpressibleByUnicodeScalarLiteral where Wrapped == String {
  /// Creates a fixed text.
  public init(unicodeScalarLiteral value: String) { self = .constant(value) }
}

extension Value: ExpressibleByExtendedGraphemeClusterLiteral where Wrapped == String {
  /// Creates a fixed text.
  public init(extendedGraphemeClusterLiteral value: String) { self = .constant(value) }
}

extension Value: ExpressibleByStringLiteral where Wrapped == String {
  /// Creates a fixed text.
  public init(stringLiteral value: String) { self = .constant(value) }
}
