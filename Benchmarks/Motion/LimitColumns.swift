import LimitKernels

/// The columns that a limit kernel steps through: undamped turns, so that nothing decays.
final class LimitColumns<Scalar: BinaryFloatingPoint> {
  private let base: UnsafeMutablePointer<Scalar>
  private let count: Int

  init(count: Int) {
    self.count = count
    base = .allocate(capacity: 6 * count)
    let values: [Scalar] = [0.8, 0.6, -0.6, 0.8, 1, 0]
    for (column, value) in values.enumerated() {
      (base + column * count).initialize(repeating: value, count: count)
    }
  }

  deinit { base.deallocate() }

  var first: Double { Double(base[4 * count]) }

  private func column(_ index: Int) -> UnsafeMutablePointer<Scalar> { base + index * count }
}

extension LimitColumns where Scalar == Double {
  var doubles: limit_columns_f64 {
    limit_columns_f64(
      a: column(0), b: column(1), c: column(2), d: column(3), x: column(4), v: column(5))
  }
}

extension LimitColumns where Scalar == Float {
  var floats: limit_columns_f32 {
    limit_columns_f32(
      a: column(0), b: column(1), c: column(2), d: column(3), x: column(4), v: column(5))
  }
}
