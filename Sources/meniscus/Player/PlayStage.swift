import Geometry
import SceneModel

/// The part of each canvas that is shown, kept while a person taps so that the picture does not jump about.
struct PlayStage {
  private var versions: [Int] = []
  private var boxes: [Rect] = []
  private var canvases: [Canvas] = []

  /// The box of each take; takes of the same scene share one, so that they can be compared.
  mutating func boxes(for takes: [Take]) -> [Rect] {
    let now = takes.flatMap { [$0.serial, $0.version] }
    if now == versions { return boxes }
    versions = now
    // The last frame is looked at for the canvas, which may grow with the state.
    let samples = takes.map { $0.samples(most: 120) }
    var new = takes.indices.map { index in
      Viewport.box(around: samples[index], within: samples[index].last?.canvas ?? samples[index][0].canvas)
    }
    for index in takes.indices {
      let group = takes.indices.filter { takes[$0].group == takes[index].group }
      new[index] = group.dropFirst().reduce(new[group[0]]) { $0.union(new[$1]) }
    }
    let surfaces = samples.compactMap { $0.first?.canvas }
    if surfaces == canvases, boxes.count == new.count {
      for index in new.indices { new[index] = new[index].union(boxes[index]) }
    }
    (boxes, canvases) = (new, surfaces)
    return new
  }
}
