/// One piece of a track in vector form.
struct KeyframeSegment<Data: VectorArithmetic>: Sendable {
  enum Form: Sendable {
    case linear(UnitCurve)
    case cubic(startVelocity: Data, endVelocity: Data)
    case spring(Spring, startVelocity: Data)
    case move
  }

  let start: Double
  let duration: Double
  let from: Data
  let to: Data
  let form: Form

  /// The value at a time after the start of the segment, within its duration.
  func value(after time: Double) -> Data {
    switch form {
    case .linear(let curve):
      return from + (to - from).scaled(by: curve.value(at: time / duration))
    case .cubic(let startVelocity, let endVelocity):
      let s = time / duration
      let r = 1 - s
      let bend = startVelocity.scaled(by: r) - endVelocity.scaled(by: s)
      return from + (to - from).scaled(by: s * s * (3 - 2 * s)) + bend.scaled(by: duration * s * r)
    case .spring(let spring, let startVelocity):
      return from + spring.value(target: to - from, initialVelocity: startVelocity, time: time)
    case .move: return to
    }
  }

  /// The rate of change, per second, at a time after the start of the segment, within its duration.
  func velocity(after time: Double) -> Data {
    switch form {
    case .linear(let curve):
      let slope = curve.slope(at: time / duration)
      return (to - from).scaled(by: (slope.isFinite ? slope : 0) / duration)
    case .cubic(let startVelocity, let endVelocity):
      let s = time / duration
      let change = (to - from).scaled(by: 6 * s * (1 - s) / duration)
      return change + startVelocity.scaled(by: (1 - s) * (1 - 3 * s))
        + endVelocity.scaled(by: s * (3 * s - 2))
    case .spring(let spring, let startVelocity):
      return spring.velocity(target: to - from, initialVelocity: startVelocity, time: time)
    case .move: return .zero
    }
  }
}
