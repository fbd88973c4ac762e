/// Keyframes for one property of a value, or for the value itself; SwiftUI's type of this name.
public struct KeyframeTrack<Root: Sendable, Value: Animatable & Sendable>: Sendable
where Value.AnimatableData: Sendable {
  let path: any WritableKeyPath<Root, Value> & Sendable
  let content: [Keyframe<Value>]

  /// Creates a track for a property.
  public init(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
    @KeyframeTrackContentBuilder<Value> content: () -> KeyframeList<Value>
  ) {
    path = keyPath
    self.content = content().keyframes
    precondition(!self.content.isEmpty, "A track has one keyframe at least.")
  }

  /// Creates a track for the value itself.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> KeyframeList<Value>) where Root == Value {
    self.init(\.self, content: content)
  }
}

/// One track of any property, worked out from its initial value.
public struct ResolvedTrack<Root: Sendable>: Sendable {
  let duration: Double
  let property: any AnyKeyPath & Sendable
  let apply: @Sendable (inout Root, Double) -> Void
  let velocity: @Sendable (Double) -> any VectorArithmetic
}

/// Several tracks of keyframes over one value; SwiftUI's type of this name.
///
///     let timeline = KeyframeTimeline(initialValue: 0.0) {
///       KeyframeTrack { CubicKeyframe(-30, duration: 0.5); CubicKeyframe(30, duration: 1); CubicKeyframe(0, duration: 0.5) }
///     }
///     timeline.value(time: 0.25) // -16.25
public struct KeyframeTimeline<Value: Sendable>: Sendable {
  /// The value before the first keyframe.
  public let initialValue: Value
  /// The time of the longest track, in seconds.
  public let duration: Double
  private let tracks: [ResolvedTrack<Value>]

  /// Creates a timeline from tracks; it must have one at least.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> [KeyframesBuilder<Value>.Track]) {
    self.initialValue = initialValue
    tracks = content().map { $0(initialValue) }
    precondition(!tracks.isEmpty, "A timeline has one track at least.")
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// The value at a time in seconds: the initial one before 0; past its end a track holds its last value.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.apply(&value, time) }
    return value
  }

  /// The value at a share of the duration, 0…1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Puts the animated properties of a value to what they are at a time in seconds.
  public func update(value: inout Value, time: Double) {
    for track in tracks { track.apply(&value, time) }
  }

  /// The rate of change of a property, per second, at a time in seconds; zero where no track moves it.
  public func velocity<Part: Animatable>(
    time: Double, of keyPath: any WritableKeyPath<Value, Part> & Sendable
  ) -> Part.AnimatableData {
    let track = tracks.last { $0.property == keyPath }
    return track?.velocity(time) as? Part.AnimatableData ?? .zero
  }
}
