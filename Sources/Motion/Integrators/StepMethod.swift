/// A way to move a spring on by one step of time; every integrator conforms.
///
/// A method sees the displacement from the target in the state, so it is linear and knows no target of its own.
public protocol StepMethod: Hashable, Sendable {
  /// Moves a state on by one step in seconds.
  func advance<V: VectorArithmetic>(
    _ state: inout OscillatorState<V>, of oscillator: Oscillator, step: Double)
}

/// Where an oscillator is: the displacement from the target, its rate and, for methods that carry it, the acceleration.
public struct OscillatorState<V: VectorArithmetic>: Sendable {
  /// The displacement from the target.
  public var displacement: V
  /// The rate of change, per second.
  public var velocity: V
  /// The acceleration that the last step left, per square second; zero at the start.
  public var acceleration: V

  /// Creates a state.
  @inlinable
  public init(displacement: V, velocity: V = .zero, acceleration: V = .zero) {
    self.displacement = displacement
    self.velocity = velocity
    self.acceleration = acceleration
  }
}

extension OscillatorState: Equatable where V: Equatable {}
extension OscillatorState: Hashable where V: Hashable {}

/// The exact solution of one step; no step is too long.
public struct ExactMethod: StepMethod {
  /// Creates the method.
  public init() {}
  /// Moves a state on by one step in seconds.
  @inlinable
  public func advance<V: VectorArithmetic>(
    _ state: inout OscillatorState<V>, of oscillator: Oscillator, step: Double
  ) {
    oscillator.map(over: step).apply(to: &state)
  }
}

/// What SwiftUI plays its spring animations with: half kicks with a carried force, at most a stiffness of 45 000.
///
/// Source: two public reimplementations that agree.
public struct SwiftUIMethod: StepMethod {
  /// Creates the method.
  public init() {}
  /// Moves a state on by one step in seconds.
  @inlinable
  public func advance<V: VectorArithmetic>(
    _ state: inout OscillatorState<V>, of oscillator: Oscillator, step: Double
  ) {
    let stiffness = Swift.min(oscillator.frequencySquared, 45_000)
    let ratio = oscillator.decay / oscillator.frequency
    let half = state.velocity + state.acceleration.scaled(by: 0.5 * step)
    state.displacement += half.scaled(by: step)
    state.acceleration =
      state.displacement.scaled(by: -stiffness) - half.scaled(by: 2 * ratio * stiffness.squareRoot())
    state.velocity = half + state.acceleration.scaled(by: 0.5 * step)
  }
}

/// The velocity from the old place, then the place from the new velocity; first order, and steady for small steps.
public struct SemiImplicitEulerMethod: StepMethod {
  /// Creates the method.
  public init() {}
  /// Moves a state on by one step in seconds.
  @inlinable
  public func advance<V: VectorArithmetic>(
    _ state: inout OscillatorState<V>, of oscillator: Oscillator, step: Double
  ) {
    state.velocity +=
      oscillator.acceleration(state.displacement, state.velocity).scaled(by: step)
    state.displacement += state.velocity.scaled(by: step)
  }
}

/// Half a kick, a drift and half a kick, the damping explicit before and implicit after; second order.
public struct VerletMethod: StepMethod {
  /// Creates the method.
  public init() {}
  /// Moves a state on by one step in seconds.
  @inlinable
  public func advance<V: VectorArithmetic>(
    _ state: inout OscillatorState<V>, of oscillator: Oscillator, step: Double
  ) {
    let half =
      state.velocity
      + oscillator.acceleration(state.displacement, state.velocity).scaled(by: 0.5 * step)
    state.displacement += half.scaled(by: step)
    let kicked = half - state.displacement.scaled(by: 0.5 * step * oscillator.frequencySquared)
    state.velocity = kicked.scaled(by: 1 / (1 + oscillator.decay * step))
  }
}

/// The classical Runge–Kutta method; fourth order.
public struct RungeKuttaMethod: StepMethod {
  /// Creates the method.
  public init() {}
  /// Moves a state on by one step in seconds.
  @inlinable
  public func advance<V: VectorArithmetic>(
    _ state: inout OscillatorState<V>, of oscillator: Oscillator, step: Double
  ) {
    let (x, v) = (state.displacement, state.velocity)
    let a1 = oscillator.acceleration(x, v)
    let v2 = v + a1.scaled(by: 0.5 * step)
    let a2 = oscillator.acceleration(x + v.scaled(by: 0.5 * step), v2)
    let v3 = v + a2.scaled(by: 0.5 * step)
    let a3 = oscillator.acceleration(x + v2.scaled(by: 0.5 * step), v3)
    let v4 = v + a3.scaled(by: step)
    let a4 = oscillator.acceleration(x + v3.scaled(by: step), v4)
    state.displacement = x + (v + (v2 + v3).scaled(by: 2) + v4).scaled(by: step / 6)
    state.velocity = v + (a1 + (a2 + a3).scaled(by: 2) + a4).scaled(by: step / 6)
  }
}

extension Oscillator {
  /// The acceleration at a displacement from the target and a velocity.
  @inlinable
  public func acceleration<V: VectorArithmetic>(_ displacement: V, _ velocity: V) -> V {
    displacement.scaled(by: -frequencySquared) - velocity.scaled(by: 2 * decay)
  }
}

extension StepMap {
  /// Moves a state on by the step.
  @inlinable
  public func apply<V: VectorArithmetic>(to state: inout OscillatorState<V>) {
    let displacement = displacement(state.displacement, state.velocity)
    state.velocity = velocity(state.displacement, state.velocity)
    state.displacement = displacement
  }
}

extension Integrator {
  /// The method of this name.
  public var method: any StepMethod {
    switch self {
    case .exact: ExactMethod()
    case .swiftui: SwiftUIMethod()
    case .semiImplicitEuler: SemiImplicitEulerMethod()
    case .verlet: VerletMethod()
    case .rk4: RungeKuttaMethod()
    }
  }
}
