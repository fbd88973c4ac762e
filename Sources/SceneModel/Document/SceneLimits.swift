/// The most that a scene may hold; beyond it, reading stops with an error rather than with an empty machine.
public enum SceneLimits {
  /// The most views in a scene, as written and as resolved in one state.
  public static let nodes = 20_000
  /// The deepest nesting of views and modifiers.
  public static let depth = 128
  /// The deepest nesting of brackets in a document.
  public static let brackets = 300
  /// The largest document, in bytes.
  public static let bytes = 16_000_000
  /// The longest expression, and the longest text that one may make, in bytes.
  public static let textBytes = 10_000
  /// The most keyframes in a scene.
  public static let keyframes = 10_000
  /// The most entries of a timeline.
  public static let events = 10_000
  /// The largest number of points, seconds or anything else that a scene may state.
  public static let magnitude = 1e6
}
