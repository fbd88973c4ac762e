import Exporters
import SceneModel
import Simulation

/// The action menu: each frame simulated, outlined and written as SVG.
func svgFrames() -> Workload {
  let simulator: Simulator? = {
    do {
      return try BuiltInScene.named("action-menu").map { try Simulator($0.scene()) }
    } catch {
      return nil
    }
  }()
  let count = 120
  func write(_ look: Look) -> Double {
    guard let simulator else { return 0 }
    let exporter = SVGFrameExporter(look: look)
    var buffer = OutputBuffer(capacity: 1 << 15)
    var bytes = 0
    for index in 0..<count {
      buffer.removeAll()
      exporter.append(simulator.frame(at: Double(index) / 60, index: index), to: &buffer)
      bytes += buffer.count
    }
    return Double(bytes)
  }
  return Workload(
    name: "svg-frames", operations: count, unit: "frame", firstIsLimit: false,
    contestants: [
      Contestant("flat", wanted: .nanoseconds(250_000)) { write(.flat) },
      Contestant("glass", wanted: .nanoseconds(500_000)) { write(.glass) },
      Contestant("wire") { write(.wire) },
    ],
    check: {
      guard simulator != nil else { return "the action menu cannot be simulated" }
      let size = write(.glass) / Double(count)
      return (2000...30_000).contains(size) ? nil : "a frame of glass has \(size) bytes"
    })
}
