/// The workloads of the exporters.
func exporterBenches() -> [Bench] {
  [
    Bench(name: "csv-numbers", make: csvNumbers), Bench(name: "csv-elements", make: csvElements),
    Bench(name: "svg-frames", make: svgFrames),
  ]
}
