public import SceneModel

/// The built-in scenes, built in Swift: the other door to the same scenes as the documents in docs/examples.
public enum SampleScenes {
  /// Every scene, in the order in which the tool lists them.
  public static var all: [Scene] {
    get throws {
      [
        try actionMenu, try expandRow, try mapControls, try farUnion, try twoGroups, try materialize,
        try blendAtRest, try interrupted,
      ]
    }
  }
}
