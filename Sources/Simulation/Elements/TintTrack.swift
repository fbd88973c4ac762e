import Motion

/// The tint of an element over time, mixed in Oklab with the opacity apart.
///
/// No tint is the other colour with no opacity, so that nothing goes through black.
struct TintTrack: Sendable {
  private var value: Course<Oklab>
  /// The colour at rest as it was given, which the way through Oklab and back would round.
  private var resting: Color?

  init(_ tint: Color?, playback: Playback) {
    resting = tint
    value = Course(tint?.oklab ?? .zero, playback: playback, tolerance: 1e-3)
  }

  /// Creates a tint that starts as another's is at a time.
  init(startingAs other: TintTrack, at time: Double) {
    value = Course(other.value.value(at: time), playback: other.value.playback, tolerance: 1e-3)
  }

  var restTime: Double { value.restTime }
  var target: Oklab { value.target }
  /// The colour that it goes to as it was given; `nil` where none was.
  var given: Color? { resting }

  func color(at time: Double) -> Color {
    if time >= value.restTime, let resting { return resting }
    let now = value.value(at: time)
    if now.opacity <= 0 { return .clear }
    var color = Color(now)
    color.opacity = min(color.opacity, 1)
    return color
  }

  /// Gives the element another tint from a time on.
  mutating func retarget(to tint: Color?, at time: Double, animation: Animation?) {
    retarget(to: tint?.oklab ?? value.target.faded, at: time, animation: animation)
    resting = tint
  }

  mutating func retarget(to target: Oklab, at time: Double, animation: Animation?) {
    resting = nil
    if target.opacity == 0 {
      value.set(value.target.faded, at: time, animation: animation)
      return
    }
    if value.target.opacity == 0, time >= value.restTime {
      // Nothing is to be seen, so the colour that is to come may be there already.
      value = Course(target.faded, playback: value.playback, tolerance: 1e-3)
    }
    value.set(target, at: time, animation: animation)
  }
}

extension Oklab {
  /// The same colour with no opacity: what a tint fades from and to.
  var faded: Oklab { Oklab(lightness: lightness, a: a, b: b, opacity: 0) }
}
