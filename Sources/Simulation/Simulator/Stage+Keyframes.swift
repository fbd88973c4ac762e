import Motion
import SceneModel

extension Stage {
  /// Begins keyframes; they act on what is shown, on top of every other motion.
  ///
  /// - Returns: the names for which there is nothing in this state.
  mutating func begin(_ keyframes: [ElementKeyframes], at time: Double) -> [String] {
    var missing: [String] = []
    for target in keyframes {
      let element = tracks.firstIndex { $0.name == target.target }
      let container = containers.firstIndex { $0.container.name == target.target }
      if element == nil, container == nil { missing.append(target.target) }
      for track in target.tracks {
        switch track {
        case .number(.spacing, let frames):
          guard let container else { continue }
          let shown = containers[container].spacing(at: time)
          containers[container].keyed.begin(.spacing, frames, at: time, shown: shown)
        case .number(let property, let frames):
          guard let element else { continue }
          let shown = StageDrawing.Shown(tracks[element], at: time).vector.shown(property)
          tracks[element].keyed.begin(property, frames, at: time, shown: shown)
        case .tint(let frames):
          guard let element, !frames.isEmpty else { continue }
          let shown = StageDrawing.Shown(tracks[element], at: time).tint
          tracks[element].keyedTint = (time, KeyframeCurve(initialValue: shown, keyframes: frames))
        }
      }
    }
    return missing
  }
}
