#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Exporters
import SceneModel

/// Runs the player in a terminal: keys, clicks and signals in, pictures out, by the wall clock.
///
/// A picture is drawn for the time it is shown at, never for the one it was due at, so a slow terminal
/// shows fewer frames and is not late.
struct PlayLoop {
  private let wake: Descriptor
  private var session: TerminalSession
  private var negotiation: GraphicsNegotiation
  private var display: PlayDisplay
  private var model: PlayModel
  private var watch: SceneWatch?
  private var decoder = InputDecoder()
  private var rate: FrameRate
  private var hasChanged = true
  private var lastInput = 0.0

  init(
    _ model: PlayModel, framesPerSecond: Double, depth: ColorDepth, graphics: GraphicsChoice,
    watch: SceneWatch?, device: TerminalDevice
  ) {
    self.model = model
    self.watch = watch
    wake = Interruption.makeWakeDescriptor()
    session = TerminalSession(device)
    negotiation = GraphicsNegotiation(graphics, depth: depth, environment: Environment.value)
    display = PlayDisplay(depth: depth, scheme: model.scheme, size: device.size)
    rate = FrameRate(framesPerSecond: framesPerSecond)
  }

  /// Plays until the person has seen enough.
  mutating func run() throws(Failure) {
    Interruption.forward([SIGWINCH, SIGTSTP, SIGCONT])
    let before = MonotonicClock.now
    do throws(SystemError) {
      try session.enter()
      try session.device.output.write(negotiation.question(at: before))
    } catch { throw .writing("the terminal", error) }
    defer { leave() }
    while negotiation.isOpen(at: MonotonicClock.now) {
      session.device.wait(0.02, or: wake)
      guard try takeInput() else { return }
    }
    display.use(negotiation, session.device)
    model.skip(from: before, to: MonotonicClock.now)
    while try turn() {}
  }

  /// Takes in what has happened, shows what is due, and waits; false when it is over.
  private mutating func turn() throws(Failure) -> Bool {
    try takeSignals()
    guard try takeInput() else { return false }
    let now = MonotonicClock.now
    if let news = watch?.news(at: now) { take(news, at: now) }
    let isPlaying = model.clock.isPlaying(at: now)
    if hasChanged || !isPlaying || rate.isDue(at: now) {
      try show(at: now)
      rate.plan(at: now)
    }
    let idle = watch == nil ? 0.5 : 0.2
    let wait = isPlaying ? rate.wait(at: MonotonicClock.now) : decoder.isWaiting ? 0.05 : idle
    session.device.wait(wait, or: wake)
    return true
  }

  private mutating func show(at now: Double) throws(Failure) {
    let isPlaying = model.clock.isPlaying(at: now)
    if isPlaying { rate.note(at: now) }
    do throws(SystemError) {
      let bytes = display.update(
        to: &model, at: now, framesPerSecond: isPlaying ? rate.framesPerSecond(at: now) : nil)
      try session.device.output.write(bytes)
    } catch {
      try Interruption.check()
      throw .writing("the terminal", error)
    }
    hasChanged = false
  }

  private mutating func leave() {
    if negotiation.isUnanswered {
      // An answer that comes late must not end up as the shell's input.
      session.device.wait(0.1, or: wake)
      _ = session.device.readKeys()
    }
    session.leave(clearing: display.clearing)
  }
}

// MARK: - What comes in

extension PlayLoop {
  /// Reads keys, clicks and answers; false when it is over.
  private mutating func takeInput() throws(Failure) -> Bool {
    guard let bytes = session.device.readKeys() else {
      try Interruption.check()
      return false
    }
    let now = MonotonicClock.now
    if !bytes.isEmpty { lastInput = now }
    let inputs = decoder.inputs(in: bytes) + decoder.timeOut(after: now - lastInput)
    for input in inputs {
      hasChanged = true
      switch input {
      case .key(let key):
        guard let command = KeyBinding.command(for: key), let wish = model.obey(command, at: now) else {
          continue
        }
        guard grant(wish, at: now) else { return false }
      case .pointer(let column, let row, let isDown):
        let target = display.painter.target(column: column, row: row)
        if isDown, let target { model.press(target.point, on: target.pane, slack: target.slack, at: now) }
        if !isDown { model.release(target?.point, slack: target?.slack ?? 0, at: now) }
      case .attributes, .kittyGraphics, .cellSize:
        negotiation.take(input)
        if !negotiation.isOpen(at: now) { display.use(negotiation, session.device) }
      }
    }
    return true
  }

  /// Does what only the outside can do; false for the end.
  private mutating func grant(_ wish: PlayModel.Wish, at now: Double) -> Bool {
    switch wish {
    case .quit: return false
    case .save(let name, let ending, let bytes):
      do throws(Failure) {
        model.say("saved \(printable(try NewFile.write(bytes, name: name, ending: ending)))", at: now)
      } catch {
        model.say(error.line, at: now)
      }
      return true
    }
  }

  private mutating func take(_ news: SceneWatch.News, at now: Double) {
    hasChanged = true
    switch news {
    case .scenes(let takes): model.replace(takes, at: now)
    case .fault(let text): model.fault = text
    }
  }

  private mutating func takeSignals() throws(Failure) {
    var bytes: [UInt8] = []
    // An empty pipe is no failure: there was no signal.
    do throws(SystemError) { bytes = try wake.read(64) } catch {}
    try Interruption.check()
    for signal in bytes.map(Int32.init) {
      hasChanged = true
      switch signal {
      case SIGWINCH: display.use(negotiation, session.device)
      case SIGTSTP: suspend()
      case SIGCONT: resume()
      default: break
      }
    }
  }

  private mutating func suspend() {
    let before = MonotonicClock.now
    session.leave(clearing: display.clearing)
    Interruption.performDefault(SIGTSTP)
    resume()
    model.skip(from: before, to: MonotonicClock.now)
  }

  private mutating func resume() {
    // Where the terminal has gone meanwhile, showing the next frame finds out and says so.
    do throws(SystemError) { try session.enterAgain() } catch {}
    display.use(negotiation, session.device)
  }
}
