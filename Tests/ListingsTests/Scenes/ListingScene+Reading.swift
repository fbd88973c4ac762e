import Geometry
import Listings
import SceneModel

/// Reads one file and gives its scene.
func listing(_ text: String, view: String? = nil) throws -> ListingScene {
  try Listing([SourceText(name: "View.swift", text)]).scene(view: view)
}

extension ListingScene {
  /// The state after taps, one after the other, waits and all.
  func state(tapping labels: String..., from start: SceneState? = nil) throws -> SceneState {
    var state = start ?? initialState
    for label in labels {
      for change in try changes(tapping: label, in: state) { state.values.merge(change.values) { $1 } }
    }
    return state
  }

  /// The names of what is seen, from back to front.
  func names(in state: SceneState? = nil) throws -> [String] {
    try snapshot(in: state ?? initialState).elements.map(\.name)
  }

  /// The frame of an element.
  func frame(_ name: String, in state: SceneState? = nil) throws -> Rect? {
    try snapshot(in: state ?? initialState).elements.first { $0.name == name }?.frame
  }

  /// What is told of it, as lines.
  var told: [String] {
    lint().map {
      "\($0.place.map { "\($0.line):\($0.column): " } ?? "")\($0.severity.rawValue): \($0.message)"
    }
  }
}
