#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// A handler may do next to nothing, so it notes the signal and wakes whoever waits; the work looks at the
// note between frames and unwinds by itself, which removes what was half written. A second signal of the
// same kind ends the process at once, in case the work never looks.
nonisolated(unsafe) private var pendingSignal: Int32 = 0
nonisolated(unsafe) private var wakePipe: (read: Int32, write: Int32) = (-1, -1)

/// The signals that ask the tool to end.
enum Interruption {
  /// Whether one has come.
  static var isPending: Bool { pendingSignal != 0 }

  /// Which has come; 0 for none.
  static var signal: Int32 { pendingSignal }

  /// From now on, signals that ask for the end are noted, and a closed pipe is an error of writing.
  static func watch() {
    var action = sigaction()
    ignore(SIGPIPE)
    setHandler(&action, noteSignal)
    for signal in [SIGINT, SIGTERM] { sigaction(signal, &action, nil) }
    unblock([SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH])
    if !isIgnored(SIGHUP) { sigaction(SIGHUP, &action, nil) }
  }

  /// - Throws: `Failure.interrupted` where a signal has asked for the end.
  static func check() throws(Failure) {
    if pendingSignal != 0 { throw .interrupted(by: pendingSignal) }
  }

  /// A descriptor that has something to read once a signal has come, for a loop that waits on several things.
  static func makeWakeDescriptor() -> Descriptor {
    if wakePipe.read < 0 {
      var ends: [Int32] = [-1, -1]
      if pipe(&ends) == 0 {
        for end in ends {
          _ = fcntl(end, F_SETFL, O_NONBLOCK)
          _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        wakePipe = (ends[0], ends[1])
      }
    }
    return Descriptor(number: wakePipe.read)
  }

  /// Passes a signal on to whoever waits on the wake descriptor, as one byte.
  static func forward(_ signals: [Int32]) {
    var action = sigaction()
    setHandler(&action, wakeOnly)
    for signal in signals { sigaction(signal, &action, nil) }
  }

  /// Does what a signal does by itself, and comes back where that is to stop and go on.
  static func performDefault(_ signal: Int32) {
    var action = sigaction()
    var former = sigaction()
    setHandler(&action, SIG_DFL)
    sigaction(signal, &action, &former)
    raise(signal)
    sigaction(signal, &former, nil)
  }

  /// Runs a handler when the process is about to die of its own mistake; the handler only makes calls that a
  /// signal handler may make.
  static func onCrash(_ handler: @convention(c) (Int32) -> Void) {
    var action = sigaction()
    setHandler(&action, handler)
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGQUIT] {
      sigaction(signal, &action, nil)
    }
  }

  /// A program that was started from a thread that blocks signals inherits that, and could not be stopped.
  private static func unblock(_ signals: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    sigprocmask(SIG_UNBLOCK, &set, nil)
  }

  /// `nohup` starts a program with SIGHUP ignored; that wish is kept.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var former = sigaction()
    sigaction(signal, nil, &former)
    return isIgnore(&former)
  }

  private static func ignore(_ number: Int32) {
    var action = sigaction()
    setHandler(&action, SIG_IGN)
    sigaction(number, &action, nil)
  }
}

private func noteSignal(_ number: Int32) {
  let saved = errno
  if pendingSignal == number { _exit(128 + number) }
  pendingSignal = number
  wake(number)
  errno = saved
}

private func wakeOnly(_ number: Int32) {
  let saved = errno
  wake(number)
  errno = saved
}

private func wake(_ number: Int32) {
  guard wakePipe.write >= 0 else { return }
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(wakePipe.write, &byte, 1)
}

#if canImport(Darwin)
  private typealias Handler = (@convention(c) (Int32) -> Void)?
  private func setHandler(_ action: inout sigaction, _ handler: Handler) {
    action.__sigaction_u.__sa_handler = handler
  }
  private func isIgnore(_ action: inout sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
  }
#else
  private typealias Handler = (@convention(c) (Int32) -> Void)?
  private func setHandler(_ action: inout sigaction, _ handler: Handler) {
    action.__sigaction_handler.sa_handler = handler
  }
  private func isIgnore(_ action: inout sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }
#endif
