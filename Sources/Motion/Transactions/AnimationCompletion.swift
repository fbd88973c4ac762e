/// When a completion is called; SwiftUI's `AnimationCompletionCriteria`.
public enum AnimationCompletionCriteria: String, Hashable, Sendable, CaseIterable {
  /// When the animation counts as complete: a spring after its response.
  case logicallyComplete
  /// When the animation is over and gone.
  case removed
}

extension AnimatedValue {
  /// When the completion of the last change is called, in seconds on the caller's clock; it is called once.
  ///
  /// A removed spring is gone when it is within the tolerance of its target for ever. Where nothing animated, the
  /// completion is called at the change.
  ///
  /// *Edge cases*: infinite for an animation that repeats for ever.
  public func completionTime(
    _ criteria: AnimationCompletionCriteria, tolerance: Double = 0.001
  ) -> Double {
    switch criteria {
    case .logicallyComplete: logicalCompletionTime
    case .removed: Swift.max(logicalCompletionTime, restTime(tolerance: tolerance))
    }
  }
}

/// When the completion of one change of several values is called: once all of them are complete.
public struct AnimationCompletion: Hashable, Sendable {
  /// The time of the change, in seconds.
  public let changeTime: Double
  private var latest: Double

  /// Creates the completion of a change at a time in seconds.
  public init(changeTime: Double) {
    self.changeTime = changeTime
    latest = changeTime
  }

  /// Takes in a value that the change has set in motion, with the time at which that is complete.
  public mutating func include(completionTime: Double) {
    latest = Swift.max(latest, completionTime)
  }

  /// When the completion is called, in seconds: at the change itself where nothing animated.
  public var time: Double { latest }
}
