import LimitKernels
import Motion

/// One spring stepped in a loop: the chain from one state to the next is all there is to wait for.
enum SingleSpringBench {
  static let steps = 100_000

  static var benches: [Bench] { [Bench(name: "single-spring", make: workload)] }

  private static let spring = Spring(duration: 0.5, bounce: 0.95)

  private static func workload() -> Workload {
    let map = spring.oscillator.map(over: 1e-5)
    return Workload(
      name: "single-spring", operations: steps, unit: "step",
      contestants: [
        Contestant("limit, dependent multiply and add") {
          limit_single(map.xx, map.xv, map.vx, map.vv, -1, 0, steps)
        },
        Contestant("step map", wanted: .ratio(1.3)) { stepped(map).position },
      ],
      check: check)
  }

  private static func stepped(_ map: StepMap) -> (position: Double, velocity: Double) {
    var (displacement, velocity) = (-1.0, 0.0)
    for _ in 0..<steps {
      (displacement, velocity) = (
        map.displacement(displacement, velocity), map.velocity(displacement, velocity)
      )
    }
    return (1 + displacement, velocity)
  }

  private static func check() -> String? {
    let end = stepped(spring.oscillator.map(over: 1e-5))
    let expected = spring.value(target: 1.0, time: 1e-5 * Double(steps))
    return abs(end.position - expected) <= 1e-10 ? nil : "position \(end.position), expected \(expected)"
  }
}
