import Motion
import Testing

/// When a phase animator shows which phase.
@Suite struct PhaseTimelineTests {
  private let phases = PhaseTimeline(phases: ["rest", "up", "down"]) { phase in
    phase == "rest" ? .linear(duration: 1) : phase == "up" ? .bouncy : nil
  }

  @Test func withoutATriggerItGoesRound() {
    let changes = phases.changes(from: 0, until: 3.1)
    #expect(changes.map(\.phase) == ["up", "down", "rest", "up", "down", "rest", "up"])
    #expect(changes.map(\.time) == [0, 0.5, 0.5, 1.5, 2, 2, 3])
  }

  @Test func aTriggerRunsOnceAndReturns() {
    let changes = phases.changes(triggeredAt: [2], until: 100)
    #expect(changes.map(\.phase) == ["up", "down", "rest"])
    #expect(changes.map(\.time) == [2, 2.5, 2.5])
    #expect(changes[1].animation == nil)
  }

  @Test func aTriggerInTheMiddleBeginsAgain() {
    let changes = phases.changes(triggeredAt: [0, 0.25], until: 100)
    #expect(changes.map(\.phase) == ["up", "up", "down", "rest"])
    #expect(changes.map(\.time) == [0, 0.25, 0.75, 0.75])
  }

  @Test func edges() {
    #expect(PhaseTimeline(phases: [1]).changes(from: 0, until: 9).isEmpty)
    #expect(PhaseTimeline(phases: [1]).changes(triggeredAt: [0], until: 9).isEmpty)
    let instant = PhaseTimeline(phases: [1, 2, 3]) { _ in nil }
    #expect(instant.changes(from: 4, until: 9).map(\.phase) == [2, 3, 1])
  }
}
