import LimitKernels
import Motion

/// Cost against size: springs by the thousand up to ten million, the same number of steps of springs in all.
enum ScalingBench {
  static var benches: [Bench] {
    [
      Bench(name: "bank-size-16-steps") { workload("bank-size-16-steps", stepsPerCall: 16) },
      Bench(name: "bank-size-1-step") { workload("bank-size-1-step", stepsPerCall: 1) },
    ]
  }

  private static let work = 160_000_000

  private static func workload(_ name: String, stepsPerCall: Int) -> Workload {
    let sizes = [1_000, 10_000, 100_000, 1_000_000, 10_000_000]
    return Workload(
      name: name, operations: work, unit: "spring-step", firstIsLimit: true,
      contestants: sizes.map { contestant($0, stepsPerCall) })
  }

  private static func contestant(_ size: Int, _ stepsPerCall: Int) -> Contestant {
    var bank: SpringBank<Double> = BankBench.bank(size, .fastest)
    return Contestant("\(size) springs") {
      for _ in 0..<(work / size / stepsPerCall) { bank.advance(steps: stepsPerCall) }
      return bank.position(of: 0)
    }
  }
}
