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
  private static let sizes = [1_000, 10_000, 100_000, 1_000_000, 10_000_000]

  /// A bank that its contestant and the check both step.
  private final class Box {
    var bank: SpringBank<Double>
    init(_ bank: SpringBank<Double>) { self.bank = bank }
  }

  private static func workload(_ name: String, stepsPerCall: Int) -> Workload {
    // Undamped: the small banks make so many steps that any others would come to rest, and cost nothing.
    let boxes = sizes.map { Box(BankBench.bank($0, .fastest, bounces: 1...1)) }
    return Workload(
      name: name, operations: work, unit: "spring-step", firstIsLimit: true,
      contestants: zip(sizes, boxes).map { size, box in
        Contestant("\(size) springs") {
          for _ in 0..<(work / size / stepsPerCall) { box.bank.advance(steps: stepsPerCall) }
          return box.bank.position(of: 0)
        }
      },
      check: { complaint(about: boxes, after: stepsPerCall) })
  }

  /// A spring's way does not depend on how many others there are, to the last bit.
  private static func complaint(about boxes: [Box], after steps: Int) -> String? {
    for box in boxes { box.bank.advance(steps: steps) }
    for index in 0..<sizes[0] {
      let position = boxes[0].bank.position(of: index)
      for (size, box) in zip(sizes, boxes) where box.bank.position(of: index) != position {
        return "spring \(index) is elsewhere in a bank of \(size)"
      }
    }
    return BankCheck.complaint(of: Double.self, tolerance: 1e-9)
  }
}
