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
}
