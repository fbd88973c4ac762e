/// A spring moved on in equal steps whatever the frames are: what is left of a frame is carried, never lost.
///
/// The steps lie on a grid that begins with the motion, so the same time shows the same value at any frame rate and at
/// irregular frame times. The frames' durations are summed with their rounding errors, so that no time is lost in hours.
///
///     var ball = SteppedSpring(Spring.bouncy, value: 0.0, target: 1.0, method: RungeKuttaMethod())
///     for _ in 0..<30 { ball.advance(by: 1.0 / 60) }
///     ball.value // the value at 0.5 s
public struct SteppedSpring<V: VectorArithmetic, Method: StepMethod>: Sendable {
  /// The spring.
  public let spring: Spring
  /// The way it is moved on.
  public let method: Method
  /// The step, in seconds.
  public let step: Double
  /// Where the spring pulls to; it may be changed at any time and counts from the next step on.
  public var target: V {
    didSet { state.displacement += oldValue - target }
  }
  /// The state after the last whole step.
  public private(set) var state: OscillatorState<V>
  /// The whole steps done so far.
  public private(set) var stepCount = 0
  /// The time since the start, in seconds.
  public private(set) var time = 0.0
  /// What rounding has taken from ``time``.
  private var timeError = 0.0

  /// Creates a spring at a value with a velocity per second; the step is in seconds and must be positive.
  public init(
    _ spring: Spring, value: V, velocity: V = .zero, target: V, method: Method,
    step: Double = Integrator.defaultStep
  ) {
    precondition(step > 0 && step.isFinite, "A step must be a positive, finite number of seconds.")
    self.spring = spring
    self.method = method
    self.step = step
    self.target = target
    state = OscillatorState(displacement: value - target, velocity: velocity)
  }

  /// What is left of the time after the last whole step, in seconds.
  public var rest: Double {
    Swift.max(0, (time - Double(stepCount) * step) + timeError)
  }

  /// The value now: that of the last whole step, moved on over the rest on a copy.
  public var value: V { target + shown.displacement }

  /// The rate of change now, per second.
  public var velocity: V { shown.velocity }

  private var shown: OscillatorState<V> {
    let rest = rest
    guard rest > 1e-9 * step else { return state }
    var copy = state
    method.advance(&copy, of: spring.oscillator, step: rest)
    return copy
  }

  /// Moves the spring on by a time in seconds.
  public mutating func advance(by duration: Double) {
    precondition(duration >= 0 && duration.isFinite, "A spring is moved on by a finite time, not negative.")
    // Knuth's two-sum: what rounding takes from the sum is known, kept, and put back as it grows.
    let sum = time + duration
    let part = sum - time
    let lost = timeError + ((time - (sum - part)) + (duration - part))
    time = sum + lost
    timeError = lost - (time - sum)
    let due = Int((((time - Double(stepCount) * step) + timeError) / step + 1e-9).rounded(.down))
    for _ in 0..<Swift.max(0, due) { method.advance(&state, of: spring.oscillator, step: step) }
    stepCount += Swift.max(0, due)
  }
}
