import Exporters
import SceneModel
import Simulation

extension Export {
  func writeFrames() throws(Failure) {
    let exporter = try frameExporter()
    try writeFolder(ending: "svg", portion: 16) { folder, name, _, frame, buffer throws(Failure) in
      exporter.append(frame, to: &buffer)
      try buffer.withUnsafeBytes { bytes throws(Failure) in try folder.write(bytes, as: name) }
    }
  }

  /// Makes a folder of frames: those of this shard that are not finished yet.
  func writeFolder(
    ending: String, portion: Int,
    _ write:
      @escaping @Sendable (OutputFolder, String, Int, Frame, inout OutputBuffer) throws(Failure) -> Void
  ) throws(Failure) {
    let range = try FrameRange(simulator, arguments)
    let indices = arguments[.shard].map { $0.indices(of: range.count) } ?? Array(0..<range.count)
    let name = { @Sendable (index: Int) in
      SVGFrameExporter.fileName(ofFrame: index, of: range.count, ending: ending)
    }
    let plan = OutputFolder.Plan(
      key: ExportKey.key(of: range, arguments), force: arguments.has(.force), resumes: arguments.has(.resume),
      isShard: arguments[.shard] != nil)
    let quiet = arguments.has(.quiet)
    try OutputFolder.write(arguments[.output] ?? "", plan, count: indices.count, quiet: quiet) {
      folder throws(Failure) in
      let missing = indices.filter { !folder.finished.contains(name($0)) }
      let work = ExportWork(range: range, indices: missing, jobs: jobs, quiet: quiet, portion: portion)
      try work.anyOrder { index, frame, buffer throws(Failure) in
        try write(folder, name(index), index, frame, &buffer)
      }
    }
  }

  func writeAnimation() throws(Failure) {
    let exporter = SVGAnimationExporter(
      look: arguments[.look] ?? .glass, scheme: arguments[.scheme] ?? .light, decimals: try decimals(1))
    let frames = try film(fps: 30)
    try file { file throws(Failure) in try file.append(exporter.bytes(for: frames)) }
  }

  func writePage() throws(Failure) {
    let exporter = HTMLExporter(
      look: arguments[.look] ?? .glass, scheme: arguments[.scheme] ?? .light, decimals: try decimals(1))
    let frames = try film(fps: 60)
    let rows = events(from: frames[0].time, to: frames[frames.count - 1].time)
    try file { file throws(Failure) in
      try file.append(exporter.bytes(for: frames, events: rows, title: simulator.report.scene))
    }
  }

  /// The frames of something that moves, in the order of their times, in which it plays them.
  func film(fps: Double) throws(Failure) -> [Frame] {
    let range = try FrameRange(simulator, arguments, fps: fps)
    guard range.count > 0 else {
      throw .usage("--from lies after the end of the scene: there is nothing to move", verb: arguments.verb)
    }
    return (0..<range.count).map(range.frame).sorted { $0.time < $1.time }
  }

  func writeSheet() throws(Failure) {
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

  func frameExporter() throws(Failure) -> SVGFrameExporter {
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
