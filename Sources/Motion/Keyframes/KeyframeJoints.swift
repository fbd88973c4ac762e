/// Works out the velocities at the joints of a track and makes its segments, from left to right.
///
/// At a joint, in this order: a velocity given for the segment's own end; one given for the other side of the joint;
/// a linear neighbour's slope there; the velocity with which a spring comes in; between two segments that bend, the
/// change over both divided by the time of both; 0 at the track's ends and beside a move.
struct KeyframeJoints<Value: Animatable & Sendable> where Value.AnimatableData: Sendable {
  typealias Data = Value.AnimatableData

  private let keyframes: [Keyframe<Value>]
  private let values: [Data]
  private let durations: [Double]

  init(initialValue: Value, keyframes: [Keyframe<Value>]) {
    self.keyframes = keyframes
    values = [initialValue.animatableData] + keyframes.map(\.value.animatableData)
    durations = keyframes.map(\.duration)
  }

  func makeSegments() -> [KeyframeSegment<Data>] {
    var segments: [KeyframeSegment<Data>] = []
    segments.reserveCapacity(keyframes.count)
    var start = 0.0
    for index in keyframes.indices {
      let incoming = segments.last.map { $0.velocity(after: $0.duration) } ?? .zero
      segments.append(
        KeyframeSegment(
          start: start, duration: durations[index], from: values[index], to: values[index + 1],
          form: form(of: index, incoming: incoming)))
      start += durations[index]
    }
    return segments
  }

  private func form(of index: Int, incoming: Data) -> KeyframeSegment<Data>.Form {
    switch keyframes[index].manner {
    case .linear(_, let curve): return .linear(curve)
    case .cubic(_, let start, let end):
      return .cubic(
        startVelocity: start?.animatableData ?? startVelocity(of: index, incoming: incoming),
        endVelocity: end?.animatableData ?? endVelocity(of: index))
    case .spring(let spring, _, let start):
      return .spring(spring, startVelocity: start?.animatableData ?? incoming)
    case .move: return .move
    }
  }

  /// The velocity at the start of a cubic: a cubic before it ends with the shared one, so what comes in is right.
  private func startVelocity(of index: Int, incoming: Data) -> Data {
    index == 0 || keyframes[index - 1].isMove ? .zero : incoming
  }

  private func endVelocity(of index: Int) -> Data {
    guard index + 1 < keyframes.count else { return .zero }
    switch keyframes[index + 1].manner {
    case .linear(let duration, let curve):
      let slope = curve.slope(at: 0)
      return (values[index + 2] - values[index + 1]).scaled(by: (slope.isFinite ? slope : 0) / duration)
    case .cubic(_, let start, _): return start?.animatableData ?? sharedVelocity(after: index)
    case .spring(_, _, let start): return start?.animatableData ?? sharedVelocity(after: index)
    case .move: return .zero
    }
  }

  private func sharedVelocity(after index: Int) -> Data {
    (values[index + 2] - values[index]).scaled(by: 1 / (durations[index] + durations[index + 1]))
  }
}
