import Foundation
import TestSupport
import Testing

@Suite struct BenchVerbTests {
  @Test func timesIntegratorsWithTheirErrors() throws {
    let runner = try ToolRunner()
    defer { runner.cleanUp() }
    let outcome = try runner.shell(
      "$M bench --quick --filter 'rk4 underdamped' --format csv -o old.csv && $M bench --quick --filter 'rk4 underdamped' --compare old.csv"
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text.contains("rk4"))
    let table = try runner.read("old.csv")
    #expect(
      table.hasPrefix("group,name,subject,step,unit,ns,spread,worst_error,mean_error,energy_drift,stable\n"))
    #expect(table.split(separator: "\n").count == 4)
  }

  @Test func whatIsNoRunIsRefused() throws {
    let runner = try ToolRunner()
    defer { runner.cleanUp() }
    #expect(try runner.run("bench", "--quick", "--filter", "nothing like it").status == 64)
    try runner.write("a,b\n1,2\n", to: "other.csv")
    #expect(try runner.run("bench", "--quick", "--compare", "other.csv").status == 65)
  }
}
