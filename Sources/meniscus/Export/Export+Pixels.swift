import Exporters
import Geometry
import SceneModel
import Simulation

extension Export {
  /// A folder of PNG pictures.
  func writePixels() throws(Failure) {
    try withPainter { painter throws(Failure) in
      try writeFolder(ending: "png", portion: 1) { folder, name, index, frame, buffer throws(Failure) in
        try painter.paint(frame, number: index, as: folder.place(of: name), with: &buffer)
      }
    }
  }

  /// A film: pictures that go to ffmpeg as they are drawn.
  func writeFilm() throws(Failure) {
    let range = try filmRange()
    let path = arguments[.output] ?? "-"
    guard path != "-" else {
      throw .usage("a film is written into a file; name it with -o", verb: arguments.verb)
    }
    // Looked for before anything is drawn.
    let probe = try FilmEncoder.command(format, fps: range.fps, to: path)
    show(probe)
    try withPainter { painter throws(Failure) in
      try OutputFile.write(path, force: arguments.has(.force)) { temporary throws(Failure) in
        let command = try FilmEncoder.command(format, fps: range.fps, to: temporary)
        let encoder = try FilmEncoder(command, notes: painter.folder + "/ffmpeg.txt")
        do throws(Failure) { try feed(encoder, from: range, painter) } catch {
          encoder.stop()
          throw error
        }
        try encoder.finish()
      }
    }
  }

  private func feed(_ encoder: FilmEncoder, from range: FrameRange, _ painter: PixelPainter) throws(Failure) {
    let work = ExportWork(range: range, jobs: jobs, quiet: arguments.has(.quiet), portion: 1)
    var last: [UInt8] = []
    try work.inOrder { index, frame, buffer throws(Failure) in
      // What rests is drawn once; an empty text stands for the picture before.
      if index > 0, painter.draws(frame, as: range.frame(index - 1)) { return }
      let png = "\(painter.folder)/\(index).png"
      try painter.paint(frame, number: index, as: png, with: &buffer)
      buffer.removeAll()
      do throws(SystemError) {
        buffer.append(bytes: try FileSystem.contents(png))
        try FileSystem.removeFile(png)
      } catch {
        throw .reading(png, error)
      }
    } write: { picture throws(Failure) in
      if !picture.isEmpty { last = picture }
      try encoder.write(last)
    }
  }

  /// The frames of a film, which are all shown equally long.
  private func filmRange() throws(Failure) -> FrameRange {
    if arguments[.at] != nil {
      throw .usage("a film's frames are equally far apart; --at has no place in it", verb: arguments.verb)
    }
    if format == .gif, let fps = arguments[.fps], fps > 50 {
      throw .usage("a GIF shows at most 50 frames a second; its unit is 0.01 s", verb: arguments.verb)
    }
    let range = try FrameRange(simulator, arguments, fps: format == .mp4 ? 60 : 30)
    guard range.count > 0 else {
      throw .usage("--from lies after the end of the scene: there is nothing to move", verb: arguments.verb)
    }
    return range
  }

  private func withPainter(_ body: (PixelPainter) throws(Failure) -> Void) throws(Failure) {
    let program = try RasterProgram.find(arguments[.rasterizer], for: format.rawValue, verb: arguments.verb)
    let frame = simulator.frame(at: arguments[.from] ?? 0)
    let pixels = try PixelOptions.pixels(of: frame.canvas.size, arguments)
    let exporter = try frameExporter()
    try WorkFolder.use { folder throws(Failure) in
      let painter = PixelPainter(program: program, exporter: exporter, pixels: pixels, folder: folder)
      show(painter.command(frame, svg: "FRAME.svg", png: "FRAME.png", scratch: folder + "/FRAME"))
      try body(painter)
    }
  }

  private func show(_ command: ChildProgram) {
    if arguments.has(.verbose) { Console.tell(command.line + "\n") }
  }
}
