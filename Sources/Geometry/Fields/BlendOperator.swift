/// How the fields of neighbouring shapes become one.
public enum BlendOperator: String, Hashable, Sendable, CaseIterable {
  /// A smooth minimum that weakens as the two gradients come to point the same way; the compositor's.
  case gradientAware = "gradient-aware"
  /// The plain quadratic smooth minimum.
  case quadratic
  /// The plain minimum: shapes overlap and never reach for each other.
  case none
}
