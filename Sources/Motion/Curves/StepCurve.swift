/// CSS's `steps()`: a progress in equal stairs.
public struct StepCurve: Hashable, Sendable {
  /// Where the stairs rise.
  public enum Position: String, Hashable, Sendable, CaseIterable {
    /// At the start of every step.
    case jumpStart = "jump-start"
    /// At the end of every step.
    case jumpEnd = "jump-end"
    /// Neither at the very start nor at the very end.
    case jumpNone = "jump-none"
    /// At the very start and at the very end too.
    case jumpBoth = "jump-both"
  }

  /// The number of steps, 1 or more.
  public let count: Int
  /// Where the stairs rise.
  public let position: Position

  /// Creates stairs; there must be one at least, or two where neither end rises.
  public init(count: Int, position: Position = .jumpEnd) {
    precondition(
      count >= (position == .jumpNone ? 2 : 1), "Stairs have one step at least, two where neither end rises.")
    self.count = count
    self.position = position
  }

  /// The height of the stairs at an x within 0…1.
  public func value(at x: Double) -> Double {
    let scaled = (x * Double(count)).rounded(.down)
    let step = position == .jumpStart || position == .jumpBoth ? scaled + 1 : scaled
    let heights = Double(count + (position == .jumpBoth ? 1 : position == .jumpNone ? -1 : 0))
    return Swift.min(step, heights) / heights
  }
}
