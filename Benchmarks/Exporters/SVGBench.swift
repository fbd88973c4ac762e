import Exporters
import Geometry
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
  func write(_ look: Look, at times: [Double]? = nil) -> Double {
    guard let simulator else { return 0 }
    let exporter = SVGFrameExporter(look: look)
    var buffer = OutputBuffer(capacity: 1 << 15)
    var bytes = 0
    for index in 0..<count {
      buffer.removeAll()
      let time = times.map { $0[index % $0.count] } ?? Double(index) / 60
      exporter.append(simulator.frame(at: time, index: index), to: &buffer)
      bytes += buffer.count
    }
    return Double(bytes)
  }
  // The frames in which the menu is one outline and not at rest, and that in which it is dearest: about to part.
  let merged = (0..<240).map { Double($0) / 120 }.filter { time in
    guard let simulator, time > 0.5, time < simulator.restTime else { return false }
    let shapes = simulator.frame(at: time).containers.first
    return shapes.map { $0.shapes.count > 1 && $0.field.outline().contours.count == 1 } ?? false
  }
  return Workload(
    name: "svg-frames", operations: count, unit: "frame", firstIsLimit: false,
    contestants: [
      Contestant("flat", wanted: .nanoseconds(250_000)) { write(.flat) },
      Contestant("flat, merged", wanted: .nanoseconds(250_000)) { write(.flat, at: merged) },
      Contestant("flat, merged, last") { write(.flat, at: Array(merged.suffix(1))) },
      Contestant("glass", wanted: .nanoseconds(500_000)) { write(.glass) },
      Contestant("wire") { write(.wire) },
    ],
    check: {
      guard simulator != nil else { return "the action menu cannot be simulated" }
      guard merged.count > 5 else { return "the menu is merged in \(merged.count) frames only" }
      let size = write(.glass) / Double(count)
      return (2000...30_000).contains(size) ? nil : "a frame of glass has \(size) bytes"
    })
}
