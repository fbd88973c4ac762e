import SceneModel

/// A scene as the player sees it: a frame for any time.
struct Footage {
  let name: String
  let canvas: Canvas
  /// From when to when, in seconds.
  let start: Double
  let end: Double
  /// The frames a second that arrows step by and the terminal is asked to show.
  let frameRate: Double
  /// The frame at a time in seconds.
  let frame: (Double) -> Frame

  /// Frames at even times, at most so many: enough to know where something is to be seen.
  func samples(most: Int) -> [Frame] {
    let count = min(max(Int(((end - start) * 30).rounded()), 1), most)
    return (0...count).map { frame(start + (end - start) * Double($0) / Double(count)) }
  }
}
