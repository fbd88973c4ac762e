import Foundation
import TestSupport
import Testing

/// `play` in a real terminal: what keys do, and that the terminal is as it was on every way out.
@Suite(.serialized, .enabled(if: TerminalSession.isAvailable, "tmux is not installed"))
struct TerminalTests {
  /// Starts to play and waits for the picture.
  private func play(_ arguments: String = "action-menu", columns: Int = 100) throws -> TerminalSession {
    let session = try TerminalSession(columns: columns)
    try session.type("stty -g > before; \"$M\" play \(arguments); echo rc=$?; stty -g > after; echo over")
    try session.waitUntil("the status line is there") { $0.contains("q quit") }
    #expect(try session.flags() == "1 0 0 1 1")
    return session
  }

  /// The terminal is as it was, and the shell was told a number.
  private func expectRestored(_ session: TerminalSession, status: Int) throws {
    let screen = try session.waitUntil("the shell is back") { $0.contains("over\nready>") }
    #expect(screen.contains("rc=\(status)\n"), "\(screen)")
    #expect(!screen.contains("q quit"), "nothing is left of the picture")
    #expect(try session.flags() == "0 1 1 0 0")
    #expect(try session.tool.read("before") == session.tool.read("after"))
  }

  /// The scene time in the status line.
  private func time(_ screen: String) -> Double? {
    screen.firstMatch(of: /(\d+\.\d+) \/ \d+\.\d+ s/).flatMap { Double($0.1) }
  }

  @Test func thePictureIsInColourAndKeysMoveTime() throws {
    let session = try play()
    try session.press("Space")
    let still = try session.waitUntil("it stands") { $0.contains("space play") }
    #expect(try session.coloredScreen().contains("▀"))
    #expect(try session.coloredScreen().contains("48;2;"))
    #expect(try time(session.screen()) == time(still))
    try session.press("Home")
    try session.waitUntil("it is at the start") { time($0) == 0 }
    try session.press("Right Right Right")
    try session.waitUntil("it is three frames on") { time($0) == 0.05 }
    try session.press("Left")
    try session.waitUntil("it is one frame back") { time($0) == 0.033 }
    try session.press("End")
    try session.waitUntil("it is at the end") { $0.contains("space replay") }
    try session.press("Space")
    try session.waitUntil("it plays again") { $0.contains("space pause") }
    try session.press("q")
    try expectRestored(session, status: 0)
  }

  @Test func controlCEndsIt() throws {
    let session = try play()
    try session.press("C-c")
    try session.waitUntil("the shell is back") { $0.contains("ready>") }
    try session.type("echo rc=$?; stty -g > after; echo over")
    try expectRestored(session, status: 130)
  }

  @Test(arguments: [("TERM", 143), ("HUP", 129)])
  func signalsEndIt(_ signal: String, _ status: Int) throws {
    let session = try play()
    let process = try session.toolProcess()
    #expect(!process.isEmpty)
    _ = try session.tool.shell("kill -\(signal) \(process)")
    try expectRestored(session, status: status)
  }

  @Test func aCrashStillRestoresTheTerminal() throws {
    let session = try play()
    _ = try session.tool.shell("kill -SEGV \(try session.toolProcess())")
    let screen = try session.waitUntil("the shell is back") { $0.contains("over\nready>") }
    #expect(screen.contains("rc=139"))
    #expect(try session.flags() == "0 1 1 0 0")
    #expect(try session.tool.read("before") == session.tool.read("after"))
  }

  @Test func controlZSuspendsItAndItComesBack() throws {
    let session = try play()
    try session.press("C-z")
    let screen = try session.waitUntil("the shell is back") {
      $0.contains("ready>") && $0.contains("Stopped")
    }
    #expect(!screen.contains("q quit"))
    #expect(try session.flags() == "0 1 1 0 0")
    try session.type("clear; stty -g > during; cmp before during && fg")
    try session.waitUntil("the picture is back") { $0.contains("q quit") }
    #expect(try session.flags() == "1 0 0 1 1")
    try session.press("q")
    try session.waitUntil("the shell is back") { $0.contains("ready>") }
    #expect(try session.flags() == "0 1 1 0 0")
  }

  @Test func aResizeRedrawsIt() throws {
    let session = try play()
    try session.tmux("resize-window -x 60 -y 20")
    try session.waitUntil("the status line is the last of twenty") { screen in
      let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.count >= 20 && lines[19].contains(" s   1×")
    }
    try session.press("q")
    try expectRestored(session, status: 0)
  }

  @Test func aTerminalWithoutColoursGetsPlainCharacters() throws {
    let session = try play("action-menu --color never --from 0.9")
    try session.press("Space")
    let screen = try session.waitUntil("it stands") { $0.contains("space play") }
    #expect(screen.contains("#") && screen.contains(":::"))
    #expect(try !session.coloredScreen().contains("48;2;"))
    try session.press("q")
    try expectRestored(session, status: 0)
  }

  @Test func aSceneFromAPipeStillTakesKeys() throws {
    let session = try TerminalSession()
    try session.type(
      "stty -g > before; \"$M\" new s --quiet; cat s.json | \"$M\" play -; echo rc=$?; stty -g > after; echo over"
    )
    try session.waitUntil("the status line is there") { $0.contains("q quit") }
    try session.press("q")
    try expectRestored(session, status: 0)
  }

  @Test func nothingIsDrawnForASceneThatCannotBeRead() throws {
    let session = try TerminalSession()
    try session.type("echo { > bad.json; \"$M\" play bad.json; echo rc=$?")
    let screen = try session.waitUntil("it has ended") { $0.contains("rc=65\n") }
    #expect(screen.contains("bad.json:"))
    #expect(try session.flags() == "0 1 1 0 0")
  }

  @Test func longWorkShowsABarThatIsGoneAtTheEnd() throws {
    let session = try TerminalSession()
    try session.type("\"$M\" export action-menu --format csv --fps 10000 --to 40 -o a.csv; echo rc=$?")
    try session.waitUntil("the bar is there") {
      $0.contains(/\[=*> *\] \d+ %  \d+\/400001 frames  \d+ frames\/s  \d+\.\d s left/)
    }
    try session.press("C-c")
    // The prompt before the command is on the screen too: the end is where a prompt stands last.
    let screen = try session.waitUntil("it has ended") {
      $0.trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix("ready>")
    }
    #expect(!screen.contains("frames/s"), "\(screen)")
    #expect(try session.tool.names().isEmpty)
  }
}
