import Simulation

/// The events of a take, found on another thread while the take is already being looked at.
struct EventFinder {
  private var key: [Int] = []
  private var work: BackgroundWork<[SimulationEvent]>?

  /// The events, in order of time; `nil` while they are still being looked for, or a finger is down.
  mutating func events(of take: Take, _ number: Int) -> [SimulationEvent]? {
    guard take.end.isFinite else { return nil }
    if key != [number, take.version, take.serial] {
      key = [number, take.version, take.serial]
      let simulator = take.simulator
      work = BackgroundWork { simulator.events() }
    }
    return work?.value
  }
}
