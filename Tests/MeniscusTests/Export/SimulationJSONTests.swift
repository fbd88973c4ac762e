import Foundation
import TestSupport
import Testing

/// The whole simulation as JSON, against its schema and against the other formats.
@Suite struct SimulationJSONTests {
  let tool: ToolRunner

  init() throws { tool = try ToolRunner() }

  private static let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../docs/simulation.schema.json").standardized.path

  @Test(
    .enabled(if: Machine.has("jsonschema"), "jsonschema is not installed"),
    arguments: ["action-menu", "map-controls", "materialize", "blend-at-rest"])
  func itFollowsItsSchema(_ scene: String) throws {
    defer { tool.cleanUp() }
    let run = try tool.run("export", scene, "--format", "json", "--fps", "20", "-o", "a.json")
    #expect(run.status == 0, "\(run.errors)")
    _ = try JSONSerialization.jsonObject(with: Data(tool.read("a.json").utf8))
    let check = try tool.shell("jsonschema -i a.json '\(Self.schema)'")
    #expect(check.status == 0, "\(check.text)\(check.errors)")
  }

  @Test func itsFramesAndEventsAreThoseOfTheTables() throws {
    let run = try tool.run("export", "action-menu", "--format", "json", "--fps", "30")
    let document = try #require(JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let frames = try #require(document["frames"] as? [[String: Any]])
    let rows = try tool.run("export", "action-menu", "--format", "csv", "--fps", "30").text.split(
      separator: "\n"
    )
    .dropFirst()
    let elements = frames.flatMap { $0["elements"] as? [[String: Any]] ?? [] }
    #expect(elements.count == rows.count)
    for (element, row) in zip(elements, rows) {
      let cells = row.split(separator: ",", omittingEmptySubsequences: false)
      #expect(element["name"] as? String == String(cells[2]))
      #expect(element["x"] as? Double == Double(cells[4]))
      #expect(element["vy"] as? Double == Double(cells[11]))
    }
    let events =
      try tool.run("export", "action-menu", "--format", "events").text.split(separator: "\n").count - 1
    #expect((document["events"] as? [Any])?.count == events)
    let outline =
      try tool.run("export", "action-menu", "--format", "outline", "--fps", "30").text
      .split(separator: "\n").count - 1
    let contours = frames.flatMap { $0["containers"] as? [[String: Any]] ?? [] }.flatMap {
      $0["outline"] as? [Any] ?? []
    }
    #expect(contours.count == outline)
  }

  @Test func theBytesDoNotDependOnTheJobs() throws {
    let words = ["export", "interrupted", "--format", "json", "--fps", "100"]
    #expect(try tool.run(words + ["--jobs", "1"]).output == tool.run(words + ["--jobs", "5"]).output)
  }
}
