import Geometry
import Motion
import SceneModel

/// A stage at one time: every element's numbers, and the boxes of its unions.
struct StageDrawing {
  /// One element's numbers.
  struct Shown {
    var vector: ElementVector
    /// The rate of change of the frame's numbers, per second.
    var velocity: SIMD4<Double>
    var tint: Color
    var press: Double
  }

  let stage: Stage
  let time: Double
  /// The numbers of each of the stage's tracks, whether or not the element is still there.
  let numbers: [Shown]
  /// The box that a member of a union fills at this time, by track.
  let boxes: [Int: Rect]

  init(_ stage: Stage, at time: Double) {
    self.stage = stage
    self.time = time
    let numbers = stage.drawn.map { $0.shown(at: time) }
    self.numbers = numbers
    boxes = Self.boxes(of: stage, numbers, at: time)
  }

  /// Whether the element of a track is still there.
  func isSeen(_ track: Int) -> Bool { stage.drawn[track].removal > time }

  /// The numbers of a track; `nil` where the element is gone.
  func shown(_ track: Int) -> Shown? { isSeen(track) ? numbers[track] : nil }
}

extension StageDrawing.Shown {
  init(_ track: ElementTrack, at time: Double) {
    let state = track.vector.state(at: time)
    vector = state.value
    velocity = state.velocity.frame
    if !track.keyed.isEmpty { track.keyed.apply(to: &vector, &velocity, at: time) }
    tint = track.shownTint(at: time)
    press = track.press.value(at: time)
  }

  /// The scale as drawn: the element's own, and what a finger adds.
  ///
  /// A press lets the longer side grow by 16.5 pt, as third parties measured it (16 to 17 pt), not an Apple figure.
  var drawnScale: Double {
    let scale = max(vector.scale, 0)
    guard press != 0 else { return scale }
    let longest = max(vector.frame.z, vector.frame.w) * scale
    return longest > 0 ? max(scale * (1 + press * 16.5 / longest), 0) : scale
  }

  /// The bounds with the scale.
  var drawnBounds: Rect {
    let bounds = vector.bounds
    let scale = drawnScale
    return Rect(
      center: bounds.center, size: Size(width: bounds.width * scale, height: bounds.height * scale))
  }

  /// The shape of the element alone.
  var ownShape: PlacedShape {
    vector.form.placed(in: vector.bounds, scale: drawnScale, rotation: vector.rotation)
  }

  /// The bounds with the scale, drawn in towards the square in their middle as far as the form says.
  ///
  /// Members of a union bring these: a circle on its way into a union grows to its whole frame.
  var filledBounds: Rect {
    let bounds = drawnBounds
    let square = min(max(vector.corners.z, 0), 1)
    guard square > 0 else { return bounds }
    let short = min(bounds.width, bounds.height)
    return Rect(
      center: bounds.center,
      size: Size(
        width: bounds.width + (short - bounds.width) * square,
        height: bounds.height + (short - bounds.height) * square))
  }

  /// The form that fills a box, with radii as the scale makes them.
  var fillingForm: ShapeForm {
    var form = vector.form
    form.radii *= drawnScale
    form.squareness = 0
    return form
  }

  /// How far the glass is there, 0…1: an element of no opacity shows no glass.
  var material: Double {
    min(max(vector.material, 0), 1) * min(max(vector.opacity, 0), 1)
  }

  /// How far the element has left the shape it lies on, 0…1: wholly after a quarter of the way.
  var reach: Double { min(max(vector.departure * 4, 0), 1) }
}
