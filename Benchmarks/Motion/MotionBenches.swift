/// The workloads of the motion engine.
func motionBenches() -> [Bench] {
  SingleSpringBench.benches + AnimatedValueBench.benches + BankBench.benches + SamplingBench.benches
    + ScalingBench.benches
}
