#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One run of a program, waited for by its number.
///
/// Foundation's own waits until every process that the child leaves behind has ended, a daemon too.
struct ChildProcess {
  let program: String
  let arguments: [String]
  let environment: [String: String]
  /// The folder that the program runs in.
  let folder: String
  /// Standard input, output and error.
  let files: [String]

  /// Runs it to its end.
  ///
  /// - Returns: the exit status, or 128 and the number of the signal that ended it.
  /// - Throws: ``ToolRunner/Unavailable`` where it cannot be started.
  func run() throws -> Int32 {
    let process = try start()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw ToolRunner.Unavailable(description: "waiting for \(program) failed") }
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Starts it, as the leader of a session of its own where that is asked for.
  func start(leadsSession: Bool = false) throws -> pid_t {
    // The shell changes the folder, because not every system's spawn can; `exec` leaves the number the same.
    let line = "cd \"$0\" && exec \"$@\""
    return try spawn(["/bin/sh", "-c", line, folder, program] + arguments, leadsSession: leadsSession)
  }

  private func spawn(_ words: [String], leadsSession: Bool) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // A terminal is open for both at all three, as a shell has it.
    posix_spawn_file_actions_addopen(&actions, 0, files[0], leadsSession ? O_RDWR : O_RDONLY, 0)
    for number in 1...2 {
      posix_spawn_file_actions_addopen(
        &actions, Int32(number), files[number], leadsSession ? O_RDWR : O_WRONLY, 0)
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    setFlags(&attributes, leadsSession: leadsSession)
    var arguments = words.map { strdup($0) }
    var variables = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in arguments + variables { free(text) } }
    arguments.append(nil)
    variables.append(nil)
    var process: pid_t = 0
    let status = posix_spawn(&process, words[0], &actions, &attributes, arguments, variables)
    guard status == 0 else {
      throw ToolRunner.Unavailable(
        description: "\(program) cannot be started: \(String(cString: strerror(status)))")
    }
    return process
  }

  /// A shell starts a program with no signal blocked or ignored; a thread of a test runner may have both.
  #if canImport(Darwin)
    private func setFlags(_ attributes: inout posix_spawnattr_t?, leadsSession: Bool) {
      var none = sigset_t()
      var all = sigset_t()
      sigemptyset(&none)
      sigfillset(&all)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setsigdefault(&attributes, &all)
      let session = leadsSession ? Int32(POSIX_SPAWN_SETSID) : 0
      posix_spawnattr_setflags(
        &attributes, Int16(Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | session))
    }
  #else
    private func setFlags(_ attributes: inout posix_spawnattr_t, leadsSession: Bool) {
      var none = sigset_t()
      var all = sigset_t()
      sigemptyset(&none)
      sigfillset(&all)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setsigdefault(&attributes, &all)
      // glibc and musl call it POSIX_SPAWN_SETSID, which not every header shows.
      let session: Int32 = leadsSession ? 0x80 : 0
      posix_spawnattr_setflags(
        &attributes, Int16(Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | session))
    }
  #endif
}
