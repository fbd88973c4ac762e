import Foundation
import TestSupport
import Testing

@Suite struct ArgumentTests {
  let tool: ToolRunner

  init() throws { tool = try ToolRunner() }

  @Test func theVersionIsOneLine() throws {
    let run = try tool.run("--version")
    #expect(run.status == 0)
    #expect(run.text.wholeMatch(of: /meniscus \d+\.\d+\.\d+\n/) != nil)
    #expect(run.errors.isEmpty)
  }

  @Test func noVerbShowsHelpAndIsAMistake() throws {
    let run = try tool.run()
    #expect(run.status == 64)
    #expect(run.text.isEmpty)
    #expect(run.errors.contains("Usage: meniscus VERB"))
  }

  @Test(arguments: ["--help", "-h", "help"])
  func helpNamesEveryVerb(_ word: String) throws {
    let run = try tool.run(word)
    #expect(run.status == 0)
    for verb in ["play", "export", "explain", "check", "new", "list"] {
      #expect(run.text.contains("  \(verb) "))
    }
  }

  @Test(arguments: ["play", "export", "explain", "check", "new", "list"])
  func everyVerbHasHelp(_ verb: String) throws {
    let run = try tool.run(verb, "--help")
    #expect(run.status == 0)
    #expect(run.text.contains("Usage: meniscus \(verb)"))
    #expect(run.text.contains("--help"))
    #expect(try tool.run("help", verb).text == run.text)
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func helpWinsOverMissingOperands() throws {
    #expect(try tool.run("export", "--help").status == 0)
  }

  @Test(arguments: [
    (["plya"], "did you mean ‘play’?"),
    (["frobnicate"], "there is no verb ‘frobnicate’"),
    (["--frobnicate"], "‘--frobnicate’"),
    (["list", "--jsno"], "did you mean ‘--json’?"),
    (["list", "-z"], "‘-z’"),
    (["list", "surplus"], "‘surplus’"),
    (["list", "--json=yes"], "takes no value"),
    (["check"], "needs FILE"),
    (["export", "action-menu"], "--format"),
    (["export", "action-menu", "--format"], "needs a value"),
    (["export", "action-menu", "--format", "csvv"], "did you mean ‘csv’?"),
    (["export", "action-menu", "--format", "svg"], "-o"),
    (["export", "action-menu", "--format", "csv", "--fps", "0"], "--fps"),
    (["export", "action-menu", "--format", "csv", "--fps", "nan"], "--fps"),
    (["export", "action-menu", "--format", "csv", "--fps", "1e999"], "--fps"),
    (["export", "action-menu", "--format", "csv", "--fps", "60", "--fps", "30"], "twice"),
    (["export", "action-menu", "--format", "csv", "--from", "-1"], "--from"),
    (["export", "action-menu", "--format", "csv", "--from", "2", "--to", "1"], "--to"),
    (["export", "action-menu", "--format", "csv", "--at", "0,x"], "--at"),
    (["export", "action-menu", "--format", "csv", "--at", ""], "--at"),
    (["export", "action-menu", "--format", "csv", "--precision", "99"], "--precision"),
    (["export", "action-menu", "--format", "csv", "--canvas", "0,10"], "--canvas"),
    (["export", "action-menu", "--format", "csv", "--jobs", "0"], "--jobs"),
    (["export", "action-menu", "--format", "csv", "--step", "0"], "--step"),
    (["export", "action-menu", "--format", "csv", "--tap", "Toggle"], "--tap"),
    (["export", "action-menu", "--format", "csv", "--set", "x@1"], "--set"),
    (["export", "action-menu", "--format", "csv", "--integrator", "euler"], "--integrator"),
    (["play", "action-menu", "--color", "sometimes"], "--color"),
    (["play", "action-menu", "--scheme", "ligth"], "did you mean ‘light’?"),
  ])
  func mistakesAreNamedWithTheirPlace(_ words: [String], _ wanted: String) throws {
    let run = try tool.run(words)
    #expect(run.status == 64, "\(words): \(run.errors)")
    #expect(run.errors.contains(wanted), "\(words): \(run.errors)")
    #expect(run.errors.hasPrefix("meniscus: error: "))
    #expect(run.text.isEmpty)
  }

  @Test func optionsMayStandAnywhereAndInEitherForm() throws {
    let plain = try tool.run("export", "action-menu", "--format", "csv", "--at", "0,0.5")
    #expect(plain.status == 0)
    for words in [
      ["export", "--format=csv", "--at=0,0.5", "action-menu"],
      ["export", "--at", "0,0.5", "--format=csv", "--", "action-menu"],
      ["export", "action-menu", "--format", "csv", "--at", "0,0.5", "-o-"],
      ["export", "action-menu", "--format", "csv", "--at", "0,0.5", "-o", "-"],
    ] {
      #expect(try tool.run(words).output == plain.output, "\(words)")
    }
  }

  @Test func coloursFollowTheOption() throws {
    #expect(try tool.run("plya", "--color", "always").errors.contains("\u{1B}[1;31merror:"))
    #expect(try tool.run("plya").errors.contains("\u{1B}") == false)
    #expect(try tool.run("plya", environment: ["NO_COLOR": "1"]).errors.contains("\u{1B}") == false)
  }
}

@Suite struct ManualTests {
  /// The guide shows every verb's help word for word; `MENISCUS_UPDATE_GOLDENS=1` brings it up to date.
  @Test func theGuideShowsTheHelpAsItIs() throws {
    let tool = try ToolRunner()
    let verbs = try tool.run("--help").text.split(separator: "\n\n").first { $0.hasPrefix("Verbs:") }
    let names = try #require(verbs).split(separator: "\n").dropFirst().filter { !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.count >= 6)
    let helps = try names.map { "### \($0)\n\n```text\n\(try tool.run($0, "--help").text)```\n" }
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appendingPathComponent("docs/cli.md")
    let guide = try String(contentsOf: file, encoding: .utf8)
    let heading = "## Every verb\n\n"
    let start = try #require(guide.range(of: heading))
    let wanted = guide[..<start.upperBound] + helps.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["MENISCUS_UPDATE_GOLDENS"] == "1" {
      try Data(wanted.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == wanted)
  }

  /// The manual page says the same; `MENISCUS_UPDATE_GOLDENS=1` brings it up to date.
  @Test func theManualPageIsMadeOfTheHelp() throws {
    let page = try ToolRunner().run("help", "--man").text
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appendingPathComponent("docs/meniscus.1")
    if ProcessInfo.processInfo.environment["MENISCUS_UPDATE_GOLDENS"] == "1" {
      try Data(page.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == page)
  }
}
