import Foundation
import TestSupport
import Testing

@Suite struct SpringVerbTests {
  private func run(_ arguments: String...) throws -> ToolRunner.Outcome {
    let runner = try ToolRunner()
    defer { runner.cleanUp() }
    return try runner.run(arguments)
  }

  @Test func saysAllThereIsToSay() throws {
    let outcome = try run("spring", "bouncy")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    for part in ["157.91367", "17.592919", "0.818747 s", "1.044713 s", "4.5988 %", "0.35007 s"] {
      #expect(outcome.text.contains(part), "\(part)")
    }
  }

  @Test func samplesInFullPrecision() throws {
    let outcome = try run("spring", "bouncy", "--at", "0.1,0.5", "--precision", "full")
    let rows = outcome.text.split(separator: "\n").map { $0.split(separator: ",").compactMap { Double($0) } }
    #expect(outcome.text.hasPrefix("time,value,velocity\n"))
    #expect(isClose(rows[1][1], 0.4233021230745694, within: 1e-14))
    #expect(isClose(rows[2][2], -0.2109508199054446, within: 1e-13))
  }

  @Test func everyWayToGiveASpringIsTheSameSpring() throws {
    let ways = [
      ["--duration", "0.5", "--bounce", "0.3"], ["--response", "0.5", "--damping-ratio", "0.7"],
      ["--mass", "1", "--stiffness", "157.91367041742973", "--damping", "17.59291886010284"],
      ["--stiffness", "157.91367041742973", "--damping-ratio", "0.7"],
      ["--tension", "157.91367041742973", "--friction", "17.59291886010284", "--mass", "1"],
    ]
    for way in ways {
      let runner = try ToolRunner()
      defer { runner.cleanUp() }
      let outcome = try runner.run(["spring"] + way + ["--format", "csv"])
      #expect(outcome.text.contains(",0.818747,1.044713,0.045988,"), "\(way)")
    }
  }

  @Test(arguments: [
    "css", "swift", "compose", "flutter", "motion", "react-spring", "lottie", "bezier", "svg", "json",
  ])
  func everyFormatIsWritten(format: String) throws {
    let outcome = try run("spring", "bouncy", "--format", format)
    #expect(outcome.status == 0)
    #expect(outcome.text.count > 80)
    #expect(!outcome.text.lowercased().contains("nan"))
  }

  @Test(arguments: [
    (["--duration", "0.5", "--mass", "2"], "--duration and --mass contradict"),
    (["bouncey"], "did you mean ‘bouncy’"), (["--mass", "2"], "also needs --damping and --stiffness"),
    (["--bounce", "2"], "is not a number from"), (["--duration", "nan"], "is not a number from"),
    (["--duration", "0"], "is not a number from"), (["--bounce", "1", "--format", "css"], "never settles"),
    (["--from", "1", "--format", "css"], "--from to --target"), (["bouncy", "bouncy"], "given twice"),
    (["duration=x"], "duration: ‘x’"), (["tempo=1"], "no ‘tempo’"),
    (["bouncy", "--at", "0.1", "--format", "svg"], "--at goes with"),
    (["--stiffness", "1", "--tension", "1", "--damping", "1"], "two words for one thing"),
  ])
  func whatContradictsIsSaid(arguments: [String], part: String) throws {
    let runner = try ToolRunner()
    defer { runner.cleanUp() }
    let outcome = try runner.run(["spring"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(part), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }
}
