/// Builds the tracks of a timeline from tracks written below each other, or one track from keyframes.
@resultBuilder
public enum KeyframesBuilder<Root: Sendable> {
  /// Something that becomes a track once the initial value is known.
  public typealias Track = @Sendable (Root) -> ResolvedTrack<Root>

  /// Takes a track.
  public static func buildExpression<Value>(_ track: KeyframeTrack<Root, Value>) -> [Track] {
    [{ root in resolve(track, root) }]
  }
  /// Joins tracks.
  public static func buildBlock(_ parts: [Track]...) -> [Track] { parts.flatMap { $0 } }
  /// Joins tracks made in a loop.
  public static func buildArray(_ parts: [[Track]]) -> [Track] { parts.flatMap { $0 } }
  /// Leaves out what a condition leaves out.
  public static func buildOptional(_ part: [Track]?) -> [Track] { part ?? [] }
  /// Takes the first branch of a condition.
  public static func buildEither(first: [Track]) -> [Track] { first }
  /// Takes the second branch of a condition.
  public static func buildEither(second: [Track]) -> [Track] { second }
  /// Takes the tracks as they are.
  public static func buildFinalResult(_ tracks: [Track]) -> [Track] { tracks }

  private static func resolve<Value>(
    _ track: KeyframeTrack<Root, Value>, _ root: Root
  ) -> ResolvedTrack<Root> {
    let path = track.path
    let curve = KeyframeCurve(initialValue: root[keyPath: path], keyframes: track.content)
    return ResolvedTrack(
      duration: curve.duration, property: path,
      apply: { root, time in root[keyPath: path] = curve.value(at: time) },
      velocity: { curve.velocity(at: $0) })
  }
}

extension KeyframesBuilder where Root: Animatable, Root.AnimatableData: Sendable {
  /// Takes a keyframe of the value itself.
  public static func buildExpression(_ content: some KeyframeTrackContent<Root>) -> KeyframeList<Root> {
    KeyframeList(content.keyframes)
  }
  /// Joins keyframes in a row.
  public static func buildBlock(_ parts: KeyframeList<Root>...) -> KeyframeList<Root> {
    KeyframeList(parts.flatMap(\.keyframes))
  }
  /// Joins keyframes made in a loop.
  public static func buildArray(_ parts: [KeyframeList<Root>]) -> KeyframeList<Root> {
    KeyframeList(parts.flatMap(\.keyframes))
  }
  /// Leaves out what a condition leaves out.
  public static func buildOptional(_ part: KeyframeList<Root>?) -> KeyframeList<Root> {
    part ?? KeyframeList([])
  }
  /// Takes the first branch of a condition.
  public static func buildEither(first: KeyframeList<Root>) -> KeyframeList<Root> { first }
  /// Takes the second branch of a condition.
  public static func buildEither(second: KeyframeList<Root>) -> KeyframeList<Root> { second }
  /// Makes one track of the keyframes.
  public static func buildFinalResult(_ list: KeyframeList<Root>) -> [Track] {
    let track = KeyframeTrack<Root, Root> { list }
    return buildExpression(track)
  }
}
