/// The ways to move a spring on in time.
public enum Integrator: String, Hashable, Sendable, CaseIterable {
  /// The exact solution: no step size matters.
  case exact
  /// What SwiftUI plays its spring animations with: half kicks with a force that is carried, at 1/300 s.
  case swiftui
  /// The velocity from the old place, the place from the new velocity; first order.
  case semiImplicitEuler = "semi-implicit-euler"
  /// Half a kick, a drift, half a kick, with the damping taken symmetrically; second order.
  case verlet
  /// The classical Runge–Kutta method; fourth order.
  case rk4

  /// The step that the method takes where none is given, in seconds: 1/300, SwiftUI's.
  public static let defaultStep = 1.0 / 300

  /// The map of one step in seconds.
  ///
  /// For ``swiftui`` it is the first step, whose carried force is 0; the later ones carry what the one before left.
  public func map(of oscillator: Oscillator, step: Double) -> StepMap {
    switch self {
    case .exact: oscillator.map(over: step)
    case .swiftui: CarriedStep(oscillator, step: step).firstMap
    case .semiImplicitEuler: Self.semiImplicitEuler(oscillator, step)
    case .verlet: Self.verlet(oscillator, step)
    case .rk4: Self.rk4(oscillator, step)
    }
  }

  private static func semiImplicitEuler(_ oscillator: Oscillator, _ h: Double) -> StepMap {
    let vx = -oscillator.frequencySquared * h
    let vv = 1 - 2 * oscillator.decay * h
    return StepMap(xx: 1 + h * vx, xv: h * vv, vx: vx, vv: vv)
  }

  private static func verlet(_ oscillator: Oscillator, _ h: Double) -> StepMap {
    let kick = -0.5 * h * oscillator.frequencySquared
    let before = 1 - oscillator.decay * h
    let after = 1 / (1 + oscillator.decay * h)
    let xx = 1 + h * kick
    let xv = h * before
    return StepMap(xx: xx, xv: xv, vx: after * (kick + kick * xx), vv: after * (before + kick * xv))
  }

  /// The series of the exponential of hA up to h⁴, which is what the four stages come to on a linear system.
  private static func rk4(_ oscillator: Oscillator, _ h: Double) -> StepMap {
    let generator = StepMap(
      xx: 0, xv: h, vx: -h * oscillator.frequencySquared, vv: -2 * h * oscillator.decay)
    var sum = StepMap.identity
    for order in [4.0, 3, 2, 1] {
      let term = generator.after(sum)
      sum = StepMap(
        xx: 1 + term.xx / order, xv: term.xv / order, vx: term.vx / order, vv: 1 + term.vv / order)
    }
    return sum
  }
}

/// How motion is played: by which integrator, with which step in seconds.
public struct Playback: Hashable, Sendable {
  /// The way springs are moved on.
  public let integrator: Integrator
  /// The step, in seconds; the exact integrator has no need of it.
  public let step: Double

  /// Creates a way of playing; the step must be positive.
  public init(_ integrator: Integrator, step: Double = Integrator.defaultStep) {
    precondition(step > 0 && step.isFinite, "A step must be a positive, finite number of seconds.")
    self.integrator = integrator
    self.step = step
  }

  /// The exact solution.
  public static let exact = Playback(.exact)
  /// SwiftUI's own stepping at 1/300 s.
  public static let swiftui = Playback(.swiftui)
}
