import Foundation
import TestSupport
import Testing

@Suite struct ExportTests {
  let tool: ToolRunner

  init() throws { tool = try ToolRunner() }

  @Test func csvHasEveryElementAtEveryFrame() throws {
    let run = try tool.run("export", "action-menu", "--format", "csv")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "", "the last line ends in a line feed")
    let header =
      "frame,time,element,phase,x,y,width,height,corner_radius,opacity,"
      + "vx,vy,vwidth,vheight,content_opacity,material,blur,scale,tint"
    #expect(lines.first.map(String.init) == header)
    let rows = lines.dropFirst().dropLast().map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(rows.allSatisfy { $0.count == 19 })
    let frames = rows.compactMap { Int($0[0]) }
    #expect(frames.count == rows.count)
    #expect(Set(frames) == Set(0...(frames.last ?? -1)), "no frame is left out")
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(Set(rows.map { $0[2] }).count == 5, "the toggle and its four actions")
    #expect(!run.text.lowercased().contains("nan") && !run.text.contains("inf"))
    #expect(!run.text.contains("\r"))
  }

  @Test(arguments: [["--jobs", "1"], ["--jobs", "2"], ["--jobs", "7"]])
  func theBytesDoNotDependOnTheJobs(_ jobs: [String]) throws {
    let base = ["export", "action-menu", "--format", "csv", "--fps", "240"]
    #expect(try tool.run(base + jobs).output == tool.run(base).output)
  }

  @Test func timesAndPrecisionFollowTheOptions() throws {
    let run = try tool.run(
      "export", "action-menu", "--format", "csv", "--from", "0.5", "--to", "1", "--fps", "10", "--precision",
      "2")
    let times = run.text.split(separator: "\n").dropFirst().map { $0.split(separator: ",")[1] }
    var seen: [Substring] = []
    for time in times where seen.last != time { seen.append(time) }
    #expect(seen == ["0.50", "0.60", "0.70", "0.80", "0.90", "1.00"])
    let some = try tool.run("export", "action-menu", "--format", "csv", "--at", "1,0.25")
    #expect(some.text.contains("\n0,1.000000,") && some.text.contains("\n1,0.250000,"))
  }

  @Test func svgFramesAreNumberedAndWellFormed() throws {
    defer { tool.cleanUp() }
    let run = try tool.run("export", "action-menu", "--format", "svg", "-o", "frames", "--to", "0.2")
    #expect(run.status == 0)
    #expect(run.text.isEmpty && run.errors.isEmpty)
    let names = try tool.names(in: "frames")
    #expect(names == (0...12).map { "frame_000" + ($0 < 10 ? "0" : "") + "\($0).svg" })
    for name in names {
      let text = try tool.read("frames/" + name)
      #expect(text.contains("<svg") && text.hasSuffix("</svg>\n"))
      #expect(!text.contains("NaN") && !text.contains("inf\""))
    }
    #expect(try tool.names() == ["frames"])
  }

  @Test func framesAreTheSameWithAnyNumberOfJobs() throws {
    defer { tool.cleanUp() }
    for jobs in ["1", "5"] {
      _ = try tool.run("export", "interrupted", "--format", "svg", "-o", "f" + jobs, "--jobs", jobs)
    }
    #expect(try tool.shell("diff -r f1 f5").status == 0)
    #expect(try tool.names(in: "f1").count > 16)
  }

  @Test func aScriptedTapChangesWhatIsSeen() throws {
    let quiet = try tool.run("export", "action-menu", "--format", "csv", "--at", "0.2")
    let tapped = try tool.run(
      "export", "action-menu", "--format", "csv", "--at", "0.2", "--set", "isExpanded=true@0")
    #expect(tapped.status == 0, "\(tapped.errors)")
    #expect(quiet.output != tapped.output)
  }

  @Test func whatIsToBeDoneMustBeThereToDo() throws {
    let tap = try tool.run("export", "action-menu", "--format", "csv", "--tap", "Togle@1")
    #expect(tap.status == 64)
    #expect(tap.errors.contains("--tap at 1 s: no control is labelled ‘Togle’"))
    #expect(tap.errors.contains("did you mean ‘Toggle’?"))
    #expect(!tap.errors.contains("action-menu.json"))
    // Of several, the one that is wrong is named, whatever the others do.
    let taps = ["--tap", "Nobody@0.3", "--tap", "Toggle@0.1", "--set", "isExpanded=true@0.2"]
    let second = try tool.run(["explain", "action-menu"] + taps)
    #expect(second.status == 64)
    #expect(second.errors.contains("--tap at 0.3 s: no control is labelled ‘Nobody’"))
    let set = try tool.run("export", "action-menu", "--format", "csv", "--set", "isExpandde=true@0.1")
    #expect(set.status == 64)
    #expect(set.errors.contains("did you mean ‘isExpanded’?"))
    let kind = try tool.run("export", "action-menu", "--format", "csv", "--set", "isExpanded=7@0.1")
    #expect(kind.status == 64)
    #expect(kind.errors.contains("true or false"))
  }

  @Test func aTapThatTheScenesOwnTapsCannotFollowIsAMistakeInTheFile() throws {
    defer { tool.cleanUp() }
    let scene = """
      { "meniscus": 1, "name": "a", "canvas": { "width": 200, "height": 100 }, "state": { "isOn": true },
        "body": [{ "view": "Button", "title": "Off", "if": "isOn", "action": { "set": { "isOn": false } } }],
        "timeline": [{ "at": 1, "tap": "Off" }] }
      """
    try tool.write(scene, to: "a.json")
    let run = try tool.run("export", "a.json", "--format", "csv", "--tap", "Off@0.5")
    #expect(run.status == 65)
    #expect(run.errors.contains("a.json:3:"), "\(run.errors)")
  }
}
