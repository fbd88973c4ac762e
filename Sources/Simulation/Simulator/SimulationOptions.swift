public import Motion

/// How a scene is played.
public struct SimulationOptions: Hashable, Sendable {
  /// The way springs are moved on: exactly, as SwiftUI steps them, or by a textbook's integrator.
  public var playback: Playback
  /// How many seconds of the scene pass in a second that is shown; positive and finite.
  public var speed: Double
  /// Whether the person asked for reduced motion: what comes and goes fades in its place.
  public var reducesMotion: Bool

  /// Creates options; by default exact, at full speed and with all motion.
  ///
  /// - Precondition: `speed` is positive and finite.
  public init(playback: Playback = .exact, speed: Double = 1, reducesMotion: Bool = false) {
    precondition(speed > 0 && speed.isFinite, "A speed must be positive and finite.")
    self.playback = playback
    self.speed = speed
    self.reducesMotion = reducesMotion
  }
}
