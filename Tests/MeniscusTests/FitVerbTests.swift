import Foundation
import TestSupport
import Testing

@Suite struct FitVerbTests {
  private let runner: ToolRunner

  init() throws { runner = try ToolRunner() }

  private func number(_ key: String, in outcome: ToolRunner.Outcome) throws -> Double {
    let object = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    return try #require((object[key] as? NSNumber)?.doubleValue)
  }

  @Test func meetsAWish() throws {
    defer { runner.cleanUp() }
    let outcome = try runner.run("fit", "--settle", "0.4", "--overshoot", "5%", "--json")
    #expect(isClose(try number("settle", in: outcome), 0.4, within: 1e-6))
    #expect(isClose(try number("overshoot", in: outcome), 0.05, within: 1e-6))
  }

  @Test func saysWhatCannotBeMet() throws {
    defer { runner.cleanUp() }
    let outcome = try runner.run("fit", "--bounce", "0", "--overshoot", ">=0.3")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("warning: no spring meets all of this"))
    #expect(outcome.text.contains("missed"))
  }

  @Test func findsTheSpringInARecording() throws {
    defer { runner.cleanUp() }
    let samples = try runner.shell(
      "$M spring --duration 0.4 --bounce 0.25 --target 100 --at $(seq -s, 0 0.016 1.2) > recording.csv")
    #expect(samples.status == 0)
    let outcome = try runner.run("fit", "--csv", "recording.csv", "--json")
    #expect(isClose(try number("duration", in: outcome), 0.4, within: 1e-4))
    #expect(isClose(try number("bounce", in: outcome), 0.25, within: 1e-3))
  }

  @Test(arguments: [
    ("react-spring:tension=170,friction=26", 170.0, 26.0), ("origami:tension=40,friction=7", 230.2, 22),
    ("compose:stiffness=400,damping-ratio=0.5", 400, 20),
  ])
  func replacesAnotherLibrary(text: String, stiffness: Double, damping: Double) throws {
    defer { runner.cleanUp() }
    let outcome = try runner.run("fit", "--library", text, "--json")
    #expect(isClose(try number("stiffness", in: outcome), stiffness, within: 1e-9))
    #expect(isClose(try number("damping", in: outcome), damping, within: 1e-9))
  }

  @Test(arguments: [
    (["fit"], 64, "something to fit to"), (["fit", "--bezier", "0,1,2"], 64, "four numbers"),
    (["fit", "--css", "cubic(1)"], 64, "easing"), (["fit", "--csv", "none.csv"], 66, "there is no file"),
    (["fit", "--library", "react"], 64, "no library"), (["fit", "--settle", "fast"], 64, "a value as in"),
    (["fit", "--bezier", "0,0,1,1", "--settle", "1"], 64, "a wish"),
    (["fit", "--library", "flutter:mass=1"], 64, "needs stiffness"),
  ])
  func whatCannotBeFittedIsSaid(arguments: [String], status: Int32, part: String) throws {
    defer { runner.cleanUp() }
    let outcome = try runner.run(arguments)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(part), "\(outcome.errors)")
  }
}
