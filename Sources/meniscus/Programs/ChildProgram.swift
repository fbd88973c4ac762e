// The environment is handed on as it is; nothing in the tool changes it.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// A program of the person's own that this tool starts, with the words it gets.
struct ChildProgram: Sendable {
  let path: String
  let arguments: [String]

  /// The name by which a message calls it.
  var name: String {
    String(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])
  }

  /// The command as a shell would take it.
  var line: String { ([path] + arguments).map(Self.shellWord).joined(separator: " ") }

  private static func shellWord(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      ("a"..."z").contains(Character(UnicodeScalar(byte)))
        || ("A"..."Z").contains(Character(UnicodeScalar(byte)))
        || "0123456789-_./=:,+%@".utf8.contains(byte)
    }
    if plain, !word.isEmpty { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// Runs it to its end.
  ///
  /// - Parameter notes: a file that takes what it says, and that is free for this run.
  /// - Throws: a `Failure` with its own words where it fails.
  func run(notes: String) throws(Failure) {
    try start(input: nil, notes: notes).finish()
  }

  /// Starts it; standard input is a descriptor, or nothing.
  func start(input: Descriptor?, notes: String) throws(Failure) -> RunningProgram {
    var process: pid_t = 0
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    let status = withPlan(input: input, notes: notes) { actions, attributes in
      posix_spawn(&process, path, &actions, &attributes, words, environ)
    }
    guard status == 0 else {
      throw Failure(
        status: ExitStatus.ioError,
        report: .text("\(quoted(path)) cannot be started: \(SystemError(code: status).text)"))
    }
    return RunningProgram(program: self, process: process, notes: notes)
  }

  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  /// Where its input and output go, and that it takes signals as any program does: this tool ignores SIGPIPE.
  private func withPlan(input: Descriptor?, notes: String, _ body: (inout Actions, inout Attributes) -> Int32)
    -> Int32
  {
    #if canImport(Darwin)
      var (actions, attributes): (Actions, Attributes) = (nil, nil)
    #else
      var (actions, attributes) = (Actions(), Attributes())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input.number, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_addopen(&actions, 1, notes, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    return body(&actions, &attributes)
  }
}
