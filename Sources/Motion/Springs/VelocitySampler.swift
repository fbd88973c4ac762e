/// The velocity of something that is dragged, from the places where it was seen; SwiftUI's sampler.
///
/// The velocity is that of the last two of three samples, weighed: 0.75 of the older stretch, 0.25 of the newer.
/// Source: results of the framework's own sampler in a public test.
public struct VelocitySampler<Value: VectorArithmetic>: Sendable {
  private var samples: [(time: Double, value: Value)] = []

  /// The weight of the older of two stretches.
  public static var olderWeight: Double { 0.75 }

  /// Creates a sampler that has seen nothing.
  public init() {}

  /// Notes a value at a time in seconds; a second value of one time takes the place of the first.
  ///
  /// *Edge cases*: the times may not run backwards.
  public mutating func add(_ value: Value, at time: Double) {
    precondition(
      time.isFinite && time >= samples.last?.time ?? time, "Samples are taken at finite times, in order.")
    if let last = samples.last, time - last.time < 1e-9 { samples.removeLast() }
    samples.append((time, value))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// The velocity, per second; zero until two samples have been seen.
  public var velocity: Value {
    guard samples.count >= 2 else { return .zero }
    let newer = slope(from: samples[samples.count - 2], to: samples[samples.count - 1])
    guard samples.count == 3 else { return newer }
    let older = slope(from: samples[0], to: samples[1])
    return older.scaled(by: Self.olderWeight) + newer.scaled(by: 1 - Self.olderWeight)
  }

  private func slope(
    from start: (time: Double, value: Value), to end: (time: Double, value: Value)
  ) -> Value {
    (end.value - start.value).scaled(by: 1 / (end.time - start.time))
  }
}
