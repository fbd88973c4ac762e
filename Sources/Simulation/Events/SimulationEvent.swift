/// One thing that happens in a simulation, at a time found to a tenth of a millisecond or better.
public struct SimulationEvent: Hashable, Sendable {
  /// What can happen.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A variable is given a value: the element is the variable, the other a text it was given, the value a number.
    case stateChange = "state-change"
    /// An element is there: the other is its source, the value the gap to the nearest shape.
    case appear
    /// An element is gone from the frames: the other is what it went into.
    case disappear
    /// The gap of two shapes is no more than the spacing: the value is the gap.
    case inRange = "in-range"
    /// The gap of two shapes is more than the spacing again: the value is the gap.
    case outOfRange = "out-of-range"
    /// The outlines of two shapes begin to reach for each other: the value is the gap.
    case bulge
    /// A bridge joins two shapes: the value is the gap.
    case bridge
    /// Two shapes part: the value is the gap.
    case split
    /// A hole opens in the outline of a region of glass: the element is the region, the value the number of holes.
    case holeOpens = "hole-opens"
    /// A hole closes in the outline of a region of glass: the element is the region, the value the number of holes.
    case holeCloses = "hole-closes"
    /// An element is farthest beyond its target: the value is how far its farthest edge number is, in points.
    case overshootPeak = "overshoot-peak"
    /// An element's animation counts as complete.
    case logicallyComplete = "logically-complete"
    /// An element is at rest; where none is named, everything is.
    case settled
  }

  /// When, in seconds that are shown.
  public let time: Double
  /// What happens.
  public let kind: Kind
  /// What it happens to: an element by its name, or as the kind says; empty where it is none's.
  public let element: String
  /// What it happens with; empty where there is nothing.
  public let other: String
  /// The figure that belongs to the kind, lengths in points; `nil` where there is none.
  public let value: Double?

  init(_ kind: Kind, at time: Double, _ element: String = "", _ other: String = "", value: Double? = nil) {
    self.time = time
    self.kind = kind
    self.element = element
    self.other = other
    self.value = value
  }

  /// The event with its time in seconds that are shown, from one in seconds of the scene.
  func shown(at speed: Double) -> SimulationEvent {
    SimulationEvent(kind, at: time / speed, element, other, value: value)
  }
}
