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
}
