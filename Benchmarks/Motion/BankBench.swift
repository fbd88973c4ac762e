import LimitKernels
import Motion

/// 100 000 springs, each with its own parameters and target, 1 000 steps in one call.
enum BankBench {
  static let springs = 100_000
  static let steps = 1_000

  static var benches: [Bench] {
    [
      Bench(name: "bank-f64", make: doubles),
      Bench(name: "bank-f32", make: floats),
      Bench(name: "bank-two-workers", make: workers),
      Bench(name: "bank-rest", make: rest),
    ]
  }

  /// The bank of the benchmarks: springs of all kinds that do not come to rest within the work.
  static func bank<Scalar: BankScalar>(
    _ count: Int, _ arithmetic: BatchArithmetic, of type: Scalar.Type = Scalar.self,
    bounces: ClosedRange<Double> = 0.7...1
  ) -> SpringBank<Scalar> {
    var generator = SeededGenerator(seed: 7)
    var bank = SpringBank<Scalar>(timeStep: 1.0 / 960, arithmetic: arithmetic)
    // Made as they are added: ten million members in an array would take more memory than their bank.
    let members = (0..<count).lazy.map { _ in
      let duration = Double.random(in: 0.4...2, using: &generator)
      let bounce = Double.random(in: bounces, using: &generator)
      let target = Scalar(Double.random(in: -300...300, using: &generator))
      return SpringBank<Scalar>.Member(
        Spring(duration: duration, bounce: bounce), from: 10, velocity: -3, target: target)
    }
    bank.append(contentsOf: members)
    return bank
  }

  private static func contestant<Scalar: BankScalar>(
    _ name: String, _ bank: SpringBank<Scalar>, wanted: Wanted?, clock: Clock = .thread, workers: Int = 1
  ) -> Contestant {
    var moving = bank
    moving.advance(steps: 1)
    return Contestant(name, wanted: wanted, clock: clock) {
      moving.advance(steps: steps, workers: workers)
      return Double(moving.position(of: 0))
    }
  }

  private static func doubles() -> Workload {
    let (fast, plain) = (limit_make_f64(springs), limit_make_f64(springs))
    return workload(
      of: Double.self, "bank-f64", tolerance: 1e-9, limit: { limit_bank_avx2_f64(fast, steps) },
      portableLimit: { limit_bank_portable_f64(plain, steps) })
  }

  private static func floats() -> Workload {
    let (fast, plain) = (limit_make_f32(springs), limit_make_f32(springs))
    return workload(
      of: Float.self, "bank-f32", tolerance: 0.3, limit: { limit_bank_avx2_f32(fast, steps) },
      portableLimit: { limit_bank_portable_f32(plain, steps) })
  }

  private static func workload<Scalar: BankScalar>(
    of type: Scalar.Type, _ name: String, tolerance: Double, limit: @escaping () -> Double,
    portableLimit: @escaping () -> Double
  ) -> Workload {
    Workload(
      name: name, operations: springs * steps, unit: "spring-step",
      contestants: [
        Contestant("limit, AVX2 and FMA", run: limit),
        contestant("bank, fastest", bank(springs, .fastest, of: type), wanted: .ratio(1.4)),
        contestant("bank, reproducible", bank(springs, .reproducible, of: type), wanted: nil),
        Contestant("portable limit", run: portableLimit),
        contestant(
          "bank, portable", bank(springs, .portable, of: type), wanted: .ratioTo("portable limit", 1.3)),
      ],
      check: { BankCheck.complaint(of: type, tolerance: tolerance) })
  }

  private static func workers() -> Workload {
    let shared = bank(springs, .fastest, of: Double.self)
    return Workload(
      name: "bank-two-workers", operations: springs * steps, unit: "spring-step", firstIsLimit: false,
      contestants: [
        contestant("one worker", shared, wanted: nil, clock: .wall),
        contestant(
          "two workers", shared, wanted: .speedup(1.8, over: "one worker"), clock: .wall, workers: 2),
      ],
      check: {
        // The same work shared is the same work.
        var (alone, together) = (shared, shared)
        alone.advance(steps: 100)
        together.advance(steps: 100, workers: 2)
        return alone.positions == together.positions ? nil : "two workers come to other positions than one"
      })
  }

  /// Springs at rest beside as many that move.
  private static func rest() -> Workload {
    var resting = bank(springs, .fastest, of: Double.self)
    for index in 0..<springs {
      resting.setState(of: index, position: resting.target(of: index), velocity: 0)
    }
    resting.advance(steps: 64)
    return Workload(
      name: "bank-rest", operations: springs * steps, unit: "spring-step", firstIsLimit: false,
      contestants: [
        contestant("all move", bank(springs, .fastest, of: Double.self), wanted: nil),
        contestant("all rest", resting, wanted: .speedup(1_000, over: "all move")),
      ],
      check: {
        guard resting.isAtRest else { return "\(resting.visitedCount) springs still move" }
        let isThere = (0..<springs).allSatisfy { resting.position(of: $0) == resting.target(of: $0) }
        return isThere ? nil : "a spring rests elsewhere than at its target"
      })
  }
}
