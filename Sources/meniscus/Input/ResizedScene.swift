import Geometry
import SceneModel

/// A scene on a canvas of another size.
struct ResizedScene: SceneSource {
  private let scene: Scene
  private let size: Size

  init(_ scene: Scene, size: Size) {
    self.scene = scene
    self.size = size
  }

  var name: String { scene.name }
  var initialState: SceneState { scene.initialState }
  var timeline: [TimelineEntry] { scene.timeline }

  func snapshot(in state: SceneState) throws(SceneError) -> Snapshot {
    var canvas = scene.canvas
    canvas.size = size
    return try Layout.snapshot(of: try scene.nodes(in: state), on: canvas)
  }

  func changes(tapping control: String, in state: SceneState) throws(SceneError) -> [StateChange] {
    try scene.changes(tapping: control, in: state)
  }
}
