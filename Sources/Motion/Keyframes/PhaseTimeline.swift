/// When a phase animator shows which phase; SwiftUI's `PhaseAnimator` as a function of time.
///
/// A phase is left when the animation that brought it counts as complete: a spring after its response, a curve at its
/// end. That moment is an assumption; Apple says only that the next phase follows when the animation completes.
public struct PhaseTimeline<Phase: Hashable & Sendable>: Hashable, Sendable {
  /// A phase that comes, when, and how.
  public struct Change: Hashable, Sendable {
    /// The time at which the phase begins, in seconds.
    public let time: Double
    /// The phase that begins.
    public let phase: Phase
    /// The animation that brings it; `nil` jumps.
    public let animation: Animation?
  }

  /// The phases, in order; the first is shown at rest.
  public let phases: [Phase]
  /// The animation that brings each phase; `nil` jumps.
  public let animations: [Animation?]

  /// Creates a timeline of phases, one at least, with the animation that brings each.
  ///
  /// *Edge cases*: no phase may be brought by an animation that repeats for ever, since no other would follow.
  public init(phases: [Phase], animation: (Phase) -> Animation? = { _ in .default }) {
    precondition(!phases.isEmpty, "A phase animator has one phase at least.")
    self.phases = phases
    animations = phases.map(animation)
    precondition(
      animations.allSatisfy { ($0?.logicalDuration ?? 0).isFinite },
      "A phase that is brought by an animation without end lets no other follow.")
  }

  /// The changes of a run without a trigger, from a start to an end in seconds: round and round.
  ///
  /// *Edge cases*: where one round takes no time, it is gone through once.
  public func changes(from start: Double, until end: Double) -> [Change] {
    var changes: [Change] = []
    var time = start
    var index = 0
    guard phases.count > 1 else { return [] }
    let isInstant = roundDuration == 0
    while time <= end {
      index = (index + 1) % phases.count
      changes.append(Change(time: time, phase: phases[index], animation: animations[index]))
      time += stay(at: index)
      if isInstant && index == 0 { break }
    }
    return changes
  }

  /// The changes of runs that begin at given times, in seconds and in order, up to an end.
  ///
  /// Each run goes through all phases from the second on and returns to the first. A trigger in the middle of a run
  /// begins a new one there.
  public func changes(triggeredAt triggers: [Double], until end: Double) -> [Change] {
    precondition(
      zip(triggers, triggers.dropFirst()).allSatisfy { $0 <= $1 }, "Triggers come in order of time.")
    var changes: [Change] = []
    for (number, trigger) in triggers.enumerated() {
      let next = number + 1 < triggers.count ? triggers[number + 1] : .infinity
      changes += run(from: trigger, before: next, until: end)
    }
    return changes
  }

  private func run(from start: Double, before next: Double, until end: Double) -> [Change] {
    var changes: [Change] = []
    var time = start
    for offset in 1...phases.count where phases.count > 1 {
      guard time <= end && time < next else { break }
      let index = offset % phases.count
      changes.append(Change(time: time, phase: phases[index], animation: animations[index]))
      time += stay(at: index)
    }
    return changes
  }

  /// The time of one round, in seconds.
  public var roundDuration: Double { phases.indices.reduce(0) { $0 + stay(at: $1) } }

  private func stay(at index: Int) -> Double { animations[index]?.logicalDuration ?? 0 }
}
