import Foundation
import TestSupport
import Testing

/// `convert`: what it writes plays as the original does.
@Suite struct ConvertVerbTests {
  let tool: ToolRunner

  init() throws { tool = try ToolRunner() }

  @Test(arguments: ["action-menu", "two-groups", "materialize"])
  func aConvertedSceneIsExportedTheSame(_ name: String) throws {
    defer { tool.cleanUp() }
    let path = "scene.json"
    let run = try tool.run("convert", name, "-o", path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.isEmpty)
    let first = try tool.run("export", name, "--format", "csv")
    let second = try tool.run("export", path, "--format", "csv")
    #expect(first.status == 0 && second.status == 0)
    #expect(first.text == second.text)
    // Nobody's work is replaced unasked.
    #expect(try tool.run("convert", name, "-o", path).status == 73)
    #expect(try tool.run("convert", name, "-o", path, "--force").status == 0)
  }
}
