import Foundation
import TestSupport
import Testing

/// The formats of `export` besides frames as CSV and SVG.
@Suite struct FormatTests {
  let tool: ToolRunner

  init() throws { tool = try ToolRunner() }

  @Test func eventsAreInOrderOfTimeWhateverTheFrameRate() throws {
    let run = try tool.run("export", "action-menu", "--format", "events")
    #expect(run.status == 0)
    let lines = run.text.split(separator: "\n")
    #expect(lines.first == "time,kind,element,other,value")
    let rows = lines.dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(rows.allSatisfy { $0.count == 5 })
    let times = rows.compactMap { Double($0[0]) }
    #expect(times.count == rows.count && times == times.sorted())
    let kinds = Set(rows.map { String($0[1]) })
    #expect(kinds.isSuperset(of: ["state-change", "appear", "disappear", "split", "bridge", "settled"]))
    #expect(try tool.run("export", "action-menu", "--format", "events", "--fps", "30").status == 64)
    let late = try tool.run("export", "action-menu", "--format", "events", "--from", "2", "--to", "3")
    let lateTimes = late.text.split(separator: "\n").dropFirst().compactMap {
      Double($0.prefix { $0 != "," })
    }
    #expect(!lateTimes.isEmpty && lateTimes.allSatisfy { (2...3).contains($0) })
  }

  @Test func outlinesAreClosedPaths() throws {
    let run = try tool.run("export", "action-menu", "--format", "outline", "--at", "0,0.6,1.5")
    let lines = run.text.split(separator: "\n")
    #expect(lines.first == "frame,time,container,contour,svg_path")
    let rows = lines.dropFirst().map { $0.split(separator: ",", maxSplits: 4) }
    #expect(
      rows.map { $0[0] } == ["0", "1"] + Array(repeating: "2", count: 5), "one, one merged, and five apart")
    #expect(rows.allSatisfy { $0[4].hasPrefix("M") && $0[4].hasSuffix("Z") })
  }

  @Test(arguments: ["svg-animated", "svg-sheet"])
  func aSinglePictureGoesToStandardOutputOrAFile(_ format: String) throws {
    defer { tool.cleanUp() }
    let words = ["export", "action-menu", "--format", format]
    let run = try tool.run(words)
    #expect(run.status == 0)
    #expect(run.text.hasPrefix("<svg xmlns=") && run.text.hasSuffix("</svg>\n"))
    #expect(try tool.run(words + ["-o", "a.svg"]).status == 0)
    #expect(try Data(run.output) == Data(tool.read("a.svg").utf8))
    #expect(try tool.run(words + ["-o", "a.svg"]).status == 0, "an earlier export is no loss")
    try tool.write("<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0\"/></svg>", to: "mine.svg")
    #expect(try tool.run(words + ["-o", "mine.svg"]).status == 73)
    #expect(try tool.shell("command -v xmllint >/dev/null || exit 0; xmllint --noout a.svg").status == 0)
  }

  @Test func aSheetShowsTheTimesAskedFor() throws {
    let run = try tool.run("export", "action-menu", "--format", "svg-sheet", "--at", "0,0.6")
    #expect(run.text.contains("0.000 s") && run.text.contains("0.600 s"))
    #expect(try tool.run("export", "action-menu", "--format", "svg-sheet", "--fps", "1000").status == 64)
  }

  @Test func anEmptyRangeIsSaid() throws {
    let table = try tool.run("export", "action-menu", "--format", "csv", "--from", "100", "--to", "100")
    #expect(table.status == 0 && table.text.contains("\n0,100.000000,"))
    let run = try tool.run("export", "action-menu", "--format", "svg-animated", "--from", "100")
    #expect(run.status == 0 || run.status == 64)
    #expect(run.status == 0 || run.errors.contains("--from"))
  }
}
