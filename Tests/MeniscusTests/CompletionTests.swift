import Foundation
import TestSupport
import Testing

/// The scripts of `completions`, each loaded by its shell and asked.
@Suite(.serialized) struct CompletionTests {
  private let tool: ToolRunner

  init() throws {
    tool = try ToolRunner()
    for shell in ["bash", "zsh", "fish"] {
      try tool.write(try tool.run("completions", shell).text, to: "meniscus.\(shell)")
    }
    try tool.write("{}", to: "mine.json")
    try tool.write("", to: "notes.txt")
  }

  /// What bash offers for the last of some words.
  private func bash(_ words: [String]) throws -> [String] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let line =
      "source ./meniscus.bash; COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _meniscus; "
      + "printf '%s\\n' \"${COMPREPLY[@]}\""
    let run = try tool.shell(line)
    #expect(run.errors.isEmpty, "\(run.errors)")
    return run.text.split(separator: "\n").map(String.init)
  }

  @Test func bashCompletesVerbsOptionsChoicesAndScenes() throws {
    #expect(try bash(["meniscus", "pl"]) == ["play"])
    #expect(try bash(["meniscus", "help", "exp"]) == ["export", "explain"])
    #expect(try bash(["meniscus", "play", "--gr"]) == ["--graphics"])
    #expect(try bash(["meniscus", "play", "--graphics", ""]) == ["auto", "kitty", "sixel", "cells"])
    #expect(try bash(["meniscus", "play", "--graphics", "=", "s"]) == ["sixel"])
    #expect(try bash(["meniscus", "play", "--spring", "b"]) == ["bouncy"])
    #expect(try bash(["meniscus", "play", "action"]) == ["action-menu"])
    #expect(try bash(["meniscus", "play", "mi"]) == ["mine.json"])
    #expect(try bash(["meniscus", "play", "no"]).isEmpty, "no scene ends in txt")
    #expect(try bash(["meniscus", "play", "--fps", ""]).isEmpty)
    #expect(try bash(["meniscus", "export", "mine.json", "-o", "no"]) == ["notes.txt"])
    #expect(try bash(["meniscus", "completions", ""]) == ["bash", "zsh", "fish"])
  }

  @Test func everyVerbAndOptionIsThere() throws {
    for command in try bash(["meniscus", ""]) where !["help", "--help", "--version"].contains(command) {
      let help = try tool.run(command, "--help").text
      let names = help.matches(of: /(?m)^  (?:-\w, )?(--[a-z-]+)/).map { String($0.1) }
      #expect(try bash(["meniscus", command, "--"]) == names, "\(command)")
    }
  }

  @Test(.enabled(if: Machine.has("fish"), "fish is not installed"))
  func fishCompletesThemToo() throws {
    func fish(_ line: String) throws -> [String] {
      let run = try tool.shell(
        "XDG_CONFIG_HOME=$PWD fish --no-config -c \"source ./meniscus.fish; complete -C '\(line)'\"")
      #expect(run.errors.isEmpty, "\(run.errors)")
      return run.text.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
    }
    #expect(try fish("meniscus pl") == ["play"])
    #expect(try fish("meniscus play --gr") == ["--graphics"])
    #expect(try Set(fish("meniscus play --graphics ")) == ["auto", "kitty", "sixel", "cells"])
    #expect(try fish("meniscus play action") == ["action-menu"])
    #expect(try fish("meniscus play mi") == ["mine.json"])
    #expect(try fish("meniscus spring bou") == ["bouncy"])
    #expect(try Set(fish("meniscus completions ")) == ["bash", "zsh", "fish"])
  }

  @Test(
    .enabled(if: Machine.has("zsh") && TerminalSession.isAvailable, "zsh or tmux is not installed"))
  func zshCompletesThemToo() throws {
    let session = try TerminalSession(columns: 120, rows: 40)
    try session.tool.write(try session.tool.run("completions", "zsh").text, to: "_meniscus")
    try session.tool.write("{}", to: "mine.json")
    try session.type("PS1=\"zsh> \" ZDOTDIR=$PWD zsh -f")
    try session.waitUntil("zsh is there") { $0.contains("zsh> ") }
    try session.type("fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -d $PWD/dump; echo loaded")
    try session.waitUntil("the completions are loaded") { $0.contains("\nloaded\n") }
    for (typed, completed) in [
      ("meniscus pl", "meniscus play "), ("meniscus play --gr", "meniscus play --graphics="),
      ("meniscus play --graphics=ki", "meniscus play --graphics=kitty "),
      ("meniscus play action", "meniscus play action-menu "),
      ("meniscus play mi", "meniscus play mine.json "),
      ("meniscus spring bou", "meniscus spring bouncy "),
      ("meniscus completions f", "meniscus completions fish "),
    ] {
      try session.tmux("send-keys -l -- '\(typed)'")
      try session.press("Tab")
      // The space that follows what is complete is not seen, so a sign is typed after it.
      try session.tmux("send-keys -l -- '@'")
      try session.waitUntil("‘\(typed)’ is completed") { $0.contains("zsh> \(completed)@") }
      try session.press("C-u")
    }
  }

  @Test func anUnknownShellIsAMistake() throws {
    let run = try tool.run("completions", "fishh")
    #expect(run.status == 64 && run.errors.contains("did you mean ‘fish’?"))
  }
}

/// The man page, made of the same words as the help.
@Suite struct ManualPageTests {
  @Test func itNamesEveryOptionOfEveryVerb() throws {
    let tool = try ToolRunner()
    let page = try tool.run("help", "--man").text.replacingOccurrences(of: "\\-", with: "-")
    for verb in ["play", "export", "explain", "spring", "completions"] {
      let help = try tool.run(verb, "--help").text
      for match in help.matches(of: /(?m)^  (?:-\w, )?(--[a-z-]+)/) {
        #expect(page.contains("\\fB\(match.1)\\fR"), "\(verb) \(match.1)")
      }
    }
  }

  @Test(.enabled(if: Machine.has("mandoc"), "mandoc is not installed"))
  func mandocFindsNothingWrong() throws {
    let run = try ToolRunner().shell("\"$M\" help --man > m.1; mandoc -T lint -W warning m.1")
    #expect(run.status == 0 && run.text.isEmpty, "\(run.text)")
  }

  @Test(.enabled(if: Machine.has("man"), "man is not installed"))
  func manShowsIt() throws {
    let run = try ToolRunner().shell(
      "\"$M\" help --man > ./m.1; MANWIDTH=100 LC_ALL=C.UTF-8 man --warnings -E UTF-8 -l ./m.1")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.text.contains("--graphics auto|kitty|sixel|cells"))
  }
}
