import Exporters
import Motion
import SceneModel
import Simulation

extension Export {
  /// The whole simulation, frame by frame as they are made.
  func writeSimulation() throws(Failure) {
    let exporter = SimulationJSONExporter(precision: precision)
    let range = try FrameRange(simulator, arguments)
    let work = ExportWork(range: range, jobs: jobs, quiet: arguments.has(.quiet))
    let canvas = simulator.frame(at: range.start).canvas
    try file { file throws(Failure) in
      var buffer = OutputBuffer(capacity: 1 << 16)
      exporter.appendStart(description(of: range), canvas: canvas, to: &buffer)
      try file.append(buffer.bytes)
      try work.inOrder { index, frame, buffer throws(Failure) in
        exporter.append(frame, isFirst: index == 0, to: &buffer)
      } write: { bytes throws(Failure) in
        try file.append(bytes)
      }
      buffer.removeAll()
      exporter.appendEnd(to: &buffer)
      try file.append(buffer.bytes)
    }
  }

  private func description(of range: FrameRange) -> SimulationJSONExporter.Description {
    let report = simulator.report
    return SimulationJSONExporter.Description(
      scene: report.scene,
      options: [
        .number("fps", range.fps), .number("from", range.start), .number("to", range.end),
        .number("speed", arguments[.speed] ?? 1),
        .word("integrator", (arguments[.integrator] ?? .exact).rawValue),
        .truth("reduceMotion", arguments.has(.reduceMotion)),
      ],
      restTime: report.restTime.isFinite ? report.restTime : nil,
      events: events(from: range.start, to: arguments[.at] == nil ? arguments[.to] : range.end),
      report: ExplanationJSON.decisions(report))
  }
}
