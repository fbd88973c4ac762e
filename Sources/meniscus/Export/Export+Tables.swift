import Exporters
import SceneModel
import Simulation

extension Export {
  /// A header, and then rows for each frame.
  func writeTable(header: (inout OutputBuffer) -> Void, _ append: @escaping ExportWork.Step) throws(Failure) {
    let range = try FrameRange(simulator, arguments)
    let work = ExportWork(range: range, jobs: jobs, quiet: arguments.has(.quiet))
    try file { file throws(Failure) in
      var head = OutputBuffer()
      header(&head)
      try file.append(head.bytes)
      try work.inOrder(append) { bytes throws(Failure) in try file.append(bytes) }
    }
  }

  func writeEvents() throws(Failure) {
    if arguments[.at] != nil || arguments[.fps] != nil {
      throw .usage("events have times of their own; --at and --fps have nothing to add", verb: arguments.verb)
    }
    let exporter = EventCSVExporter(precision: precision)
    let from = arguments[.from] ?? 0
    try file { file throws(Failure) in
      var buffer = OutputBuffer()
      exporter.appendHeader(to: &buffer)
      for row in events(from: from, to: arguments[.to]) { exporter.append(row, to: &buffer) }
      try file.append(buffer.bytes)
    }
  }

  /// What happens between two times in seconds.
  func events(from: Double, to: Double?) -> [EventCSVExporter.Row] {
    simulator.events(until: to).filter { $0.time >= from }.map { event in
      EventCSVExporter.Row(
        time: event.time, kind: event.kind.rawValue, element: event.element, other: event.other,
        value: event.value)
    }
  }
}
