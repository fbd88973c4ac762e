#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Exporters
import Geometry
import SceneModel

/// Runs the player in a terminal: keys and signals in, pictures out, by the wall clock.
///
/// A picture is drawn for the time it is shown at, never for the one it was due at, so a slow terminal
/// shows fewer frames and is not late.
struct PlayLoop {
  private let footage: Footage
  private let box: Rect
  private let scheme: ColorScheme
  private let depth: ColorDepth
  private let wake: Descriptor
  private var session: TerminalSession
  private var painter: ScreenPainter
  private var player: Player
  private var keys = KeyDecoder()
  private var rasterizer: Rasterizer?
  private var size: TerminalDevice.Size
  private var lastTime: Double?
  private var shownAt: [Double] = []

  init(_ footage: Footage, speed: Double, scheme: ColorScheme, depth: ColorDepth, device: TerminalDevice) {
    self.footage = footage
    self.scheme = scheme
    self.depth = depth
    box = Viewport.box(around: footage.samples(most: 120), within: footage.canvas)
    wake = Interruption.makeWakeDescriptor()
    session = TerminalSession(device)
    painter = ScreenPainter(depth: depth)
    size = device.size
    player = Player(
      from: footage.start, to: footage.end, frameRate: footage.frameRate, speed: speed, at: MonotonicClock.now
    )
  }

  /// Plays until the person has seen enough.
  mutating func run() throws(Failure) {
    Interruption.forward([SIGWINCH, SIGTSTP, SIGCONT])
    do throws(SystemError) { try session.enter() } catch { throw .writing("the terminal", error) }
    defer { session.leave() }
    player.skip(from: MonotonicClock.now, to: MonotonicClock.now)
    while try turn() {}
  }

  /// Takes in what has happened, shows what is due, and waits; false when it is over.
  private mutating func turn() throws(Failure) -> Bool {
    try takeSignals()
    guard let bytes = session.device.readKeys() else { return false }
    let now = MonotonicClock.now
    for key in bytes.isEmpty ? [] : keys.keys(in: bytes) where player.press(key, at: now) == .quit {
      return false
    }
    do throws(SystemError) { try show(at: now) } catch {
      try Interruption.check()
      throw .writing("the terminal", error)
    }
    let frame = 1 / footage.frameRate
    let spent = MonotonicClock.now - now
    session.device.wait(player.isPlaying(at: now) ? max(frame - spent, 0) : 0.5, or: wake)
    return true
  }

  private mutating func takeSignals() throws(Failure) {
    var bytes: [UInt8] = []
    // An empty pipe is no failure: there was no signal.
    do throws(SystemError) { bytes = try wake.read(64) } catch {}
    try Interruption.check()
    for signal in bytes.map(Int32.init) {
      switch signal {
      case SIGWINCH: size = session.device.size
      case SIGTSTP: suspend()
      case SIGCONT: resume()
      default: break
      }
    }
  }

  private mutating func suspend() {
    let before = MonotonicClock.now
    session.leave()
    Interruption.performDefault(SIGTSTP)
    resume()
    player.skip(from: before, to: MonotonicClock.now)
  }

  private mutating func resume() {
    // Where the terminal has gone meanwhile, showing the next frame finds out and says so.
    do throws(SystemError) { try session.enterAgain() } catch {}
    painter.invalidate()
    size = session.device.size
    lastTime = nil
  }

  private mutating func show(at now: Double) throws(SystemError) {
    let time = player.time(at: now)
    let isNew = time != lastTime
    if isNew { shownAt.append(now) }
    shownAt.removeAll { now - $0 > 1 }
    lastTime = time
    try session.device.output.write(painter.update(to: screen(at: time, now: now)))
  }

  private mutating func screen(at time: Double, now: Double) -> Screen {
    let pictureRows = max(size.rows - 1, 1)
    let viewport = Viewport(showing: box, width: size.columns, height: pictureRows * 2)
    let frame = footage.frame(time)
    let rasterizer = rasterizer(for: viewport, frame.canvas)
    let picture = rasterizer.picture(of: frame)
    var screen =
      depth == .none
      ? picture.plainCells(columns: size.columns, rows: size.rows)
      : picture.cells(columns: size.columns, rows: size.rows)
    let isPlaying = player.isPlaying(at: now)
    let line = StatusLine(
      time: time, end: footage.end, speed: player.speed, isPlaying: isPlaying,
      framesPerSecond: isPlaying ? Double(shownAt.count) : nil, name: footage.name)
    screen.write(
      line.text(columns: size.columns), column: 0, row: size.rows - 1,
      foreground: TerminalColor(Light(hex: 0xC8CCD4)), background: TerminalColor(Light(hex: 0x1B1E24)))
    return screen
  }

  private mutating func rasterizer(for viewport: Viewport, _ canvas: Canvas) -> Rasterizer {
    if let rasterizer, rasterizer.viewport == viewport, rasterizer.suits(canvas) { return rasterizer }
    let new = Rasterizer(canvas: canvas, viewport: viewport, scheme: scheme)
    rasterizer = new
    return new
  }
}
