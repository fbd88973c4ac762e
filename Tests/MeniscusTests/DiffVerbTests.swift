import Foundation
import TestSupport
import Testing

@Suite struct DiffVerbTests {
  private let runner: ToolRunner

  init() throws { runner = try ToolRunner() }

  private func diff(_ a: String, _ b: String, _ more: String...) throws -> ToolRunner.Outcome {
    try runner.write(a, to: "a.csv")
    try runner.write(b, to: "b.csv")
    return try runner.run(["diff", "a.csv", "b.csv"] + more)
  }

  @Test func equalFilesAreWithinTolerance() throws {
    defer { runner.cleanUp() }
    let outcome = try diff("time,x\n0,1\n1,2\n", "time,x\n0,1\n1,2\n")
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("within tolerance"))
  }

  @Test func theFirstAndTheWorstAreNamed() throws {
    defer { runner.cleanUp() }
    let outcome = try diff(
      "time,element,x\n0,a,1\n1,a,2\n2,a,3\n", "time,element,x\n0,a,1\n1,a,2.5\n2,a,5\n", "--color", "never")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("different: first in x of a at 1: 2 became 2.5"))
    #expect(
      outcome.text.split(separator: "\n").contains {
        $0.hasPrefix("x") && $0.contains("2") && $0.contains("a")
      })
  }

  @Test func aSceneIsComparedWithItself() throws {
    defer { runner.cleanUp() }
    let outcome = try runner.shell(
      "$M export action-menu --format csv --precision full > golden.csv && $M diff golden.csv action-menu")
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.errors)")
  }

  @Test func aPipeIsReadAndAPictureDrawn() throws {
    defer { runner.cleanUp() }
    try runner.write("time,x\n0,1\n1,2\n", to: "a.csv")
    let outcome = try runner.shell("printf 'time,x\\n0,1\\n1,3\\n' | $M diff a.csv - --format svg")
    #expect(outcome.status == 1)
    #expect(outcome.text.hasPrefix("<svg"))
  }

  @Test(arguments: [
    ("time,x\n0,1\n1\n", "a.csv:3", 65), ("time,x\n0,NaN\n", "no finite number", 65),
    ("time,x\n0,\"0,5\"\n", "decimal comma", 65), ("0,1\n", "names of the columns", 65), ("", "is empty", 65),
    ("time,y\n0,1\n", "no column to compare", 65),
  ])
  func badTablesNameTheirPlace(text: String, part: String, status: Int32) throws {
    defer { runner.cleanUp() }
    let outcome = try diff(text, "time,x\n0,1\n")
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(part), "\(outcome.errors)")
  }

  @Test func missingFilesAndBadTolerancesAreSaid() throws {
    defer { runner.cleanUp() }
    #expect(try runner.run("diff", "none.csv", "none.csv").status == 66)
    #expect(try runner.run("diff", "-", "-").status == 64)
    #expect(try runner.run("diff", "a.csv", "b.csv", "--tolerance", "-1").status == 64)
    #expect(try diff("time,x\n0,1\n", "time,x\n0,1\n", "--tolerance", "z=1").status == 65)
  }
}
