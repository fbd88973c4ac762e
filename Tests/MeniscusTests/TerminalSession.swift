import Foundation
import TestSupport

/// A terminal of tmux with a shell in it, for tests that press keys and look at the screen.
final class TerminalSession {
  let tool: ToolRunner
  private let socket = "meniscus-\(UUID().uuidString.prefix(8))"

  /// Why the screen never showed what was waited for.
  struct NeverShown: Error, CustomStringConvertible {
    var description: String
  }

  static let isAvailable = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  init(columns: Int = 100, rows: Int = 30) throws {
    tool = try ToolRunner()
    // `$M` and a prompt that cannot be mistaken for anything that the tool prints.
    let shell = "env M='\(tool.tool.path)' COLORTERM=truecolor PS1='ready> ' bash --norc --noprofile -i"
    try tmux("-f /dev/null new-session -d -x \(columns) -y \(rows) \"\(shell)\"")
    try waitUntil("the shell is there") { $0.contains("ready>") }
  }

  deinit {
    // The session may have ended with the test; there is nobody to tell either way.
    do { _ = try tool.shell("tmux -L \(socket) kill-server") } catch {}
    tool.cleanUp()
  }

  @discardableResult
  func tmux(_ words: String) throws -> String { try tool.shell("tmux -L \(socket) \(words)").text }

  /// Types a line and presses Return.
  func type(_ line: String) throws {
    try tmux("send-keys -l -- '\(line)'")
    try press("Enter")
  }

  /// Presses keys, by tmux's names for them.
  func press(_ keys: String) throws { try tmux("send-keys \(keys)") }

  /// What the screen shows.
  func screen() throws -> String { try tmux("capture-pane -p") }

  /// What the screen shows, with its colours.
  func coloredScreen() throws -> String { try tmux("capture-pane -epN") }

  /// Whether the alternate screen is on, the cursor is shown, lines wrap, and the mouse is asked for, in SGR's form.
  func flags() throws -> String {
    try tmux(
      "display-message -p '#{alternate_on} #{cursor_flag} #{wrap_flag} #{mouse_any_flag} #{mouse_sgr_flag}'"
    ).trimmingCharacters(
      in: .whitespacesAndNewlines)
  }

  /// Looks at the screen again and again until it shows something; a minute is for slow machines only.
  @discardableResult
  func waitUntil(_ what: String, _ isShown: (String) throws -> Bool) throws -> String {
    let end = Date().addingTimeInterval(60)
    var last = ""
    while Date() < end {
      last = try screen()
      if try isShown(last) { return last }
      Thread.sleep(forTimeInterval: 0.03)
    }
    throw NeverShown(description: "waited in vain until \(what); the screen shows:\n\(last)")
  }

  /// The number of the tool's process.
  func toolProcess() throws -> String {
    let pane = try tmux("display-message -p '#{pane_pid}'").trimmingCharacters(in: .whitespacesAndNewlines)
    return try tool.shell("pgrep -P \(pane) meniscus").text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
