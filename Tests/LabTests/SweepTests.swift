import Lab
import Motion
import TestSupport
import Testing

@Suite struct SweepTests {
  private func sweep(_ metrics: [SpringMetric] = [.settle, .overshoot]) throws -> Sweep {
    let bounce = try SweepAxis(.bounce, first: 0, last: 0.9, step: 0.05)
    let duration = try SweepAxis(.duration, first: 0.2, last: 1, step: 0.1)
    return try #require(Sweep(axes: [bounce, duration], metrics: metrics, base: SpringRecipe(.perceptual)))
  }

  @Test func countsItsGrid() throws {
    let sweep = try sweep()
    #expect(sweep.count == 19 * 9)
    #expect(sweep.columns == ["bounce", "duration", "settle", "overshoot"])
  }

  @Test func decimalStepsGiveDecimalValues() throws {
    let axis = try SweepAxis(.bounce, first: 0, last: 0.9, step: 0.05)
    #expect(axis.value(3) == 0.15)
    #expect(axis.value(14) == 0.7)
    #expect(axis.value(18) == 0.9)
  }

  @Test func measuresWhatTheMotionMeasures() throws {
    let sweep = try sweep()
    var rows: [[Double?]] = []
    sweep.forEachRow(0..<sweep.count) { rows.append($0) }
    let row = try #require(rows.first { $0[0] == 0.3 && $0[1] == 0.5 })
    #expect(row[2] == SpringMotion(.bouncy).settleTime())
    #expect(row[3] == SpringMotion(.bouncy).overshootRatio)
  }

  @Test(arguments: 1...7) func shardsJoinToTheWhole(shards: Int) throws {
    let sweep = try sweep()
    let ranges = (1...shards).map { sweep.shard($0, of: shards) }
    #expect(ranges.first?.lowerBound == 0)
    #expect(ranges.last?.upperBound == sweep.count)
    for (one, next) in zip(ranges, ranges.dropFirst()) { #expect(one.upperBound == next.lowerBound) }
    #expect((ranges.map(\.count).max() ?? 0) - (ranges.map(\.count).min() ?? 0) <= 1)
  }

  @Test func refusesWhatIsNoGrid() {
    #expect(throws: SweepAxis.Refusal.inverted) { try SweepAxis(.bounce, first: 1, last: 0, step: 0.1) }
    #expect(throws: SweepAxis.Refusal.noStep) { try SweepAxis(.bounce, first: 0, last: 1, step: 0) }
    #expect(throws: SweepAxis.Refusal.tooMany) { try SweepAxis(.mass, first: 1, last: 1e9, step: 1e-9) }
    #expect(throws: SweepAxis.Refusal.unsound(-2, "must be above -1 and at most 1")) {
      try SweepAxis(.bounce, first: -2, last: 0, step: 0.1)
    }
  }

  @Test func whatNeverSettlesHasNoSettle() throws {
    let axis = try SweepAxis(.bounce, first: 1, last: 1, step: 0)
    let sweep = try #require(Sweep(axes: [axis], metrics: [.settle], base: SpringRecipe(.perceptual)))
    sweep.forEachRow(0..<1) { #expect($0 == [1, nil]) }
  }
}
