import Foundation
import TestSupport
import Testing

/// What keys and clicks do in the player, in a terminal of tmux.
@Suite(.serialized, .enabled(if: TerminalSession.isAvailable, "tmux is not installed"))
struct PlayerTests {
  /// Starts to play, and waits for the picture.
  private func play(_ arguments: String, columns: Int = 110, in session: TerminalSession? = nil) throws
    -> TerminalSession
  {
    let session = try session ?? TerminalSession(columns: columns, rows: 30)
    try session.type("\"$M\" play \(arguments); echo rc=$?")
    try session.waitUntil("the status line is there") { $0.contains("q quit") }
    return session
  }

  private func quit(_ session: TerminalSession) throws {
    try session.press("q")
    try session.waitUntil("the shell is back") { $0.contains("rc=0\nready>") }
    #expect(try session.flags() == "0 1 1 0 0")
  }

  private func numbers(_ screen: String) -> (time: Double, end: Double)? {
    screen.firstMatch(of: /(\d+\.\d+) \/ (\d+\.\d+) s/).flatMap { match in
      Double(match.1).flatMap { time in Double(match.2).map { (time, $0) } }
    }
  }

  /// A press or a release of the first button on a cell, counted from 1, as a terminal reports it.
  private func mouse(_ session: TerminalSession, _ column: Int, _ row: Int, isDown: Bool) throws {
    try session.tmux("send-keys -l $'\\e[<0;\(column);\(row)\(isDown ? "M" : "m")'")
  }

  @Test func keysSeekStepAndChangeSpeed() throws {
    let session = try play("action-menu")
    try session.press("Space")
    try session.waitUntil("it stands") { $0.contains("space play") }
    try session.press("5")
    let half = try session.waitUntil("it is at the middle") {
      numbers($0).map { abs($0.time - $0.end / 2) < 0.002 } ?? false
    }
    let middle = try #require(numbers(half)).time
    try session.press("S-Right")
    try session.waitUntil("it is a tenth of a second on") {
      numbers($0).map { abs($0.time - middle - 0.1) < 0.0015 } ?? false
    }
    try session.press("S-Left S-Left")
    try session.waitUntil("it is a tenth back") {
      numbers($0).map { abs($0.time - middle + 0.1) < 0.0015 } ?? false
    }
    try session.press("]")
    try session.waitUntil("it is faster") { $0.contains("1.5×") }
    try session.press("[ [")
    try session.waitUntil("it is slower") { $0.contains("0.75×") }
    try session.press("l")
    try session.waitUntil("it loops") { $0.contains("   loop") }
    try quit(session)
  }

  @Test func eventsComeOneAfterTheOther() throws {
    let session = try play("action-menu")
    try session.press("Home")
    try session.waitUntil("the events have been found, and it goes to the first") { screen in
      if numbers(screen)?.time == 0 { try session.press("e") }
      return numbers(screen)?.time == 0.5
    }
    try session.press("e")
    let screen = try session.waitUntil("it is at the next") { numbers($0).map { $0.time > 0.5 } ?? false }
    #expect(screen.contains("split "), "\(screen)")
    let events = try session.tool.run("export", "action-menu", "--format", "events", "--precision", "3").text
    let times = events.split(separator: "\n").compactMap {
      $0.split(separator: ",").first.flatMap { Double($0) }
    }
    #expect(times.contains(try #require(numbers(screen)).time))
    try quit(session)
  }

  @Test func panelsSayWhatThereIsToSay() throws {
    let session = try play("action-menu --from 0.9")
    try session.press("Space c")
    try session.waitUntil("there are curves") { $0.contains("‘edit’") && $0.contains("content_opacity") }
    let curves = try session.screen()
    #expect(curves.contains("x 138"), "what stands still is said in words")
    #expect(curves.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) }, "braille")
    try session.press("Tab")
    try session.waitUntil("the next element has its curves") { $0.contains("‘share’") }
    try session.press("x")
    let why = try session.waitUntil("there is an explanation") { $0.contains("Why") }
    #expect(why.contains("tap ‘Toggle’") && why.contains("comes out of toggle"))
    try session.press("?")
    let help = try session.waitUntil("there is help") { $0.contains("Keys") }
    #expect(help.contains("save this frame as SVG") && help.contains("a tenth of a second"))
    try session.press("Escape")
    try session.waitUntil("the panel is gone") { !$0.contains("Keys") }
    try quit(session)
  }

  @Test func aSavedFrameIsTheFrameThatIsExported() throws {
    let session = try play("action-menu")
    try session.press("Home Right Right Right Right Right Right s")
    try session.waitUntil("it is saved") { $0.contains("saved action-menu-0.100.svg") }
    try session.press("s")
    try session.waitUntil("it is saved beside it") { $0.contains("saved action-menu-0.100-2.svg") }
    try quit(session)
    let saved = try session.tool.read("action-menu-0.100.svg")
    #expect(
      try session.tool.run("export", "action-menu", "--format", "svg", "--at", "0.1", "-o", "f").status == 0)
    #expect(saved == (try session.tool.read("f/frame_00000.svg")))
    #expect(saved == (try session.tool.read("action-menu-0.100-2.svg")))
  }

  @Test func aClickTapsAndTheMorphGoesOnFromWhereItIs() throws {
    let session = try play("action-menu --to 0.3")
    try session.waitUntil("it is at the end") { $0.contains("space replay") }
    // The toggle is in the middle of the picture, whose rows are those above the status line.
    try mouse(session, 55, 15, isDown: true)
    try session.waitUntil("the finger is down") { $0.contains(" / … s") && $0.contains("live") }
    try mouse(session, 55, 15, isDown: false)
    try session.waitUntil("the menu is open") { $0.contains("♥") && $0.contains("space replay") }
    let opened = try #require(numbers(session.screen()))
    #expect(opened.time > 0.8 && opened.time == opened.end)
    // A second click, and a third before the second has come to rest: slowly, so that there is time for it.
    try session.press("[ [ [ [ [ [")
    try session.waitUntil("it is slow") { $0.contains("0.05×") }
    try mouse(session, 55, 15, isDown: true)
    try mouse(session, 55, 15, isDown: false)
    try session.waitUntil("it closes") { $0.contains("space pause") && !$0.contains("/ …") }
    let closing = try #require(numbers(session.screen())).end
    try session.waitUntil("it has come some way") {
      numbers($0).map { $0.time > opened.time + 0.02 } ?? false
    }
    try mouse(session, 55, 15, isDown: true)
    try mouse(session, 55, 15, isDown: false)
    // How soon it rests depends on how far it had come.
    try session.waitUntil("it opens again") { numbers($0).map { $0.end != closing } ?? false }
    try session.press("w")
    try session.waitUntil("it is saved") { $0.contains("saved action-menu-live.json") }
    try quit(session)
    #expect(try session.tool.run("check", "action-menu-live.json", "--quiet").status == 0)
    let explained = try session.tool.run("explain", "action-menu-live.json").text
    #expect(explained.matches(of: /tap ‘Toggle’: isExpanded false → true/).count == 2, "\(explained)")
    #expect(explained.matches(of: /tap ‘Toggle’: isExpanded true → false/).count == 1)
  }

  @Test func aFingerThatSlidesOffDoesNothing() throws {
    let session = try play("action-menu --to 0.3")
    try session.waitUntil("it is at the end") { $0.contains("space replay") }
    try mouse(session, 55, 15, isDown: true)
    try session.waitUntil("the finger is down") { $0.contains(" / … s") }
    try mouse(session, 2, 2, isDown: false)
    try session.waitUntil("nothing has happened") { $0.contains("space replay") && !$0.contains("/ …") }
    #expect(try !session.screen().contains("♥"))
    try mouse(session, 2, 2, isDown: true)
    try mouse(session, 2, 2, isDown: false)
    try quit(session)
  }

  @Test func springsStandSideBySideAndAreTappedTogether() throws {
    let session = try play("action-menu --spring smooth --spring duration=0.4,bounce=0.6 --to 0.3")
    let screen = try session.waitUntil("it is at the end") { $0.contains("space replay") }
    #expect(screen.contains("● smooth") && screen.contains("  duration 0.4, bounce 0.6"), "\(screen)")
    try session.press("p")
    try session.waitUntil("the other is looked at") { $0.contains("● duration 0.4") }
    try mouse(session, 27, 15, isDown: true)
    try mouse(session, 27, 15, isDown: false)
    try session.waitUntil("both menus are open") {
      $0.filter { $0 == "♥" }.count == 2 && $0.contains("space replay")
    }
    try quit(session)
  }

  @Test func aSavedFileIsPlayedAgain() throws {
    let session = try TerminalSession(columns: 110, rows: 30)
    #expect(try session.tool.run("new", "menu", "--quiet").status == 0)
    let good = try session.tool.read("menu.json")
    _ = try play("menu.json --watch", in: session)
    let end = try #require(numbers(session.screen())).end
    try session.tool.write("{ \"meniscus\": 1, ", to: "menu.json")
    let fault = try session.waitUntil("the fault is shown") { $0.contains("menu.json:1:") }
    #expect(
      fault.contains("the last that could goes on") && fault.contains("/ \(end)") || fault.contains(" s "))
    try session.tool.write(good.replacingOccurrences(of: "\"at\": 2,", with: "\"at\": 3,"), to: "menu.json")
    try session.waitUntil("the new scene is played") {
      !$0.contains("menu.json:1:") && (numbers($0).map { abs($0.end - end - 1) < 0.002 } ?? false)
    }
    try quit(session)
  }

  @Test func aPaletteOf256ColoursIsUsedWhereThereIsNoMore() throws {
    let session = try TerminalSession(columns: 100, rows: 30)
    try session.type("unset COLORTERM; \"$M\" play action-menu; echo rc=$?")
    try session.waitUntil("the status line is there") { $0.contains("q quit") }
    let colors = try session.coloredScreen()
    #expect(colors.contains("48;5;") && !colors.contains("48;2;"))
    try quit(session)
  }

  @Test func aTerminalThatGoesAwayEndsIt() throws {
    let session = try play("action-menu")
    let process = try session.toolProcess()
    try session.tmux("kill-server")
    let end = Date().addingTimeInterval(60)
    var isThere = true
    while isThere, Date() < end {
      isThere = try session.tool.shell("kill -0 \(process)").status == 0
      Thread.sleep(forTimeInterval: 0.05)
    }
    #expect(!isThere)
  }
}
