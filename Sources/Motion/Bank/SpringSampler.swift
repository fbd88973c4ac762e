import SpringKernels

/// One motion of a spring, read at many times at once by its closed form.
///
///     let sampler = SpringSampler(Spring(duration: 0.5, bounce: 0.3), from: 0, target: 1)
///     sampler.positions(at: [0, 0.1, 0.2])
///
/// - Note: *Accuracy*: within 10⁻¹⁴ of the largest of |from|, |target| and |velocity| / undamped frequency, in every
///   regime of damping and across critical damping; velocities likewise, times the undamped frequency.
/// - Note: *Edge cases*: beyond a million radians of oscillation an undamped spring follows libm's reduction, and
///   then the bytes are those of the platform's libm.
public struct SpringSampler: Hashable, Sendable {
  /// The spring.
  public let spring: Spring
  /// Where the motion starts.
  public let start: Double
  /// Where it is pulled to.
  public let target: Double
  /// How fast it starts, per second.
  public let velocity: Double

  /// Creates the motion of a spring from a position to a target, with a velocity per second at the start.
  public init(_ spring: Spring, from start: Double = 0, target: Double = 1, velocity: Double = 0) {
    precondition(
      spring.mass > 0 && spring.stiffness > 0 && spring.damping >= 0,
      "A sampled spring needs a mass and a stiffness above 0 and a damping of at least 0.")
    precondition(
      spring.mass.isFinite && spring.stiffness.isFinite && spring.damping.isFinite,
      "A sampled spring must be finite.")
    precondition(
      start.isFinite && target.isFinite && velocity.isFinite,
      "A sampled motion must start and end at finite numbers, with a finite velocity.")
    self.spring = spring
    self.start = start
    self.target = target
    self.velocity = velocity
  }

  /// The positions at times in seconds since the start, in any order, finite and not negative.
  public func positions(
    at times: [Double], arithmetic: BatchArithmetic = .fastest, workers: Int = 1
  ) -> [Double] {
    var positions = [Double](repeating: 0, count: times.count)
    write(at: times, into: &positions, arithmetic: arithmetic, workers: workers)
    return positions
  }

  /// Writes the positions at times over the numbers of an array of the same count, which spares a new one.
  ///
  /// - Complexity: O(the number of times), 1 to 3 ns each with AVX2.
  public func write(
    at times: [Double], into positions: inout [Double], arithmetic: BatchArithmetic = .fastest,
    workers: Int = 1
  ) {
    precondition(positions.count == times.count, "Sampling writes as many positions as it is given times.")
    sample(times, &positions, nil, arithmetic, workers)
  }

  /// The positions and the velocities per second at times in seconds since the start.
  public func states(
    at times: [Double], arithmetic: BatchArithmetic = .fastest, workers: Int = 1
  ) -> (positions: [Double], velocities: [Double]) {
    var positions = [Double](repeating: 0, count: times.count)
    var velocities = positions
    sample(times, &positions, &velocities, arithmetic, workers)
    return (positions, velocities)
  }

  private func sample(
    _ times: [Double], _ positions: UnsafeMutablePointer<Double>,
    _ velocities: UnsafeMutablePointer<Double>?,
    _ arithmetic: BatchArithmetic, _ workers: Int
  ) {
    precondition(workers >= 1, "Sampling needs at least one worker.")
    guard !times.isEmpty else { return }
    let curve = spring_curve(
      decay: spring.damping / (2 * spring.mass), frequency: (spring.stiffness / spring.mass).squareRoot(),
      target: target, offset: start - target, velocity: velocity)
    let areProper = spring_sample(
      curve, times, positions, velocities, times.count, arithmetic.kernel, UInt32(clamping: workers))
    precondition(areProper, "Sampled times must be finite and not negative.")
  }
}
