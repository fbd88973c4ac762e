import Exporters
import Geometry
import SceneModel

/// Frames turned into PNG files by a program of the person's own.
struct PixelPainter: Sendable {
  let program: RasterProgram
  let exporter: SVGFrameExporter
  let pixels: PixelSize
  /// A folder for what the program reads and says.
  let folder: String

  /// Whether two frames are the same picture; `wire` writes the time into it.
  func draws(_ frame: Frame, as other: Frame) -> Bool {
    var other = other
    (other.index, other.time) = (frame.index, frame.time)
    return exporter.look != .wire && frame == other
  }

  /// Draws a frame into a file.
  func paint(_ frame: Frame, number: Int, as png: String, with buffer: inout OutputBuffer) throws(Failure) {
    try Interruption.check()
    let (svg, notes, scratch) = ("\(folder)/\(number).svg", "\(folder)/\(number).txt", "\(folder)/\(number)")
    buffer.removeAll()
    exporter.append(frame, to: &buffer)
    do throws(SystemError) {
      try buffer.withUnsafeBytes { bytes throws(SystemError) in try FileSystem.write(bytes, to: svg) }
    } catch {
      throw .writing(svg, error)
    }
    try command(frame, svg: svg, png: png, scratch: scratch).run(notes: notes)
    try Self.doing(svg) { () throws(SystemError) in
      for file in [svg, notes] { try FileSystem.removeFile(file) }
      if FileSystem.kind(scratch) == .folder { try FileSystem.removeTree(scratch) }
    }
    guard FileSystem.kind(png) == .file else {
      throw Failure(
        status: ExitStatus.ioError,
        report: .text("\(program.kind.rawValue) wrote no picture and said nothing"))
    }
  }

  private static func doing(_ path: String, _ body: () throws(SystemError) -> Void) throws(Failure) {
    do throws(SystemError) { try body() } catch { throw .writing(path, error) }
  }

  /// The command that draws a frame.
  func command(_ frame: Frame, svg: String, png: String, scratch: String) -> ChildProgram {
    program.command(svg: svg, png: png, canvas: frame.canvas.size, pixels: pixels, scratch: scratch)
  }
}
