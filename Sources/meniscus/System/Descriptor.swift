#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that the system has open for this process, by its number.
struct Descriptor: Equatable {
  var number: Int32

  static let standardInput = Descriptor(number: 0)
  static let standardOutput = Descriptor(number: 1)
  static let standardError = Descriptor(number: 2)

  /// Whether a person's terminal is at the other end.
  var isTerminal: Bool { isatty(number) == 1 }

  /// Opens a file for reading.
  static func reading(_ path: String) throws(SystemError) -> Descriptor {
    try opened(path, O_RDONLY | O_CLOEXEC, 0)
  }

  /// Makes a file that must not be there yet, for writing.
  static func creating(_ path: String) throws(SystemError) -> Descriptor {
    try opened(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
  }

  /// Opens what is already there for writing: a device, a pipe.
  static func writing(_ path: String) throws(SystemError) -> Descriptor {
    try opened(path, O_WRONLY | O_CLOEXEC, 0)
  }

  /// Opens a folder and holds it for this process.
  ///
  /// - Throws: `SystemError.wouldBlock` where another process holds it.
  static func locking(_ folder: String) throws(SystemError) -> Descriptor {
    let descriptor = try opened(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    guard flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 else { throw SystemError.last }
    return descriptor
  }

  /// The last bytes of a file, at most so many.
  func tail(_ count: Int) throws(SystemError) -> [UInt8] {
    let length = lseek(number, 0, SEEK_END)
    guard length >= 0, lseek(number, max(0, length - off_t(count)), SEEK_SET) >= 0 else {
      throw SystemError.last
    }
    return try read(count)
  }

  /// Opens the terminal that controls this process, for both.
  static func controllingTerminal() throws(SystemError) -> Descriptor {
    try opened("/dev/tty", O_RDWR | O_CLOEXEC, 0)
  }

  private static func opened(_ path: String, _ flags: Int32, _ mode: mode_t) throws(SystemError)
    -> Descriptor
  {
    let number = open(path, flags, mode)
    guard number >= 0 else { throw SystemError.last }
    return Descriptor(number: number)
  }

  /// Closes it.
  ///
  /// What a close reports late (a full disk on a network file system) is an error of writing.
  func close() throws(SystemError) {
    #if canImport(Glibc)
      let status = Glibc.close(number)
    #elseif canImport(Musl)
      let status = Musl.close(number)
    #else
      let status = Darwin.close(number)
    #endif
    guard status == 0 else { throw SystemError.last }
  }

  /// Reads at most `count` bytes; none at the end of the file.
  ///
  /// - Throws: `SystemError.interrupted` where a signal came first.
  func read(_ count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let got = readBytes(number, buffer.baseAddress, count)
      if got < 0 { failure = SystemError.last }
      filled = max(got, 0)
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes all of the bytes, however many calls that takes.
  ///
  /// - Throws: `SystemError.interrupted` where a signal that ends the tool came first.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let put = writeBytes(number, bytes.baseAddress.map { $0 + done }, bytes.count - done)
      if put >= 0 {
        done += put
        continue
      }
      let error = SystemError.last
      if error == .interrupted, !Interruption.isPending { continue }
      if error.code == EAGAIN {
        waitUntilWritable()
        continue
      }
      throw error
    }
  }

  /// Writes all of the bytes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var failure: SystemError?
    bytes.withUnsafeBytes { buffer in
      do throws(SystemError) { try write(buffer) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private func waitUntilWritable() {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, 1000)
  }
}

private func readBytes(_ number: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, start, count)
}

private func writeBytes(_ number: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, start, count)
}
