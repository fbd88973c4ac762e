/// The workloads of the motion engine.
func motionBenches() -> [Bench] {
  [Bench(name: "bank-limit-f64", make: bankLimits)]
}
