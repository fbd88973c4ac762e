#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal that a person sits at: its size, its settings, its keys.
struct TerminalDevice {
  /// The settings of a terminal's line.
  struct Settings {
    let value: termios
  }

  /// How many characters it shows.
  struct Size: Equatable {
    var columns: Int
    var rows: Int
  }

  /// Where keys come from.
  let input: Descriptor
  /// Where the picture goes.
  let output: Descriptor

  /// The terminal at standard output, with its keys from standard input, or from the terminal itself where
  /// standard input is something else; `nil` where there are no keys to be had.
  static func attached() -> TerminalDevice? {
    guard Descriptor.standardOutput.isTerminal else { return nil }
    if Descriptor.standardInput.isTerminal {
      return TerminalDevice(input: .standardInput, output: .standardOutput)
    }
    do throws(SystemError) {
      return TerminalDevice(input: try .controllingTerminal(), output: .standardOutput)
    } catch {
      return nil
    }
  }

  /// The size now; 80 × 24 where the terminal does not say.
  var size: Size {
    var answer = winsize()
    guard ioctl(output.number, UInt(TIOCGWINSZ), &answer) == 0, answer.ws_col > 0, answer.ws_row > 0 else {
      return Size(columns: 80, rows: 24)
    }
    return Size(columns: Int(answer.ws_col), rows: Int(answer.ws_row))
  }

  /// The size of a cell in pixels, where the terminal says.
  var cellSize: (width: Int, height: Int)? {
    var answer = winsize()
    guard ioctl(output.number, UInt(TIOCGWINSZ), &answer) == 0, answer.ws_col > 0, answer.ws_row > 0 else {
      return nil
    }
    let (width, height) = (Int(answer.ws_xpixel / answer.ws_col), Int(answer.ws_ypixel / answer.ws_row))
    return (2...200).contains(width) && (2...200).contains(height) ? (width, height) : nil
  }

  var settings: Settings? {
    var value = termios()
    return tcgetattr(input.number, &value) == 0 ? Settings(value: value) : nil
  }

  func apply(_ settings: Settings) {
    var value = settings.value
    tcsetattr(input.number, TCSADRAIN, &value)
  }

  /// The settings in which keys come one by one and are not echoed; the keys for signals go on working.
  static func keyByKey(_ settings: Settings) -> Settings {
    var value = settings.value
    value.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &value.c_cc) { characters in
      characters[Int(VMIN)] = 0
      characters[Int(VTIME)] = 0
    }
    return Settings(value: value)
  }

  /// Waits until there is a key, a signal on the other descriptor, or the time in seconds is over.
  func wait(_ seconds: Double, or other: Descriptor) {
    var requests = [
      pollfd(fd: input.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: other.number, events: Int16(POLLIN), revents: 0),
    ]
    // Rounded up: a wait that ends early would only be followed by another.
    let milliseconds = Int32(min(max((seconds * 1000).rounded(.up), 0), 60_000))
    _ = poll(&requests, nfds_t(requests.count), milliseconds)
  }

  /// What has been typed since; `nil` where the terminal has gone.
  func readKeys() -> [UInt8]? {
    var request = pollfd(fd: input.number, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 0) > 0 else { return [] }
    let hasGone = request.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
    do throws(SystemError) {
      let bytes = try input.read(256)
      return bytes.isEmpty && hasGone ? nil : bytes
    } catch {
      return error == .interrupted ? [] : nil
    }
  }
}
