import Foundation
import TestSupport
import Testing

/// Where standard output is no terminal, `play` prints a filmstrip.
@Suite struct FilmstripTests {
  let tool: ToolRunner

  init() throws { tool = try ToolRunner() }

  @Test func withoutASceneTheActionMenuIsShown() throws {
    let run = try tool.run("play")
    #expect(run.status == 0)
    #expect(run.output == (try tool.run("play", "action-menu").output))
    #expect(!run.text.contains("\u{1B}"))
  }

  @Test func theFramesAreThoseAskedFor() throws {
    let run = try tool.run("play", "action-menu", "--at", "0,0.75")
    let titles = run.text.split(separator: "\n").filter { $0.hasPrefix("frame ") }
    #expect(titles == ["frame 0  0.000 s", "frame 1  0.750 s"])
    #expect(run.text.contains("#"), "glass has an edge")
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func coloursComeWhereAskedFor() throws {
    let run = try tool.run("play", "action-menu", "--at", "0", "--color", "always")
    #expect(run.text.contains("\u{1B}[48;2;") && run.text.contains("▀"))
  }

  @Test func severalScenesComeOneAfterTheOther() throws {
    let run = try tool.run("play", "action-menu", "expand-row", "--at", "0", "--quiet")
    #expect(run.status == 0 && run.errors.isEmpty)
    let alone = try ["action-menu", "expand-row"].map { try tool.run("play", $0, "--at", "0").text }
    #expect(run.text == "== action-menu\n\(alone[0])== expand-row\n\(alone[1])")
  }

  @Test func aSpringTakesThePlaceOfEveryAnimation() throws {
    let moving = try tool.run("play", "action-menu", "--at", "0.6", "--spring", "smooth").text
    #expect(moving != (try tool.run("play", "action-menu", "--at", "0.6").text))
    #expect(moving != (try tool.run("play", "action-menu", "--at", "0.6", "--spring", "snappy").text))
    // The scene's own spring is what it is with its own spring given.
    #expect(
      try tool.run("play", "action-menu", "--at", "0.6", "--spring", "bouncy").text
        == tool.run("play", "action-menu", "--at", "0.6").text)
    let wrong = try tool.run("play", "action-menu", "--spring", "bouncey")
    #expect(wrong.status == 64 && wrong.errors.contains("--spring: ") && wrong.errors.contains("‘bouncy’"))
  }

  @Test func withReducedMotionWhatComesStandsInItsPlace() throws {
    let run = try tool.run("play", "action-menu", "--at", "0.55", "--reduce-motion")
    // Five shapes, none of which touches another: the glyphs of all buttons in their places.
    let rested = try tool.run("play", "action-menu", "--at", "1.9", "--reduce-motion").text
    let places = { (text: String) in
      text.split(separator: "\n").map { $0.firstIndex(of: "♥")?.utf16Offset(in: $0) }
    }
    #expect(places(run.text).compactMap { $0 } == places(rested).compactMap { $0 })
  }

  @Test func watchingNeedsAFile() throws {
    let run = try tool.run("play", "action-menu", "--watch")
    #expect(run.status == 64 && run.errors.contains("--watch"))
  }
}
