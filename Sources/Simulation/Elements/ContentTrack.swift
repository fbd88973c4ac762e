import Geometry
import Motion
import SceneModel

/// One thing drawn in an element, over time: it moves with its layout and fades as it comes and goes.
///
/// A plain shape goes over into any other whose colour can be mixed with its own, since both are one area with the
/// same numbers about it; two copies that cross-fade would let through what lies behind them half-way.
struct ContentTrack: Sendable {
  /// What is drawn in the end; the numbers of a shape move.
  private var kind: Content.Kind
  /// The colour; `nil` takes what reads best on what lies behind.
  private var color: TintTrack?
  /// The place, the size, the corners and the opacity.
  private var value: Course<ContentVector>
  /// Whether the element no longer has it.
  private(set) var isLeaving = false

  /// Creates content at rest.
  init(_ content: Content, playback: Playback) {
    kind = content.kind
    color = content.color.map { TintTrack($0, playback: playback) }
    value = Course(ContentVector(content), playback: playback)
  }

  /// Creates content that fades in from a time on.
  init(_ content: Content, appearingAt time: Double, animation: Animation?, playback: Playback) {
    var start = content
    start.opacity = 0
    self.init(start, playback: playback)
    value.set(ContentVector(content), at: time, animation: animation)
  }

  /// How near this is to being the thing to draw: the same, a shape that goes over into it, or neither.
  enum Likeness: CaseIterable {
    case same, sameColor, mixable
  }

  /// Whether this is content's own track, by a likeness.
  func draws(_ content: Content, by likeness: Likeness) -> Bool {
    let isSameColor = color?.given == content.color
    guard likeness != .same else { return kind == content.kind && isSameColor }
    guard case (.shape, .shape) = (kind, content.kind) else { return false }
    return isSameColor || likeness == .mixable && color != nil && content.color != nil
  }

  mutating func retarget(to content: Content, at time: Double, animation: Animation?) {
    isLeaving = false
    kind = content.kind
    if let target = content.color, target != color?.given {
      color?.retarget(to: target, at: time, animation: animation)
    }
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
  var restTime: Double { max(value.restTime, color?.restTime ?? -.infinity) }

  /// The content as it is drawn at a time; `nil` where it has faded.
  func content(at time: Double) -> Content? {
    if isLeaving, time >= value.restTime { return nil }
    let now = value.value(at: time)
    var drawn = kind
    if case .shape = kind { drawn = .shape(now.form) }
    return Content(
      drawn, offset: Vector(dx: now.place.x, dy: now.place.y),
      size: Size(width: max(now.place.z, 0), height: max(now.place.w, 0)), color: color?.color(at: time),
      opacity: min(max(now.opacity, 0), 1))
  }
}

extension [ContentTrack] {
  /// Gives an element new content: what is the same moves, what is not fades in and out.
  ///
  /// Content is the same where its kind and colour are; of what is left, a shape goes over into another, of its
  /// own colour first. Of several, the first that is free.
  mutating func retarget(
    to contents: [Content], at time: Double, animation: Animation?, playback: Playback
  ) {
    removeAll { $0.isLeaving && time >= $0.restTime }
    var old = self
    let partners = partners(of: contents)
    var result: [ContentTrack] = []
    for (content, partner) in zip(contents, partners) {
      if let partner {
        old[partner].retarget(to: content, at: time, animation: animation)
        result.append(old[partner])
      } else {
        result.append(ContentTrack(content, appearingAt: time, animation: animation, playback: playback))
      }
    }
    // What fades out lies behind what fades in.
    let taken = Set(partners.compactMap(\.self))
    var fading: [ContentTrack] = []
    for index in old.indices where !taken.contains(index) {
      old[index].leave(at: time, animation: animation)
      if old[index].restTime > time { fading.append(old[index]) }
    }
    self = fading + result
  }

  /// The place of the track that each content goes on with; `nil` where it is new.
  private func partners(of contents: [Content]) -> [Int?] {
    var partners = [Int?](repeating: nil, count: contents.count)
    var taken = Set<Int>()
    for likeness in ContentTrack.Likeness.allCases {
      for (place, content) in contents.enumerated() where partners[place] == nil {
        let partner = indices.first { !taken.contains($0) && self[$0].draws(content, by: likeness) }
        guard let partner else { continue }
        taken.insert(partner)
        partners[place] = partner
      }
    }
    return partners
  }
}
