extension Spring {
  /// Creates a spring from the duration it is perceived to take, in seconds, and how much it bounces.
  ///
  /// `Spring(duration: 0.5, bounce: 0.3)` has the damping ratio 0.7, the stiffness 157.914 and the damping
  /// 17.593 at mass 1. The damping ratio is 1 − bounce, or 1/(1 + bounce) where the bounce is negative.
  ///
  /// *Edge cases*: a bounce above 1 counts as 1, as in SwiftUI, and never comes to rest. The duration must be
  /// positive and the bounce above −1.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    precondition(bounce > -1 && bounce.isFinite, "A spring's bounce must be a finite number above −1.")
    let bounded = Swift.min(bounce, 1)
    let ratio = bounded >= 0 ? 1 - bounded : 1 / (1 + bounded)
    let excess = bounded >= 0 ? -bounded * (2 - bounded) : -bounded * (2 + bounded) * ratio * ratio
    self.init(duration: duration, ratio: ratio, ratioSquaredLessOne: excess, bounce: bounded)
  }

  /// Creates a spring from the time of one undamped swing, in seconds, and the share of critical damping.
  ///
  /// *Edge cases*: the response must be positive and the damping ratio not negative; 0 never comes to rest.
  public init(response: Double, dampingRatio: Double) {
    precondition(
      dampingRatio >= 0 && dampingRatio.isFinite, "A damping ratio must be a finite number, 0 or more.")
    self.init(
      duration: response, ratio: dampingRatio,
      ratioSquaredLessOne: (dampingRatio - 1) * (dampingRatio + 1), bounce: Self.bounce(of: dampingRatio))
  }

  /// Creates a spring from its physical parameters.
  ///
  /// *Edge cases*: mass and stiffness must be positive, the damping not negative. A damping above the critical
  /// 2√(mass · stiffness) is lowered to it unless `allowOverDamping` is true, as in SwiftUI.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    precondition(mass > 0 && mass.isFinite, "A spring's mass must be a positive, finite number.")
    precondition(
      stiffness > 0 && stiffness.isFinite, "A spring's stiffness must be a positive, finite number.")
    precondition(damping >= 0 && damping.isFinite, "A spring's damping must be a finite number, 0 or more.")
    let decay = damping / (2 * mass)
    let frequencySquared = stiffness / mass
    let frequency = frequencySquared.squareRoot()
    let isClamped = decay > frequency && !allowOverDamping
    let ratio = isClamped ? 1 : decay / frequency
    self.init(
      mass: mass, stiffness: stiffness,
      damping: isClamped ? 2 * (mass * stiffness).squareRoot() : damping,
      duration: 2 * Double.pi / frequency, dampingRatio: ratio, bounce: Self.bounce(of: ratio),
      oscillator: isClamped
        ? Oscillator(decay: frequency, frequencySquared: frequencySquared, discriminant: 0)
        : Oscillator(decay: decay, frequencySquared: frequencySquared))
  }

  /// Creates a spring of unit mass that settles in about a time in seconds, by SwiftUI's rule.
  ///
  /// The rule looks for the frequency at which an envelope of the motion reaches `epsilon`, with few Newton
  /// steps; it is not the inverse of ``settlingDuration``.
  ///
  /// *Edge cases*: the ratio is kept within 2⁻⁵²…1 and the duration within 0.01…10 s, as in SwiftUI. All three
  /// must be positive, and a ratio near 0 leaves no frequency that would settle, which is refused.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    precondition(settlingDuration > 0, "A settling duration must be a positive number.")
    precondition(dampingRatio > 0, "A damping ratio of 0 never settles.")
    precondition(epsilon > 0 && epsilon.isFinite, "A settling threshold must be a positive, finite number.")
    let search = SettlingSearch(duration: settlingDuration, ratio: dampingRatio, epsilon: epsilon)
    let frequency = search.frequency()
    precondition(
      frequency > 0 && frequency.isFinite, "No spring of this damping ratio settles in this duration.")
    let ratio = search.ratio
    self.init(
      duration: 2 * Double.pi / frequency, ratio: ratio, ratioSquaredLessOne: (ratio - 1) * (ratio + 1),
      bounce: Self.bounce(of: ratio))
  }

  private init(duration: Double, ratio: Double, ratioSquaredLessOne: Double, bounce: Double) {
    precondition(duration > 0 && duration.isFinite, "A spring's duration must be a positive, finite number.")
    let frequency = 2 * Double.pi / duration
    let frequencySquared = frequency * frequency
    self.init(
      mass: 1, stiffness: frequencySquared, damping: 2 * ratio * frequency, duration: duration,
      dampingRatio: ratio, bounce: bounce,
      oscillator: Oscillator(
        decay: ratio * frequency, frequencySquared: frequencySquared,
        discriminant: ratioSquaredLessOne * frequencySquared))
  }

  /// The bounce that a damping ratio stands for: 1 − ratio up to 1, 1/ratio − 1 above.
  static func bounce(of ratio: Double) -> Double {
    ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The same motion run faster by a factor: every time on it is divided by the factor.
  func sped(by factor: Double) -> Spring {
    let frequencySquared = oscillator.frequencySquared * factor * factor
    let excess = (oscillator.isOverdamped ? 1 : -1) * oscillator.rate * oscillator.rate * factor * factor
    return Spring(
      mass: mass, stiffness: stiffness * factor * factor, damping: damping * factor,
      duration: duration / factor, dampingRatio: dampingRatio, bounce: bounce,
      oscillator: Oscillator(
        decay: oscillator.decay * factor, frequencySquared: frequencySquared, discriminant: excess))
  }
}
