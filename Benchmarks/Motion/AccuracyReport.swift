import LimitKernels
import Motion

/// Every integrator at several steps: what a step costs, and how far it ends from 60 digits of the closed form.
///
/// The springs and the states are the rows of `Reference`; each is stepped to the row's time, and what is left of it
/// after the last whole step in one shorter step. SwiftUI's stepping is read from an animated value, from rows at rest.
enum AccuracyReport {
  static func write(rounds: Int) {
    let rows = Reference.rows
    print("\naccuracy over \(rows.count) reference states")
    print("  integrator             step (s)   ns a step   ratio   worst error   worst velocity error")
    let limit = Stopwatch(rounds: rounds).measure(stepping(.exact, 1.0 / 300))[0].fastest
    for integrator in Integrator.allCases {
      for step in [1.0 / 30, 1.0 / 60, 1.0 / 120, 1.0 / 300, 1.0 / 1_000] {
        let cost = Stopwatch(rounds: rounds).measure(stepping(integrator, step))[1].fastest
        let worst = worstErrors(integrator, step, rows)
        print(line(integrator, step, cost, cost / limit, worst))
      }
    }
    writeBatched(rows)
    print("  errors are shares of the motion's size: |from − target| + |velocity| / undamped frequency")
  }

  private static func line(
    _ integrator: Integrator, _ step: Double, _ cost: Double, _ ratio: Double,
    _ worst: (position: Double, velocity: Double)
  ) -> String {
    let name = integrator.rawValue
    return "  " + name + String(repeating: " ", count: 22 - name.count)
      + "  1/\(fixed(1 / step, 0))      \(fixed(cost, 2))      \(fixed(ratio, 2))   "
      + "\(scientific(worst.position))   \(scientific(worst.velocity))"
  }

  /// The limit's chain beside the same chain of the integrator's step map.
  private static func stepping(_ integrator: Integrator, _ step: Double) -> Workload {
    let map = integrator.map(of: Spring(duration: 0.5, bounce: 0.3).oscillator, step: step)
    let turn = Spring(duration: 0.5, bounce: 1).oscillator.map(over: 1e-5)
    return Workload(
      name: integrator.rawValue, operations: 10_000, unit: "step",
      contestants: [
        Contestant("limit") { limit_single(turn.xx, turn.xv, turn.vx, turn.vv, -1, 0, 10_000) },
        Contestant("step map") {
          var sum = 0.0
          // Begun anew before it decays into denormal numbers.
          for _ in 0..<100 {
            var (x, v) = (-1.0, 0.0)
            for _ in 0..<100 { (x, v) = (map.displacement(x, v), map.velocity(x, v)) }
            sum += x
          }
          return sum
        },
      ])
  }

  /// The batched ways, whose cost the workloads above tell.
  private static func writeBatched(_ rows: [Reference]) {
    for arithmetic in BatchArithmetic.allCases {
      print(
        "  \(arithmetic): sampler \(scientific(rows.map { $0.samplerError(arithmetic) }.max() ?? 0)), bank "
          + "of doubles, 16 steps \(scientific(rows.map { $0.bankError(Double.self, arithmetic) }.max() ?? 0)), "
          + "of floats \(scientific(rows.map { $0.bankError(Float.self, arithmetic) }.max() ?? 0))")
    }
  }

  private static func worstErrors(
    _ integrator: Integrator, _ step: Double, _ rows: [Reference]
  ) -> (position: Double, velocity: Double) {
    var worst = (position: 0.0, velocity: 0.0)
    for row in rows {
      // SwiftUI's stepping carries a force from step to step and starts from rest, as animations do.
      guard integrator != .swiftui || row.velocity == 0 else { continue }
      let end = integrator == .swiftui ? animated(row, step) : mapped(row, integrator, step)
      let frequency = row.spring.oscillator.frequency
      worst.position = max(worst.position, abs(end.position - row.position) / row.scale)
      worst.velocity = max(worst.velocity, abs(end.velocity - row.endVelocity) / (row.scale * frequency))
    }
    return worst
  }

  private static func mapped(
    _ row: Reference, _ integrator: Integrator, _ step: Double
  ) -> (position: Double, velocity: Double) {
    let oscillator = row.spring.oscillator
    let count = Int((row.time / step).rounded(.down))
    var map = integrator.map(of: oscillator, step: step).repeated(count)
    let rest = row.time - Double(count) * step
    if rest > 0 { map = integrator.map(of: oscillator, step: rest).after(map) }
    let offset = row.from - row.target
    return (row.target + map.displacement(offset, row.velocity), map.velocity(offset, row.velocity))
  }

  /// What SwiftUI shows at the row's time: the first whole step that is not before it.
  private static func animated(_ row: Reference, _ step: Double) -> (position: Double, velocity: Double) {
    var value = AnimatedValue(row.from, playback: Playback(.swiftui, step: step))
    value.set(row.target, at: 0, animation: .spring(row.spring))
    let state = value.state(at: row.time)
    return (state.value, state.velocity)
  }
}
