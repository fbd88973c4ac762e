/// Where in a scene's time the player is: pure, so that wall time is whatever the caller says it is.
///
/// Scene time is in seconds from `start` to `end`; wall time is any clock that only runs forwards.
struct PlayClock {
  private(set) var start: Double
  /// When there is nothing more to see; what a person does moves it, and while a finger is down it is infinite.
  private(set) var end: Double
  /// How long a frame is, in seconds of scene time: what an arrow steps by.
  let frameLength: Double
  /// How many seconds of the scene pass in one of the wall's.
  private(set) var speed: Double
  /// Whether the start follows upon the end.
  private(set) var loops = false

  /// Playing since a wall time from a scene time, or standing at a scene time.
  private enum Motion {
    case playing(since: Double, from: Double)
    case standing(at: Double)
  }

  private var motion: Motion

  /// How long a loop shows the end, in seconds of scene time: enough to see it rest.
  private static let pauseAtEnd = 0.5
  private static let speeds = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8]

  /// Starts to play at a wall time.
  init(from start: Double, to end: Double, frameRate: Double, speed: Double, at wall: Double) {
    self.start = start
    self.end = max(start, end)
    self.speed = speed
    frameLength = 1 / frameRate
    motion = .playing(since: wall, from: start)
  }

  /// The scene time to show at a wall time.
  func time(at wall: Double) -> Double {
    switch motion {
    case .standing(let time): return time
    case .playing(let since, let from):
      let time = from + max(wall - since, 0) * speed
      guard loops, time > end else { return min(max(time, start), end) }
      let round = end - start + Self.pauseAtEnd
      return min(start + (time - start).truncatingRemainder(dividingBy: round), end)
    }
  }

  /// Whether the picture changes by itself at a wall time.
  func isPlaying(at wall: Double) -> Bool {
    if case .playing = motion { return loops || time(at: wall) < end }
    return false
  }

  /// Pauses, goes on, or from the end plays again.
  mutating func toggle(at wall: Double) {
    let now = time(at: wall)
    if isPlaying(at: wall) { stand(at: now) } else { play(from: now >= end ? start : now, at: wall) }
  }

  /// Goes on from a scene time.
  mutating func play(from time: Double, at wall: Double) {
    motion = .playing(since: wall, from: time)
  }

  /// Stands at a scene time, or at the end that is nearer.
  mutating func stand(at time: Double) {
    motion = .standing(at: min(max(time, start), end))
  }

  /// Stands at a whole frame before or after this one.
  mutating func step(frames: Int, at wall: Double) {
    let frame = ((time(at: wall) - start) / frameLength).rounded()
    stand(at: start + (frame + Double(frames)) * frameLength)
  }

  /// Stands some seconds of scene time before or after now.
  mutating func step(seconds: Double, at wall: Double) {
    // Written with a point and three digits, tenths shall look like tenths.
    stand(at: ((time(at: wall) + seconds) * 1e9).rounded() / 1e9)
  }

  /// Goes to a part of the whole, 0…1, and goes on as before.
  mutating func seek(part: Double, at wall: Double) {
    guard end.isFinite else { return }
    let time = start + (end - start) * part
    if isPlaying(at: wall) { play(from: time, at: wall) } else { stand(at: time) }
  }

  /// Takes the next higher or lower of some handy speeds, without a jump.
  mutating func changeSpeed(up: Bool, at wall: Double) {
    let next = up ? Self.speeds.first { $0 > speed } : Self.speeds.last { $0 < speed }
    guard let next else { return }
    rebase(at: wall)
    speed = next
  }

  mutating func toggleLoop(at wall: Double) {
    rebase(at: wall)
    loops.toggle()
  }

  /// Says when there is nothing more to see, because that has changed.
  mutating func move(endTo time: Double, at wall: Double) {
    rebase(at: wall)
    end = max(start, time)
  }

  /// Begins another scene, at the same speed.
  mutating func restart(from start: Double, to end: Double, at wall: Double) {
    self.start = start
    self.end = max(start, end)
    play(from: start, at: wall)
  }

  /// Wall time passed in which nobody looked: the scene goes on from where it was.
  mutating func skip(from: Double, to wall: Double) {
    if case .playing = motion { play(from: time(at: from), at: wall) }
  }

  private mutating func rebase(at wall: Double) { skip(from: wall, to: wall) }
}
