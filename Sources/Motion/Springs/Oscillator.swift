/// A damped oscillator of unit mass, x″ + 2γx′ + W²x = 0, with x measured from the target.
///
/// Every spring is one: γ is half the damping over the mass, W² the stiffness over the mass.
public struct Oscillator: Hashable, Sendable {
  /// The decay γ, per second.
  public let decay: Double
  /// The square of the undamped angular frequency W, in square radians per square second.
  public let frequencySquared: Double
  /// √|W² − γ²|: the damped angular frequency, or half the distance of the two decays if overdamped; per second.
  public let rate: Double
  /// Whether the decay is above the undamped frequency.
  public let isOverdamped: Bool

  /// Creates an oscillator from its decay, per second, and the square of its undamped angular frequency.
  ///
  /// *Edge cases*: both must be finite; the decay may not be negative and the frequency must be positive.
  public init(decay: Double, frequencySquared: Double) {
    self.init(
      decay: decay, frequencySquared: frequencySquared, discriminant: decay * decay - frequencySquared)
  }

  /// Creates an oscillator whose γ² − W² the caller knows better than their difference.
  init(decay: Double, frequencySquared: Double, discriminant: Double) {
    precondition(decay >= 0 && decay.isFinite, "A decay must be a finite number that is not negative.")
    precondition(
      frequencySquared > 0 && frequencySquared.isFinite, "A spring's stiffness over mass must be positive.")
    self.decay = decay
    self.frequencySquared = frequencySquared
    rate = abs(discriminant).squareRoot()
    isOverdamped = discriminant > 0
  }

  /// The undamped angular frequency W, in radians per second.
  @inlinable
  public var frequency: Double { frequencySquared.squareRoot() }

  /// The slower of the two decays, per second; the decay γ itself unless overdamped.
  @inlinable
  public var slowestDecay: Double {
    isOverdamped ? frequencySquared / (decay + rate) : decay
  }

  /// The exact map of displacement and velocity over a time in seconds.
  ///
  /// With S = e⁻ᵞᵗ sin(ωt)/ω (sinh where overdamped, t where critical), the map is
  /// x(t) = (e⁻ᵞᵗ cos ωt + γS)·x + S·v and v(t) = −W²S·x + (e⁻ᵞᵗ cos ωt − γS)·v. Overdamped, it is
  /// written with the two decays r < R, where S = e⁻ʳᵗ(1 − e⁻⁽ᴿ⁻ʳ⁾ᵗ)/(R − r), so that nothing overflows.
  ///
  /// *Accuracy*: a few units in the last place of the largest term, in all regimes and through critical
  /// damping: the quotients sin(y)/y and (1 − e⁻ʸ)/y are computed without cancellation.
  @inlinable
  public func map(over time: Double) -> StepMap {
    if isOverdamped { return overdampedMap(over: time) }
    let envelope = Elementary.exp(-decay * time)
    if envelope == 0 { return .zero }
    let angle = rate * time
    if abs(angle) < 1e-300 {
      let response = envelope * time
      return StepMap(
        xx: envelope + decay * response, xv: response,
        vx: -frequencySquared * response, vv: envelope - decay * response)
    }
    let (sine, cosine) = Elementary.swing(angle)
    // The quotient does not have to wait for the sine.
    let response = envelope / rate * sine
    let swing = envelope * cosine
    return StepMap(
      xx: swing + decay * response, xv: response,
      vx: -frequencySquared * response, vv: swing - decay * response)
  }

  @inlinable
  func overdampedMap(over time: Double) -> StepMap {
    let fast = decay + rate
    let slow = frequencySquared / fast
    // What the fast term has lost against the slow one; it spares a third exponential.
    let spread = 2 * rate * time
    let lag = -Elementary.expMinusOne(-spread)
    let slowTerm = Elementary.exp(-slow * time)
    let fastTerm = slowTerm * (1 - lag)
    let response = slowTerm * time * (abs(spread) < 1e-300 ? 1 : lag / spread)
    return StepMap(
      xx: fastTerm + fast * response, xv: response,
      vx: -frequencySquared * response, vv: fastTerm - slow * response)
  }
}
