public import Foundation

/// Runs the tool that was built with the tests, as a person's shell would.
public struct ToolRunner: Sendable {
  /// What a run of the tool came to.
  public struct Outcome: Sendable {
    /// The number that a shell would show: the exit status, or 128 and the signal's number.
    public let status: Int32
    /// What it wrote to standard output.
    public let output: Data
    /// What it wrote to standard error.
    public let errors: String

    /// Standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Why the tool could not be run at all.
  public struct Unavailable: Error, CustomStringConvertible {
    /// The reason.
    public let description: String
  }

  /// The folder in which the tool runs; it is made for this runner and empty at first.
  public let folder: URL
  /// The built tool.
  public let tool: URL

  /// Makes a runner with a new folder of its own.
  ///
  /// - Throws: ``Unavailable`` where the tool was not built beside the tests.
  public init() throws {
    tool = try Self.builtTool()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("meniscus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Takes the folder away.
  public func cleanUp() {
    // A test that made a folder unreadable has to undo that itself; what is left is the system's to clear.
    do { try FileManager.default.removeItem(at: folder) } catch {}
  }

  /// Runs the tool with arguments, and with a text on standard input.
  public func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws
    -> Outcome
  {
    try start(tool, arguments, input, environment)
  }

  /// Runs the tool with arguments in an array.
  public func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    try start(tool, arguments, "", environment)
  }

  /// Runs a line of shell in the folder; `$M` is the tool.
  public func shell(_ line: String, environment: [String: String] = [:]) throws -> Outcome {
    let shell = URL(fileURLWithPath: "/bin/bash")
    return try start(shell, ["-c", line], "", environment.merging(["M": tool.path]) { own, _ in own })
  }

  /// Starts the tool in a terminal of its own.
  public func play(
    _ arguments: String..., columns: Int = 80, rows: Int = 24, cell: (width: Int, height: Int) = (0, 0),
    environment extra: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      tool, arguments, environment: environment(extra), folder: folder, columns: columns, rows: rows,
      cell: cell)
  }

  /// Writes a file into the folder.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// The names in the folder, or in a folder inside it, hidden ones included, in order.
  public func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path).sorted()
  }

  /// The text of a file in the folder.
  public func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }

  // Files instead of pipes: nothing can block, and no other test's child can hold an end open.
  private func start(_ program: URL, _ arguments: [String], _ input: String, _ extra: [String: String]) throws
    -> Outcome
  {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { do { try FileManager.default.removeItem(at: scratch) } catch {} }
    let files = ["in", "out", "err"].map { scratch.appendingPathComponent($0) }
    for file in files { try Data(file == files[0] ? Data(input.utf8) : Data()).write(to: file) }
    let child = ChildProcess(
      program: program.path, arguments: arguments, environment: environment(extra), folder: folder.path,
      files: files.map(\.path))
    let status = try child.run()
    return Outcome(
      status: status, output: try Data(contentsOf: files[1]),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }

  /// The tests' own environment without what changes colours.
  private func environment(_ extra: [String: String]) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "COLORTERM", "TMUX"] { environment[name] = nil }
    environment["TERM"] = "xterm-256color"
    return environment.merging(extra) { _, new in new }
  }

  /// The tool stands beside the test bundle, wherever that was built.
  private static func builtTool() throws -> URL {
    for argument in CommandLine.arguments where argument.contains(".xctest") {
      var folder = URL(fileURLWithPath: argument)
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let tool = folder.appendingPathComponent("meniscus")
        if FileManager.default.isExecutableFile(atPath: tool.path), !isFolder(tool) { return tool }
      }
    }
    throw Unavailable(description: "no built meniscus beside the tests: \(CommandLine.arguments)")
  }

  private static func isFolder(_ file: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
