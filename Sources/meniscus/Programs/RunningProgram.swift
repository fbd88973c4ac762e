#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that was started and has not been waited for.
struct RunningProgram {
  let program: ChildProgram
  let process: Int32
  /// The file that takes what it says.
  let notes: String

  /// Waits until it ends by itself.
  ///
  /// - Throws: a `Failure` with its own words where it failed; where a signal asks this tool to end, the program
  ///   is stopped first.
  func finish() throws(Failure) {
    var status: Int32 = 0
    var pause = 2e-4
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { break }
      guard ended == 0 || errno == EINTR else {
        throw Failure(status: ExitStatus.ioError, report: .text("waiting for \(program.name) failed"))
      }
      if Interruption.isPending {
        stop()
        throw .interrupted(by: Interruption.signal)
      }
      // A wait that a signal to any thread could end is more than POSIX has; a look now and then costs nothing.
      MonotonicClock.sleep(pause)
      pause = min(pause * 1.4, 0.005)
    }
    guard status != 0 else { return }
    // Ctrl-C goes to the program as well, and it may be the first to end.
    if status & 0x7F == SIGINT || status & 0x7F == SIGTERM { MonotonicClock.sleep(0.05) }
    try Interruption.check()
    throw failure(status)
  }

  /// Ends it at once.
  func stop() {
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  private func failure(_ status: Int32) -> Failure {
    let signal = status & 0x7F
    let end = signal == 0 ? "exit status \(status >> 8 & 0xFF)" : "signal \(signal)"
    let words = said()
    let text = words.isEmpty ? "\(program.name) failed (\(end))" : "\(program.name) failed (\(end)): \(words)"
    return Failure(status: ExitStatus.ioError, report: .text(text))
  }

  /// The last lines that it said, which hold the reason; a log that cannot be read says nothing.
  private func said() -> String {
    var bytes: [UInt8] = []
    do throws(SystemError) { bytes = try FileSystem.contents(notes) } catch { return "" }
    let lines = String(decoding: bytes.suffix(4000), as: UTF8.self).split(separator: "\n")
    return lines.suffix(6).map { printable(String($0)) }.joined(separator: "\n  ")
  }
}
