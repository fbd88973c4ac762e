import Motion
import SceneModel

extension Stage {
  /// The stage that a change of state begins.
  func changed(
    to state: SceneState, snapshot new: Snapshot, by change: StateChange, cause: ChangeReport.Cause,
    at time: Double, options: SimulationOptions
  ) -> Stage {
    let live = tracks.indices.filter { removals[$0] > time }
    let present = live.filter { !tracks[$0].isLeaving }
    let leaving = live.filter { tracks[$0].isLeaving }
    let matching = Matching(
      from: snapshot, leaving: leaving.map { tracks[$0].placed }, to: new,
      reducesMotion: options.reducesMotion)
    var work = Change(
      old: self, layout: TargetLayout(new), matching: matching, before: present + leaving,
      transaction: change.transaction, time: time)
    for decision in matching.decisions { work.apply(decision) }
    work.followSources()
    var next = Stage(
      time: time, state: state, snapshot: new, tracks: work.ordered(live: live),
      containers: work.containers(), nextID: work.nextID, playback: playback)
    next.joinUnions(work.layout, at: time, decisions: work.decisions)
    let missing = next.begin(change.keyframes, at: time)
    next.finish()
    next.report = ChangeReport(
      work, stage: next, cause: cause, change: change, missing: missing, speed: options.speed)
    return next
  }
}
