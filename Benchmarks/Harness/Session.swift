/// Runs the benchmarks that were asked for and says whether all answers were right.
struct Session {
  let options: Options
  let benches: [Bench]
  let accounts: [Account]

  /// Returns false when an answer was wrong; a missed wish is reported, but is the machine's affair too.
  func run() -> Bool {
    let chosen = benches.filter { isAskedFor($0.name) }
    let accounts = accounts.filter { isAskedFor($0.name) }
    guard !options.listsOnly else {
      for name in chosen.map(\.name) + accounts.map(\.name) { print(name) }
      return true
    }
    print(Machine.summary)
    var report = Report()
    let stopwatch = Stopwatch(rounds: options.rounds, warmUps: options.quick ? 1 : 2)
    for bench in chosen {
      let workload = bench.make()
      if let complaint = workload.check() {
        report.addWrongAnswer(workload.name, complaint)
      } else {
        report.add(workload, stopwatch.measure(workload))
      }
    }
    for account in accounts { account.write(options.rounds) }
    print("\n\(chosen.count) workloads, \(report.wrong) with wrong answers, \(report.missed) wishes missed")
    return report.wrong == 0
  }

  private func isAskedFor(_ name: String) -> Bool {
    options.filter.isEmpty || name.contains(options.filter)
  }
}
