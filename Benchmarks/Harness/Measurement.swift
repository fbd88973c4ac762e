/// The times of one contestant over all rounds, in nanoseconds an operation.
struct Measurement {
  let name: String
  /// Sorted, fastest first.
  let times: [Double]

  /// The fastest round: what the machine can do when nothing else disturbs it.
  var fastest: Double { times[0] }
  var median: Double { times[times.count / 2] }
  /// The distance between the quartiles as a share of the median.
  var spread: Double {
    let low = times[times.count / 4]
    let high = times[(times.count * 3) / 4]
    return (high - low) / median
  }
}

/// Times contestants in turn, so that a disturbance hits all of them alike.
struct Stopwatch {
  var rounds: Int
  /// Warm-up ends after this many runs of each contestant.
  var warmUps = 2

  func measure(_ workload: Workload) -> [Measurement] {
    for contestant in workload.contestants {
      for _ in 0..<warmUps { blackHole(contestant.run()) }
    }
    var times = [[Double]](repeating: [], count: workload.contestants.count)
    for _ in 0..<rounds {
      for (index, contestant) in workload.contestants.enumerated() {
        times[index].append(nanoseconds(contestant) / Double(workload.operations))
      }
    }
    return zip(workload.contestants, times).map { Measurement(name: $0.name, times: $1.sorted()) }
  }

  private func nanoseconds(_ contestant: Contestant) -> Double {
    let start = Machine.nanoseconds(of: contestant.clock)
    blackHole(contestant.run())
    return Machine.nanoseconds(of: contestant.clock) - start
  }
}

/// Takes a value that the optimiser must not do away with.
@inline(never)
@_optimize(none)
func blackHole(_ value: Double) {}
