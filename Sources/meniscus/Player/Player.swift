/// What a person has made of the playback: pure, so that time is whatever the caller says it is.
///
/// Scene time is in seconds from `start` to `end`; wall time is any clock that only runs forwards.
struct Player {
  /// What a key asks of whoever runs the player.
  enum Wish {
    case quit
  }

  let start: Double
  let end: Double
  /// How long a frame is, in seconds of scene time: what an arrow steps by.
  let frameLength: Double
  let speed: Double

  /// Playing since a wall time from a scene time, or standing at a scene time.
  private enum Motion {
    case playing(since: Double, from: Double)
    case standing(at: Double)
  }

  private var motion: Motion

  /// Starts to play at a wall time.
  init(from start: Double, to end: Double, frameRate: Double, speed: Double, at wall: Double) {
    self.start = start
    self.end = end
    self.speed = speed
    frameLength = 1 / frameRate
    motion = .playing(since: wall, from: start)
  }

  /// The scene time to show at a wall time.
  func time(at wall: Double) -> Double {
    switch motion {
    case .standing(let time): time
    case .playing(let since, let from): min(max(from + (wall - since) * speed, start), end)
    }
  }

  /// Whether the picture changes by itself at a wall time.
  func isPlaying(at wall: Double) -> Bool {
    if case .playing = motion { return time(at: wall) < end }
    return false
  }

  /// Whether everything has been shown.
  func isAtEnd(at wall: Double) -> Bool { time(at: wall) >= end }

  /// Takes a key in.
  mutating func press(_ key: Key, at wall: Double) -> Wish? {
    switch key {
    case .character("q"), .character("Q"): return .quit
    case .character(" "): toggle(at: wall)
    case .left: step(-1, at: wall)
    case .right: step(1, at: wall)
    case .home: motion = .standing(at: start)
    case .end: motion = .standing(at: end)
    default: break
    }
    return nil
  }

  /// Pauses, goes on, or from the end plays again.
  private mutating func toggle(at wall: Double) {
    let now = time(at: wall)
    if isPlaying(at: wall) {
      motion = .standing(at: now)
    } else {
      motion = .playing(since: wall, from: now >= end ? start : now)
    }
  }

  /// Stands at a whole frame before or after this one.
  private mutating func step(_ count: Double, at wall: Double) {
    let frame = ((time(at: wall) - start) / frameLength).rounded()
    motion = .standing(at: min(max(start + (frame + count) * frameLength, start), end))
  }

  /// Wall time passed in which nobody looked: the scene goes on from where it was.
  mutating func skip(from: Double, to wall: Double) {
    if case .playing = motion { motion = .playing(since: wall, from: time(at: from)) }
  }
}
