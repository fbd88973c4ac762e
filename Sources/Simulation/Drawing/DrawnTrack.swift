import Geometry
import Motion
import SceneModel

/// An element as a stage draws it, with what is the same in every frame worked out once.
///
/// A reference, because a frame looks at every element of a stage: to copy a track costs more than to draw it.
final class DrawnTrack: Sendable {
  let track: ElementTrack
  /// From when on nothing about the element changes, in seconds.
  let restTime: Double
  /// From when on the element is gone, in seconds.
  let removal: Double
  /// The region of glass it is drawn in, by index into the stage's.
  let container: Int?
  /// The element's numbers once it rests.
  let restingShown: StageDrawing.Shown
  /// The element as it stands in a frame once it rests.
  let resting: Frame.Element
  /// The glass of the element alone once it rests, standing for the element of its own index in the stage.
  let restingGlass: Frame.GlassShape
  /// Whether the element is or comes into a union, or lies on another: then its glass depends on others.
  let isBound: Bool
  /// Whether nothing but the vector moves.
  private let isPlain: Bool
  private let isKeyed: Bool

  init(_ track: ElementTrack, index: Int, from start: Double, removal: Double, container: Int?) {
    self.track = track
    self.removal = removal
    self.container = container
    restTime = track.restTime
    isBound = !track.memberships.isEmpty || !track.origins.isEmpty
    isKeyed = !track.keyed.isEmpty
    let others = track.contents.reduce(max(track.tint.restTime, track.press.restTime)) {
      max($0, $1.restTime)
    }
    isPlain = others <= start && track.keyedTint == nil
    // Where something never rests these are never used, and any time will do.
    let time = restTime.isFinite ? restTime : 0
    let shown = StageDrawing.Shown(track, at: time)
    restingShown = shown
    resting = shown.element(of: track, phase: track.isLeaving ? .leaving : .present, at: time, speed: 1)
    restingGlass = shown.glass(shown.ownShape, element: index)
  }

  func shown(at time: Double) -> StageDrawing.Shown {
    if time >= restTime { return restingShown }
    // What rests for itself is not asked again; the parts are read in their place, for a copy is dear.
    let state = track.vector.state(at: time)
    var shown = StageDrawing.Shown(
      vector: state.value, velocity: state.velocity.frame,
      tint: isPlain ? restingShown.tint : track.shownTint(at: time),
      press: isPlain ? restingShown.press : track.press.value(at: time))
    if isKeyed { track.keyed.apply(to: &shown.vector, &shown.velocity, at: time) }
    return shown
  }

  /// The element as it stands in a frame.
  func element(_ shown: StageDrawing.Shown, at time: Double, speed: Double) -> Frame.Element {
    if time >= restTime { return resting }
    let phase: Frame.Element.Phase =
      switch track.life {
      case .leaving: .leaving
      case .present(let isEntering): isEntering ? .entering : .present
      }
    guard isPlain else { return shown.element(of: track, phase: phase, at: time, speed: speed) }
    return shown.element(
      named: resting.name, phase: phase, isGlass: resting.isGlass, content: resting.content, speed: speed)
  }

  /// Whether the element has come to rest as something that shows no glass, by its variant or its opacity.
  func isWithoutGlass(_ shown: StageDrawing.Shown, at time: Double) -> Bool {
    if shown.material > 0 { return false }
    return time >= restTime || track.isWithoutGlass(at: time)
  }
}

extension StageDrawing.Shown {
  func element(
    of track: ElementTrack, phase: Frame.Element.Phase, at time: Double, speed: Double
  ) -> Frame.Element {
    element(
      named: track.name, phase: phase, isGlass: track.container != nil,
      content: track.contents.compactMap { $0.content(at: time) }, speed: speed)
  }

  func element(
    named name: String, phase: Frame.Element.Phase, isGlass: Bool, content: [Content], speed: Double
  ) -> Frame.Element {
    Frame.Element(
      name: name, phase: phase, frame: vector.bounds, cornerRadius: cornerRadius,
      velocity: Vector(dx: velocity.x * speed, dy: velocity.y * speed),
      sizeVelocity: Vector(dx: velocity.z * speed, dy: velocity.w * speed),
      opacity: min(max(vector.opacity, 0), 1), contentOpacity: min(max(vector.contentOpacity, 0), 1),
      material: min(max(vector.material, 0), 1), blur: max(vector.blur, 0), scale: drawnScale,
      rotation: vector.rotation, tint: tint, isGlass: isGlass, content: content)
  }

  /// The glass of an element, in a shape.
  func glass(_ shape: PlacedShape, element: Int) -> Frame.GlassShape {
    Frame.GlassShape(
      shape: shape, elements: [element], material: material, clarity: min(max(vector.clarity, 0), 1),
      tint: tint, press: min(max(press, 0), 1))
  }

  /// The largest radius that the frame has room for, in points, before the scale.
  private var cornerRadius: Double {
    let shape = vector.form.placed(in: vector.bounds)
    let radii = shape.radii
    let left = max(radii.topLeft.width, radii.topLeft.height, radii.bottomLeft.width, radii.bottomLeft.height)
    let right = max(
      radii.topRight.width, radii.topRight.height, radii.bottomRight.width, radii.bottomRight.height)
    return min(max(left, right), shape.rect.width / 2, shape.rect.height / 2)
  }
}
