import Foundation
import TestSupport
import Testing

@Suite struct SweepVerbTests {
  private let runner: ToolRunner

  init() throws { runner = try ToolRunner() }

  @Test func writesARowForEachSpring() throws {
    defer { runner.cleanUp() }
    let outcome = try runner.run("sweep", "--bounce", "0:0.9:0.05", "--duration", "0.2:1:0.1")
    let lines = outcome.text.split(separator: "\n")
    #expect(outcome.status == 0)
    #expect(lines.count == 1 + 19 * 9)
    #expect(lines[0] == "duration,bounce,settle,overshoot")
    #expect(lines.contains("0.500000,0.300000,0.818747,0.045988"))
  }

  @Test func shardsAndJobsGiveTheSameBytes() throws {
    defer { runner.cleanUp() }
    let grid = "--bounce 0:0.9:0.01 --duration 0.2:1:0.01 --metrics settle,peak-velocity"
    let outcome = try runner.shell(
      """
      $M sweep \(grid) > whole.csv && $M sweep \(grid) --jobs 1 > one.csv && cmp whole.csv one.csv &&
      for i in 1 2 3; do $M sweep \(grid) --shard $i/3 -o part-$i.csv || exit 9; done &&
      cat part-1.csv part-2.csv part-3.csv | cmp - whole.csv
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func drawsAMapOfTwoParameters() throws {
    defer { runner.cleanUp() }
    let outcome = try runner.run(
      "sweep", "--bounce", "0:0.9:0.1", "--duration", "0.2:1:0.1", "--metrics", "settle", "--format", "svg")
    #expect(outcome.text.hasPrefix("<svg"))
    #expect(outcome.text.contains("settle (s)"))
  }

  @Test(arguments: [
    (["--bounce", "0.9:0:0.1"], "runs backwards"), (["--bounce", "0:1:0"], "no step above 0"),
    (["--bounce", "0:1:nan"], "from, to and step"), (["--bounce", "0:2:0.5"], "must be above -1"),
    (["--duration", "0.2:1:0.1", "--mass", "1:2:1"], "contradict"),
    (["--bounce", "0.5"], "needs a parameter with a range"),
    (["--mass", "1:1000000:1", "--stiffness", "1:1000000:1"], "--shard 1/500"),
    (["--bounce", "0:1:0.1", "--metrics", "setle"], "did you mean ‘settle’"),
    (["--bounce", "0:1:0.1", "--shard", "4/3"], "a piece and their number"),
    (["--bounce", "0:1:0.1", "--format", "svg"], "two parameters with a range"),
  ])
  func whatIsNoGridIsRefused(arguments: [String], part: String) throws {
    defer { runner.cleanUp() }
    let outcome = try runner.run(["sweep"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(part), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }
}
