import Foundation

/// What the machine that runs the tests has and allows, so that a test that cannot run is shown as skipped.
public enum Machine {
  /// Whether the shell finds a program.
  public static func has(_ program: String) -> Bool { succeeds("command -v \(program)") }

  /// Whether a command of the shell ends well.
  public static func succeeds(_ command: String) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
