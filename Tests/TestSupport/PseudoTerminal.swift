public import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program in a terminal of the test's own: what it sends is kept byte by byte, and the test answers it.
public final class PseudoTerminal {
  /// Everything that the program has sent so far.
  public private(set) var output: [UInt8] = []
  private let terminal: Int32
  private let process: pid_t
  private var status: Int32?
  /// The settings of the line before the program began.
  private var former = termios()

  /// Why a program did not do what was waited for.
  public struct NeverSeen: Error, CustomStringConvertible {
    /// The reason.
    public let description: String
  }

  /// Starts a program in a terminal of so many places, each of so many pixels.
  public init(
    _ program: URL, _ arguments: [String], environment: [String: String], folder: URL, columns: Int = 80,
    rows: Int = 24, cell: (width: Int, height: Int) = (0, 0)
  ) throws {
    let path: String
    (terminal, path) = try Self.openTerminal()
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: UInt16(columns * cell.width),
      ws_ypixel: UInt16(rows * cell.height))
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    tcgetattr(terminal, &former)
    _ = fcntl(terminal, F_SETFD, FD_CLOEXEC)
    // The one who leads a session gets the first terminal that it opens as its own.
    process = try ChildProcess(
      program: program.path, arguments: arguments, environment: environment, folder: folder.path,
      files: [path, path, path]
    ).start(leadsSession: true)
  }

  /// Both ends: one as a descriptor, the other by its path.
  private static func openTerminal() throws -> (Int32, String) {
    #if canImport(Darwin)
      let terminal = posix_openpt(O_RDWR | O_NOCTTY)
      if terminal >= 0, grantpt(terminal) == 0, unlockpt(terminal) == 0, let name = ptsname(terminal) {
        return (terminal, String(cString: name))
      }
    #else
      // The calls of POSIX are not among those that the C library's module shows; these are what they do on Linux.
      let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (lock, number): (Int32, Int32) = (0, 0)
      if terminal >= 0, ioctl(terminal, setLock, &lock) == 0, ioctl(terminal, getNumber, &number) == 0 {
        return (terminal, "/dev/pts/\(number)")
      }
    #endif
    throw NeverSeen(description: "no terminal to be had: \(String(cString: strerror(errno)))")
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      _ = waitForEnd(seconds: 10)
    }
    close(terminal)
  }

  /// Types bytes.
  public func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
  }

  /// Reads until what has been sent since a place holds a text; a minute is for slow machines only.
  ///
  /// - Returns: the place after the text.
  @discardableResult
  public func waitFor(_ text: String, after place: Int = 0) throws -> Int {
    let wanted = Array(text.utf8)
    let end = Date().addingTimeInterval(60)
    var start = place
    while true {
      if let found = index(of: wanted, from: start) { return found + wanted.count }
      start = max(place, output.count - wanted.count)
      guard Date() < end else { break }
      if !readSome() { break }
    }
    throw NeverSeen(description: "‘\(text.debugDescription)’ never came; \(output.count) bytes did")
  }

  /// Reads to the end, and gives the number a shell would show.
  public func end() throws -> Int32 {
    let deadline = Date().addingTimeInterval(60)
    while Date() < deadline, readSome() {}
    guard let status = waitForEnd(seconds: 30) else { throw NeverSeen(description: "it does not end") }
    return status
  }

  /// Whether keys are echoed and lines edited as before the program began.
  public var isRestored: Bool {
    var now = termios()
    tcgetattr(terminal, &now)
    return now.c_lflag == former.c_lflag && now.c_iflag == former.c_iflag && now.c_oflag == former.c_oflag
  }

  /// Reads what is there, waiting a little; false where the program has closed the terminal.
  private func readSome() -> Bool {
    var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 50) > 0 else { return !hasEnded }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(terminal, &buffer, buffer.count)
    guard count > 0 else { return false }
    output += buffer[..<count]
    return true
  }

  private var hasEnded: Bool { waitForEnd(seconds: 0) != nil }

  private func waitForEnd(seconds: Double) -> Int32? {
    let end = Date().addingTimeInterval(seconds)
    while status == nil {
      var value: Int32 = 0
      if waitpid(process, &value, WNOHANG) == process {
        let signal = value & 0x7F
        status = signal == 0 ? value >> 8 & 0xFF : 128 + signal
      } else if Date() >= end {
        return nil
      } else {
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
    return status
  }

  private func index(of wanted: [UInt8], from start: Int) -> Int? {
    guard output.count >= wanted.count, let first = wanted.first else { return nil }
    var place = start
    while let next = output[place...].firstIndex(of: first), next + wanted.count <= output.count {
      if output[next..<next + wanted.count].elementsEqual(wanted) { return next }
      place = next + 1
    }
    return nil
  }
}
