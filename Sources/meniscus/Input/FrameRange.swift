import SceneModel
import Simulation

/// Which frames of a scene are wanted: at even times, or at some.
struct FrameRange {
  /// More would fill any disk.
  private static let most = 1_000_000

  static let options: [OptionDeclaration] = [
    Option.fps.declaration, Option.from.declaration, Option.to.declaration, Option.at.declaration,
    Option.speed.declaration,
  ]

  /// How many frames there are.
  let count: Int
  /// The time of the first and the last, in seconds.
  let start: Double
  let end: Double
  /// The frames in a second; of frames at some times, what they would be played at.
  let fps: Double
  private let makeFrame: @Sendable (Int) -> Frame

  /// The frame of a number.
  func frame(_ index: Int) -> Frame { makeFrame(index) }

  /// Takes the frames from a simulator as the options say; without `--fps`, so many a second.
  init(_ simulator: Simulator, _ arguments: Arguments, fps usual: Double = 60) throws(Failure) {
    fps = arguments[.fps] ?? usual
    if let times = arguments[.at] {
      if arguments[.from] != nil || arguments[.to] != nil || arguments[.fps] != nil {
        throw .usage(
          "--at names the frames; --from, --to and --fps have nothing to add", verb: arguments.verb)
      }
      (count, start, end) = (times.count, times.min() ?? 0, times.max() ?? 0)
      makeFrame = { simulator.frame(at: times[$0], index: $0) }
      return
    }
    let from = arguments[.from] ?? 0
    let to = arguments[.to]
    if let to, to < from {
      throw .usage(
        "--to \(Decimal.short(to)) lies before --from \(Decimal.short(from))", verb: arguments.verb)
    }
    let last = to ?? (simulator.restTime.isFinite ? simulator.restTime : simulator.lastChangeTime + 10)
    if (last - from) * fps > Double(Self.most) {
      throw .usage(
        "--fps \(Decimal.short(fps)) makes more than \(Self.most) frames of \(Decimal.short(last - from)) s",
        verb: arguments.verb)
    }
    let frames = simulator.frames(fps: fps, from: from, to: to)
    count = frames.count
    start = from
    end = count > 0 ? frames.time(of: count - 1) : from
    makeFrame = { frames[$0] }
  }
}
