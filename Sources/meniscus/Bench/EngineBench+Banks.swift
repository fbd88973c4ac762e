import LimitKernels
import Motion

// The bank of springs beside kernels as plain as can be, on the same instruction set, over as many springs and steps.

extension EngineBench {
  static let banks = [
    Work("bank", "limit f64", vectors) { bench, own in
      let columns = limit_make_f64(bench.springs)
      defer { limit_free_f64(columns) }
      return bench.row(own, unit: "spring-step", operations: columns.count * steps) {
        limit_bank_f64(columns, steps)
      }
    },
    Work("bank", "f64", vectors) { bench, own in bench.bank(own, of: Double.self) },
    Work("bank", "limit f32", vectors) { bench, own in
      let columns = limit_make_f32(bench.springs)
      defer { limit_free_f32(columns) }
      return bench.row(own, unit: "spring-step", operations: columns.count * steps) {
        limit_bank_f32(columns, steps)
      }
    },
    Work("bank", "f32", vectors) { bench, own in bench.bank(own, of: Float.self) },
  ]

  private static let steps = 256
  private static let vectors = limit_has_avx2() ? "AVX2 and FMA" : "baseline vectors"

  private var springs: Int { isQuick ? 4096 : 100_000 }

  private func bank<Scalar: BankScalar>(_ own: Work, of type: Scalar.Type) -> BenchRow {
    var bank = SpringBank<Scalar>(timeStep: 1.0 / 240)
    // Undamped springs never rest, so that every step is one.
    bank.append(
      contentsOf: (0..<springs).lazy.map { index in
        SpringBank<Scalar>.Member(
          Spring(duration: 0.3 + Double(index % 100) * 0.01, bounce: 1), from: 0, target: 1)
      })
    let exact = Spring(duration: 0.3, bounce: 1)
    var probe = bank
    probe.advance(steps: Self.steps)
    let end = exact.value(target: 1.0, time: Double(Self.steps) / 240)
    return row(
      own, unit: "spring-step", operations: springs * Self.steps,
      error: abs(Double(probe.position(of: 0)) - end)
    ) {
      bank.advance(steps: Self.steps)
      return Double(bank.position(of: 0))
    }
  }
}
