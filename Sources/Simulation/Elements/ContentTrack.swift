import Geometry
import Motion
import SceneModel

/// One thing drawn in an element, over time: it moves with its layout and fades as it comes and goes.
struct ContentTrack: Sendable {
  /// What is drawn, and in which colour.
  let kind: Content.Kind
  let color: Color?
  /// The place, the size and the opacity.
  private var value: Course<ContentVector>
  /// Whether the element no longer has it.
  private(set) var isLeaving = false

  /// Creates content at rest.
  init(_ content: Content, playback: Playback) {
    kind = content.kind
    color = content.color
    value = Course(ContentVector(content), playback: playback)
  }

  /// Creates content that fades in from a time on.
  init(_ content: Content, appearingAt time: Double, animation: Animation?, playback: Playback) {
    kind = content.kind
    color = content.color
    var start = ContentVector(content)
    start.opacity = 0
    value = Course(start, playback: playback)
    value.set(ContentVector(content), at: time, animation: animation)
  }

  /// Whether this is the same thing to draw.
  func draws(_ content: Content) -> Bool { kind == content.kind && color == content.color }

  mutating func retarget(to content: Content, at time: Double, animation: Animation?) {
    isLeaving = false
    value.set(ContentVector(content), at: time, animation: animation)
  }

  mutating func leave(at time: Double, animation: Animation?) {
    isLeaving = true
    var target = value.target
    target.opacity = 0
    value.set(target, at: time, animation: animation)
  }
}

extension ContentTrack {
  /// The time from which nothing about it changes, in seconds.
  var restTime: Double { value.restTime }

  /// The content as it is drawn at a time; `nil` where it has faded.
  func content(at time: Double) -> Content? {
    if isLeaving, time >= value.restTime { return nil }
    let now = value.value(at: time)
    return Content(
      kind, offset: Vector(dx: now.place.x, dy: now.place.y),
      size: Size(width: max(now.place.z, 0), height: max(now.place.w, 0)), color: color,
      opacity: min(max(now.opacity, 0), 1))
  }
}

/// What moves about content: its offset from the element's centre and its size in points, and its opacity.
struct ContentVector: VectorArithmetic, Hashable {
  var place: SIMD4<Double>
  var opacity: Double

  init(place: SIMD4<Double>, opacity: Double) {
    self.place = place
    self.opacity = opacity
  }

  init(_ content: Content) {
    place = SIMD4(content.offset.dx, content.offset.dy, content.size.width, content.size.height)
    opacity = content.opacity
  }

  static let zero = ContentVector(place: .zero, opacity: 0)

  static func + (a: ContentVector, b: ContentVector) -> ContentVector {
    ContentVector(place: a.place + b.place, opacity: a.opacity + b.opacity)
  }

  static func - (a: ContentVector, b: ContentVector) -> ContentVector {
    ContentVector(place: a.place - b.place, opacity: a.opacity - b.opacity)
  }

  mutating func scale(by factor: Double) {
    place *= factor
    opacity *= factor
  }

  /// The square of a length in points; the opacity counts as 10 pt.
  var magnitudeSquared: Double { (place * place).sum() + opacity * opacity * 1e2 }
}

extension [ContentTrack] {
  /// Gives an element new content: what is the same moves, what is not fades in and out.
  ///
  /// Content is the same where its kind and colour are; of several, the first that is free.
  mutating func retarget(
    to contents: [Content], at time: Double, animation: Animation?, playback: Playback
  ) {
    removeAll { $0.isLeaving && time >= $0.restTime }
    var old = self
    var taken = Set<Int>()
    var result: [ContentTrack] = []
    for content in contents {
      if let index = old.indices.first(where: { !taken.contains($0) && old[$0].draws(content) }) {
        taken.insert(index)
        old[index].retarget(to: content, at: time, animation: animation)
        result.append(old[index])
      } else {
        result.append(ContentTrack(content, appearingAt: time, animation: animation, playback: playback))
      }
    }
    // What fades out lies behind what fades in.
    var fading: [ContentTrack] = []
    for index in old.indices where !taken.contains(index) {
      old[index].leave(at: time, animation: animation)
      if old[index].restTime > time { fading.append(old[index]) }
    }
    self = fading + result
  }
}
