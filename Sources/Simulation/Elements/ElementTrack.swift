import Motion
import SceneModel

/// One element over time, from a change of state to the next: what it is and where it is going.
struct ElementTrack: Sendable {
  /// Where an element is in its life.
  enum Life: Sendable, Hashable {
    /// It belongs to the state, and may be on its way since it appeared.
    case present(isEntering: Bool)
    /// It no longer belongs to the state, and goes into another where there is one.
    case leaving(into: Int?)
  }

  /// A number that no other element of the simulation has.
  let id: Int
  /// The name, kept for life.
  let name: String
  /// The element as it last was in a state.
  var placed: PlacedElement
  /// The region of glass it is drawn in, by place in the tree; kept where glass fades.
  var container: StructuralID?
  var life: Life
  /// Where it goes, all in one.
  private(set) var vector: Course<ElementVector>
  var tint: TintTrack
  /// How far it is pressed, 0…1.
  var press: Course<Double>
  var contents: [ContentTrack]
  /// The unions it is in, was in, or is coming into.
  var memberships: [UnionMembership] = []
  /// The properties that keyframes move, on top of everything else.
  var keyed: [KeyedProperty] = []
  /// The tint that keyframes give it, and when they began.
  var keyedTint: (start: Double, curve: KeyframeCurve<Color>)?
  /// The elements it lies on where it has not departed, by number: what it grew out of and goes into.
  var origins: [Int] = []
  /// The animation that the last change of state chose for it.
  private(set) var animation: Animation?

  /// Creates an element at rest in its state.
  init(
    id: Int, _ element: PlacedElement, target: ElementVector, container: StructuralID?, playback: Playback
  ) {
    self.id = id
    name = element.name
    placed = element
    self.container = container
    life = .present(isEntering: false)
    vector = Course(target, playback: playback)
    tint = TintTrack(element.glass?.glass.tint, playback: playback)
    press = Course(0, playback: playback, tolerance: 5e-4)
    contents = element.content.map { ContentTrack($0, playback: playback) }
  }

  var isLeaving: Bool {
    if case .leaving = life { true } else { false }
  }

  var isEntering: Bool {
    if case .present(isEntering: true) = life { true } else { false }
  }

  /// The time from which nothing about the element changes, in seconds.
  var restTime: Double {
    var time = max(vector.restTime, tint.restTime, press.restTime)
    time = max(time, keyed.restTime)
    if let keyedTint { time = max(time, keyedTint.start + keyedTint.curve.duration) }
    for content in contents { time = max(time, content.restTime) }
    for membership in memberships { time = max(time, membership.share.restTime) }
    return time
  }
}

extension ElementTrack {
  /// Whether the element has come to rest as something that shows no glass, by its variant or its opacity.
  func isWithoutGlass(at time: Double) -> Bool {
    time >= vector.restTime && (vector.target.material <= 0 || vector.target.opacity <= 0)
  }

  func shownTint(at time: Double) -> Color {
    keyedTint.map { $0.curve.value(at: time - $0.start) } ?? tint.color(at: time)
  }

  /// Starts the element anew from a vector, at rest there.
  mutating func start(from start: ElementVector) {
    vector = Course(start, playback: vector.playback)
  }

  /// Sends the element to a target; nothing happens where it is going there already.
  mutating func retarget(to target: ElementVector, at time: Double, animation: Animation?) {
    self.animation = animation
    vector.set(target, at: time, animation: animation)
  }

  /// Takes the element as it is in a new state, and sends it to its place there.
  mutating func become(
    _ element: PlacedElement, target: ElementVector, at time: Double, animation: Animation?
  ) {
    if time >= restTime {
      life = .present(isEntering: false)
      origins = []
    }
    if isLeaving { life = .present(isEntering: true) }
    placed = element
    retarget(to: target, at: time, animation: animation)
    tint.retarget(to: element.glass?.glass.tint, at: time, animation: animation)
    contents.retarget(
      to: element.content, at: time, animation: animation, playback: vector.playback)
  }
}

/// An element's part in a union.
struct UnionMembership: Sendable {
  /// The number of the union's shape, the same from state to state while a member stays in it.
  let token: Int
  /// How far the element fills the union's shape: 0 its own, 1 the union's.
  var share: Course<Double>
}
