public import SceneModel

/// Frames at even distances in time, each worked out when it is asked for.
///
/// The time of frame *k* is `start + k / fps`, worked out for each by itself, so that no error adds up.
public struct FrameSequence: RandomAccessCollection, Sendable {
  private let simulator: Simulator
  /// The frames in a second that is shown.
  public let fps: Double
  /// The time of the first frame, in seconds.
  public let start: Double
  /// The number of frames.
  public let endIndex: Int

  init(_ simulator: Simulator, fps: Double, start: Double, count: Int) {
    self.simulator = simulator
    self.fps = fps
    self.start = start
    endIndex = count
  }

  /// The first position, 0.
  public var startIndex: Int { 0 }

  /// The time of a frame, in seconds.
  public func time(of index: Int) -> Double { start + Double(index) / fps }

  /// The frame of a number.
  public subscript(index: Int) -> Frame {
    precondition(indices.contains(index), "There are \(count) frames, and none of number \(index).")
    return simulator.frame(at: time(of: index), index: index)
  }
}

extension Simulator {
  /// Frames from one time to another, in seconds that are shown.
  ///
  /// - Parameters:
  ///   - fps: The frames in a second; positive and finite.
  ///   - start: The time of the first frame.
  ///   - end: The time that the last frame does not pass; `nil` ends at ``Simulator/endTime(limit:)``, with the
  ///     first frame at which everything is at rest.
  ///   - limit: The time after the last change at which a scene that never rests ends, in seconds.
  /// - Returns: the frames, none of them worked out yet.
  public func frames(
    fps: Double = 60, from start: Double = 0, to end: Double? = nil, limit: Double = 10
  ) -> FrameSequence {
    precondition(fps > 0 && fps.isFinite, "The frames in a second are a positive, finite number.")
    precondition(start >= 0 && start.isFinite, "The first frame's time is finite and not negative.")
    precondition(end?.isFinite ?? true, "The last frame's time is finite.")
    let count: Double
    if let end {
      // A whole number of frames must not lose its last one to rounding.
      count = ((end - start) * fps + 1e-6).rounded(.down) + 1
    } else {
      let natural = endTime(limit: limit)
      count = (max(natural - start, 0) * fps - 1e-6).rounded(.up) + 1
    }
    precondition(count < 1e9, "Fewer than a milliard frames.")
    return FrameSequence(self, fps: fps, start: start, count: max(Int(count), 0))
  }

  /// The frames at some times, in seconds that are shown, numbered in the order given.
  public func frames(at times: [Double]) -> [Frame] {
    times.enumerated().map { frame(at: $1, index: $0) }
  }
}
