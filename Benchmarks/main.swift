// Times the engine beside plain kernels that show what the machine can do, and checks every answer first.
// See docs/performance.md.

let benches =
  motionBenches() + OutlineBench.benches + exporterBenches() + LabBench.benches + ListingBench.benches
let accounts = [Account(name: "motion-accuracy", write: AccuracyReport.write)]

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  Machine.exit(Session(options: options, benches: benches, accounts: accounts).run() ? 0 : 1)
} catch {
  print("benchmarks: \(error.message)")
  Machine.exit(64)
}
