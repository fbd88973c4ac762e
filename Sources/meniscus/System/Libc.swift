// One place says which C library there is; the other files of this folder say the same at their top,
// because an import holds for its own file only.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the operating system said went wrong.
struct SystemError: Error, Equatable {
  /// The number, as in `errno`.
  var code: Int32

  /// What the last call that failed on this thread left behind.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's own words, in English because the tool never sets a locale.
  var text: String { String(cString: strerror(code)) }

  static let interrupted = SystemError(code: EINTR)
  static let brokenPipe = SystemError(code: EPIPE)
  static let exists = SystemError(code: EEXIST)
  static let missing = SystemError(code: ENOENT)
  static let wouldBlock = SystemError(code: EWOULDBLOCK)
  static let isDirectory = SystemError(code: EISDIR)
}

/// The variables of the process's environment.
enum Environment {
  /// The value of a variable; `nil` where it is not set.
  static func value(_ name: String) -> String? {
    guard let text = getenv(name) else { return nil }
    return String(cString: text)
  }
}

/// A clock that only runs forwards.
enum MonotonicClock {
  /// The time in seconds since some fixed moment.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Waits for some seconds, under one; less where a signal comes.
  static func sleep(_ seconds: Double) {
    var time = timespec(tv_sec: 0, tv_nsec: Int(seconds * 1e9))
    nanosleep(&time, nil)
  }
}

/// The processors of this machine.
enum Processors {
  /// How many are at work, at least 1.
  static var count: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// This machine.
enum ThisMachine {
  /// Its name in the network; empty where it has none.
  static var name: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// This process.
enum ThisProcess {
  /// Its number.
  static var id: Int32 { getpid() }

  /// Whether it may do anything.
  static var isRoot: Bool { geteuid() == 0 }

  /// Ends the process at once; nothing is flushed, so whatever is to be written has been written before.
  static func end(_ status: Int32) -> Never { exit(status) }
}
