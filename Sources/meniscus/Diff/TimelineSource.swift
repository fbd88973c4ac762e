import Exporters
import Lab
import SceneModel
import Simulation

/// One of two timelines that are compared, as bytes that come piece by piece.
struct TimelineSource {
  /// The name that it goes by in messages.
  let name: String
  private var file: Descriptor?
  private var frames: SceneFrames?

  /// Opens a CSV file, standard input, or a scene, whose frames are then exported on the way.
  static func open(_ operand: String, _ arguments: Arguments) throws(Failure) -> TimelineSource {
    if isScene(operand) {
      let input = try SceneInput.open([operand], arguments)
      let simulator = try SceneOptions.simulator(of: input, arguments)
      return TimelineSource(name: operand, frames: SceneFrames(try FrameRange(simulator, arguments)))
    }
    return try openTable(operand)
  }

  /// Opens a CSV file or standard input.
  static func openTable(_ operand: String) throws(Failure) -> TimelineSource {
    if operand == "-" { return TimelineSource(name: "<stdin>", file: .standardInput) }
    switch FileSystem.kind(operand) {
    case nil: throw .noInput("there is no file \(quoted(operand))")
    case .folder: throw .noInput("\(quoted(operand)) is a folder; expected a CSV file or a scene")
    default: break
    }
    do throws(SystemError) {
      return TimelineSource(name: operand, file: try .reading(operand))
    } catch {
      throw .noInput("cannot read \(quoted(operand)): \(error.text)")
    }
  }

  /// Whether a word names a scene and no table.
  static func isScene(_ operand: String) -> Bool {
    if operand.hasSuffix(".json") || operand.hasSuffix(".swift") { return true }
    return BuiltInScene.named(operand) != nil && FileSystem.kind(operand) == nil
  }

  private init(name: String, file: Descriptor? = nil, frames: SceneFrames? = nil) {
    (self.name, self.file, self.frames) = (name, file, frames)
  }

  /// The next piece; empty at the end.
  mutating func next() throws(Failure) -> [UInt8] {
    try Interruption.check()
    if frames != nil { return frames?.next() ?? [] }
    guard let file else { return [] }
    while true {
      do throws(SystemError) {
        return try file.read(1 << 16)
      } catch {
        if error == .interrupted, !Interruption.isPending { continue }
        throw .reading(name, error)
      }
    }
  }
}

/// A scene's frames as CSV, some at a time.
private struct SceneFrames {
  private let range: FrameRange
  private let exporter = CSVExporter(precision: .full)
  private var done = -1

  init(_ range: FrameRange) { self.range = range }

  mutating func next() -> [UInt8] {
    var buffer = OutputBuffer()
    if done < 0 {
      exporter.appendHeader(to: &buffer)
      done = 0
    }
    let end = min(done + 16, range.count)
    for index in done..<end { exporter.append(range.frame(index), to: &buffer) }
    done = end
    return buffer.bytes
  }
}
