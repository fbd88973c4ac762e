/// One thing that was timed, with its accuracy where it has one.
struct BenchRow {
  /// What kind of work it is.
  var group: String
  /// What was timed.
  var name: String
  /// The spring that an integrator was tried on, or the size of the work.
  var subject: String
  /// The integrator's step, in seconds.
  var step: Double?
  /// What one operation is.
  var unit: String
  /// The median time of an operation, in nanoseconds.
  var nanoseconds: Double
  /// Half the distance between the quartiles, as a part of the median.
  var spread: Double
  /// The greatest distance from the exact solution, as a part of the range.
  var worstError: Double?
  /// The mean distance.
  var meanError: Double?
  /// How far the energy is from the exact one at most, as a part of the energy at the start.
  var energyDrift: Double?
  /// Whether the integrator stays bounded.
  var isStable: Bool?

  /// What tells a row from all others.
  var key: String {
    [group, name, subject, step.map { Decimal.short($0, most: 6) } ?? ""].joined(separator: "|")
  }

  static let columns = [
    "group", "name", "subject", "step", "unit", "ns", "spread", "worst_error", "mean_error", "energy_drift",
    "stable",
  ]

  var fields: [String] {
    func text(_ value: Double?) -> String { value.map { $0.isFinite ? Decimal.plain($0) : "" } ?? "" }
    return [
      group, name, subject, step.map { Decimal.short($0, most: 6) } ?? "", unit,
      Decimal.short(nanoseconds, most: 4),
      Decimal.short(spread, most: 4), text(worstError), text(meanError), text(energyDrift),
      isStable.map { $0 ? "yes" : "no" } ?? "",
    ]
  }
}

/// Times work: a warm-up, then repetitions whose median counts.
struct BenchClock {
  var repetitions: Int
  /// How long a repetition should last, in seconds.
  var target: Double

  /// The median time of an operation in nanoseconds, and its spread.
  func time(operations: Int, _ work: () -> Double) -> (nanoseconds: Double, spread: Double) {
    // The warm-up also says how many runs make a repetition long enough for the clock.
    let start = MonotonicClock.now
    keep(work())
    let once = max(MonotonicClock.now - start, 1e-9)
    let runs = max(1, min(Int(target / once), 1_000_000))
    var times: [Double] = []
    for _ in 0..<repetitions {
      let start = MonotonicClock.now
      for _ in 0..<runs { keep(work()) }
      times.append((MonotonicClock.now - start) * 1e9 / Double(runs * operations))
    }
    times.sort()
    let median = times[times.count / 2]
    let quartiles = times[times.count * 3 / 4] - times[times.count / 4]
    return (median, median > 0 ? 0.5 * quartiles / median : 0)
  }
}

/// Takes a value that the optimiser must not do away with.
@inline(never)
@_optimize(none)
private func keep(_ value: Double) {}
