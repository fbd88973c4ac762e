import Exporters
import Lab
import Motion

/// The spring lab: sweeps, tables of numbers and fits.
enum LabBench {
  static var benches: [Bench] {
    [
      Bench(name: "sweep", make: sweep), Bench(name: "csv-doubles", make: tables),
      Bench(name: "fit-bezier", make: fit), Bench(name: "css-linear", make: css),
    ]
  }

  /// Springs with five metrics each, CSV included.
  ///
  /// A second on two cores for a million is 2000 ns on one.
  private static func sweep() -> Workload {
    let rows = 20_000
    let exporter = SweepCSVExporter(grid())
    return Workload(
      name: "sweep", operations: rows, unit: "spring", firstIsLimit: false,
      contestants: [
        Contestant("five metrics and their CSV, one core", wanted: .nanoseconds(2000)) {
          var buffer = OutputBuffer(capacity: 1 << 21)
          exporter.append(0..<rows, to: &buffer)
          return Double(buffer.count)
        }
      ],
      check: {
        // What a row says is what the motion measures.
        let motion = SpringMotion(Spring(duration: 0.2, bounce: 0.3))
        var settle: Double?
        exporter.sweep.forEachRow(30..<31) { settle = $0[2] }
        return settle == motion.settleTime() ? nil : "row 30 says \(settle ?? -1)"
      })
  }

  private static func grid() -> Sweep {
    do throws(SweepAxis.Refusal) {
      let axes = [
        try SweepAxis(.duration, first: 0.2, last: 3, step: 0.01),
        try SweepAxis(.bounce, first: 0, last: 0.9, step: 0.01),
      ]
      let metrics: [SpringMetric] = [.settle, .overshoot, .overshootTime, .peakVelocity, .rise]
      if let sweep = Sweep(axes: axes, metrics: metrics, base: SpringRecipe(.perceptual)) { return sweep }
    } catch {}
    preconditionFailure("The grid of the benchmark is sound.")
  }

  /// Rows of eight doubles, as hand-written C does 492 MB/s of: per byte, so that a rate is 1000 over it in MB/s.
  private static func tables() -> Workload {
    var random = SeededGenerator(seed: 8)
    let values = (0..<80_000).map { _ in Double.random(in: -1000...1000, using: &random) }
    func write(_ precision: Precision) -> Int {
      var buffer = OutputBuffer(capacity: 1 << 22)
      for row in 0..<values.count / 8 {
        for column in 0..<8 {
          if column > 0 { buffer.append(byte: 0x2C) }
          buffer.append(values[row * 8 + column], precision)
        }
        buffer.append(byte: 0x0A)
      }
      return buffer.count
    }
    let bytes = write(.fixed(6))
    let fullBytes = write(.full)
    let share = Double(fullBytes) / Double(bytes)
    return Workload(
      name: "csv-doubles", operations: bytes, unit: "byte of 6 decimals", firstIsLimit: false,
      contestants: [
        Contestant("6 decimals, 400 MB/s", wanted: .nanoseconds(2.5)) { Double(write(.fixed(6))) },
        Contestant("full precision, 150 MB/s", wanted: .nanoseconds(share / 0.15)) { Double(write(.full)) },
      ],
      check: { bytes > 0 ? nil : "nothing was written" })
  }

  private static func fit() -> Workload {
    let curve = CubicBezierCurve(x1: 0.2, y1: 0.9, x2: 0.3, y2: 1.1)
    return Workload(
      name: "fit-bezier", operations: 1, unit: "fit", firstIsLimit: false,
      contestants: [
        Contestant("spring closest to a Bézier", wanted: .nanoseconds(50e6)) {
          CurveFit(duration: 0.4) { curve.value(at: $0) }.error
        }
      ],
      check: {
        let motion = SpringMotion(Spring(duration: 0.4, bounce: 0.2))
        let fit = CurveFit(duration: 2) { motion.value(at: 2 * $0) }
        return abs(fit.motion.spring.bounce - 0.2) < 1e-4 ? nil : "a spring was not found again"
      })
  }

  private static func css() -> Workload {
    let curve = ProgressCurve(SpringMotion(.bouncy))
    func points() -> LinearApproximation? {
      do throws(LinearApproximation.Refusal) {
        return try LinearApproximation(curve, maxError: 1e-3, epsilon: 1e-3)
      } catch { return nil }
    }
    return Workload(
      name: "css-linear", operations: 1, unit: "curve", firstIsLimit: false,
      contestants: [Contestant("linear() of bouncy within 0.001") { Double(points()?.points.count ?? 0) }],
      check: { (points()?.error ?? 1) <= 1e-3 ? nil : "the error is above what was asked for" })
  }
}
