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
    _ count: Int, _ arithmetic: BatchArithmetic, of type: Scalar.Type = Scalar.self
  ) -> SpringBank<Scalar> {
    var generator = SeededGenerator(seed: 7)
    var bank = SpringBank<Scalar>(timeStep: 1.0 / 960, arithmetic: arithmetic)
    let members = (0..<count).map { _ in
      let duration = Double.random(in: 0.4...2, using: &generator)
      let bounce = Double.random(in: 0.7...1, using: &generator)
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
    let padded = springs + 16 - springs % 16
    let fast = LimitColumns<Double>(count: padded)
    let plain = LimitColumns<Double>(count: padded)
    return Workload(
      name: "bank-f64", operations: springs * steps, unit: "spring-step",
      contestants: [
        Contestant("limit, AVX2 and FMA") {
          limit_bank_avx2_f64(fast.doubles, padded, steps)
          return fast.first
        },
        contestant("bank, fastest", bank(springs, .fastest, of: Double.self), wanted: .ratio(1.4)),
        contestant("bank, reproducible", bank(springs, .reproducible, of: Double.self), wanted: nil),
        Contestant("portable limit") {
          limit_bank_portable_f64(plain.doubles, padded, steps)
          return plain.first
        },
        contestant(
          "bank, portable", bank(springs, .portable, of: Double.self),
          wanted: .ratioTo("portable limit", 1.3)),
      ],
      check: { BankCheck.complaint(of: Double.self, tolerance: 1e-9) })
  }

  private static func floats() -> Workload {
    let padded = springs + 32 - springs % 32
    let fast = LimitColumns<Float>(count: padded)
    let plain = LimitColumns<Float>(count: padded)
    return Workload(
      name: "bank-f32", operations: springs * steps, unit: "spring-step",
      contestants: [
        Contestant("limit, AVX2 and FMA") {
          limit_bank_avx2_f32(fast.floats, padded, steps)
          return fast.first
        },
        contestant("bank, fastest", bank(springs, .fastest, of: Float.self), wanted: .ratio(1.4)),
        contestant("bank, reproducible", bank(springs, .reproducible, of: Float.self), wanted: nil),
        Contestant("portable limit") {
          limit_bank_portable_f32(plain.floats, padded, steps)
          return plain.first
        },
        contestant(
          "bank, portable", bank(springs, .portable, of: Float.self),
          wanted: .ratioTo("portable limit", 1.3)),
      ],
      check: { BankCheck.complaint(of: Float.self, tolerance: 0.3) })
  }

  private static func workers() -> Workload {
    let shared = bank(springs, .fastest, of: Double.self)
    return Workload(
      name: "bank-two-workers", operations: springs * steps, unit: "spring-step", firstIsLimit: false,
      contestants: [
        contestant("one worker", shared, wanted: nil, clock: .wall),
        contestant(
          "two workers", shared, wanted: .speedup(1.8, over: "one worker"), clock: .wall, workers: 2),
      ])
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
      ])
  }
}
