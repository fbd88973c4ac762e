/// One way of doing a piece of work that is timed beside the others.
struct Contestant {
  /// What the line of the report is called.
  let name: String
  /// The highest ratio to the limit that is wanted, or the highest nanoseconds an operation.
  let wanted: Wanted?
  /// Which time counts.
  let clock: Clock
  /// Does the whole work once and returns a number that depends on all of it, so that none is optimised away.
  let run: () -> Double

  init(_ name: String, wanted: Wanted? = nil, clock: Clock = .thread, run: @escaping () -> Double) {
    self.name = name
    self.wanted = wanted
    self.clock = clock
    self.run = run
  }
}

/// A time that passes while a contestant runs.
enum Clock {
  /// The time the calling thread was on a processor: what others do on the machine hardly counts.
  case thread
  /// The time on the wall, for work that several threads share.
  case wall
}

/// A figure that a contestant is to stay below.
enum Wanted {
  /// A multiple of the time of the workload's limit, the first contestant.
  case ratio(Double)
  /// A multiple of the time of the contestant of a name, in the same workload.
  case ratioTo(String, Double)
  /// Nanoseconds an operation.
  case nanoseconds(Double)
  /// How many times faster than the contestant of a name, in the same workload.
  case speedup(Double, over: String)
  /// Operations a second.
  case rate(Double)
}

/// The same work done in several ways: the limit first, where there is one, then ours.
struct Workload {
  /// What the block of the report is called, and what `--filter` looks for.
  let name: String
  /// How many operations one run does.
  let operations: Int
  /// What one operation is.
  let unit: String
  /// Whether the first contestant is the limit that the others are held against.
  var firstIsLimit = true
  /// The contestants, in the order of the report; each round runs all of them, one after another.
  let contestants: [Contestant]
  /// Looks at the answers once, before anything is timed, and says what is wrong, or nil.
  var check: () -> String? = { nil }
}

/// A workload that is built only when it is to run, because its data are large.
struct Bench {
  /// The name that `--filter` looks for.
  let name: String
  /// Makes the workload, its data included.
  let make: () -> Workload
}

/// Something that is written beside the workloads: accuracy, say, next to what it costs.
struct Account {
  /// The name that `--filter` looks for.
  let name: String
  /// Prints it; `rounds` is how often what is timed in it is timed.
  let write: (_ rounds: Int) -> Void
}
