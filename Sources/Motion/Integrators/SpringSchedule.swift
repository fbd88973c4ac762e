/// How one spring is played from its start on: which map applies to its first displacement and velocity by a time.
@usableFromInline
struct SpringSchedule: Hashable, Sendable {
  /// The oscillator once the response has reached its own.
  @usableFromInline let oscillator: Oscillator
  @usableFromInline let playback: Playback
  /// The response at the start, in seconds, and the time over which it changes; none where it does not.
  @usableFromInline let blend: Blend?
  /// When a stepped motion is over, in seconds after the start; infinite for the others.
  @usableFromInline var end = Double.infinity

  @usableFromInline
  struct Blend: Hashable, Sendable {
    @usableFromInline let fromResponse: Double
    @usableFromInline let duration: Double

    @inlinable
    init(fromResponse: Double, duration: Double) {
      self.fromResponse = fromResponse
      self.duration = duration
    }
  }

  @inlinable
  init(oscillator: Oscillator, playback: Playback, blend: Blend? = nil) {
    self.oscillator = oscillator
    self.playback = playback
    self.blend = blend
  }

  /// The map over a time since the start, in seconds.
  @inlinable
  func map(over time: Double) -> StepMap {
    if isPlain { return oscillator.map(over: time) }
    return playedMap(over: time)
  }

  /// Whether the closed form is all there is.
  @inlinable
  var isPlain: Bool { playback.integrator == .exact && blend == nil }

  /// The oscillator at a time since the start, while the response is on its way.
  @usableFromInline
  func oscillatorShown(at time: Double) -> Oscillator {
    guard let blend, time < blend.duration else { return oscillator }
    let frequency = oscillator.frequency
    let response = 2 * Double.pi / frequency
    let share = Swift.max(0, time / blend.duration)
    let shown = 2 * Double.pi / (blend.fromResponse + (response - blend.fromResponse) * share)
    let ratio = oscillator.decay / frequency
    return Oscillator(
      decay: ratio * shown, frequencySquared: shown * shown,
      discriminant: (ratio - 1) * (ratio + 1) * shown * shown)
  }

  @usableFromInline
  func playedMap(over time: Double) -> StepMap {
    guard time > 0 else { return .identity }
    switch playback.integrator {
    case .swiftui: return carried(steps: wholeSteps(reaching: time)).firstMap
    case .exact: return blended(over: time, step: Integrator.defaultStep)
    case .semiImplicitEuler, .verlet, .rk4: return blended(over: time, step: playback.step)
    }
  }

  /// Whole steps from the start, each with the oscillator of its middle, then what is left of the time in one step.
  private func blended(over time: Double, step: Double) -> StepMap {
    let integrator = playback.integrator
    let count = Int((time / step + 1e-9).rounded(.down))
    var done = 0
    var map = StepMap.identity
    if let blend {
      let blended = Swift.min(count, Int((blend.duration / step).rounded(.up)))
      while done < blended {
        let shown = oscillatorShown(at: (Double(done) + 0.5) * step)
        map = integrator.map(of: shown, step: step).after(map)
        done += 1
      }
    }
    if integrator == .exact && done < count {
      return integrator.map(of: oscillator, step: time - Double(done) * step).after(map)
    }
    map = integrator.map(of: oscillator, step: step).repeated(count - done).after(map)
    let rest = time - Double(count) * step
    guard rest > 0 else { return map }
    return integrator.map(of: oscillatorShown(at: Double(count) * step + 0.5 * rest), step: rest).after(map)
  }

  /// SwiftUI steps while its own time is short of the frame's, so it shows the first whole step that is not before it.
  func wholeSteps(reaching time: Double) -> Int {
    Int((time / playback.step - 1e-9).rounded(.up))
  }

  private func carried(steps count: Int) -> CarriedStep {
    var map = CarriedStep.identity
    var done = 0
    if let blend {
      let blended = Swift.min(count, Int((blend.duration / playback.step).rounded(.up)))
      while done < blended {
        let shown = oscillatorShown(at: (Double(done) + 0.5) * playback.step)
        map = CarriedStep(shown, step: playback.step).after(map)
        done += 1
      }
    }
    return CarriedStep(oscillator, step: playback.step).repeated(count - done).after(map)
  }
}
