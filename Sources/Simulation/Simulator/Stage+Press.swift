import Motion
import SceneModel

extension Stage {
  /// The stage that a finger on a control begins: interactive glass of that control is pressed.
  ///
  /// The spring follows what third parties measured (16 to 17 pt in 150 ms, 1 to 2 % beyond, settled by
  /// 280 ms); it is not Apple's.
  func pressed(_ control: String, at time: Double) -> Stage {
    pressing(to: 1, at: time) { track in
      !track.isLeaving && track.placed.control == control && track.placed.glass?.glass.isInteractive == true
    }
  }

  /// The stage that begins when the finger lifts.
  func released(at time: Double) -> Stage {
    pressing(to: 0, at: time) { $0.press.target != 0 }
  }

  private func pressing(
    to goal: Double, at time: Double, where applies: (ElementTrack) -> Bool
  ) -> Stage {
    let live = tracks.indices.filter { removals[$0] > time }.map { tracks[$0] }
    var next = Stage(
      time: time, state: state, snapshot: snapshot, tracks: live,
      containers: containers.filter { $0.removal > time }, nextID: nextID, playback: playback)
    for index in next.tracks.indices where applies(next.tracks[index]) {
      next.tracks[index].press.set(
        goal, at: time, animation: .spring(duration: 0.215, bounce: 0.2))
    }
    next.finish()
    return next
  }
}
