public import Motion

/// Keyframes that carry properties of one element, or the spacing of one container, from the time of a change on.
///
/// They act on what is shown, after layout and on top of every other motion; past the end the last value holds, until
/// other keyframes of the same property begin. SwiftUI's `keyframeAnimator` does the same to one view.
public struct ElementKeyframes: Hashable, Sendable {
  /// What a track of numbers moves.
  public enum Property: String, Hashable, Sendable, CaseIterable {
    /// A displacement to the right, in points, added to the element's place; starts at 0.
    case offsetX = "offset.x"
    /// A displacement downwards, in points, added to the element's place; starts at 0.
    case offsetY = "offset.y"
    /// The width, in points, about the centre; starts at what is shown.
    case width
    /// The height, in points, about the centre; starts at what is shown.
    case height
    /// The radius of all corners, in points; starts at what is shown.
    case cornerRadius
    /// A factor on the size as drawn; starts at 1.
    case scale
    /// A turn in radians, clockwise, added to the element's; starts at 0.
    case rotation
    /// A factor on the opacity; starts at 1.
    case opacity
    /// A container's spacing, in points; starts at what it is.
    case spacing
  }

  /// The keyframes of one property.
  public enum Track: Hashable, Sendable {
    /// Keyframes of a number, in the property's unit.
    case number(Property, [Keyframe<Double>])
    /// Keyframes of the tint; starts at what is shown.
    case tint([Keyframe<Color>])

    /// The time of all keyframes of the track together, in seconds.
    public var duration: Double {
      switch self {
      case .number(_, let keyframes): keyframes.reduce(0) { $0 + $1.duration }
      case .tint(let keyframes): keyframes.reduce(0) { $0 + $1.duration }
      }
    }
  }

  /// The element's name, or the container's for its spacing.
  public var target: String
  /// The tracks, which all begin together.
  public var tracks: [Track]

  /// Creates keyframes of an element or a container by its name.
  public init(_ target: String, _ tracks: [Track]) {
    self.target = target
    self.tracks = tracks
  }

  /// The time of the longest track, in seconds.
  public var duration: Double { tracks.map(\.duration).max() ?? 0 }
}
