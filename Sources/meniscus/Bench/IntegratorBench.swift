import Motion

/// Integrators on springs of each kind: what a step costs, and how far it strays from the exact solution.
struct IntegratorBench {
  var clock: BenchClock

  static let classes: [(name: String, spring: Spring)] = [
    ("underdamped", Spring(duration: 0.5, bounce: 0.3)), ("critical", Spring(duration: 0.5, bounce: 0)),
    ("overdamped", Spring(duration: 0.5, bounce: -0.3)), ("stiff", Spring(duration: 0.05, bounce: 0.5)),
    ("undamped", Spring(duration: 0.5, bounce: 1)),
  ]

  static let steps = [1.0 / 60, 1.0 / 120, 1.0 / 240, 1.0 / 300, 1.0 / 1000]

  func row(_ integrator: Integrator, _ subject: (name: String, spring: Spring), step: Double) -> BenchRow {
    let accuracy = Accuracy(integrator, subject.spring, step: step)
    let time = clock.time(operations: Self.stepsTimed) { run(integrator, subject.spring, step) }
    return BenchRow(
      group: "integrator", name: integrator.rawValue, subject: subject.name, step: step, unit: "step",
      nanoseconds: time.nanoseconds, spread: time.spread, worstError: accuracy.worst,
      meanError: accuracy.mean,
      energyDrift: accuracy.drift, isStable: accuracy.isStable)
  }

  private static let stepsTimed = 2000

  private func run(_ integrator: Integrator, _ spring: Spring, _ step: Double) -> Double {
    switch integrator {
    case .exact: runMap(spring.oscillator.map(over: step))
    case .swiftui: run(SwiftUIMethod(), spring.oscillator, step)
    case .semiImplicitEuler: run(SemiImplicitEulerMethod(), spring.oscillator, step)
    case .verlet: run(VerletMethod(), spring.oscillator, step)
    case .rk4: run(RungeKuttaMethod(), spring.oscillator, step)
    }
  }

  /// A spring that is started anew before it comes to rest, so that no step is one of denormal numbers.
  private func run<Method: StepMethod>(_ method: Method, _ oscillator: Oscillator, _ step: Double) -> Double {
    var state = OscillatorState(displacement: -1.0)
    var sum = 0.0
    for round in 0..<Self.stepsTimed {
      if round % 100 == 0 { state = OscillatorState(displacement: -1.0) }
      method.advance(&state, of: oscillator, step: step)
      sum += state.displacement
    }
    return sum
  }

  /// The exact step is one linear map that is made once.
  private func runMap(_ map: StepMap) -> Double {
    var state = OscillatorState(displacement: -1.0)
    var sum = 0.0
    for round in 0..<Self.stepsTimed {
      if round % 100 == 0 { state = OscillatorState(displacement: -1.0) }
      map.apply(to: &state)
      sum += state.displacement
    }
    return sum
  }

  /// How far an integrator strays until the exact motion has settled, or for ten swings.
  struct Accuracy {
    var worst = 0.0
    var mean = 0.0
    var drift = 0.0
    var isStable = true

    init(_ integrator: Integrator, _ spring: Spring, step: Double) {
      let settle = spring.settleTime(epsilon: 0.001)
      let end = settle.isFinite ? settle : 10 * spring.duration
      let count = max(1, Int((end / step).rounded(.up)))
      let method = integrator.method
      var state = OscillatorState(displacement: -1.0)
      let square = spring.oscillator.frequencySquared
      for index in 1...count {
        method.advance(&state, of: spring.oscillator, step: step)
        let map = spring.oscillator.map(over: Double(index) * step)
        let (x, v) = (map.displacement(-1.0, 0.0), map.velocity(-1.0, 0.0))
        let gap = min(abs(state.displacement - x), 1e9)
        worst = max(worst, gap)
        mean += gap / Double(count)
        let energy = state.displacement * state.displacement + state.velocity * state.velocity / square
        drift = max(drift, min(abs(energy - (x * x + v * v / square)), 1e9))
      }
      isStable = Self.staysBounded(method, spring.oscillator, step: step)
    }

    /// Whether a swing from 1 stays below 10 for so many steps that one which grows has left.
    private static func staysBounded(
      _ method: some StepMethod, _ oscillator: Oscillator, step: Double
    ) -> Bool {
      var state = OscillatorState(displacement: -1.0)
      for _ in 0..<4000 {
        method.advance(&state, of: oscillator, step: step)
        if abs(state.displacement) > 10 { return false }
      }
      return true
    }
  }
}
