import Geometry
import Motion
import SceneModel

/// The scene from one change to the next: every element's way as a function of time.
///
/// A stage is never changed: what happens makes the next one. So any time can be read in any order.
struct Stage: Sendable {
  /// When the stage begins, in seconds of the scene.
  let time: Double
  let state: SceneState
  let snapshot: Snapshot
  let playback: Playback
  /// Every element that is seen at the beginning, from back to front.
  var tracks: [ElementTrack]
  /// The regions of glass: the snapshot's, and those that still hold something that leaves.
  var containers: [ContainerTrack]
  /// The members of each union's shape, by index into `tracks`; shapes of one member are not listed.
  var clusters: [UnionCluster] = []
  /// From when on each element is gone, in seconds; infinite for those that belong to the state.
  var removals: [Double] = []
  /// The tracks as they are drawn.
  var drawn: [DrawnTrack] = []
  /// From when on nothing moves, in seconds; infinite where something repeats for ever.
  var restTime: Double = 0
  /// The number the next new element or union gets.
  var nextID = 0
  /// What the change that began this stage did.
  var report: ChangeReport?

  /// Creates the stage before anything happens: a first appearance does not animate.
  init(initial snapshot: Snapshot, state: SceneState, playback: Playback) {
    time = 0
    self.state = state
    self.snapshot = snapshot
    self.playback = playback
    tracks = []
    containers = snapshot.containers.map { ContainerTrack($0, playback: playback) }
    let layout = TargetLayout(snapshot)
    for (index, element) in snapshot.elements.enumerated() {
      tracks.append(
        ElementTrack(
          id: makeID(), element, target: layout.targets[index],
          container: layout.container(of: element), playback: playback))
    }
    joinUnions(layout, at: time, decisions: nil)
    finish()
  }

  init(
    time: Double, state: SceneState, snapshot: Snapshot, tracks: [ElementTrack],
    containers: [ContainerTrack], nextID: Int, playback: Playback
  ) {
    self.time = time
    self.state = state
    self.snapshot = snapshot
    self.tracks = tracks
    self.containers = containers
    self.nextID = nextID
    self.playback = playback
  }

  mutating func makeID() -> Int {
    nextID += 1
    return nextID
  }
}

/// A region of glass over time.
struct ContainerTrack: Sendable {
  var container: Snapshot.Container
  var spacing: Course<Double>
  /// The spacing that keyframes give it.
  var keyed: [KeyedProperty] = []
  /// Whether the state still has it.
  var isPresent = true
  /// From when on it is gone, in seconds.
  var removal = Double.infinity

  init(_ container: Snapshot.Container, playback: Playback) {
    self.container = container
    spacing = Course(container.spacing, playback: playback)
  }

  /// From when on the spacing does not move, in seconds.
  var restTime: Double { max(spacing.restTime, keyed.restTime) }

  /// The spacing at a time, in points; not negative, whatever overshoots.
  func spacing(at time: Double) -> Double {
    max(keyed.first?.value(at: time) ?? spacing.value(at: time), 0)
  }
}

/// Elements that share, or come to share, the shape of a union.
struct UnionCluster: Sendable {
  let token: Int
  /// The members, by index into the stage's tracks, ascending, each with the index of its membership.
  var members: [(track: Int, membership: Int)]
}

/// Where every element of a snapshot comes to rest, and what it comes to rest as.
struct TargetLayout {
  let snapshot: Snapshot
  let groups: [GlassGroup]
  /// The target of each element, in the snapshot's order.
  let targets: [ElementVector]
  /// The group of each element, where it is glass that is drawn.
  let groupOf: [Int?]

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    groups = GlassGroup.groups(of: snapshot)
    var targets = snapshot.elements.map { ElementVector($0) }
    var groupOf = [Int?](repeating: nil, count: targets.count)
    for (place, group) in groups.enumerated() {
      for member in group.members {
        groupOf[member] = place
        if group.members.count > 1 { targets[member].corners.z = 0 }
      }
    }
    self.targets = targets
    self.groupOf = groupOf
  }

  /// The region that an element's glass belongs to.
  func container(of element: PlacedElement) -> StructuralID? {
    element.glass.map { snapshot.containers[$0.container].key }
  }

  /// The shape that an element is drawn as at rest: its own, or its union's.
  func shape(of index: Int) -> ElementVector {
    var result = targets[index]
    guard let place = groupOf[index], groups[place].members.count > 1 else { return result }
    result.frame = SIMD4(groups[place].frame)
    result.scale = 1
    return result
  }
}
