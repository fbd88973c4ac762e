/// How many digits of a number are written.
public enum Precision: Hashable, Sendable {
  /// So many digits after the point, 0…15.
  case fixed(Int)
  /// The fewest digits that read back as the same number.
  case full

  /// The most digits after the point that `fixed` takes.
  public static let mostDecimals = 15
}
