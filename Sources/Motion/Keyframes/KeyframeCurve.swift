/// A track of keyframes as a function of time: value, velocity and duration.
///
/// *Accuracy*: each segment is evaluated in closed form; nothing is stepped.
///
/// - Complexity: O(*n*) to make, O(log *n*) for a value.
public struct KeyframeCurve<Value: Animatable & Sendable>: Sendable where Value.AnimatableData: Sendable {
  /// The value before the first keyframe.
  public let initialValue: Value
  /// The keyframes, in order.
  public let keyframes: [Keyframe<Value>]
  /// The time of all keyframes together, in seconds.
  public let duration: Double
  private let segments: [KeyframeSegment<Value.AnimatableData>]

  /// Creates a track that starts at a value; it must have one keyframe at least.
  public init(initialValue: Value, keyframes: [Keyframe<Value>]) {
    precondition(!keyframes.isEmpty, "A track has one keyframe at least.")
    self.initialValue = initialValue
    self.keyframes = keyframes
    segments = KeyframeJoints(initialValue: initialValue, keyframes: keyframes).makeSegments()
    duration = segments.last.map { $0.start + $0.duration } ?? 0
  }

  /// The value at a time in seconds: the initial one before 0, the last keyframe's from the end on.
  public func value(at time: Double) -> Value {
    precondition(!time.isNaN, "A track is asked for its value at a time that is a number.")
    guard time >= 0 else { return initialValue }
    var value = initialValue
    value.animatableData = data(at: time)
    return value
  }

  /// The rate of change, per second, at a time in seconds; zero before 0 and from the end on.
  public func velocity(at time: Double) -> Value.AnimatableData {
    precondition(!time.isNaN, "A track is asked for its velocity at a time that is a number.")
    guard time >= 0 && time < duration else { return .zero }
    let segment = segments[index(at: time)]
    return segment.velocity(after: time - segment.start)
  }

  private func data(at time: Double) -> Value.AnimatableData {
    guard time < duration else { return segments[segments.count - 1].to }
    let segment = segments[index(at: time)]
    return segment.value(after: time - segment.start)
  }

  /// The last segment that has started.
  private func index(at time: Double) -> Int {
    var low = 0
    var high = segments.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= time { low = middle } else { high = middle }
    }
    return low
  }
}

extension KeyframeCurve: Equatable where Value: Equatable {
  /// Whether two tracks have the same start and the same keyframes.
  public static func == (a: Self, b: Self) -> Bool {
    a.initialValue == b.initialValue && a.keyframes == b.keyframes
  }
}

extension KeyframeCurve: Hashable where Value: Hashable {
  /// Feeds the start and the keyframes into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(initialValue)
    hasher.combine(keyframes)
  }
}
