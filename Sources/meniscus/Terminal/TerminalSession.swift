#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// What a crash handler needs must be at hand without any call that allocates, so it stands in plain memory.
nonisolated(unsafe) private var crashSettings = termios()
nonisolated(unsafe) private var crashInput: Int32 = -1
nonisolated(unsafe) private var crashOutput: Int32 = -1

/// The time during which the tool has the screen to itself: entered, left and entered again at will.
struct TerminalSession {
  let device: TerminalDevice
  private var former: TerminalDevice.Settings?

  init(_ device: TerminalDevice) {
    self.device = device
  }

  /// The alternate screen, no cursor, no wrapping at the right edge, clicks of the mouse in SGR's form.
  private static let enterSequence = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J\u{1B}[?1000h\u{1B}[?1006h"
  /// Ends a synchronized update that may be open, and puts everything back.
  private static let leaveSequence =
    "\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Takes the screen.
  mutating func enter() throws(SystemError) {
    guard former == nil else { return }
    let settings = device.settings
    former = settings
    if let settings {
      crashSettings = settings.value
      crashInput = device.input.number
      crashOutput = device.output.number
      prepareCrashHandler()
      Interruption.onCrash(restoreAndDie)
      device.apply(TerminalDevice.keyByKey(settings))
    }
    try device.output.write(Array(Self.enterSequence.utf8))
  }

  /// Takes the screen again after something else may have had it.
  mutating func enterAgain() throws(SystemError) {
    guard let settings = former else { return try enter() }
    device.apply(TerminalDevice.keyByKey(settings))
    try device.output.write(Array(Self.enterSequence.utf8))
  }

  /// Gives the screen back as it was; a terminal that has gone needs nothing.
  ///
  /// - Parameter clearing: What takes away things of ours that would outlast the screen.
  mutating func leave(clearing: String = "") {
    do throws(SystemError) { try device.output.write(Array((clearing + Self.leaveSequence).utf8)) } catch {}
    if let former { device.apply(former) }
    former = nil
    crashInput = -1
  }

  fileprivate static let leaveBytes = Array(leaveSequence.utf8)

  /// Makes the bytes now, because a signal handler cannot.
  private func prepareCrashHandler() {
    precondition(!Self.leaveBytes.isEmpty, "leaving a terminal takes a sequence")
  }
}

/// A mistake of ours must not cost a person their terminal.
private func restoreAndDie(_ number: Int32) {
  if crashInput >= 0 {
    TerminalSession.leaveBytes.withUnsafeBytes { _ = write(crashOutput, $0.baseAddress, $0.count) }
    tcsetattr(crashInput, TCSANOW, &crashSettings)
    crashInput = -1
  }
  signal(number, SIG_DFL)
  raise(number)
}
