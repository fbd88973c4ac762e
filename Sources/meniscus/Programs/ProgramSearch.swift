#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds programs as a shell does.
enum ProgramSearch {
  /// The path of a program by its name, or by a path that is taken as it is; `nil` where there is none.
  static func path(of name: String) -> String? {
    if name.contains("/") { return isProgram(name) ? name : nil }
    for folder in (Environment.value("PATH") ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":") {
      let path = "\(folder)/\(name)"
      if isProgram(path) { return path }
    }
    return nil
  }

  private static func isProgram(_ path: String) -> Bool {
    FileSystem.kind(path) == .file && access(path, X_OK) == 0
  }
}
