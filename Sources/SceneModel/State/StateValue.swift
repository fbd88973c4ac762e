/// A value that a scene's state holds.
public enum StateValue: Hashable, Sendable {
  /// A truth.
  case bool(Bool)
  /// A finite number.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case list([StateValue])
  /// A value of a type that only the scene's source knows.
  indirect case source(SourceValue)

  /// The value as one of the plain kinds: of a source's own value, the nearest.
  public var plain: StateValue {
    switch self {
    case .source(let value): value.plain
    case .list(let members): .list(members.map(\.plain))
    default: self
    }
  }
}

/// A value of a source's own type, such as a listing's enum or struct, with how it reads outside.
public struct SourceValue: Hashable, Sendable {
  /// How the source's author writes it.
  public let text: String
  /// The nearest plain value, by which a scene document can hold it.
  public let plain: StateValue
  private let box: any Hashable & Sendable

  /// Creates a value from the source's own, which need not be told by anyone else.
  ///
  /// - Precondition: `plain` is of a plain kind.
  public init(_ own: any Hashable & Sendable, text: String, plain: StateValue) {
    self.box = own
    self.text = text
    self.plain = plain.plain
  }

  /// The source's own value, where it is of a type.
  public func own<Own>(as type: Own.Type) -> Own? { box as? Own }

  /// Whether the sources' own values are equal.
  public static func == (a: SourceValue, b: SourceValue) -> Bool { AnyHashable(a.box) == AnyHashable(b.box) }

  /// Hashes the source's own value.
  public func hash(into hasher: inout Hasher) { AnyHashable(box).hash(into: &hasher) }
}
