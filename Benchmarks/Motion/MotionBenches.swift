/// The workloads of the motion engine.
func motionBenches() -> [Bench] {
  BankBench.benches + SamplingBench.benches
}
