import LimitKernels

/// The limit kernels of both instruction sets beside each other, so that the machine can be judged.
func bankLimits() -> Workload {
  let count = 4096
  let steps = 256
  let columns = LimitColumns(count: count)
  return Workload(
    name: "bank-limit-f64", operations: count * steps, unit: "spring-step",
    contestants: [
      Contestant("limit, AVX2 and FMA") {
        limit_bank_avx2_f64(columns.view, count, steps)
        return columns.x[0]
      },
      Contestant("limit, baseline vectors") {
        limit_bank_portable_f64(columns.view, count, steps)
        return columns.x[0]
      },
    ],
    check: { nil })
}

/// The columns that a limit kernel steps through: undamped turns, so that nothing comes to rest.
final class LimitColumns {
  let x: UnsafeMutablePointer<Double>
  private let base: UnsafeMutablePointer<Double>
  private let count: Int

  init(count: Int) {
    self.count = count
    base = .allocate(capacity: 6 * count)
    x = base + 4 * count
    for index in 0..<count {
      base[index] = 0.8
      base[count + index] = 0.6
      base[2 * count + index] = -0.6
      base[3 * count + index] = 0.8
      base[4 * count + index] = 1
      base[5 * count + index] = 0
    }
  }

  deinit { base.deallocate() }

  var view: limit_columns_f64 {
    limit_columns_f64(
      a: base, b: base + count, c: base + 2 * count, d: base + 3 * count, x: base + 4 * count,
      v: base + 5 * count)
  }
}
