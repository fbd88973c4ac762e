import Exporters
import SceneModel
import Simulation

/// One export: a scene that is played, and what to make of it.
struct Export {
  let format: ExportFormat
  let simulator: Simulator
  let arguments: Arguments

  /// Writes it to where the arguments say.
  func write() throws(Failure) {
    switch format {
    case .csv:
      let exporter = CSVExporter(precision: precision)
      try writeTable(header: exporter.appendHeader) { exporter.append($0, to: &$1) }
    case .outline:
      let exporter = OutlineCSVExporter(precision: precision)
      try writeTable(header: exporter.appendHeader) { exporter.append($0, to: &$1) }
    case .events: try writeEvents()
    case .svg: try writeFrames()
    case .animatedSVG: try writeAnimation()
    case .sheetSVG: try writeSheet()
    case .html: try writePage()
    }
  }

  private var precision: Precision { arguments[.precision] ?? .fixed(6) }

  private func work(fps: Double = 60) throws(Failure) -> ExportWork {
    ExportWork(
      range: try FrameRange(simulator, arguments, fps: fps), jobs: arguments[.jobs] ?? Processors.count,
      quiet: arguments.has(.quiet))
  }

  private func file(_ body: (inout OutputFile) throws(Failure) -> Void) throws(Failure) {
    let (force, start) = (arguments.has(.force), Array(format.start.utf8))
    try OutputFile.write(
      arguments[.output] ?? "-", mayReplace: { force || $0.isEmpty || $0.starts(with: start) }, body)
  }
}

// MARK: - Tables

extension Export {
  /// A header, and then rows for each frame.
  private func writeTable(
    header: (inout OutputBuffer) -> Void,
    _ append: @escaping @Sendable (Frame, inout OutputBuffer) -> Void
  ) throws(Failure) {
    let work = try work()
    try file { file throws(Failure) in
      var head = OutputBuffer()
      header(&head)
      try file.append(head.bytes)
      try work.inOrder(append) { bytes throws(Failure) in try file.append(bytes) }
    }
  }

  private func writeEvents() throws(Failure) {
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

  private func events(from: Double, to: Double?) -> [EventCSVExporter.Row] {
    simulator.events(until: to).filter { $0.time >= from }.map { event in
      EventCSVExporter.Row(
        time: event.time, kind: event.kind.rawValue, element: event.element, other: event.other,
        value: event.value)
    }
  }
}

// MARK: - Pictures

extension Export {
  private func writeFrames() throws(Failure) {
    let exporter = try frameExporter()
    let work = try work()
    let count = work.count
    try OutputFolder.write(arguments[.output] ?? "", force: arguments.has(.force)) { folder throws(Failure) in
      try work.anyOrder { index, frame, buffer throws(Failure) in
        exporter.append(frame, to: &buffer)
        let name = SVGFrameExporter.fileName(ofFrame: index, of: count)
        try buffer.withUnsafeBytes { bytes throws(Failure) in try folder.write(bytes, as: name) }
      }
    }
  }

  private func writeAnimation() throws(Failure) {
    let exporter = SVGAnimationExporter(
      look: arguments[.look] ?? .glass, scheme: arguments[.scheme] ?? .light, decimals: try decimals(1))
    let frames = try film(fps: 30)
    try file { file throws(Failure) in try file.append(exporter.bytes(for: frames)) }
  }

  private func writePage() throws(Failure) {
    let exporter = HTMLExporter(
      look: arguments[.look] ?? .glass, scheme: arguments[.scheme] ?? .light, decimals: try decimals(1))
    let frames = try film(fps: 60)
    let rows = events(from: frames[0].time, to: frames[frames.count - 1].time)
    try file { file throws(Failure) in
      try file.append(exporter.bytes(for: frames, events: rows, title: simulator.report.scene))
    }
  }

  /// The frames of something that moves, in the order of their times, in which it plays them.
  private func film(fps: Double) throws(Failure) -> [Frame] {
    let range = try FrameRange(simulator, arguments, fps: fps)
    guard range.count > 0 else {
      throw .usage("--from lies after the end of the scene: there is nothing to move", verb: arguments.verb)
    }
    return (0..<range.count).map(range.frame).sorted { $0.time < $1.time }
  }

  private func writeSheet() throws(Failure) {
    let exporter = SVGSheetExporter(frames: try frameExporter())
    let frames: [Frame]
    if arguments[.at] != nil || arguments[.fps] != nil {
      let range = try FrameRange(simulator, arguments)
      let most = 400
      guard range.count <= most else {
        throw .usage(
          "a sheet holds at most \(most) frames, not \(range.count); a smaller --fps, or --at, makes fewer",
          verb: arguments.verb)
      }
      frames = (0..<range.count).map(range.frame)
    } else {
      let range = try FrameRange(simulator, arguments)
      let length = range.end - range.start
      frames = simulator.frames(at: (0..<12).map { range.start + length * Double($0) / 11 })
    }
    try file { file throws(Failure) in try file.append(exporter.bytes(for: frames)) }
  }

  private func frameExporter() throws(Failure) -> SVGFrameExporter {
    SVGFrameExporter(
      look: arguments[.look] ?? .glass, scheme: arguments[.scheme] ?? .light, decimals: try decimals(2))
  }

  /// Nine digits are all that a coordinate has use for.
  private func decimals(_ usual: Int) throws(Failure) -> Int {
    switch arguments[.precision] {
    case nil: return usual
    case .full: return 9
    case .fixed(let digits):
      guard digits <= 9 else {
        throw .usage("--precision: a picture takes 0 to 9 digits, or full", verb: arguments.verb)
      }
      return digits
    }
  }
}
